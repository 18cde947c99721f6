import type { Act } from "../../../../platform/act.ts";
import { raw, sql } from "../../../../platform/db/sql.ts";
import type { EarlierAnswers } from "../../budget/estimate.ts";

/** Enough for a mean; a run's results are not read as a whole for an estimate. */
const MOST_READ = raw("300");
/** Answers longer than this are rare, and reading them would cost more than they tell. */
const LONGEST_READ_BYTES = 65_536;
/** What an agent counts is its own word; no answer is taken to be longer than this. */
const MOST_TOKENS = 1_000_000;

/** How long this agent's answers were and took in its newest completed run of each harness, from a sample of them. */
export async function readEarlierAnswers(
  act: Act,
  { agentId, harnesses }: { agentId: string; harnesses: readonly string[] },
): Promise<EarlierAnswers[]> {
  const { teamId } = act.who;
  return act.tx.query(sql<EarlierAnswers>`
    select wanted.harness,
      count(*)::int as answers,
      avg(least(
        ${MOST_TOKENS}::float8,
        coalesce((turn -> 'usage' ->> 'completionTokens')::float8, octet_length(turn ->> 'text') / 4.0)))::float8 as tokens,
      avg((turn ->> 'latencyMs')::float8)::float8 as "latencyMs"
    from unnest(${harnesses}::text[]) as wanted (harness)
    cross join lateral (
      select id, planned from evaluations
      where team_id = ${teamId} and agent_id = ${agentId} and status = 'completed'
        and wanted.harness = any (harness_names)
        and created_at >= 0
      order by created_at desc, id desc
      limit 1) run
    cross join lateral (
      select r.observation
      from evaluation_plan p
      join evaluation_results r on r.evaluation_id = p.evaluation_id and r.seq = p.seq and r.team_id = p.team_id
      where p.evaluation_id = run.id and p.team_id = ${teamId} and p.harness = wanted.harness
        and p.seq % greatest(1, run.planned / ${MOST_READ}) = 0
        and octet_length(r.observation::text) <= ${LONGEST_READ_BYTES}
      limit ${MOST_READ}) sample
    cross join lateral json_array_elements(sample.observation -> 'turns') as turn
    where turn ->> 'outcome' = 'answered'
    group by wanted.harness`);
}
