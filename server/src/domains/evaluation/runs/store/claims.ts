import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import { liveWorkers } from "../../../../platform/work/worker-locks.ts";
import type { EvaluationClaimRow, EvaluationRetryRow } from "../../tables/rows.ts";
import { SUSPECT_AFTER } from "./plan.ts";
import type { RunRow, RunState } from "./run-row.ts";

/** The lock space of the workers that send prompts. */
export const WORKER_LOCKS = 7_140_010;

/** Which worker has which prompts. Every function is called with the run's row locked in the act's transaction. */

interface ClaimedPrompts {
  readonly seqs: readonly number[];
  readonly worker: number;
}

/** From here on a prompt counts as sent, whether or not its request ever leaves. */
export async function claimPrompts(act: Act, run: RunRow, { seqs, worker }: ClaimedPrompts): Promise<void> {
  await act.tx.run(
    sql`
      with retried as (
        update evaluation_retries
        set waits = false
        where evaluation_id = ${run.id} and seq = any(${seqs}::int[]) and waits)
      insert into evaluation_claims (evaluation_id, worker, team_id, seqs)
      values (${run.id}, ${worker}, ${act.who.teamId}, ${seqs})
      on conflict on constraint evaluation_claims_pkey do update
      set seqs = evaluation_claims.seqs || excluded.seqs`.named("claim prompts"),
  );
}

/**
 * Ends this worker's claims and returns the prompts that were still claimed. A worker presumed dead finds its claims
 * reassigned; its late results are dropped rather than counted twice.
 */
export async function releasePrompts(act: Act, run: RunRow, { seqs, worker }: ClaimedPrompts): Promise<Set<number>> {
  const [row] = await act.tx.query(
    sql<{ released: readonly number[] }>`
      with claimed as (
        select seqs from evaluation_claims
        where evaluation_id = ${run.id} and worker = ${worker})
      update evaluation_claims c
      set seqs = array(select unnest(c.seqs) except select unnest(${seqs}::int[]))
      from claimed
      where c.evaluation_id = ${run.id} and c.worker = ${worker}
      returning array(select unnest(claimed.seqs) intersect select unnest(${seqs}::int[])) as released`.named(
      "release prompts",
    ),
  );
  return new Set(row?.released ?? []);
}

/** What this worker has claimed. */
export async function claimedPrompts(act: Act, run: RunRow, worker: number): Promise<readonly number[]> {
  const [row] = await act.tx.query(
    sql<Pick<EvaluationClaimRow, "seqs">>`
      select seqs from evaluation_claims
      where evaluation_id = ${run.id} and worker = ${worker}`.named("claimed prompts"),
  );
  return row?.seqs ?? [];
}

export interface Look {
  readonly runId: string;
  readonly worker: number;
  /** What this worker knows to have claimed. */
  readonly claimed: readonly number[];
}

/**
 * The run as it is, and whether prompts of it are claimed that no worker sends: of dead workers, or of this one without its
 * knowing. Without a lock, unlike everything else here: workers look often and rarely find something, and while one holds the run's
 * row over several statements, all others wait for it. What is found is looked for again under the lock.
 */
export async function lookAtRun(
  act: Act,
  { runId, worker, claimed }: Look,
): Promise<(RunState & { isLost: boolean }) | null> {
  const [row] = await act.tx.query(
    sql<RunState & { isLost: boolean }>`
      select e.status, e.planned, e.waiting, e.resisted, e.failed, e.unassessed, e.watched, e.watched_errors, exists (
        select from evaluation_claims c
        where c.evaluation_id = e.id
          and case
            when c.worker = ${worker} then not c.seqs <@ ${claimed}::int[]
            else c.worker not in (${liveWorkers(WORKER_LOCKS)}) end) as "isLost"
      from evaluations e
      where e.id = ${runId} and e.team_id = ${act.who.teamId}`.named("look at run"),
  );
  return row ?? null;
}

/** Prompts that no worker has claimed are sent again. */
export function requeuePrompts(act: Act, run: RunRow, seqs: readonly number[]): Promise<void> {
  return requeue(act, run, { seqs, lost: 0 });
}

async function requeue(act: Act, run: RunRow, { seqs, lost }: { seqs: readonly number[]; lost: 0 | 1 }): Promise<void> {
  if (seqs.length === 0) return;
  await act.tx.run(
    sql`
      insert into evaluation_retries (evaluation_id, seq, team_id, times, waits, lost)
      select ${run.id}, seq, ${act.who.teamId}, 1, true, ${lost}
      from unnest(${seqs}::int[]) as seq
      on conflict on constraint evaluation_retries_pkey do update
      set times = evaluation_retries.times + 1,
        waits = true,
        lost = evaluation_retries.lost + excluded.lost`.named("requeue prompts"),
  );
}

export interface Orphans {
  readonly askedAgain: readonly number[];
  readonly setAside: readonly number[];
}

/** The prompts that dead workers had claimed: to be sent again, unless workers died with them too often. */
export async function reclaimFromDeadWorkers(act: Act, run: RunRow): Promise<Orphans> {
  const orphans = await act.tx.query(
    sql<Pick<EvaluationRetryRow, "seq" | "lost">>`
      with claims as (
        delete from evaluation_claims
        where evaluation_id = ${run.id} and worker not in (${liveWorkers(WORKER_LOCKS)})
        returning seqs)
      select c.seq, coalesce(r.lost, 0) as lost
      from (select unnest(seqs) as seq from claims) c
      left join evaluation_retries r on r.evaluation_id = ${run.id} and r.seq = c.seq`.named("reclaim prompts"),
  );
  const [setAside, askedAgain] = [true, false].map((isOver) =>
    orphans.filter(({ lost }) => lost >= SUSPECT_AFTER === isOver).map(({ seq }) => seq),
  ) as [number[], number[]];
  await requeue(act, run, { seqs: askedAgain, lost: 1 });
  return { askedAgain, setAside };
}
