import type { Act } from "../../../platform/act.ts";
import { isWorkerAlive } from "../../../platform/work/worker-locks.ts";
import { drawPrompts } from "../budget/draw.ts";
import { type ControlResult, isLifeless, missingCapabilities, withoutUntestable } from "../controls/decide.ts";
import type { Harness, PlannedPrompt } from "../harness/harness.ts";
import { WORKER_LOCKS } from "../runs/store/claims.ts";
import { logLine } from "../runs/store/log.ts";
import { writePlan } from "../runs/store/plan.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import { lockRun, updatePlanned, updatePlanner } from "../runs/store/runs.ts";

const BATCH = 500;
/** Whatever is asked, a lifeless agent says the same: a sample shows as much as all prompts, and costs less. */
const LIFELESS_PROMPTS = 120;

export interface Planner {
  readonly worker: number;
  /** What the controls show; null when the run does not go on. */
  readonly controls: () => Promise<readonly ControlResult[] | null>;
  /** One transaction on the run. */
  readonly act: <T>(work: (act: Act) => Promise<T>) => Promise<T>;
}

/**
 * Asks the controls of a run and writes its plan, a batch in each transaction. It is drawn from the seed, so that a worker
 * that takes over writes the same prompts under the same numbers. What the agent lacks a capability for is not planned.
 * False when another worker is at it, or the run is gone or paused.
 */
export async function planRun(planner: Planner, runId: string, all: readonly Harness[]): Promise<boolean> {
  const run = await planner.act((act) => becomePlanner(act, runId, planner));
  if (!run) return false;
  if (run.planned !== null) return true;
  const controls = await planner.controls();
  if (!controls) return false;
  const missing = missingCapabilities(controls);
  // Whoever says the same to everything has shown no lack of anything; its refusals of harmless twins are worth counting.
  const asksAll = ({ isGenerated }: Harness): boolean => isGenerated === true && isLifeless(controls);
  const harnesses = all.map((harness) => (asksAll(harness) ? harness : withoutUntestable(harness, missing)));
  // A fairness test compares whole requests: a sample of it would compare halves.
  const sampleSize =
    isLifeless(controls) && !all.some(asksAll)
      ? Math.min(run.sample_size ?? LIFELESS_PROMPTS, LIFELESS_PROMPTS)
      : run.sample_size;
  let seq = 0;
  let batch = new Map<number, PlannedPrompt>();
  const write = (): Promise<boolean> => planner.act((act) => writeBatch(act, run, { batch, worker: planner.worker }));
  for await (const prompt of drawPrompts(harnesses, { seed: run.seed, sampleSize })) {
    batch.set(seq++, prompt);
    if (batch.size < BATCH) continue;
    if (!(await write())) return false;
    batch = new Map();
  }
  if (!(await write())) return false;
  return planner.act(async (act) => {
    const found = await lockRun(act, runId);
    if (found?.planner !== planner.worker) return false;
    await updatePlanned(act, found, seq);
    await logLine(act, runId, `planned ${seq} prompts`);
    return true;
  });
}

async function becomePlanner(act: Act, runId: string, { worker }: Planner): Promise<RunRow | null> {
  const run = await lockRun(act, runId);
  if (!run || run.planned !== null) return run;
  const { planner } = run;
  if (planner !== null && planner !== worker && (await isWorkerAlive(act.tx, WORKER_LOCKS, planner))) return null;
  await updatePlanner(act, run, worker);
  return run;
}

async function writeBatch(
  act: Act,
  run: RunRow,
  { batch, worker }: { batch: ReadonlyMap<number, PlannedPrompt>; worker: number },
): Promise<boolean> {
  const found = await lockRun(act, run.id);
  if (found?.planner !== worker || found.status !== "running") return false;
  if (batch.size > 0) await writePlan(act, run, batch);
  return true;
}
