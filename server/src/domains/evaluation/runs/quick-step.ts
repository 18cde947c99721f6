import type { Act } from "../../../platform/act.ts";
import type { Question } from "../harness.ts";
import { nothing, plus, type Spending } from "./budget.ts";
import type { Claim, Finished } from "./journal.ts";
import { resultRows } from "./journal.ts";
import type { RunState } from "./row.ts";
import type { Stepped } from "./step.ts";

export interface QuickRequest {
  readonly runId: string;
  readonly worker: number;
  readonly results: readonly (Finished & { readonly spent: Spending })[];
  readonly wanted: number;
  /** Prompts before it are not looked for: the index still holds all that were taken, and they would be walked past. */
  readonly from: number;
}

/**
 * What most steps are, results in and prompts out, as one statement: a worker that is busy asking comes to read the
 * database's answers late, and seven of them make a step three times as slow as one. Hands out nothing where a cap has
 * to be reckoned with. Null when the run is gone.
 */
export async function quickStep(act: Act, request: QuickRequest): Promise<Stepped | null> {
  const { requests, tokens, costMicros } = request.results.reduce((sum, { spent }) => plus(sum, spent), nothing);
  const [row] = await act.tx.query<RunState & { claims: string | null }>(
    QUICK_STEP,
    [
      ...[request.runId, act.who.teamId, resultRows(request.results), request.worker, act.now, request.wanted],
      ...[requests, tokens, costMicros, request.from],
    ],
    "quick step",
  );
  if (!row) return null;
  const { claims, ...run } = row;
  const taken = JSON.parse(claims ?? "[]") as (Claim["prompt"] & { seq: number; question: Question })[];
  return { run, claims: taken.map(({ seq, ...prompt }) => ({ seq, prompt })).sort((a, b) => a.seq - b.seq) };
}

/**
 * Everything waits for the run's row, as all changes of its prompts do. The prompts are written by their place in the
 * table: no plan can then walk a whole run to find them.
 */
const QUICK_STEP = `with run as (
    select id, status, concurrency - in_flight as places,
      requests_cap is null and tokens_cap is null and cost_cap_micros is null as is_free
    from evaluations where id = $1 and team_id = $2 for update),
  results as (
    select r.* from run, json_to_recordset($3::json)
      as r (seq int, outcome text, reason text, is_error boolean, judgement json, observation json)),
  written as (
    update evaluation_prompts p set state = 'observed', observed_at = $5, outcome = r.outcome, reason = r.reason,
      is_error = r.is_error, judgement = r.judgement, observation = r.observation
    from results r
    where p.ctid = any(array(
        select (select q.ctid from evaluation_prompts q where q.evaluation_id = $1 and q.seq = n.seq) from results n))
      and p.seq = r.seq and p.state = 'sent' and p.worker = $4
    returning p.outcome, p.is_error),
  sums as (
    select count(*) as done, count(*) filter (where outcome = 'resisted') as resisted,
      count(*) filter (where outcome = 'failed') as failed, count(*) filter (where outcome = 'unassessed') as unassessed,
      count(*) filter (where is_error) as errors from written),
  taken as (
    update evaluation_prompts p set state = 'sent', worker = $4, attempts = p.attempts + 1, sent_at = $5
    where p.ctid = any(array(
      select q.ctid from evaluation_prompts q where q.evaluation_id = $1 and q.state = 'planned' and q.seq >= $10
      order by q.seq limit (
        select case when status = 'running' and is_free then greatest(0, least($6::bigint, places + done)) else 0 end
        from run, sums)
      for update skip locked))
    returning p.seq, p.harness, p.probe, p.family, p.stratum, p.question),
  claims as (select count(*) as many, json_agg(taken) as list from taken)
  update evaluations e set in_flight = e.in_flight - sums.done + claims.many, resisted = e.resisted + sums.resisted,
    failed = e.failed + sums.failed, unassessed = e.unassessed + sums.unassessed, errors = e.errors + sums.errors,
    watched = e.watched + sums.done, watched_errors = e.watched_errors + sums.errors,
    requests_sent = e.requests_sent + $7, tokens_used = e.tokens_used + $8, cost_used_micros = e.cost_used_micros + $9,
    requests_committed = e.requests_committed + $7, tokens_committed = e.tokens_committed + $8,
    cost_committed_micros = e.cost_committed_micros + $9, started_at = coalesce(e.started_at, $5 / 1000)
  from sums, claims where e.id = $1 and e.team_id = $2
  returning e.status, e.planned, e.resisted, e.failed, e.unassessed, e.watched, e.watched_errors, claims.list::text as claims`;
