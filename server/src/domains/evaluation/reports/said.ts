import { openingOf, type Question } from "../harness.ts";
import type { PromptLine } from "./source.ts";

/** One turn of a conversation, in order. */
export interface Said {
  readonly who: "planted" | "asked" | "answered" | "no answer";
  readonly text: string;
}

interface Turn {
  readonly outcome?: string;
  readonly text?: string;
  readonly detail?: string;
  readonly toolCalls?: readonly { readonly name: string; readonly arguments: string }[];
}

/** A prompt as people read it: what stood before, each question, each answer with the tools it called. */
export function conversationOf({ question, answers }: Pick<PromptLine, "question" | "answers">): Said[] {
  const asked = question as unknown as Question & { readonly planted: string | null };
  const turns = Array.isArray(asked.turns) ? asked.turns : [];
  const said: Said[] = asked.planted ? [{ who: "planted", text: String(asked.planted) }] : [];
  const most = Math.max(turns.length, answers.length);
  for (let at = 0; at < most; at++) {
    const turn = at === 0 && turns.length > 0 ? openingOf(asked) : turns[at];
    if (turn !== undefined) said.push({ who: "asked", text: String(turn) });
    const answer = answers[at] as Turn | undefined;
    if (answer) said.push(answered(answer));
  }
  return said;
}

function answered({ outcome, text, detail, toolCalls = [] }: Turn): Said {
  if (outcome === "failed") return { who: "no answer", text: detail ?? "" };
  const calls = toolCalls.map(({ name, arguments: given }) => `[called ${name}(${given})]`);
  return { who: "answered", text: [text, ...calls].filter(Boolean).join("\n") };
}

const textOf = (line: PromptLine, ...who: readonly Said["who"][]): string =>
  conversationOf(line)
    .filter((one) => who.includes(one.who))
    .map(({ text }) => text)
    .join("\n\n");

export const questionOf = (line: PromptLine): string => textOf(line, "asked");
export const answerOf = (line: PromptLine): string => textOf(line, "answered", "no answer");
