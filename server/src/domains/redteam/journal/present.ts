import { readTrail } from "../campaigns/store/trail.ts";
import { severityOfGoal } from "../found/severity.ts";
import { familyOf } from "../goals/list.ts";
import type { Way } from "../model/categories.ts";
import type { AttemptLine, GoalLine } from "./store.ts";

const HUNDREDTHS = 100;
const rounded = (signal: number | null): number | null =>
  signal === null ? null : Math.round(signal * HUNDREDTHS) / HUNDREDTHS;

/** A goal as lists show it. While it runs, what its row has only at the end follows from its attempts. */
export function presentGoal(goal: GoalLine, ways: readonly Way[]) {
  const trail = readTrail(goal.trail);
  const isDone = goal.state === "done";
  const family = familyOf(goal.family);
  const best = Math.max(...trail.map((signal) => signal ?? 0), 0);
  const firstBroken = trail.indexOf(1);
  return {
    place: goal.place,
    key: goal.key,
    category: goal.category,
    family: goal.family,
    title: family?.title ?? goal.title ?? titleOf(goal.family),
    severity: severityShown(goal),
    ways: family ? family.ways.filter((way) => ways.includes(way)) : ["chat"],
    wish: goal.wish ?? "",
    state: goal.state,
    result: goal.result,
    is_opinion: goal.is_opinion,
    reason: goal.reason,
    queries: isDone ? goal.queries : trail.length,
    first_success: isDone || firstBroken < 0 ? goal.first_success : firstBroken + 1,
    best_signal: isDone ? rounded(goal.best_signal) : trail.length === 0 ? null : best,
    finding_id: goal.finding_id,
    confirmed: goal.attack?.confirmed ?? null,
    generalized: goal.attack?.generalized ?? null,
    before: goal.before && presentBefore(goal.before),
    trail,
  };
}

/** What was known before the retest. */
function presentBefore(before: NonNullable<GoalLine["before"]>) {
  if (before.by === "native") {
    const { by, result: verdict, confirmed, findingId: finding_id } = before;
    return { by, verdict, confirmed, finding_id };
  }
  const { outcome, hits, of } = before.theirs;
  return { by: before.by, verdict: outcome, confirmed: of > 0 ? { worked: hits, of } : null, finding_id: null };
}

/** Of a broken goal: that of its finding. */
function severityShown({ severity, result, first_success: firstSuccess, attack, before }: GoalLine) {
  const isBroken = result === "confirmed" || result === "seen";
  return isBroken ? severityOfGoal(severity, { result, firstSuccess, attack }, before).severity : severity;
}

/** Of a goal that the library does not have: the team's own, or another tool's. */
const titleOf = (family: string): string => family.replaceAll(/[-_:]+/g, " ").trim();

export const presentAttempt = ({ place, sent_at, signal, ...attempt }: AttemptLine) => ({
  goal: place,
  step: attempt.step,
  phase: attempt.phase,
  trial: attempt.trial,
  strategy: attempt.strategy,
  engine: attempt.engine,
  operators: attempt.operators,
  from_step: attempt.from_step,
  state: attempt.state,
  signal: rounded(signal),
  outcome: attempt.outcome,
  is_error: attempt.is_error,
  requests: attempt.requests,
  tokens: attempt.tokens,
  sent_at: Math.floor(sent_at / 1000),
});
