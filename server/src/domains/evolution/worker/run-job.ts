/** A job from its claim to its end. `../plan/job-state.ts` decides the next step; this file does it. */
import type { Act } from "../../../platform/act.ts";
import type { JobContext } from "../../../platform/work/context.ts";
import { hasTooManyErrors } from "../../../platform/work/error-rate.ts";
import type { Attempt } from "../../../platform/work/exclusive-session.ts";
import type { AgentLine } from "../../evaluation/port.ts";
import type { Rollout } from "../engine/model/rollout.ts";
import { evidenceIn, type RunState } from "../engine/run.ts";
import type { WorkerNeeds } from "../jobs/dependencies.ts";
import { JobImpossible } from "../jobs/job-impossible.ts";
import { ENGINE, type Prepared, prepare } from "../jobs/prepare.ts";
import type { JobRow } from "../jobs/store/job-row.ts";
import { changeStatus, getJob } from "../jobs/store/jobs.ts";
import { type ProgressSnapshot, rolloutsOf } from "../jobs/store/rollouts.ts";
import { effectsIn } from "../plan/effects.ts";
import type { JobPlan } from "../plan/job-state.ts";
import { reflect } from "../proposer/reflect.ts";
import { type Asking, askBatch } from "./asking.ts";
import { begin, DRIFTED, UPDATED } from "./begin.ts";
import { concludeJob } from "./conclude.ts";
import { type JobHistory, observeBatch, replayJournal } from "./history.ts";
import { isOver, sleepUntil } from "./watching.ts";

/** Fewer results than this are too few to judge an agent's error rate. */
const ENOUGH_TO_JUDGE = 40;
/** The effects of changes are stored only with every so many points: they are longer than everything else in the row. */
const EFFECTS_EVERY = 8;
const NOTHING_YET: ProgressSnapshot = { curve: [], effects: null };

export interface JobRun {
  readonly needs: WorkerNeeds;
  readonly context: JobContext;
  readonly worker: number;
  readonly attempt: Attempt;
}

export async function runJob(run: JobRun, job: JobRow): Promise<void> {
  const { needs, context, attempt } = run;
  const { transaction: inJob } = context;
  const { signal } = attempt;
  if (await inJob((act) => isOver(needs, act, job))) return;
  const open = (agentId: string) => needs.evaluation.open(context.job, agentId);
  const line = await needs.evaluation.open(context.job, job.agent_id, job.settings.objective);
  const asking = askingOf(run, job, line);
  const pilot = (prepared: Prepared, rollouts: readonly Rollout[]) =>
    askBatch(asking, { prepared, stage: "pilot", rollouts, reserved: rollouts.length, snapshot: NOTHING_YET });
  const piloted = await begin({ needs, inJob, line, signal, ask: pilot }, job);
  if (!piloted) return;
  const begun = await reflect({ ...needs, inJob, open, signal }, piloted);
  // A journal was written by one engine; another one would read other plans into it.
  if (begun.kind !== "monitor" && begun.manifest?.engine !== ENGINE) throw new JobImpossible("drift", UPDATED);
  const prepared = await inJob((act) => prepare(needs, act, begun));
  if (!prepared || prepared.planned.hash !== begun.manifest?.problem_hash) throw new JobImpossible("drift", DRIFTED);
  await advanceToEnd(run, { job: begun, asking, prepared, pilot: begun.manifest.pilot });
}

interface Begun {
  readonly job: JobRow;
  readonly asking: Asking;
  readonly prepared: Prepared;
  /** Rollouts of the budget that the pilot took. */
  readonly pilot: number;
}

/** Batch by batch, until the job ends, sleeps, or has to be released. */
async function advanceToEnd(
  { needs, context, worker, attempt }: JobRun,
  { job, asking, prepared, pilot }: Begun,
): Promise<void> {
  const { transaction: inJob } = context;
  const plan = prepared.plan(job.attempt);
  let history = replayJournal(plan, prepared, await inJob((act) => rolloutsOf(act, job.id)));
  while (!attempt.isStopping()) {
    const { finish, stage, planned, spent, watch } = history.course;
    if (finish)
      return inJob((act) => concludeJob(needs.agents, act, { id: job.id, worker, prepared, finish, ...history }));
    if (watch && (await inJob((act) => sleepUntil(act, { job, worker, ...watch })))) return;
    const reserved = pilot + spent + planned.length;
    const snapshot = snapshotOf(plan, prepared, history);
    const rows = await askBatch(asking, { prepared, stage, rollouts: planned, reserved, snapshot });
    if (!rows) return;
    const results = planned.map(({ replicate }) => ({ replicate, outcome: rows.get(replicate)?.outcome ?? null }));
    history = observeBatch(plan, history, results);
  }
}

const askingOf = ({ context, worker, attempt }: JobRun, { id, settings }: JobRow, line: AgentLine): Asking => ({
  ...{ inJob: context.transaction, job: { id, worker }, concurrency: settings.concurrency, line },
  ...{ signal: attempt.signal, isStopping: attempt.isStopping },
  async pausesOnErrors(kept) {
    if (!hasTooManyErrors(kept, ENOUGH_TO_JUDGE)) return false;
    await context.transaction((act) => pauseForErrors(act, kept));
    return true;
  },
});

async function pauseForErrors(act: Act, { id, watched, watched_errors: errors }: JobRow): Promise<void> {
  const found = await getJob(act, id, "for update");
  if (found.status !== "running") return;
  const message = `Of the last ${watched} questions ${errors} failed with errors. Check the agent, then resume the run.`;
  await changeStatus(act, id, { status: "paused", message, reason: "target_errors" });
}

/** What people see of each change while the run goes on is the evidence that will choose the changes, and no other. */
function snapshotOf(plan: JobPlan, { planned }: Prepared, { seen, course, track }: JobHistory): ProgressSnapshot {
  const isDue = plan.kind === "search" && track.points.length % EFFECTS_EVERY === 1;
  if (!isDue) return { curve: track.points, effects: null };
  const evidence = evidenceIn(plan.run, course.inner as RunState);
  return { curve: track.points, effects: effectsIn(planned.problem, evidence, seen) };
}
