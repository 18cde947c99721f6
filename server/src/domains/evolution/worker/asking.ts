/** One batch of prompts: written down, sent with the job's concurrency, and stored as the responses arrive. */
import type { Act } from "../../../platform/act.ts";
import type { AgentLine, PortPrompt, Variant } from "../../evaluation/port.ts";
import type { Rollout } from "../engine/model/rollout.ts";
import { keepsReplies } from "../jobs/pilot.ts";
import type { Prepared } from "../jobs/prepare.ts";
import type { JobRow, RolloutRow } from "../jobs/store/job-row.ts";
import { type Observed, type ProgressSnapshot, planBatch, rolloutsOf, writeResults } from "../jobs/store/rollouts.ts";

export interface Asking {
  readonly inJob: <T>(work: (act: Act) => Promise<T>) => Promise<T>;
  readonly job: { readonly id: string; readonly worker: number };
  readonly concurrency: number;
  readonly line: AgentLine;
  readonly signal: AbortSignal;
  /** If true, nothing more is sent. */
  readonly isStopping: () => boolean;
  /** Pauses the job if too many results are errors: then the agent is probably broken, not the candidates. */
  readonly pausesOnErrors: (job: JobRow) => Promise<boolean>;
}

export interface Batch {
  readonly prepared: Prepared;
  readonly stage: string;
  readonly rollouts: readonly Rollout[];
  /** Rollouts of the whole job with this batch. */
  readonly reserved: number;
  readonly snapshot: ProgressSnapshot;
}

/** The journal's rows of the batch, all observed; null if the job has to be released. */
export async function askBatch(asking: Asking, batch: Batch): Promise<ReadonlyMap<number, RolloutRow> | null> {
  const { inJob, job, isStopping } = asking;
  const { prepared, rollouts, ...rest } = batch;
  const asked = rollouts.map((rollout) => ({ rollout, ...prepared.askedAs(rollout) }));
  const open = await inJob((act) =>
    planBatch(act, { ...rest, jobId: job.id, worker: job.worker, rollouts: asked.map(({ planned }) => planned) }),
  );
  if (!open) return null;
  const waiting = new Set(open);
  const queue = asked.filter(({ rollout }) => waiting.has(rollout.replicate));
  const keeper = resultKeeper(asking);
  const askNext = async (): Promise<void> => {
    for (let next = queue.shift(); next && !isStopping() && !keeper.isLost(); next = queue.shift()) {
      const { rollout, variant } = next;
      const prompt = prepared.planned[rollout.set][rollout.probe] as PortPrompt;
      keeper.keep(await observe(asking, { prompt, variant, rollout, planned: prepared.planned }));
    }
  };
  await Promise.all(Array.from({ length: Math.min(asking.concurrency, queue.length) }, askNext));
  const kept = await keeper.settled();
  if (isStopping() || keeper.isLost()) return null;
  if (kept && (await asking.pausesOnErrors(kept))) return null;
  const rows = await inJob((act) => rolloutsOf(act, job.id, rollouts[0]?.replicate));
  return new Map(rows.map((row) => [row.replicate, row]));
}

/** Writes results as they arrive. Those that arrive during a write are written together. */
function resultKeeper({ inJob, job }: Asking) {
  const settled: Observed[] = [];
  let last: JobRow | null = null;
  let isLost = false;
  let writing = Promise.resolve();
  const write = async (): Promise<void> => {
    const batch = settled.splice(0);
    if (batch.length === 0) return;
    last = await inJob((act) => writeResults(act, job, batch));
    if (!last) isLost = true;
  };
  return {
    isLost: () => isLost,
    keep(result: Observed): void {
      settled.push(result);
      writing = writing.then(write);
      writing.catch(() => {
        isLost = true;
      });
    },
    async settled(): Promise<JobRow | null> {
      await writing;
      return last;
    },
  };
}

interface Question {
  readonly prompt: PortPrompt;
  readonly variant: Variant;
  readonly rollout: Rollout;
  readonly planned: Prepared["planned"];
}

/** A response that cannot be assessed is requested once more; after that it is neither a pass nor a failure. */
async function observe({ line, signal }: Asking, { prompt, variant, rollout, planned }: Question): Promise<Observed> {
  const first = await line.ask(prompt, variant, signal);
  const again = first.outcome === "unassessed" ? await line.ask(prompt, variant, signal) : null;
  const last = again ?? first;
  const outcome = last.outcome === "resisted" ? 1 : last.outcome === "failed" ? 0 : null;
  return {
    replicate: rollout.replicate,
    outcome,
    isError: last.isError,
    reason: last.reason,
    detector: last.detector,
    requests: first.requests + (again?.requests ?? 0),
    tokens: first.tokens + (again?.tokens ?? 0),
    latencyMs: last.latencyMs,
    replies: keepsReplies(rollout, outcome, planned) ? last.replies : null,
  };
}
