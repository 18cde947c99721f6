/**
 * The state of a job from its first prompt to its end, for all three kinds: a search with its decision, a decision alone (for a
 * candidate that a person put together), and post-apply monitoring. Pure: the journal determines the state.
 */
import {
  type Confirmation,
  type ConfirmOptions,
  type ConfirmState,
  confirmRollouts,
  type Decision,
  observeConfirmation,
  openConfirmation,
  type Unsettled,
} from "../engine/decision/confirm.ts";
import { inOrder } from "../engine/machine.ts";
import type { Genome } from "../engine/model/genome.ts";
import type { Result, Rollout } from "../engine/model/rollout.ts";
import type { Problem } from "../engine/model/space.ts";
import { type FinishReason, type Kept, keptOf, observeRun, openRun, type Run, type RunState } from "../engine/run.ts";
import {
  dueAfter,
  FIRST_WATCH,
  observeWatch,
  reportOf,
  type WatchPlan,
  type WatchReport,
  type WatchState,
  type WatchVerdict,
  watchRollouts,
} from "./watch.ts";

export type JobPlan =
  | { readonly kind: "search"; readonly run: Run }
  | {
      readonly kind: "recheck";
      readonly problem: Problem;
      readonly seed: number;
      readonly confirm: ConfirmOptions;
      /** An earlier decision about the same candidate, which this one continues. */
      readonly continues?: Unsettled;
    }
  | WatchPlan;

export interface JobFinish {
  readonly reason: FinishReason | WatchVerdict;
  readonly candidate: Genome;
  /** Of a search: how likely each change of the candidate is to help. */
  readonly helps?: readonly number[];
  readonly decision?: Decision;
  /** Of a decision that saw a gain and did not settle: what it takes to continue. */
  readonly kept?: Kept;
}

export interface JobState {
  readonly stage: string;
  readonly spent: number;
  readonly planned: readonly Rollout[];
  readonly finish?: JobFinish;
  readonly inner: RunState | ConfirmState | WatchState;
  /** Of monitoring: what it has observed so far, and how many seconds after its start it continues. */
  readonly watch?: { readonly report: WatchReport; readonly dueAfter: number };
}

/** The one gene of a recheck or of monitoring: the candidate as a whole. */
const WHOLE: Genome = [0];

export function openJobState(plan: JobPlan): JobState {
  if (plan.kind === "search") return ofRun(openRun(plan.run));
  if (plan.kind === "recheck") return ofConfirmation(plan, openConfirmation(confirmation(plan)), 0);
  return watching(plan, FIRST_WATCH, 0);
}

export function advance(plan: JobPlan, course: JobState, results: readonly Result[]): JobState {
  if (plan.kind === "search") return ofRun(observeRun(plan.run, course.inner as RunState, results));
  const outcomes = inOrder(course.planned, results);
  const spent = course.spent + course.planned.length;
  if (plan.kind === "recheck") {
    return ofConfirmation(plan, observeConfirmation(confirmation(plan), course.inner as ConfirmState, outcomes), spent);
  }
  return watching(plan, observeWatch(course.inner as WatchState, course.planned, outcomes), spent);
}

function ofRun(inner: RunState): JobState {
  const { stage, spent, planned, finish } = inner;
  return { stage, spent, planned, inner, ...(finish ? { finish } : {}) };
}

type Recheck = Extract<JobPlan, { kind: "recheck" }>;

const confirmation = ({ problem, seed, confirm, continues }: Recheck): Confirmation => ({
  ...{ problem, candidate: WHOLE, seed, options: confirm, ...(continues ? { continues } : {}) },
});

function ofConfirmation(plan: Recheck, inner: ConfirmState, spent: number): JobState {
  const { decision } = inner;
  if (!decision) return { stage: "confirm", spent, planned: confirmRollouts(confirmation(plan), inner, spent), inner };
  const reason = decision.verdict.outcome === "superior" ? "confirmed" : "no_supported_improvement";
  const kept = keptOf(inner, { candidate: WHOLE, helps: [] });
  const finish = { reason, candidate: WHOLE, decision, ...(kept ? { kept } : {}) } as const;
  return { stage: "finished", spent, planned: [], inner, finish };
}

function watching(plan: WatchPlan, inner: WatchState, spent: number): JobState {
  const report = reportOf(plan, inner);
  const watch = { report, dueAfter: dueAfter(plan, inner) };
  if (report.verdict) {
    const finish = { reason: report.verdict, candidate: WHOLE };
    return { stage: "finished", spent, planned: [], inner, watch, finish };
  }
  return { stage: "watch", spent, planned: watchRollouts(plan, inner, spent), inner, watch };
}
