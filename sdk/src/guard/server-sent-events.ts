import type { StreamEvent } from "@agent-console/analysis/guards/protocols/protocol.ts";

/** Longer events are not read: nobody could judge them. */
const LONGEST_EVENT = 8 * 1024 * 1024;
const LINE_END = /\r\n|\n|\r/;

/** The events in the body of an answer. Comments and fields that carry no text are left out. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let [rest, name, data] = ["", null as string | null, [] as string[]];
  try {
    for (let isOver = false; !isOver; ) {
      const { done, value } = await reader.read();
      isOver = done;
      rest += done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true });
      if (rest.length > LONGEST_EVENT) throw new RangeError("an event is too long");
      // A line end at the end of a chunk may be half of one.
      const lines = (rest.endsWith("\r") && !done ? rest.slice(0, -1) : rest).split(LINE_END);
      const last = lines.pop() ?? "";
      rest = rest.endsWith("\r") && !done ? `${last}\r` : last;
      for (const line of lines) {
        if (line === "") {
          if (data.length > 0) yield { name, data: data.join("\n") };
          [name, data] = [null, []];
        } else if (line.startsWith("data:")) data.push(fieldOf(line, 5));
        else if (line.startsWith("event:")) name = fieldOf(line, 6);
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

const fieldOf = (line: string, from: number): string => line.slice(line[from] === " " ? from + 1 : from);

export const eventText = ({ name, data }: StreamEvent): string =>
  `${name === null ? "" : `event: ${name}\n`}${data
    .split("\n")
    .map((line) => `data: ${line}\n`)
    .join("")}\n`;

/** A body that is made piece by piece. Whoever stops reading stops whoever writes. */
export function bodyOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
