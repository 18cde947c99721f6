import { newId } from "../../../kernel/ids.ts";
import type { Act } from "../../../platform/act.ts";
import type { PlannedPrompt, Question } from "../harness.ts";
import type { Result } from "./ask.ts";
import type { Spending } from "./budget.ts";
import { LIVE_WORKERS } from "./liveness.ts";
import type { RunRow } from "./row.ts";
import { storableJson } from "./storable-json.ts";

/** All SQL on a run's prompts. Each function is called with the run's row locked in the act's transaction. */

export interface Claim {
  readonly seq: number;
  readonly prompt: PlannedPrompt;
}

export interface Finished extends Result {
  readonly seq: number;
}

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
    `insert into evaluation_prompts (evaluation_id, team_id, seq, harness, probe, family, stratum, question)
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

/** The next prompts to ask, not yet taken. */
export async function nextPlanned(act: Act, run: RunRow, most: number): Promise<Claim[]> {
  const rows = await act.tx.query<CandidateRow>(
    `select seq, harness, probe, family, stratum, question::text as question from evaluation_prompts
     where evaluation_id = $1 and state = 'planned' order by seq limit $2 for update skip locked`,
    [run.id, most],
    "next prompts",
  );
  return rows.map(({ seq, question, ...prompt }) => ({
    seq,
    prompt: { ...prompt, question: JSON.parse(question) as Question },
  }));
}

/** From here on a prompt counts as sent, whether or not its request ever leaves. */
export async function markSent(
  act: Act,
  run: RunRow,
  { seqs, worker }: { seqs: readonly number[]; worker: number },
): Promise<void> {
  await act.tx.query(
    `update evaluation_prompts set state = 'sent', worker = $3, attempts = attempts + 1, sent_at = $4
     where evaluation_id = $1 and seq = any($2::int[])`,
    [run.id, seqs, worker, act.now],
    "mark sent",
  );
}

/**
 * Writes results, for those prompts that are still this worker's: one that was thought dead finds its prompts taken,
 * and its late results are dropped rather than counted twice. Answers which were written.
 */
export async function writeResults(
  act: Act,
  run: RunRow,
  given: { results: readonly Finished[]; worker: number },
): Promise<Set<number>> {
  const written = await act.tx.query<{ seq: number }>(
    `update evaluation_prompts p set state = 'observed', observed_at = $4, outcome = r.outcome, reason = r.reason,
       is_error = r.is_error, judgement = r.judgement, observation = r.observation
     from json_to_recordset($2::json) as r (seq int, outcome text, reason text, is_error boolean, judgement json, observation json)
     where p.evaluation_id = $1 and p.seq = r.seq and p.state = 'sent' and p.worker = $3
     returning p.seq`,
    [run.id, resultRows(given.results), given.worker, act.now],
    "write results",
  );
  return new Set(written.map(({ seq }) => seq));
}

/** Results as the statements that write them take them. */
export function resultRows(results: readonly Finished[]): string {
  const rows = results.map(({ seq, judgement, isError, observation }) => {
    const { outcome, reason, ...rest } = judgement;
    return { seq, outcome, reason: reason.slice(0, 2000), is_error: isError, judgement: rest, observation };
  });
  return storableJson(rows);
}

/** Prompts of this worker that it did not come to ask, or not to the end. */
export async function giveBack(
  act: Act,
  run: RunRow,
  given: { seqs: readonly number[]; worker: number },
): Promise<Set<number>> {
  const back = await act.tx.query<{ seq: number }>(
    `update evaluation_prompts set state = 'planned', worker = null
     where evaluation_id = $1 and seq = any($2::int[]) and state = 'sent' and worker = $3 returning seq`,
    [run.id, given.seqs, given.worker],
    "give prompts back",
  );
  return new Set(back.map(({ seq }) => seq));
}

/** What dead workers held is to be asked again; how many prompts these were. */
export async function takeFromDead(act: Act, run: RunRow): Promise<number> {
  const orphans = await act.tx.query(
    `update evaluation_prompts set state = 'planned', worker = null
     where evaluation_id = $1 and state = 'sent' and worker not in (${LIVE_WORKERS}) returning seq`,
    [run.id],
    "take from dead workers",
  );
  return orphans.length;
}

/** What a step of a worker changes of a run's counters. */
export interface Step extends Spending {
  readonly inFlight: number;
  readonly resisted: number;
  readonly failed: number;
  readonly unassessed: number;
  readonly errors: number;
  /** What the caps are held against; with the spending it differs by what is reserved. */
  readonly committed: Spending;
}

export async function count(act: Act, run: RunRow, step: Step): Promise<RunRow> {
  const [row] = await act.tx.query<RunRow>(
    `update evaluations set in_flight = in_flight + $3, resisted = resisted + $4, failed = failed + $5,
       unassessed = unassessed + $6, errors = errors + $7, watched = watched + $4 + $5 + $6,
       watched_errors = watched_errors + $7, requests_sent = requests_sent + $8, tokens_used = tokens_used + $9,
       cost_used_micros = cost_used_micros + $10, requests_committed = requests_committed + $11,
       tokens_committed = tokens_committed + $12, cost_committed_micros = cost_committed_micros + $13,
       started_at = coalesce(started_at, $14)
     where id = $1 and team_id = $2 returning *`,
    [
      ...[run.id, act.who.teamId, step.inFlight, step.resisted, step.failed, step.unassessed, step.errors],
      ...[step.requests, step.tokens, step.costMicros],
      ...[step.committed.requests, step.committed.tokens, step.committed.costMicros],
      Math.floor(act.now / 1000),
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
