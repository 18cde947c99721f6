import type { Block } from "@agent-console/analysis/policies/block.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { type Refined, sql } from "../../../platform/db/sql.ts";
import type { PolicyRow, PolicyTextRow } from "../tables/rows.ts";

export type { PolicyRow } from "../tables/rows.ts";

/** A text of a policy, with the blocks that it consists of. */
export type PolicyText = Refined<Omit<PolicyTextRow, "team_id" | "created_at">, { readonly blocks: readonly Block[] }>;

export type NewPolicy = Pick<PolicyRow, "id" | "name" | "description" | "category" | "source_text" | "preset" | "tags">;

/** False if there is already a policy with this id. */
export async function insertPolicy(act: Act, policy: NewPolicy): Promise<boolean> {
  const now = actSeconds(act);
  const inserted = await act.tx.run(sql`
    insert into policies (id, team_id, name, description, category, source_text, preset, tags, created_by, created_at, updated_at)
    values (${policy.id}, ${act.who.teamId}, ${policy.name}, ${policy.description}, ${policy.category}, ${policy.source_text},
      ${policy.preset}, ${policy.tags}::text[], ${act.who.userId}, ${now}, ${now})
    on conflict do nothing`);
  return inserted > 0;
}

export async function findPolicy({ tx, who }: Act, id: string): Promise<PolicyRow | null> {
  const [row] = await tx.query(sql<PolicyRow>`
    select * from policies
    where id = ${id} and team_id = ${who.teamId}`);
  return row ?? null;
}

/** With the row locked: changes of one policy, its text and its file follow one another. */
export async function lockPolicy({ tx, who }: Act, id: string): Promise<PolicyRow | null> {
  const [row] = await tx.query(sql<PolicyRow>`
    select * from policies
    where id = ${id} and team_id = ${who.teamId}
    for update`);
  return row ?? null;
}

export type PolicyValues = Pick<PolicyRow, "name" | "description" | "category" | "status" | "source_text" | "tags">;

export async function writePolicy(act: Act, id: string, values: PolicyValues): Promise<void> {
  await act.tx.run(sql`
    update policies
    set name = ${values.name}, description = ${values.description}, category = ${values.category}, status = ${values.status},
      source_text = ${values.source_text}, tags = ${values.tags}::text[], updated_at = ${actSeconds(act)},
      revision = revision + 1
    where id = ${id} and team_id = ${act.who.teamId}`);
}

/** After something that its representation shows has changed elsewhere. */
export async function touchPolicy(act: Act, id: string): Promise<void> {
  await act.tx.run(sql`
    update policies
    set updated_at = ${actSeconds(act)}, revision = revision + 1
    where id = ${id} and team_id = ${act.who.teamId}`);
}

/** With its file, texts, scope and rules. */
export async function deletePolicyRow({ tx, who }: Act, id: string): Promise<void> {
  await tx.run(sql`delete from policies where id = ${id} and team_id = ${who.teamId}`);
}

/** In the order of their names. */
export function selectPolicies({ tx, who }: Act, ids: readonly string[]): Promise<PolicyRow[]> {
  return tx.query(sql<PolicyRow>`
    select * from policies
    where team_id = ${who.teamId} and id = any(${ids}::uuid[])
    order by name, id`);
}

/** Older versions are dropped: the newest few are enough to show what changed. */
const KEPT_TEXTS = 5;

/** The next version of a policy's text, which is in force from now on; null takes the text away. */
export async function writeText(
  act: Act,
  policyId: string,
  text: Pick<PolicyText, "content" | "blocks" | "source"> | null,
): Promise<PolicyText | null> {
  const [row] = await act.tx.query(sql<Pick<PolicyRow, "text_version">>`
    update policies
    set text_version = text_version + 1, updated_at = ${actSeconds(act)}, revision = revision + 1
    where id = ${policyId} and team_id = ${act.who.teamId}
    returning text_version`);
  if (!row || !text) return null;
  const version = row.text_version;
  await act.tx.run(sql`
    insert into policy_texts (policy_id, version, team_id, content, blocks, source, created_at)
    values (${policyId}, ${version}, ${act.who.teamId}, ${text.content}, ${JSON.stringify(text.blocks)}, ${text.source},
      ${actSeconds(act)})`);
  await act.tx.run(sql`
    delete from policy_texts
    where policy_id = ${policyId} and team_id = ${act.who.teamId} and version <= ${version - KEPT_TEXTS}`);
  return { policy_id: policyId, version, ...text };
}

/** The text in force; null if there is none. */
export async function findText({ tx, who }: Act, policyId: string): Promise<PolicyText | null> {
  const [row] = await tx.query(sql<PolicyText>`
    select t.policy_id, t.version, t.content, t.blocks, t.source
    from policies p
    join policy_texts t on t.policy_id = p.id and t.team_id = p.team_id and t.version = p.text_version
    where p.id = ${policyId} and p.team_id = ${who.teamId}`);
  return row ?? null;
}

export async function findTextVersion({ tx, who }: Act, policyId: string, version: number): Promise<PolicyText | null> {
  const [row] = await tx.query(sql<PolicyText>`
    select policy_id, version, content, blocks, source
    from policy_texts
    where policy_id = ${policyId} and team_id = ${who.teamId} and version = ${version}`);
  return row ?? null;
}

/** The newest first. */
export async function selectTextVersions({ tx, who }: Act, policyId: string): Promise<number[]> {
  const rows = await tx.query(sql<{ version: number }>`
    select version from policy_texts
    where policy_id = ${policyId} and team_id = ${who.teamId}
    order by version desc`);
  return rows.map(({ version }) => version);
}

/** What a file said goes with the file. */
export async function deleteFileTexts({ tx, who }: Act, policyId: string): Promise<void> {
  await tx.run(sql`
    delete from policy_texts
    where policy_id = ${policyId} and team_id = ${who.teamId} and source = 'file'`);
}
