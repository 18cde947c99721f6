import type { PlayedAnswer } from "../world/play.ts";
import type { Case } from "./ask-judge.ts";

/** An answer as a run's results keep it. */
export interface StoredAnswer extends PlayedAnswer {
  readonly text?: string;
  readonly toolCalls?: readonly { name: string; arguments: string }[];
}

/** The same as a judge sees it: with what tools returned, without which the answers of a tool loop belong to no turn. */
export const shownAnswers = (stored: readonly StoredAnswer[]): Case["answers"] =>
  stored.map(({ text = "", toolCalls = [], played }) => ({
    text,
    ...(played ? { played } : {}),
    toolCalls: toolCalls.map((call, at) => ({ id: String(at), ...call })),
  }));
