import type { Act } from "../../src/platform/act.ts";
import { type Statement, sql } from "../../src/platform/db/sql.ts";
import { openJobContext } from "../../src/platform/work/context.ts";
import { type Attempt, openExclusiveSession } from "../../src/platform/work/exclusive-session.ts";
import type { JobKind, JobRef } from "../../src/platform/work/job.ts";
import { startWorker, type Worker, type WorkerRules } from "../../src/platform/work/worker.ts";
import { isUnclaimed } from "../../src/platform/work/worker-locks.ts";
import { openWorld, type World } from "../world.ts";
import { cutLocks } from "./cut-locks.ts";

const LOCKS = 7_149_999;

interface JobRow {
  readonly id: number;
  readonly status: string;
  readonly worker: number | null;
  readonly steps: number;
}

/** A world with a job table that only tests have, and workers for it. */
export interface JobBed extends AsyncDisposable {
  readonly world: World;
  startWorker(rules?: Partial<WorkerRules>): Worker;
  /** Starts a job of the owner's team, or of another. Returns its id. */
  startJob(teamId?: string): Promise<string>;
  /** In start order. */
  jobs(): Promise<JobRow[]>;
  /** Ends the connections that hold the workers' locks, as the death of their processes would. */
  cutLocks(): Promise<void>;
}

export type Step = (id: string, attempt: Attempt) => Promise<"again" | "done">;

/** Each job runs one step after the other, and counts them, until a step says that it is done. */
export async function openJobBed(step: Step): Promise<JobBed> {
  const world = await openWorld();
  const { behind, services, owner } = world;
  await behind.query(`create table test_jobs (id serial primary key, team_id uuid, created_by uuid,
    status text default 'running', worker int, steps int default 0)`);
  await behind.query("grant all on test_jobs to public");

  const kind: JobKind = {
    name: "test",
    lockSpace: LOCKS,
    list: (tx) =>
      tx.query(sql<JobRef>`
        select id::text, team_id as "teamId", created_by as "userId"
        from test_jobs
        where status = 'running'
        order by id`),
    open(job, { number }) {
      const context = openJobContext(services, job, { prefix: "test", scopes: ["read"] });
      const change =
        (assignments: Statement) =>
        ({ tx }: Act): Promise<number> =>
          tx.run(sql`update test_jobs set ${assignments} where id = ${job.id} and worker = ${number}`);
      return openExclusiveSession<{ id: string }>(
        { context, logger: services.logger },
        {
          async claim({ tx }) {
            const [row] = await tx.query(sql<{ id: string }>`
              update test_jobs
              set worker = ${number}
              where id = ${job.id} and status = 'running' and ${isUnclaimed("worker", LOCKS)}
              returning id`);
            return row ?? null;
          },
          async work(_row, attempt) {
            while (!attempt.isStopping()) {
              const next = await step(job.id, attempt);
              const written = await context.transaction(
                change(next === "done" ? sql`steps = steps + 1, status = 'completed'` : sql`steps = steps + 1`),
              );
              if (written === 0 || next === "done") return;
            }
          },
          fail: async (act) => void (await change(sql`status = 'failed'`)(act)),
          release: async (act) => void (await change(sql`worker = null`)(act)),
        },
      );
    },
  };

  const workers: Worker[] = [];
  return {
    world,
    startWorker(rules) {
      const worker = startWorker(services, kind, { everyMs: 20, graceMs: 1_000, places: 4, ...rules });
      workers.push(worker);
      return worker;
    },
    async startJob(teamId = owner.who.teamId) {
      const { rows } = await behind.query("insert into test_jobs (team_id, created_by) values ($1, $2) returning id", [
        teamId,
        owner.who.userId,
      ]);
      return String(rows[0].id);
    },
    jobs: async () => (await behind.query("select id, status, worker, steps from test_jobs order by id")).rows,
    cutLocks: () => cutLocks(behind, LOCKS),
    async [Symbol.asyncDispose]() {
      for (const worker of workers) await worker.stop();
      await world[Symbol.asyncDispose]();
    },
  };
}
