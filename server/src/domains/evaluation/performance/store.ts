import type { Act } from "../../../platform/act.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { EvaluationRow } from "../tables/rows.ts";

/** What prompts took, summed. */
export interface Sums {
  readonly prompts: number;
  readonly errors: number;
  /** P50, P95, P99 and the most, in milliseconds. */
  readonly latency: readonly number[] | null;
  readonly latencies: number;
  readonly retries: number | null;
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
  readonly cost_micros: number | null;
}

type Of =
  | ("id" | "status" | "created_at" | "completed_at" | "plan" | "agent_revision")
  | ("requests_sent" | "tokens_used" | "cost_used_micros" | "prompt_price" | "scores");
export type RunSums = Sums & Pick<EvaluationRow, Of>;
export type ProbeSums = Sums & { readonly harness: string; readonly probe: string };

/** Of results `r`. Runs from before have the latency in the transcript alone. */
const sums = sql`count(r.seq)::int as prompts, count(*) filter (where r.is_error)::int as errors,
      percentile_cont(array[0.5, 0.95, 0.99, 1]) within group (order by t.latency) as latency,
      count(t.latency)::int as latencies, sum(r.retries)::int as retries, sum(r.input_tokens)::bigint as input_tokens,
      sum(r.output_tokens)::bigint as output_tokens, sum(r.cost_micros)::bigint as cost_micros`;
const latency = sql`left join lateral (
      select case
        when r.requests is not null then r.latency_ms
        else (
          select sum((turn ->> 'latencyMs')::double precision)
          from json_array_elements(r.observation -> 'turns') as turn)
        end as latency) t on true`;
const run = sql`e.id, e.status, e.created_at, e.completed_at, e.plan, e.agent_revision, e.requests_sent, e.tokens_used,
      e.cost_used_micros, e.prompt_price, e.scores`;

export async function selectRunSums(act: Act, evaluationId: string): Promise<RunSums | null> {
  const [row] = await act.tx.query(sql<RunSums>`
    select ${run}, s.*
    from evaluations e
    left join lateral (
      select ${sums}
      from evaluation_results r
      ${latency}
      where r.evaluation_id = e.id and r.team_id = ${act.who.teamId}) s on true
    where e.id = ${evaluationId} and e.team_id = ${act.who.teamId}`);
  return row ?? null;
}

export function selectProbeSums(act: Act, evaluationId: string): Promise<ProbeSums[]> {
  return act.tx.query(sql<ProbeSums>`
    select p.harness, p.probe, ${sums}
    from evaluation_plan p
    join evaluation_results r on r.evaluation_id = p.evaluation_id and r.seq = p.seq and r.team_id = p.team_id
    ${latency}
    where p.evaluation_id = ${evaluationId} and p.team_id = ${act.who.teamId}
    group by p.harness, p.probe
    order by percentile_cont(0.95) within group (order by t.latency) desc nulls last, p.harness, p.probe`);
}

export interface TrendFilter {
  readonly agentId: string;
  readonly harness: string | null;
  readonly limit: number;
}

/** Oldest first. */
export function selectTrend(act: Act, { agentId, harness, limit }: TrendFilter): Promise<RunSums[]> {
  return act.tx.query(sql<RunSums>`
    select ${run}, s.*
    from (
      select * from evaluations
      where team_id = ${act.who.teamId} and agent_id = ${agentId}
        ${harness === null ? sql`` : sql`and ${harness} = any (harness_names)`}
      order by created_at desc, id desc
      limit ${limit}) e
    left join lateral (
      select ${sums}
      from evaluation_results r
      ${latency}
      where r.evaluation_id = e.id and r.team_id = ${act.who.teamId}) s on true
    order by e.created_at, e.id`);
}
