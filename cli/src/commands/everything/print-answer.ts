import { Ended } from "../../endings/exit-codes.ts";
import { jsonText } from "../../output/json-text.ts";
import type { Screen } from "../../output/screen.ts";
import { visibleLines } from "../../output/visible.ts";

interface Answer {
  readonly stream: ReadableStream<Uint8Array>;
  /** The media type. */
  readonly type: string;
}

interface Printing {
  readonly out: Screen;
  /** One line, also on a terminal. */
  readonly json: boolean;
}

/** Off a terminal, the bytes as they are. On one, JSON is indented, text is shown line by line, and anything else is refused. */
export async function printAnswer({ stream, type }: Answer, { out, json }: Printing): Promise<void> {
  if (/^application\/json\b/.test(type)) return printJson(await new Response(stream).text(), { out, json });
  if (!out.isTTY) {
    for await (const piece of stream) out.write(piece);
    return;
  }
  if (!/^text\/|json|xml/.test(type)) {
    await stream.cancel();
    throw new Ended("usage", `The answer is ${type || "binary"}. Redirect the output to a file.`);
  }
  const decoder = new TextDecoder();
  let rest = "";
  for await (const piece of stream) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) out.write(`${visibleLines(line)}\n`);
  }
  if (rest) out.write(`${visibleLines(rest)}\n`);
}

function printJson(text: string, { out, json }: Printing): void {
  if (text === "") return;
  const shown = out.isTTY ? jsonText(parsed(text), { isTerminal: true, ...(json ? {} : { indent: 2 }) }) : text;
  out.write(shown.endsWith("\n") ? shown : `${shown}\n`);
}

/** Numbers that a double can't hold stay as they are. */
function parsed(text: string): unknown {
  const reviver = (_: string, value: unknown, context?: { readonly source?: string }): unknown =>
    typeof value === "number" && context?.source && !Number.isSafeInteger(value) && /^-?\d+$/.test(context.source)
      ? BigInt(context.source)
      : value;
  return JSON.parse(text, reviver as (key: string, value: unknown) => unknown);
}
