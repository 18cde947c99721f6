import type { Act } from "../../../platform/act.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { Question } from "../harness/harness.ts";
import type { StoredAnswer } from "../judge/stored-answers.ts";

/** A prompt for the rule, or a harmless twin of any rule, with what the agent made of it in a run. */
export interface TriedPrompt {
  readonly is_breach: boolean;
  readonly is_broken: boolean;
  readonly question: Question;
  readonly observation: { readonly turns?: readonly StoredAnswer[] } | null;
}

/** The newest harness of the agent with this rule. */
export async function findHarnessWith(
  act: Act,
  { agentId, ruleId }: { readonly agentId: string; readonly ruleId: string },
): Promise<{ readonly id: string; readonly name: string } | null> {
  const [row] = await act.tx.query(sql<{ id: string; name: string }>`
    select id, name from custom_harnesses
    where team_id = ${act.who.teamId} and agent_id = ${agentId} and status = 'active'
      and exists (
        select from json_array_elements(material::json -> 'rules') r
        where r ->> 'id' = ${ruleId})
    order by created_at desc, id desc
    limit 1`);
  return row ?? null;
}

/** The newest run of the agent that asked with the harness and has responses. */
export async function findRunWith(
  act: Act,
  { agentId, harnessId }: { readonly agentId: string; readonly harnessId: string },
): Promise<string | null> {
  const [row] = await act.tx.query(sql<{ id: string }>`
    select id from evaluations
    where team_id = ${act.who.teamId} and agent_id = ${agentId} and created_at >= 0
      and test_sets::jsonb @> ${JSON.stringify([{ id: harnessId }])}::jsonb
      and resisted + failed + unassessed > 0
    order by created_at desc, id desc
    limit 1`);
  return row?.id ?? null;
}

const GENERATED = sql`'{secret,generated,variant}'`;
const RULE = sql`'{secret,generated,rule,id}'`;

/** The first prompts of a harness, without responses. */
export const selectPromptsOf = (
  act: Act,
  { harnessId, ruleId, variant, most }: Wanted & { readonly harnessId: string },
): Promise<TriedPrompt[]> =>
  act.tx.query(sql<TriedPrompt>`
    select ${variant === "breach"}::boolean as is_breach, false as is_broken, question, null as observation
    from custom_prompts
    where harness_id = ${harnessId} and team_id = ${act.who.teamId}
      and question #>> ${GENERATED} = ${variant}
      and (${variant} = 'twin' or question #>> ${RULE} = ${ruleId})
    order by seq
    limit ${most}`);

interface Wanted {
  readonly ruleId: string;
  readonly variant: "breach" | "twin";
  readonly most: number;
}

/** The first prompts of a run with their responses; what people decided counts before what detectors said. */
export const selectAnswered = (
  act: Act,
  {
    evaluationId,
    harness,
    ruleId,
    variant,
    most,
  }: Wanted & { readonly evaluationId: string; readonly harness: string },
): Promise<TriedPrompt[]> =>
  act.tx.query(sql<TriedPrompt>`
    select ${variant === "breach"}::boolean as is_breach, p.question, r.observation,
      coalesce(v.decision = 'failed', r.outcome = 'failed') as is_broken
    from evaluation_plan p
    join evaluation_results r on r.evaluation_id = p.evaluation_id and r.seq = p.seq and r.team_id = p.team_id
    left join answer_reviews v on v.evaluation_id = p.evaluation_id and v.seq = p.seq and v.team_id = p.team_id
    where p.evaluation_id = ${evaluationId} and p.team_id = ${act.who.teamId} and p.harness = ${harness} and not r.is_error
      and p.question #>> ${GENERATED} = ${variant}
      and (${variant} = 'twin' or p.question #>> ${RULE} = ${ruleId})
    order by p.seq
    limit ${most}`);
