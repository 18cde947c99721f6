import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import { storableJson } from "../../../../platform/db/storable-json.ts";
import type { Result } from "../../asking/ask.ts";
import type { EvaluationResultRow } from "../../tables/rows.ts";
import type { RunRow } from "./run-row.ts";
import { type Spending, tookOf } from "./took.ts";

/** A prompt that was sent and has a result. */
export interface Finished {
  readonly seq: number;
  readonly sentAt: number;
  readonly result: Result;
  /** Null for a prompt that the console gave up. */
  readonly spent?: Spending | null;
}

export const isFinished = <T extends { readonly result: Result | null }>(settled: T): settled is T & Finished =>
  settled.result !== null;

/** Results of prompts that this worker just released. */
export async function writeResults(
  act: Act,
  run: RunRow,
  { results, worker }: { results: readonly Finished[]; worker: number },
): Promise<void> {
  if (results.length === 0) return;
  await act.tx.run(
    sql`
      insert into evaluation_results (evaluation_id, team_id, seq, worker, sent_at, observed_at, outcome, reason,
        is_error, judgement, observation, latency_ms, input_tokens, output_tokens, requests, retries, cost_micros)
      select ${run.id}, ${act.who.teamId}, r.seq, ${worker}, r.sent_at, ${act.now}, r.outcome, r.reason,
        r.is_error, r.judgement, r.observation, r.latency_ms, r.input_tokens, r.output_tokens, r.requests, r.retries, r.cost_micros
      from json_to_recordset(${resultRows(results)}::json) as r (seq int, sent_at bigint, outcome text, reason text,
        is_error boolean, judgement json, observation json, latency_ms double precision, input_tokens bigint,
        output_tokens bigint, requests int, retries int, cost_micros bigint)`.named("write results"),
  );
}

/** Results as the statements that write them take them. */
export function resultRows(results: readonly Finished[]): string {
  const rows = results.map(({ seq, sentAt, spent, result: { judgement, isError, observation } }) => {
    const { outcome, reason, detector, found, evidence, basis, judge, measures } = judgement;
    return {
      ...{ seq, sent_at: sentAt, outcome, reason: reason.slice(0, 2000), is_error: isError, observation },
      judgement: { detector, found, evidence, basis, judge, measures },
      ...tookOf(observation.turns, spent ?? null),
    };
  });
  return storableJson(rows);
}

/** The numbers of the prompts that were not assessed and have no result any more. */
export async function deleteUnassessed(act: Act, run: RunRow): Promise<readonly number[]> {
  const rows = await act.tx.query(sql<Pick<EvaluationResultRow, "seq">>`
    delete from evaluation_results
    where evaluation_id = ${run.id} and team_id = ${act.who.teamId} and outcome = 'unassessed'
    returning seq`);
  return rows.map(({ seq }) => seq);
}

export async function findCommonestError(act: Act, run: RunRow): Promise<string | null> {
  const [row] = await act.tx.query(sql<Pick<EvaluationResultRow, "reason">>`
    select reason from evaluation_results
    where evaluation_id = ${run.id} and team_id = ${act.who.teamId} and is_error
    group by reason
    order by count(*) desc
    limit 1`);
  return row?.reason ?? null;
}
