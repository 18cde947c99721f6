import { newId } from "../../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { WrittenPrompt } from "../writing/write-prompts.ts";

export interface ReadyHarness {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly agentId: string;
  readonly seed: number;
  readonly prompts: readonly WrittenPrompt[];
}

/** A harness with its prompts, finished at once. False if the name is taken. */
export async function insertReadyHarness(
  act: Act,
  { id, name, description, agentId, seed, prompts }: ReadyHarness,
): Promise<boolean> {
  const now = actSeconds(act);
  const inserted = await act.tx.run(sql`
    insert into custom_harnesses (id, team_id, name, description, agent_id, persona_ids, policy_ids, status, seed,
      max_prompts, workflow_id, workflow_status, phase, planned, written, generated_at, created_by, created_at, updated_at)
    values (${id}, ${act.who.teamId}, ${name}, ${description}, ${agentId}, '{}', '{}', 'active', ${seed},
      ${prompts.length}, ${newId(act.now)}, 'succeeded', 'done', ${prompts.length}, ${prompts.length}, ${now},
      ${act.who.userId}, ${now}, ${now})
    on conflict do nothing`);
  if (inserted === 0) return false;
  const rows = prompts.map((prompt, seq) => ({ seq, ...prompt }));
  await act.tx.run(sql`
    insert into custom_prompts (harness_id, team_id, seq, key, dimension, question, pass_criteria, lineage)
    select ${id}, ${act.who.teamId}, p.seq, p.key, p.dimension, p.question, p.pass_criteria, p.lineage
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as p (seq int, key text, dimension text, question json, pass_criteria text, lineage json)`);
  return true;
}
