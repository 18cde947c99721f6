import { Fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { AgentLine } from "../../evaluation/port.ts";
import type { Result, Rollout } from "../engine/model/rollout.ts";
import { JobImpossible } from "../jobs/job-impossible.ts";
import { actOf, type JobUnderWay, subjectOf, type WorkerNeeds } from "../jobs/needs.ts";
import { type Prepared, prepare } from "../jobs/prepare.ts";
import type { JobRow } from "../jobs/row.ts";
import { changeStatus, claimJob, getJob, releaseJob, rolloutsOf, type Told } from "../jobs/store.ts";
import { type Course, type CoursePlan, goOn, openCourse } from "../plan/course.ts";
import { follow, openTrack, type Track } from "../plan/curve.ts";
import { effectsIn, type Seen } from "../plan/effects.ts";
import { reflect } from "../proposer/reflect.ts";
import { type Asking, askBatch } from "./asking.ts";
import { begin, DRIFTED } from "./begin.ts";
import { concludeJob } from "./conclude.ts";
import { letGo } from "./let-go.ts";
import { isOver, sleepUntil } from "./watching.ts";

/** One worker's time with one job. */
export interface Session {
  readonly ended: Promise<void>;
  /** Sends nothing more and gives the job back; what is with the agent is ended after so long. */
  leave(graceMs: number): void;
}

/** Above this share of errors, after so many results, the agent is taken to be broken and not the candidates. */
const MOST_ERRORS = 0.05;
const WATCHED_FROM = 40;

export function openSession(needs: WorkerNeeds, under: JobUnderWay, worker: number): Session {
  const { logger } = needs;
  const id = under.job_id;
  const halt = new AbortController();
  let isLeaving = false;
  const inJob = <T>(work: (act: Act) => Promise<T>): Promise<T> =>
    needs.db.transaction(subjectOf(under), (tx) => work(actOf(needs, under, tx)));

  async function work(): Promise<void> {
    const job = await inJob((act) => claimJob(act, id, worker));
    if (!job || (await inJob((act) => isOver(needs, act, job)))) return;
    const signal = halt.signal;
    const open = (agentId: string) => needs.evaluation.open(subjectOf(under), agentId);
    const line = await open(job.agent_id);
    const asking = askingOf(job, line);
    const pilot = (prepared: Prepared, rollouts: readonly Rollout[]) =>
      askBatch(asking, { prepared, stage: "pilot", rollouts, reserved: rollouts.length, told: NOTHING_YET });
    const piloted = await begin({ needs, inJob, line, signal, ask: pilot }, job);
    if (!piloted) return;
    const begun = await reflect({ ...needs, inJob, open, signal }, piloted);
    const prepared = await inJob((act) => prepare(needs, act, begun));
    if (!prepared || prepared.planned.hash !== begun.manifest?.problem_hash) throw new JobImpossible("drift", DRIFTED);
    const plan = prepared.plan(begun.attempt);
    let { course, seen, track } = await resumed(plan, prepared);
    while (!isLeaving) {
      const { finish, stage, planned, spent, watch } = course;
      if (finish) return inJob((act) => concludeJob(act, { id, worker, prepared, course, finish, seen, track }));
      if (watch && (await inJob((act) => sleepUntil(act, { job: begun, worker, ...watch })))) return;
      const reserved = begun.manifest.pilot + spent + planned.length;
      const told = toldSoFar(prepared, { seen, track });
      const rows = await askBatch(asking, { prepared, stage, rollouts: planned, reserved, told });
      if (!rows) return;
      const results = planned.map(({ replicate }) => ({ replicate, outcome: rows.get(replicate)?.outcome ?? null }));
      seen = [...seen, ...pairUp(planned, results)];
      const before = course;
      course = goOn(plan, before, results);
      track = follow(plan, track, { before, results, after: course });
    }
  }

  const askingOf = ({ settings }: JobRow, line: AgentLine): Asking => ({
    ...{ inJob, job: { id, worker }, concurrency: settings.concurrency, line, signal: halt.signal },
    isLeaving: () => isLeaving,
    async failing(kept) {
      if (!isFailing(kept)) return false;
      await inJob((act) => pauseForErrors(act, kept));
      return true;
    },
  });

  /** The state that the journal leads to, batch by batch, as far as whole batches were observed. */
  async function resumed(plan: CoursePlan, prepared: Prepared): Promise<Fold> {
    const rows = await inJob((act) => rolloutsOf(act, id));
    const outcomes = new Map(
      rows.filter(({ state }) => state === "observed").map(({ replicate, outcome }) => [replicate, outcome]),
    );
    let course = openCourse(plan);
    let track = openTrack(plan);
    const seen: Seen[] = [];
    while (course.planned.length > 0 && course.planned.every(({ replicate }) => outcomes.has(replicate))) {
      const results = course.planned.map(({ replicate }) => ({ replicate, outcome: outcomes.get(replicate) ?? null }));
      checkJournal(prepared, course.planned, rows);
      seen.push(...pairUp(course.planned, results));
      const before = course;
      course = goOn(plan, before, results);
      track = follow(plan, track, { before, results, after: course });
    }
    return { course, seen, track };
  }

  async function pauseForErrors(act: Act, { watched, watched_errors: errors }: JobRow): Promise<void> {
    const found = await getJob(act, id, "for update");
    if (found.status !== "running") return;
    const message = `Of the last ${watched} questions ${errors} got no answer that could be used. Look at the agent, then resume.`;
    await changeStatus(act, id, { status: "paused", message, reason: "target_errors" });
  }

  async function failing(): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (halt.signal.aborted || isUnavailable(error)) return;
      const isOurs = !(error instanceof JobImpossible || error instanceof Fault);
      if (isOurs) logger.error({ err: error, evolution_id: id }, "an evolution job failed");
      const [message, reason] = toldOf(error);
      await inJob(async (act) => {
        const found = await getJob(act, id, "for update");
        if (found.status !== "running" || found.worker !== worker) return;
        await letGo(act, await changeStatus(act, id, { status: "failed", message, reason }));
      }).catch((cause: unknown) => logger.warn({ err: cause }, "a failed job could not be marked"));
    } finally {
      halt.abort();
      await inJob((act) => releaseJob(act, id, worker)).catch(() => {});
    }
  }

  const ended = failing();
  return {
    ended,
    leave(graceMs) {
      if (isLeaving) return;
      isLeaving = true;
      const grace = setTimeout(() => halt.abort(), graceMs);
      void ended.then(() => clearTimeout(grace));
    },
  };
}

interface Fold {
  readonly course: Course;
  readonly seen: Seen[];
  readonly track: Track;
}

const NOTHING_YET: Told = { curve: [], effects: null };
/** Points between two writings of what each change does: it is longer than all else that is told of a job. */
const EFFECTS_EVERY = 8;

function toldSoFar({ planned }: Prepared, { seen, track: { posterior, points } }: Omit<Fold, "course">): Told {
  const isDue = points.length % EFFECTS_EVERY === 1;
  return { curve: points, effects: posterior && isDue ? effectsIn(planned.problem, posterior, seen) : null };
}

/** What the team is told of an end that nobody wanted: never the inner voice of a fault. */
function toldOf(error: unknown): [message: string, reason: string] {
  if (error instanceof JobImpossible) return [error.message, error.reason];
  if (error instanceof Fault && error.code === "AGENT_NOT_FOUND")
    return ["The agent is no longer there.", "agent_gone"];
  if (error instanceof Fault) return [`The job could not go on: ${error.code}.`, "failed"];
  return ["The console failed on this job; its own log tells why.", "failed"];
}

const isUnavailable = (error: unknown): boolean => error instanceof Fault && error.code === "DATABASE_UNAVAILABLE";
const isFailing = ({ watched, watched_errors: errors }: JobRow): boolean =>
  watched >= WATCHED_FROM && errors > watched * MOST_ERRORS;

function pairUp(planned: readonly Rollout[], results: readonly Result[]): Seen[] {
  return planned.map((rollout, at) => ({ rollout, result: results[at] as Result }));
}

/** A journal that was written under other texts would be read as evidence about these. */
function checkJournal(
  prepared: Prepared,
  planned: readonly Rollout[],
  rows: readonly { replicate: number; config_hash: string; prompt_key: string }[],
): void {
  for (const rollout of planned) {
    const row = rows[rollout.replicate];
    const { journalled } = prepared.askedAs(rollout);
    if (row?.config_hash !== journalled.configHash || row.prompt_key !== journalled.promptKey) {
      throw new JobImpossible("drift", DRIFTED);
    }
  }
}
