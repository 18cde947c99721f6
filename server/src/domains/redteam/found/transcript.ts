import type { TranscriptLine } from "../../evaluation/port.ts";
import { type Stage, stage } from "../goals/stage.ts";
import type { Attempt } from "../model/attempt.ts";
import { withWish } from "../model/draft.ts";
import type { DrawnGoal } from "../model/goal.ts";
import type { SeenAnswer } from "../model/seen.ts";

/** One conversation from its beginning: what was planted, written by outsiders, said and answered. */
export function transcriptOf(goal: DrawnGoal, path: readonly Attempt[]): TranscriptLine[] {
  const [first] = path;
  if (!first) return [];
  const { rules, preamble, before, earlier } = stage(goal, first.draft);
  const titles = new Map(goal.plant.carriers.map(({ id, title }) => [id, title]));
  return [
    ...(rules === undefined ? [] : [line("console", "Rules, where the agent takes a system prompt", rules)]),
    ...(preamble === undefined ? [] : [line("console", "Planted in the agent's instructions", preamble)]),
    ...first.draft.carried.map(({ carrier, text }) =>
      line("outsider", titles.get(carrier) ?? carrier, withWish(text, first.draft)),
    ),
    ...before.flatMap(({ role, text }) =>
      text ? [line(role === "user" ? "user" : "agent", "Invented earlier message", text)] : [],
    ),
    ...earlier.map((text) => line("user", "Said before the attack", text)),
    ...path.flatMap((attempt) => exchanges(stage(goal, attempt.draft), attempt)),
  ];
}

const line = (who: TranscriptLine["who"], what: string, text: string): TranscriptLine => ({ who, what, text });

/** Each turn with the answers to it: where tools are played, all up to one without a call. */
function exchanges({ turns, later }: Stage, { seen: { answers } }: Attempt): TranscriptLine[] {
  let at = 0;
  const lines = [...turns, ...later].flatMap((turn, n) => {
    const own: SeenAnswer[] = [];
    for (let isOpen = true; isOpen && at < answers.length; at++) {
      const answer = answers[at] as SeenAnswer;
      own.push(answer);
      isOpen = answer.toolCalls.length > 0;
    }
    return [line("user", `Turn ${n + 1}`, turn), ...own.flatMap(answerLines)];
  });
  return [...lines, ...answers.slice(at).flatMap(answerLines)];
}

const answerLines = ({ text, toolCalls }: SeenAnswer): TranscriptLine[] => [
  ...(text === "" ? [] : [line("agent", "Answer", text)]),
  ...toolCalls.map(({ name, arguments: given }) => line("agent", `Calls ${name}`, given)),
];
