import { newId } from "../../../../kernel/ids.ts";
import type { Act } from "../../../../platform/act.ts";
import type { Spending } from "../../../../platform/work/budget.ts";
import { liveWorkers } from "../../../../platform/work/worker-locks.ts";
import type { Result } from "../../asking/ask.ts";
import type { PlannedPrompt, Question } from "../../harness/harness.ts";
import type { RunRow } from "./run-row.ts";
import { storableJson } from "./storable-json.ts";

/** The lock space of the workers that ask prompts. */
export const WORKER_LOCKS = 7_140_010;

/** All SQL on a run's prompts. Each function is called with the run's row locked in the act's transaction. */

export interface Claim {
  readonly seq: number;
  /** Milliseconds. */
  readonly sentAt: number;
  readonly prompt: PlannedPrompt;
}

/** A prompt that was asked. */
export interface Finished {
  readonly seq: number;
  readonly sentAt: number;
  readonly result: Result;
}

export const isFinished = <T extends { readonly result: Result | null }>(settled: T): settled is T & Finished =>
  settled.result !== null;

/**
 * The lock that everything else here relies on. The planner is kept from reading whole runs: it has no statistics yet
 * for rows that were planned a moment ago, and plans made then are kept.
 */
export async function lockRun(act: Act, id: string): Promise<RunRow | null> {
  const [run] = await act.tx.query<RunRow>(
    `select *, set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true),
       set_config('enable_seqscan', 'off', true) from evaluations where id = $1 and team_id = $2 for update`,
    [id, act.who.teamId],
    "lock run",
  );
  return run ?? null;
}

/** Writes part of the plan; what stands there already stays. */
export async function writePlan(act: Act, run: RunRow, prompts: ReadonlyMap<number, PlannedPrompt>): Promise<void> {
  const rows = [...prompts].map(([seq, prompt]) => ({ seq, ...prompt }));
  await act.tx.query(
    `insert into evaluation_plan (evaluation_id, team_id, seq, harness, probe, family, stratum, question)
     select $1, $2, p.seq, p.harness, p.probe, p.family, p.stratum, p.question
     from json_to_recordset($3::json) as p (seq int, harness text, probe text, family text, stratum text, question json)
     on conflict do nothing`,
    [run.id, act.who.teamId, storableJson(rows)],
    "plan prompts",
  );
}

interface CandidateRow {
  readonly seq: number;
  readonly harness: string;
  readonly probe: string;
  readonly family: string;
  readonly stratum: string;
  readonly question: string;
}

/** A prompt that dead workers held this often is asked with no other such prompt in flight. */
export const SUSPECT_AFTER = 2;

/**
 * The next prompts to ask, not yet claimed: first those that came back. Those that workers died with twice are asked one
 * at a time, so that a third death has one suspect.
 */
export async function nextPrompts(act: Act, run: RunRow, most: number): Promise<Claim[]> {
  if (run.planned === null) return [];
  const columns = "seq, harness, probe, family, stratum, question::text as question";
  const rows = await act.tx.query<CandidateRow>(
    `(select ${columns} from evaluation_plan where evaluation_id = $1 and seq in (
       select seq from evaluation_returns where evaluation_id = $1 and waits and lost < ${SUSPECT_AFTER} order by seq limit $2))
     union all
     (select ${columns} from evaluation_plan where evaluation_id = $1 and seq = (
       select min(seq) from evaluation_returns where evaluation_id = $1 and waits and lost >= ${SUSPECT_AFTER}
       and not exists (select from evaluation_hands h join evaluation_returns r on r.evaluation_id = h.evaluation_id
         and r.seq = any(h.seqs) where h.evaluation_id = $1 and r.lost >= ${SUSPECT_AFTER})))
     union all
     (select ${columns} from evaluation_plan where evaluation_id = $1 and seq >= $3 and seq < $3 + $2)
     order by seq limit $2`,
    [run.id, most, run.next_seq],
    "next prompts",
  );
  return rows.map(({ seq, question, ...prompt }) => ({
    seq,
    sentAt: act.now,
    prompt: { ...prompt, question: JSON.parse(question) as Question },
  }));
}

interface ClaimedPrompts {
  readonly seqs: readonly number[];
  readonly worker: number;
}

/** From here on a prompt counts as sent, whether or not its request ever leaves. */
export async function claimPrompts(act: Act, run: RunRow, { seqs, worker }: ClaimedPrompts): Promise<void> {
  await act.tx.query(
    `with again as (update evaluation_returns set waits = false where evaluation_id = $1 and seq = any($4::int[]) and waits)
     insert into evaluation_hands (evaluation_id, worker, team_id, seqs) values ($1, $2, $3, $4)
     on conflict (evaluation_id, worker) do update set seqs = evaluation_hands.seqs || excluded.seqs`,
    [run.id, worker, act.who.teamId, seqs],
    "claim prompts",
  );
}

/**
 * Ends this worker's claims and returns the prompts that were still claimed. A worker presumed dead finds its claims
 * reassigned; its late results are dropped rather than counted twice.
 */
export async function releasePrompts(act: Act, run: RunRow, { seqs, worker }: ClaimedPrompts): Promise<Set<number>> {
  const [hand] = await act.tx.query<{ held: readonly number[] }>(
    `with hand as (select seqs from evaluation_hands where evaluation_id = $1 and worker = $2)
     update evaluation_hands h set seqs = array(select unnest(h.seqs) except select unnest($3::int[])) from hand
     where h.evaluation_id = $1 and h.worker = $2
     returning array(select unnest(hand.seqs) intersect select unnest($3::int[])) as held`,
    [run.id, worker, seqs],
    "release prompts",
  );
  return new Set(hand?.held ?? []);
}

/** What this worker has claimed. */
export async function claimedPrompts(act: Act, run: RunRow, worker: number): Promise<readonly number[]> {
  const [hand] = await act.tx.query<{ seqs: readonly number[] }>(
    "select seqs from evaluation_hands where evaluation_id = $1 and worker = $2",
    [run.id, worker],
    "claimed prompts",
  );
  return hand?.seqs ?? [];
}

/** Results of prompts that this worker just released. */
export async function writeResults(
  act: Act,
  run: RunRow,
  { results, worker }: { results: readonly Finished[]; worker: number },
): Promise<void> {
  if (results.length === 0) return;
  await act.tx.query(
    `insert into evaluation_results (evaluation_id, team_id, seq, worker, sent_at, observed_at, outcome, reason, is_error, judgement, observation)
     select $1, $2, r.seq, $4, r.sent_at, $5, r.outcome, r.reason, r.is_error, r.judgement, r.observation
     from json_to_recordset($3::json) as r ${RESULT_COLUMNS}`,
    [run.id, act.who.teamId, resultRows(results), worker, act.now],
    "write results",
  );
}

export const RESULT_COLUMNS =
  "(seq int, sent_at bigint, outcome text, reason text, is_error boolean, judgement json, observation json)";

/** Results as the statements that write them take them. */
export function resultRows(results: readonly Finished[]): string {
  const rows = results.map(({ seq, sentAt, result: { judgement, isError, observation } }) => {
    const { outcome, reason, detector, found, evidence, basis, judge } = judgement;
    return {
      ...{ seq, sent_at: sentAt, outcome, reason: reason.slice(0, 2000), is_error: isError, observation },
      judgement: { detector, found, evidence, basis, judge },
    };
  });
  return storableJson(rows);
}

/** Prompts that no worker holds are asked again. */
export function requeuePrompts(act: Act, run: RunRow, seqs: readonly number[]): Promise<void> {
  return requeue(act, run, { seqs, lost: 0 });
}

async function requeue(act: Act, run: RunRow, { seqs, lost }: { seqs: readonly number[]; lost: 0 | 1 }): Promise<void> {
  if (seqs.length === 0) return;
  await act.tx.query(
    `insert into evaluation_returns (evaluation_id, seq, team_id, times, waits, lost)
     select $1, seq, $2, 1, true, $4 from unnest($3::int[]) as seq
     on conflict (evaluation_id, seq) do update set times = evaluation_returns.times + 1, waits = true,
       lost = evaluation_returns.lost + $4`,
    [run.id, act.who.teamId, seqs, lost],
    "requeue prompts",
  );
}

export interface Orphans {
  readonly askedAgain: readonly number[];
  readonly setAside: readonly number[];
}

/** The prompts that dead workers held: to be asked again, unless workers died with them too often. */
export async function reclaimFromDeadWorkers(act: Act, run: RunRow): Promise<Orphans> {
  const held = await act.tx.query<{ seq: number; lost: number }>(
    `with hands as (
       delete from evaluation_hands where evaluation_id = $1 and worker not in (${liveWorkers(WORKER_LOCKS)}) returning seqs)
     select h.seq, coalesce(r.lost, 0) as lost from (select unnest(seqs) as seq from hands) h
     left join evaluation_returns r on r.evaluation_id = $1 and r.seq = h.seq`,
    [run.id],
    "reclaim prompts",
  );
  const [setAside, askedAgain] = [true, false].map((isOver) =>
    held.filter(({ lost }) => lost >= SUSPECT_AFTER === isOver).map(({ seq }) => seq),
  ) as [number[], number[]];
  await requeue(act, run, { seqs: askedAgain, lost: 1 });
  return { askedAgain, setAside };
}

/** What a step of a worker changes of a run's counters. */
export interface Step extends Spending {
  readonly inFlight: number;
  readonly resisted: number;
  readonly failed: number;
  readonly unassessed: number;
  readonly errors: number;
  /** Of the results and the errors, those that were sent since the run was last resumed. */
  readonly watched: number;
  readonly watchedErrors: number;
  /** Prompts that came back, less those of them that were taken again. */
  readonly waiting: number;
  /** The first prompt that was never taken. */
  readonly nextSeq: number;
  /** What the caps are held against; with the spending it differs by what is reserved. */
  readonly committed: Spending;
}

export async function updateCounters(act: Act, run: RunRow, step: Step): Promise<RunRow> {
  const [row] = await act.tx.query<RunRow>(
    `update evaluations set in_flight = in_flight + $3, resisted = resisted + $4, failed = failed + $5,
       unassessed = unassessed + $6, errors = errors + $7, watched = watched + $15,
       watched_errors = watched_errors + $16, waiting = waiting + $17, next_seq = greatest(next_seq, $18), requests_sent = requests_sent + $8, tokens_used = tokens_used + $9,
       cost_used_micros = cost_used_micros + $10, requests_committed = requests_committed + $11,
       tokens_committed = tokens_committed + $12, cost_committed_micros = cost_committed_micros + $13,
       started_at = coalesce(started_at, $14)
     where id = $1 and team_id = $2 returning *`,
    [
      ...[run.id, act.who.teamId, step.inFlight, step.resisted, step.failed, step.unassessed, step.errors],
      ...[step.requests, step.tokens, step.costMicros],
      ...[step.committed.requests, step.committed.tokens, step.committed.costMicros],
      ...[Math.floor(act.now / 1000), step.watched, step.watchedErrors, step.waiting, step.nextSeq],
    ],
    "count run",
  );
  return row ?? run;
}

export async function logLine(act: Act, runId: string, line: string): Promise<void> {
  await act.tx.query("insert into evaluation_log (evaluation_id, id, team_id, at, line) values ($1, $2, $3, $4, $5)", [
    runId,
    newId(act.now),
    act.who.teamId,
    act.now,
    line,
  ]);
}
