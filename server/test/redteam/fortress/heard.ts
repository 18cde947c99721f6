import { type Recognized, recognizeTopic } from "./library.ts";
import { type Hiding, type Reading, readingsOf } from "./readings.ts";

/** A request of OpenAI's chat completions, as far as the fortress reads it. */
export interface ChatRequest {
  readonly messages: readonly {
    readonly role: string;
    readonly content?: string | null;
    readonly tool_calls?: readonly { readonly function: { readonly name: string; readonly arguments: string } }[];
  }[];
  readonly tools?: readonly { readonly function: ChatTool }[];
}

export interface ChatTool {
  readonly name: string;
  readonly description?: string;
  readonly parameters?: { readonly properties?: Readonly<Record<string, unknown>> };
}

export interface Heard {
  readonly system: string;
  /** What the user says now, without pasted documents. */
  readonly said: string;
  readonly document: string;
  /** All that the user has said, the oldest first. */
  readonly turns: readonly string[];
  /** What the assistant is said to have answered before. */
  readonly answers: readonly string[];
  readonly tools: readonly ChatTool[];
  /** Calls since the user's last words, and what came back. */
  readonly calls: readonly { readonly name: string; readonly arguments: string }[];
  readonly results: readonly string[];
}

const PASTED = /^---\n([\s\S]*?)\n---$/gm;

export function heardIn({ messages, tools = [] }: ChatRequest): Heard {
  const textOf = (role: string): string[] =>
    messages.filter((one) => one.role === role).map(({ content }) => content ?? "");
  const from = messages.findLastIndex(({ role }) => role === "user");
  const since = messages.slice(from + 1);
  const last = messages[from]?.content ?? "";
  return {
    system: textOf("system").join("\n"),
    said: last.replaceAll(PASTED, " ").trim(),
    document: Array.from(last.matchAll(PASTED), ([, body = ""]) => body).join("\n"),
    turns: textOf("user"),
    answers: messages.slice(0, from).flatMap(({ role, content }) => (role === "assistant" && content ? [content] : [])),
    tools: tools.map((one) => one.function),
    calls: since.flatMap(({ tool_calls = [] }) => tool_calls.map((one) => one.function)),
    results: since.flatMap(({ role, content }) => (role === "tool" ? [content ?? ""] : [])),
  };
}

export type Source = "said" | "document" | "result" | "description";

/** The attack that stands in a request, with where it is and how it is written. */
export interface FoundWish {
  readonly at: Source;
  readonly by: Hiding;
  /** The readable text that has it, with the words around it. */
  readonly text: string;
  readonly about: Recognized;
  /** In how many of the user's turns it was said, this one included. */
  readonly times: number;
}

/** The reading that shares the most with a wish; the plain one where others share as much. */
function wishIn(texts: readonly Reading[], fewest: number): (Reading & { readonly about: Recognized }) | null {
  let best: (Reading & { readonly about: Recognized }) | null = null;
  for (const reading of texts) {
    const about = recognizeTopic(reading.text, "wish");
    if (!about || about.runs < fewest || worth(reading, about) <= (best ? worth(best, best.about) : 0)) continue;
    if (about.runs > (recognizeTopic(reading.text, "twin")?.runs ?? 0)) best = { ...reading, about };
  }
  return best;
}

const CODED: ReadonlySet<Hiding> = new Set([
  ...(["base64", "hex", "rot13", "morse", "percent", "nested", "tags", "reversed", "first-letters"] as const),
]);

/** Known words in a code are no chance; those in the plain words around it may be. */
const worth = ({ by }: Reading, { runs }: Recognized): number => runs + (runs > 1 && CODED.has(by) ? 20 : 0);

/** Fewer shared runs may be chance in a text that someone else wrote. */
const FEWEST_CARRIED = 2;

export function findWish(heard: Heard): FoundWish | null {
  const times = heard.turns.filter((turn) => wishIn(readingsOf(turn), 1) !== null).length;
  const inTwo = [...heard.turns.slice(-2, -1), heard.said].join("\n");
  const places: readonly (readonly [Source, readonly string[]])[] = [
    ["said", /part one/i.test(inTwo) ? [inTwo, heard.said] : [heard.said]],
    ["result", heard.results],
    ["document", [heard.document]],
    ["description", heard.tools.map(({ description = "" }) => description)],
  ];
  for (const [at, texts] of places)
    for (const text of texts) {
      const found = wishIn(readingsOf(text), at === "said" ? 1 : FEWEST_CARRIED);
      if (found) return { at, times, ...found };
    }
  return null;
}
