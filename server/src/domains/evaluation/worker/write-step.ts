import type { JobContext } from "../../../platform/work/context.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { lookAtRun } from "../runs/store/claims.ts";
import { quickStep, type StepResult } from "../runs/store/quick-step.ts";
import { isFinished } from "../runs/store/results.ts";
import { needsTransaction } from "./next-action.ts";
import { reservationOf } from "./prompt-run.ts";
import type { RunTarget } from "./run-target.ts";
import { isTurningPoint, type SettledPrompt, stepRun } from "./step.ts";

export interface StepWriter {
  readonly agents: AgentsPort;
  readonly job: JobContext;
  readonly worker: number;
}

export interface StepPlan {
  readonly batch: readonly SettledPrompt[];
  /** How many more prompts to claim. */
  readonly wanted: number;
  /** What this worker knows to have claimed, the batch included. */
  readonly claimed: ReadonlySet<number>;
  readonly looksAround: boolean;
  readonly hasRequeued: boolean;
}

/** Results in and prompts out: in one statement where that is enough. Null when the run is gone. */
export async function writeStep(writer: StepWriter, target: RunTarget, plan: StepPlan): Promise<StepResult | null> {
  const { job, worker } = writer;
  const { batch, wanted, claimed } = plan;
  const results = batch.filter(isFinished);
  const hasReturns = results.length < batch.length;
  if (needsTransaction({ ...plan, isCapped: target.isCapped, hasReturns })) return inTransaction(writer, target, plan);
  if (plan.looksAround) {
    const seen = await job.inTeam((act) => lookAtRun(act, { runId: job.job.id, worker, claimed: [...claimed] }));
    if (!seen || seen.isLost) return inTransaction(writer, target, plan);
    // Its row is left alone where there is nothing to write.
    if (batch.length === 0 && wanted === 0 && !isTurningPoint(seen)) return { run: seen, claims: [] };
  }
  const written = new Set(batch.map(({ seq }) => seq));
  const kept = [...claimed].filter((seq) => !written.has(seq));
  const step = await job.inTeam((act) => quickStep(act, { runId: job.job.id, worker, results, kept, wanted }));
  if (!step) return inTransaction(writer, target, plan);
  if (!isTurningPoint(step.run)) return step;
  // The results are stored. What follows from them is a transaction of its own; after a kill, the next step makes it.
  const concluded = await inTransaction(writer, target, { ...plan, batch: [], wanted: 0 });
  return concluded && { run: concluded.run, claims: step.claims };
}

function inTransaction(
  { agents, job, worker }: StepWriter,
  target: RunTarget,
  { batch, wanted, claimed, looksAround }: StepPlan,
): Promise<StepResult | null> {
  return job.transaction((act) =>
    stepRun(agents, act, {
      runId: job.job.id,
      worker,
      settled: batch,
      wanted,
      claimed: looksAround ? claimed : null,
      costOf: (claim) => reservationOf(target, claim),
    }),
  );
}
