import { type Act, actSeconds } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import { nothing, plus, type Spending } from "../../../../platform/work/budget.ts";
import type { PlannedPrompt } from "../../harness/harness.ts";
import type { Claim } from "./plan.ts";
import { type Finished, resultRows } from "./results.ts";
import type { RunState } from "./run-row.ts";

export interface QuickRequest {
  readonly runId: string;
  readonly worker: number;
  readonly results: readonly (Finished & { readonly spent: Spending })[];
  /** What this worker keeps claimed beside them. */
  readonly kept: readonly number[];
  readonly wanted: number;
}

export interface StepResult {
  readonly run: RunState;
  readonly claims: readonly Claim[];
}

/**
 * What most steps are, results in and prompts out, as one statement: a worker that is busy sending prompts reads the
 * database's answers late, and seven of them make a step three times as slow as one. Claims nothing where a cap has to be
 * considered, and no prompt that came back. Null where it changes nothing: the run is gone, or the results are not all
 * this worker's to write, or a part of them was sent before the run was last resumed.
 */
export async function quickStep(act: Act, request: QuickRequest): Promise<StepResult | null> {
  const [row] = await act.tx.query(quickStatement(act, request));
  if (!row) return null;
  const taken = JSON.parse(row.claims ?? "[]") as (PlannedPrompt & { readonly seq: number })[];
  return { run: row, claims: taken.map((prompt) => ({ seq: prompt.seq, sentAt: act.now, prompt })) };
}

/** As PostgreSQL writes it; the driver would look at every element for what has to be quoted. */
const arrayOf = (seqs: readonly number[]): string => `{${seqs.join(",")}}`;

/**
 * Everything waits for the run's row, as all changes of its journal do, and for the claims with it: a worker presumed
 * dead while it waited finds its claims reassigned and writes nothing. The worker does the counting, which is why all of
 * it is written or none. The numbers of a plan have no gaps, so prompts are taken by their range, and no plan of the
 * statement can read all the rest and sort it.
 */
function quickStatement(act: Act, { runId, worker, results, kept, wanted }: QuickRequest) {
  const { teamId } = act.who;
  const seqs = arrayOf(results.map(({ seq }) => seq));
  const firstSent = results.reduce((first, { sentAt }) => Math.min(first, sentAt), act.now);
  const count = (outcome: string): number =>
    results.filter(({ result }) => result.judgement.outcome === outcome).length;
  const errors = results.filter(({ result }) => result.isError).length;
  const spent = results.reduce((sum, result) => plus(sum, result.spent), nothing);
  return sql<RunState & { claims: string | null }>`
    with run as (
      select e.next_seq,
        e.next_seq + case
          when e.status = 'running' and e.planned is not null
            and e.requests_cap is null and e.tokens_cap is null and e.cost_cap_micros is null
          then greatest(0, least(${wanted}::int, e.concurrency - e.in_flight + ${results.length}::int))
          else 0 end as until_seq
      from evaluations e
      join evaluation_claims c on c.evaluation_id = e.id and c.worker = ${worker}
      where e.id = ${runId} and e.team_id = ${teamId}
        and c.seqs @> ${seqs}::int[]
        and e.watched_from <= ${firstSent}::bigint
      for update),
    written as (
      insert into evaluation_results (evaluation_id, team_id, seq, worker, sent_at, observed_at, outcome, reason,
        is_error, judgement, observation, latency_ms, input_tokens, output_tokens, requests, retries, cost_micros)
      select ${runId}, ${teamId}, r.seq, ${worker}, r.sent_at, ${act.now}, r.outcome, r.reason,
        r.is_error, r.judgement, r.observation, r.latency_ms, r.input_tokens, r.output_tokens, r.requests, r.retries, r.cost_micros
      from run,
        json_to_recordset(${resultRows(results)}::json) as r (seq int, sent_at bigint, outcome text, reason text,
          is_error boolean, judgement json, observation json, latency_ms double precision, input_tokens bigint,
          output_tokens bigint, requests int, retries int, cost_micros bigint)),
    taken as (
      select seq, harness, probe, family, stratum, question
      from evaluation_plan
      where evaluation_id = ${runId}
        and seq >= (select next_seq from run)
        and seq < (select until_seq from run)),
    claims as (
      select count(*) as many, max(seq) + 1 as next_seq, array_agg(seq) as seqs, json_agg(taken) as list
      from taken),
    held as (
      update evaluation_claims c
      set seqs = ${arrayOf(kept)}::int[] || claims.seqs
      from run, claims
      where c.evaluation_id = ${runId} and c.worker = ${worker})
    update evaluations e
    set in_flight = e.in_flight - ${results.length}::int + claims.many,
      resisted = e.resisted + ${count("resisted")},
      failed = e.failed + ${count("failed")},
      unassessed = e.unassessed + ${count("unassessed")},
      errors = e.errors + ${errors},
      watched = e.watched + ${results.length},
      watched_errors = e.watched_errors + ${errors},
      next_seq = coalesce(claims.next_seq, e.next_seq),
      requests_sent = e.requests_sent + ${spent.requests},
      tokens_used = e.tokens_used + ${spent.tokens},
      cost_used_micros = e.cost_used_micros + ${spent.costMicros},
      requests_committed = e.requests_committed + ${spent.requests},
      tokens_committed = e.tokens_committed + ${spent.tokens},
      cost_committed_micros = e.cost_committed_micros + ${spent.costMicros},
      started_at = coalesce(e.started_at, ${actSeconds(act)})
    from run, claims
    where e.id = ${runId} and e.team_id = ${teamId}
    returning e.status, e.planned, e.waiting, e.resisted, e.failed, e.unassessed, e.watched, e.watched_errors,
      claims.list::text as claims`.named("quick step");
}
