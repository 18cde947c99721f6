import type { Act } from "../../../platform/act.ts";
import { nothing, plus, type Spending } from "../../../platform/work/budget.ts";
import type { PlannedPrompt } from "../harness/harness.ts";
import { type Finished, RESULT_COLUMNS, resultRows } from "../runs/store/journal.ts";
import type { RunState } from "../runs/store/run-row.ts";
import type { StepResult } from "./step.ts";

export interface QuickRequest {
  readonly runId: string;
  readonly worker: number;
  readonly results: readonly (Finished & { readonly spent: Spending })[];
  /** What this worker keeps claimed beside them. */
  readonly kept: readonly number[];
  readonly wanted: number;
}

/**
 * What most steps are, results in and prompts out, as one statement: a worker that is busy asking comes to read the
 * database's answers late, and seven of them make a step three times as slow as one. Hands out nothing where a cap has
 * to be reckoned with, and no prompt that came back. Null where it changes nothing: the run is gone, or the results are
 * not all this worker's to write, or a part of them was sent before the run was last resumed.
 */
export async function quickStep(act: Act, request: QuickRequest): Promise<StepResult | null> {
  const { results } = request;
  const { requests, tokens, costMicros } = results.reduce((sum, { spent }) => plus(sum, spent), nothing);
  const many = (outcome: string): number => results.filter(({ result }) => result.judgement.outcome === outcome).length;
  const [row] = await act.tx.query<RunState & { claims: string | null }>(
    QUICK_STEP,
    [
      ...[request.runId, act.who.teamId, request.worker, act.now, request.wanted],
      ...[arrayOf(results.map(({ seq }) => seq)), arrayOf(request.kept), resultRows(results)],
      results.reduce((first, { sentAt }) => Math.min(first, sentAt), act.now),
      ...[many("resisted"), many("failed"), many("unassessed"), results.filter(({ result }) => result.isError).length],
      ...[requests, tokens, costMicros],
    ],
    "quick step",
  );
  if (!row) return null;
  const taken = JSON.parse(row.claims ?? "[]") as (PlannedPrompt & { readonly seq: number })[];
  return { run: row, claims: taken.map((prompt) => ({ seq: prompt.seq, sentAt: act.now, prompt })) };
}

/** As PostgreSQL writes it; the driver looks at every element for what would have to be quoted. */
const arrayOf = (seqs: readonly number[]): string => `{${seqs.join(",")}}`;

/**
 * Everything waits for the run's row, as all changes of its journal do, and for the claims with it: a worker
 * presumed dead while it waited finds its claims reassigned and writes nothing. What is counted is counted by the worker, which is why all
 * of it is written or none. The numbers of a plan have no gaps, so prompts are taken by their range: a plan that reads all
 * the rest and sorts it is then not to be had.
 */
const QUICK_STEP = `with run as (
    select e.next_seq, e.next_seq + case
      when e.status = 'running' and e.planned is not null
        and e.requests_cap is null and e.tokens_cap is null and e.cost_cap_micros is null
      then greatest(0, least($5::int, e.concurrency - e.in_flight + cardinality($6::int[]))) else 0 end as until_seq
    from evaluations e join evaluation_hands h on h.evaluation_id = e.id and h.worker = $3
    where e.id = $1 and e.team_id = $2 and h.seqs @> $6::int[] and e.watched_from <= $9::bigint for update),
  written as (
    insert into evaluation_results (evaluation_id, team_id, seq, worker, sent_at, observed_at, outcome, reason, is_error, judgement, observation)
    select $1, $2, r.seq, $3, r.sent_at, $4, r.outcome, r.reason, r.is_error, r.judgement, r.observation
    from run, json_to_recordset($8::json) as r ${RESULT_COLUMNS}),
  taken as (
    select seq, harness, probe, family, stratum, question from evaluation_plan
    where evaluation_id = $1 and seq >= (select next_seq from run) and seq < (select until_seq from run)),
  claims as (select count(*) as many, max(seq) + 1 as next_seq, array_agg(seq) as seqs, json_agg(taken) as list from taken),
  held as (
    update evaluation_hands h set seqs = $7::int[] || claims.seqs
    from run, claims where h.evaluation_id = $1 and h.worker = $3)
  update evaluations e set in_flight = e.in_flight - cardinality($6::int[]) + claims.many,
    resisted = e.resisted + $10, failed = e.failed + $11, unassessed = e.unassessed + $12, errors = e.errors + $13,
    watched = e.watched + cardinality($6::int[]), watched_errors = e.watched_errors + $13,
    next_seq = coalesce(claims.next_seq, e.next_seq),
    requests_sent = e.requests_sent + $14, tokens_used = e.tokens_used + $15, cost_used_micros = e.cost_used_micros + $16,
    requests_committed = e.requests_committed + $14, tokens_committed = e.tokens_committed + $15,
    cost_committed_micros = e.cost_committed_micros + $16, started_at = coalesce(e.started_at, $4 / 1000)
  from run, claims where e.id = $1 and e.team_id = $2
  returning e.status, e.planned, e.waiting, e.resisted, e.failed, e.unassessed, e.watched, e.watched_errors,
    claims.list::text as claims`;
