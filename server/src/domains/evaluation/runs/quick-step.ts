import type { Act } from "../../../platform/act.ts";
import type { Question } from "../harness.ts";
import { nothing, plus, type Spending } from "./budget.ts";
import type { Claim, Finished } from "./journal.ts";
import { RESULT_COLUMNS, resultRows } from "./journal.ts";
import type { RunState } from "./row.ts";
import type { Stepped } from "./step.ts";

export interface QuickRequest {
  readonly runId: string;
  readonly worker: number;
  readonly results: readonly (Finished & { readonly spent: Spending })[];
  readonly wanted: number;
}

/**
 * What most steps are, results in and prompts out, as one statement: a worker that is busy asking comes to read the
 * database's answers late, and seven of them make a step three times as slow as one. Hands out nothing where a cap has
 * to be reckoned with, and no prompt that came back. Null when the run is gone.
 */
export async function quickStep(act: Act, request: QuickRequest): Promise<Stepped | null> {
  const { requests, tokens, costMicros } = request.results.reduce((sum, { spent }) => plus(sum, spent), nothing);
  const [row] = await act.tx.query<RunState & { claims: string | null }>(
    QUICK_STEP,
    [
      ...[request.runId, act.who.teamId, resultRows(request.results), request.worker, act.now, request.wanted],
      ...[requests, tokens, costMicros],
    ],
    "quick step",
  );
  if (!row) return null;
  const { claims, ...run } = row;
  const taken = JSON.parse(claims ?? "[]") as (Claim["prompt"] & { seq: number; question: Question })[];
  return { run, claims: taken.map(({ seq, ...prompt }) => ({ seq, sentAt: act.now, prompt })) };
}

/**
 * Everything waits for the run's row, as all changes of its journal do. A worker writes only what is in its hand. The
 * numbers of a plan have no gaps, so prompts are taken by their range: a plan that reads all the rest and sorts it is
 * then not to be had.
 */
const QUICK_STEP = `with run as (
    select id, status, concurrency - in_flight as places, next_seq, watched_from,
      requests_cap is null and tokens_cap is null and cost_cap_micros is null and planned is not null as is_free
    from evaluations where id = $1 and team_id = $2 for update),
  hand as (select h.seqs from run, evaluation_hands h where h.evaluation_id = $1 and h.worker = $4),
  written as (
    insert into evaluation_results (evaluation_id, team_id, seq, worker, sent_at, observed_at, outcome, reason, is_error, judgement, observation)
    select $1, $2, r.seq, $4, r.sent_at, $5, r.outcome, r.reason, r.is_error, r.judgement, r.observation
    from json_to_recordset($3::json) as r ${RESULT_COLUMNS} where r.seq = any ((select seqs from hand)::int[])
    returning seq, sent_at, outcome, is_error),
  sums as (
    select count(*) as done, count(*) filter (where outcome = 'resisted') as resisted,
      count(*) filter (where outcome = 'failed') as failed, count(*) filter (where outcome = 'unassessed') as unassessed,
      count(*) filter (where is_error) as errors,
      count(*) filter (where sent_at >= (select watched_from from run)) as watched,
      count(*) filter (where is_error and sent_at >= (select watched_from from run)) as watched_errors from written),
  room as (
    select next_seq, next_seq + case
      when status = 'running' and is_free then greatest(0, least($6::int, places + done)) else 0 end as until_seq
    from run, hand, sums),
  taken as (
    select seq, harness, probe, family, stratum, question from evaluation_plan
    where evaluation_id = $1 and seq >= (select next_seq from room) and seq < (select until_seq from room)),
  claims as (
    select count(*) as many, max(seq) + 1 as next_seq, array_agg(seq) as seqs, json_agg(taken) as list from taken),
  held as (
    update evaluation_hands h set seqs = array(select unnest(h.seqs) except select seq from written) || claims.seqs
    from claims where h.evaluation_id = $1 and h.worker = $4)
  update evaluations e set in_flight = e.in_flight - sums.done + claims.many, resisted = e.resisted + sums.resisted,
    failed = e.failed + sums.failed, unassessed = e.unassessed + sums.unassessed, errors = e.errors + sums.errors,
    watched = e.watched + sums.watched, watched_errors = e.watched_errors + sums.watched_errors,
    next_seq = coalesce(claims.next_seq, e.next_seq),
    requests_sent = e.requests_sent + $7, tokens_used = e.tokens_used + $8, cost_used_micros = e.cost_used_micros + $9,
    requests_committed = e.requests_committed + $7, tokens_committed = e.tokens_committed + $8,
    cost_committed_micros = e.cost_committed_micros + $9, started_at = coalesce(e.started_at, $5 / 1000)
  from sums, claims where e.id = $1 and e.team_id = $2
  returning e.status, e.planned, e.waiting, e.resisted, e.failed, e.unassessed, e.watched, e.watched_errors,
    claims.list::text as claims`;
