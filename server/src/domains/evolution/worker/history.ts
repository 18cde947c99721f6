/** What a job has observed, as a pure fold over its journal: a worker that takes over reaches the same state. */
import type { Result, Rollout } from "../engine/model/rollout.ts";
import { JobImpossible } from "../jobs/job-impossible.ts";
import type { Prepared } from "../jobs/prepare.ts";
import type { RolloutRow } from "../jobs/store/job-row.ts";
import { follow, openTrack, type Track } from "../plan/curve.ts";
import type { ObservedRollout } from "../plan/effects.ts";
import { advance, type JobPlan, type JobState, openJobState } from "../plan/job-state.ts";
import { DRIFTED } from "./begin.ts";

export interface JobHistory {
  readonly course: JobState;
  readonly seen: readonly ObservedRollout[];
  readonly track: Track;
}

/** The history after the batch that was planned last. */
export function observeBatch(
  plan: JobPlan,
  { course, seen, track }: JobHistory,
  results: readonly Result[],
): JobHistory {
  const after = advance(plan, course, results);
  const observed = course.planned.map((rollout, at) => ({ rollout, result: results[at] as Result }));
  return {
    course: after,
    seen: [...seen, ...observed],
    track: follow(plan, track, { before: course, results, after }),
  };
}

/** The history that the journal leads to. Only completely observed batches count. */
export function replayJournal(plan: JobPlan, prepared: Prepared, rows: readonly RolloutRow[]): JobHistory {
  const observed = rows.filter(({ state }) => state === "observed");
  const outcomes = new Map(observed.map(({ replicate, outcome }) => [replicate, outcome]));
  let history: JobHistory = { course: openJobState(plan), seen: [], track: openTrack(plan) };
  for (;;) {
    const { planned } = history.course;
    if (planned.length === 0 || !planned.every(({ replicate }) => outcomes.has(replicate))) return history;
    checkJournal(prepared, planned, rows);
    const results = planned.map(({ replicate }) => ({ replicate, outcome: outcomes.get(replicate) ?? null }));
    history = observeBatch(plan, history, results);
  }
}

/** A journal written for other texts must not be read as evidence about the current ones. */
function checkJournal(prepared: Prepared, planned: readonly Rollout[], rows: readonly RolloutRow[]): void {
  for (const rollout of planned) {
    const row = rows[rollout.replicate];
    const expected = prepared.askedAs(rollout).planned;
    if (row?.config_hash !== expected.configHash || row.prompt_key !== expected.promptKey) {
      throw new JobImpossible("drift", DRIFTED);
    }
  }
}
