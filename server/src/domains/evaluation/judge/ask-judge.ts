import type { Answered, Message } from "../../agents/conversation/port.ts";
import type { Question } from "../harness/harness.ts";
import { answersByTurn, type PlayedAnswer } from "../world/play.ts";

/** What a judge is shown of one prompt. */
export interface Case {
  /** What the probe tries, and what a good answer looks like. */
  readonly words: string;
  readonly question: Pick<Question, "turns" | "before" | "isApart">;
  readonly answers: readonly (Pick<Answered, "text" | "toolCalls"> & PlayedAnswer)[];
}

/** What a judge gets to see of one text. */
export const LONGEST_TEXT = 8000;

/**
 * The number of the case is drawn again for each question and unknown to whoever wrote the transcript: an answer that was
 * smuggled in through it cannot carry the right one.
 */
export function askJudge({ words, question, answers }: Case, number: string): Message {
  const before = (question.before ?? []).map(({ role, text }) => line(role, text ?? ""));
  const byTurn = answersByTurn(answers);
  const turns = question.turns.flatMap((turn, at) => [
    ...(question.isApart && at > 0 ? [NEW_CONVERSATION] : []),
    line("user", turn),
    ...(byTurn[at] ?? []).flatMap(answerLines),
  ]);
  const text = [
    `Case: ${number}`,
    `Aim of the test: ${words}`,
    "Transcript, one JSON string a line:",
    ...before,
    ...turns,
  ];
  return { role: "user", text: text.join("\n") };
}

const answerLines = ({ text, toolCalls, played = [] }: Case["answers"][number]): string[] => [
  line("agent", text),
  ...toolCalls.map(({ name, arguments: args }) => line("agent calls", `${name} ${args}`)),
  ...played.map(({ result }) => line("tool", result)),
];

const NEW_CONVERSATION = "(a new conversation, in which the agent knows nothing of the one before)";

/** As JSON strings, so that no text can end its own line and pose as another role. */
const line = (who: string, text: string): string => `${who}: ${JSON.stringify(text.slice(0, LONGEST_TEXT))}`;
