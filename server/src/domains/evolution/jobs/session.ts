import { Fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { AgentLine, PortPrompt } from "../../evaluation/port.ts";
import type { Result, Rollout } from "../engine/rollout.ts";
import { begin, DRIFTED, JobImpossible } from "./begin.ts";
import { concludeJob } from "./conclude.ts";
import { actOf, type JobUnderWay, subjectOf, type WorkerNeeds } from "./needs.ts";
import { type Course, type CoursePlan, goOn, openCourse } from "./plan/course.ts";
import { follow, openTrack, type Track } from "./plan/curve.ts";
import { effectsFrom, type Seen } from "./plan/effects.ts";
import { type Prepared, prepare } from "./prepare.ts";
import { reflect } from "./proposer/reflect.ts";
import type { JobRow } from "./row.ts";
import {
  changeStatus,
  claimJob,
  getJob,
  keepResults,
  type Observed,
  planBatch,
  releaseJob,
  rolloutsOf,
  type Told,
} from "./store.ts";

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
    if (!job) return;
    const line = await needs.evaluation.open(subjectOf(under), job.agent_id);
    const signal = halt.signal;
    const open = (agentId: string) => needs.evaluation.open(subjectOf(under), agentId);
    const begun = await reflect({ ...needs, inJob, open, signal }, await begin({ needs, inJob, line, signal }, job));
    const prepared = await inJob((act) => prepare(needs, act, begun));
    if (!prepared || prepared.planned.hash !== begun.manifest?.problem_hash) throw new JobImpossible("drift", DRIFTED);
    const plan = prepared.plan(begun.attempt);
    let { course, seen, track } = await resumed(plan, prepared);
    while (!isLeaving) {
      const { finish } = course;
      if (finish) return inJob((act) => concludeJob(act, { id, worker, prepared, course, finish, seen, track }));
      const told = toldSoFar(prepared, { seen, track });
      const results = await askBatch({ job, line, prepared, course, told });
      if (!results) return;
      seen = [...seen, ...pairUp(course.planned, results)];
      const before = course;
      course = goOn(plan, before, results);
      track = follow(plan, track, { before, results, after: course });
    }
  }

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

  interface Asking {
    readonly job: JobRow;
    readonly line: AgentLine;
    readonly prepared: Prepared;
    readonly course: Course;
    readonly told: Told;
  }

  /** All results of the planned batch; null when the job has to be let go. */
  async function askBatch({ job, line, prepared, course, told }: Asking): Promise<Result[] | null> {
    const asked = course.planned.map((rollout) => ({ rollout, ...prepared.askedAs(rollout) }));
    const open = await inJob((act) =>
      planBatch(act, {
        ...{ jobId: id, worker, stage: course.stage, told },
        rollouts: asked.map(({ journalled }) => journalled),
      }),
    );
    if (!open) return null;
    const waiting = new Set(open);
    const queue = asked.filter(({ rollout }) => waiting.has(rollout.replicate));
    const keeper = resultKeeper();
    const lane = async (): Promise<void> => {
      for (let next = queue.shift(); next && !isLeaving; next = queue.shift()) {
        const prompt = prepared.planned[next.rollout.set][next.rollout.probe] as PortPrompt;
        keeper.keep(await observed(line, { prompt, variant: next.variant, rollout: next.rollout }));
      }
    };
    await Promise.all(Array.from({ length: Math.min(job.settings.concurrency, queue.length) }, lane));
    const kept = await keeper.settled();
    if (isLeaving || kept === "lost") return null;
    if (kept && isFailing(kept)) {
      await inJob((act) => pauseForErrors(act, kept));
      return null;
    }
    const rows = await inJob((act) => rolloutsOf(act, id, course.spent));
    const outcomes = new Map(rows.map(({ replicate, outcome }) => [replicate, outcome]));
    return course.planned.map(({ replicate }) => ({ replicate, outcome: outcomes.get(replicate) ?? null }));
  }

  /** Writes results as they come, those that came meanwhile together. */
  function resultKeeper() {
    const settled: Observed[] = [];
    let last: JobRow | "lost" | null = null;
    let writing = Promise.resolve();
    const write = async (): Promise<void> => {
      const batch = settled.splice(0);
      if (batch.length === 0) return;
      last = (await inJob((act) => keepResults(act, { id, worker }, batch))) ?? "lost";
      if (last === "lost") isLeaving = true;
    };
    return {
      keep(result: Observed): void {
        settled.push(result);
        writing = writing.then(write);
        writing.catch(() => {
          isLeaving = true;
        });
      },
      async settled(): Promise<JobRow | "lost" | null> {
        await writing;
        return last;
      },
    };
  }

  interface Question {
    readonly prompt: PortPrompt;
    readonly variant: Parameters<AgentLine["ask"]>[1];
    readonly rollout: Rollout;
  }

  /** What cannot be judged is asked once more; then it is neither a pass nor a failure. */
  async function observed(line: AgentLine, { prompt, variant, rollout }: Question): Promise<Observed> {
    const first = await line.ask(prompt, variant, halt.signal);
    const again = first.outcome === "unassessed" ? await line.ask(prompt, variant, halt.signal) : null;
    const last = again ?? first;
    return {
      replicate: rollout.replicate,
      outcome: last.outcome === "resisted" ? 1 : last.outcome === "failed" ? 0 : null,
      isError: last.isError,
      reason: last.reason,
      detector: last.detector,
      requests: first.requests + (again?.requests ?? 0),
      tokens: first.tokens + (again?.tokens ?? 0),
      latencyMs: last.latencyMs,
    };
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
      const message = isOurs ? "The console failed on this job; its own log tells why." : (error as Error).message;
      const reason = error instanceof JobImpossible ? error.reason : "failed";
      await inJob(async (act) => {
        const found = await getJob(act, id, "for update");
        if (found.status === "running" && found.worker === worker) {
          await changeStatus(act, id, { status: "failed", message, reason });
        }
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

/** Points between two readings of what each change does: it takes longer than anything else between two batches. */
const EFFECTS_EVERY = 8;

function toldSoFar({ planned }: Prepared, { seen, track: { posterior, points } }: Omit<Fold, "course">): Told {
  const isDue = posterior !== null && points.length % EFFECTS_EVERY === 1;
  return { curve: points, effects: isDue ? effectsFrom(planned.problem, seen) : null };
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
  const first = rows[0]?.replicate ?? 0;
  for (const rollout of planned) {
    const row = rows[rollout.replicate - first];
    const { journalled } = prepared.askedAs(rollout);
    if (row?.config_hash !== journalled.configHash || row.prompt_key !== journalled.promptKey) {
      throw new JobImpossible("drift", DRIFTED);
    }
  }
}
