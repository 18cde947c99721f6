/**
 * A job's way from its first question to its end, whatever kind it is: a search with its decision, a decision alone (for a
 * candidate that a person put together), or a watch over a change that was applied. Pure; the journal leads to the state.
 */
import {
  type Confirmation,
  type ConfirmOptions,
  type ConfirmState,
  confirmRollouts,
  type Decision,
  observeConfirmation,
  openConfirmation,
} from "../../engine/decision/confirm.ts";
import type { Pair } from "../../engine/decision/estimate.ts";
import { drawBlock, fullBlock } from "../../engine/decision/sampling.ts";
import { bet, FIRST_WEALTH, logWealth, type Wealth } from "../../engine/decision/wealth.ts";
import type { Genome } from "../../engine/genome.ts";
import { inOrder } from "../../engine/machine.ts";
import { keyed } from "../../engine/random.ts";
import type { Outcome, Result, Rollout } from "../../engine/rollout.ts";
import { type FinishReason, observeRun, openRun, type Run, type RunState } from "../../engine/run.ts";
import type { Problem } from "../../engine/space.ts";

export type CoursePlan =
  | { readonly kind: "search"; readonly run: Run }
  | { readonly kind: "recheck"; readonly problem: Problem; readonly seed: number; readonly confirm: ConfirmOptions }
  | { readonly kind: "monitor"; readonly problem: Problem; readonly seed: number; readonly pairs: number };

export interface CourseFinish {
  readonly reason: FinishReason | "holds" | "worse";
  readonly candidate: Genome;
  readonly decision?: Decision;
}

export interface Course {
  readonly stage: string;
  readonly spent: number;
  readonly planned: readonly Rollout[];
  readonly finish?: CourseFinish;
  readonly inner: RunState | ConfirmState | WatchState;
}

interface WatchState {
  readonly pairs: readonly Pair[];
  readonly asked: number;
  readonly against: Wealth;
}

/** The one gene of a recheck or a watch: the candidate as a whole. */
const WHOLE: Genome = [0];
/** Odds against luck from which a change that was applied is called worse. */
const ALARM = Math.log(20);

export function openCourse(plan: CoursePlan): Course {
  if (plan.kind === "search") return ofRun(openRun(plan.run));
  if (plan.kind === "recheck") return ofConfirmation(plan, openConfirmation(confirmation(plan)), 0);
  return watching(plan, { pairs: [], asked: 0, against: FIRST_WEALTH }, 0);
}

export function goOn(plan: CoursePlan, course: Course, results: readonly Result[]): Course {
  if (plan.kind === "search") return ofRun(observeRun(plan.run, course.inner as RunState, results));
  const outcomes = inOrder(course.planned, results);
  const spent = course.spent + course.planned.length;
  if (plan.kind === "recheck") {
    return ofConfirmation(plan, observeConfirmation(confirmation(plan), course.inner as ConfirmState, outcomes), spent);
  }
  const { pairs, asked, against } = course.inner as WatchState;
  const fresh = freshPairs(course.planned, outcomes);
  return watching(
    plan,
    {
      pairs: [...pairs, ...fresh],
      asked: asked + course.planned.length / 2,
      against: fresh.reduce((wealth, { difference }) => bet(wealth, -difference), against),
    },
    spent,
  );
}

function ofRun(inner: RunState): Course {
  const { stage, spent, planned, finish } = inner;
  return { stage, spent, planned, inner, ...(finish ? { finish } : {}) };
}

type Recheck = Extract<CoursePlan, { kind: "recheck" }>;
type Monitor = Extract<CoursePlan, { kind: "monitor" }>;

const confirmation = ({ problem, seed, confirm }: Recheck): Confirmation => ({
  ...{ problem, candidate: WHOLE, seed, options: confirm },
});

function ofConfirmation(plan: Recheck, inner: ConfirmState, spent: number): Course {
  const { decision } = inner;
  if (!decision) return { stage: "confirm", spent, planned: confirmRollouts(confirmation(plan), inner, spent), inner };
  const reason = decision.verdict.outcome === "superior" ? "confirmed" : "no_supported_improvement";
  return { stage: "finished", spent, planned: [], inner, finish: { reason, candidate: WHOLE, decision } };
}

function watching(plan: Monitor, inner: WatchState, spent: number): Course {
  const end = (reason: "holds" | "worse"): Course => ({
    ...{ stage: "finished", spent, planned: [], inner, finish: { reason, candidate: WHOLE } },
  });
  if (logWealth(inner.against) >= ALARM) return end("worse");
  if (inner.asked >= plan.pairs) return end("holds");
  const block = drawBlock(plan.problem, fullBlock(plan.problem), keyed(plan.seed, spent));
  const planned = block.flatMap(({ probe }, at): Rollout[] =>
    [[], WHOLE].map((genome, side) => ({ genome, set: "holdout", probe, replicate: spent + 2 * at + side })),
  );
  return { stage: "watch", spent, planned, inner };
}

function freshPairs(planned: readonly Rollout[], outcomes: readonly Outcome[]): Pair[] {
  return planned.flatMap(({ probe, genome }, at): Pair[] => {
    if (genome.length > 0) return [];
    const [before, now] = [outcomes[at] as Outcome, outcomes[at + 1] as Outcome];
    return before === null || now === null ? [] : [{ probe, difference: now - before }];
  });
}
