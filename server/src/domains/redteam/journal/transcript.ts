import { plannedGoal } from "../campaigns/planned-goal.ts";
import type { AnyGoalRow, AttemptRow, CampaignRow, GoalRow } from "../campaigns/store/campaign-row.ts";
import { goalOfAttempt as drawnForAttempt } from "../found/goal-of-attempt.ts";
import { stage, stageTwin } from "../goals/stage.ts";
import type { DrawnGoal } from "../model/goal.ts";
import { isImported } from "../model/imported-goal.ts";
import type { Seen } from "../model/seen.ts";

export interface TranscriptLine {
  readonly who: "console" | "user" | "outsider" | "agent";
  readonly what: string;
  readonly text: string;
  readonly answer: number | null;
  readonly calls: readonly { readonly name: string; readonly arguments: string }[];
}

const line = (who: TranscriptLine["who"], what: string, text: string): TranscriptLine => ({
  ...{ who, what, text, answer: null, calls: [] },
});

type Drawn = Pick<CampaignRow, "seed" | "settings">;

/** The goal as it was drawn for this attempt; null where this version of the console has no such goal. */
export function goalOfAttempt(goal: AnyGoalRow, attempt: AttemptRow, { seed, settings }: Drawn): DrawnGoal | null {
  if (isImported(goal.goal)) return null;
  if (["hunt", "twin", "handshake"].includes(attempt.phase)) return goal.goal;
  const planned = plannedGoal(goal as GoalRow);
  if (!planned) return null;
  const { phase, trial, draft } = attempt;
  const sent = attempt.seen?.sent ?? [];
  return drawnForAttempt(
    { planned, rules: { seed, confirm: settings.confirm } },
    { phase, trial, draft, seen: { sent } },
  );
}

/** An agent whose protocol carries no system prompt is attacked without them. */
const RULES = "rules, where the agent takes a system prompt";

/**
 * Everything that was said in an attempt, in its order. What was sent is told as the journal has it: the fresh secrets
 * of a later phase are in it.
 */
export function transcriptOf(attempt: AttemptRow, goal: DrawnGoal | null): TranscriptLine[] {
  const { draft, seen } = attempt;
  const set = goal && (attempt.phase === "twin" ? stageTwin(goal) : stage(goal, draft));
  const sent = seen ? sentIn(attempt, seen) : { turns: set?.turns ?? draft.turns, carried: [] };
  return [
    ...(set?.rules === undefined ? [] : [line("console", RULES, set.rules)]),
    ...(set?.preamble === undefined ? [] : [line("console", "system prompt, planted", set.preamble)]),
    ...(set?.tools ?? []).map(({ name, description }) => line("console", `tool offered: ${name}`, description ?? "")),
    ...draft.before.flatMap(({ role, text }) =>
      text ? [line(role === "assistant" ? "console" : "user", `invented earlier ${role} message`, text)] : [],
    ),
    ...(set?.earlier ?? []).map((text) => line("user", "said before by an honest user", text)),
    ...carriedLines(draft.carried.length > 0 ? sent.carried : [], goal),
    ...said(sent.turns, seen),
    ...(set?.later ?? []).map((text) => line("user", "said afterwards by an honest user", text)),
  ];
}

/** `Seen.sent` has invented messages first, then the turns, then what carriers held, then the wish twice. */
function sentIn({ draft, phase }: AttemptRow, { sent }: Seen) {
  const invented = draft.before.filter(({ role, text }) => role === "user" && text).length;
  const turns = sent.slice(invented, invented + draft.turns.length);
  const isTwin = phase === "twin" || turns.length === 0;
  return { turns: isTwin ? draft.turns : turns, carried: isTwin ? [] : sent.slice(invented + turns.length, -2) };
}

const carriedLines = (texts: readonly string[], goal: DrawnGoal | null): TranscriptLine[] =>
  texts.map((text, at) => line("outsider", goal?.plant.carriers[at]?.title ?? "a text that the agent reads", text));

/** Turns and answers: where tools were played, all answers up to one without a call belong to a turn. */
function said(turns: readonly string[], seen: Seen | null): TranscriptLine[] {
  const lines: TranscriptLine[] = [];
  const answers = seen?.answers ?? [];
  let at = 0;
  const answer = (): boolean => {
    const one = answers[at];
    if (!one) return false;
    lines.push({ ...line("agent", `answer ${at + 1}`, one.text), answer: at, calls: one.toolCalls.map(asCall) });
    at += 1;
    return one.toolCalls.length > 0;
  };
  turns.forEach((text, turn) => {
    lines.push(line("user", `turn ${turn + 1}`, text));
    while (answer());
  });
  while (at < answers.length) answer();
  return lines;
}

const asCall = ({ name, arguments: given }: { readonly name: string; readonly arguments: string }) => ({
  name,
  arguments: given,
});
