import { type Act, actSeconds } from "../../../platform/act.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { sql } from "../../../platform/db/sql.ts";
import type {
  FlowAttachmentRow,
  FlowHitRow,
  FlowListRow,
  FlowPolicyRow,
  FlowToolRow,
  FlowVersionRow,
  RecordedTrafficRow,
} from "../tables/rows.ts";

export const MOST_POLICIES = 100;

export const selectPolicies = ({ tx, who }: Act): Promise<FlowPolicyRow[]> =>
  tx.query(sql<FlowPolicyRow>`
    select *
    from flow_policies
    where team_id = ${who.teamId}
    order by name
    limit ${MOST_POLICIES}`);

export async function findPolicy({ tx, who }: Act, id: string): Promise<FlowPolicyRow | null> {
  const [row] = await tx.query(sql<FlowPolicyRow>`
    select *
    from flow_policies
    where id = ${id} and team_id = ${who.teamId}`);
  return row ?? null;
}

export async function lockPolicy({ tx, who }: Act, id: string): Promise<FlowPolicyRow | null> {
  const [row] = await tx.query(sql<FlowPolicyRow>`
    select *
    from flow_policies
    where id = ${id} and team_id = ${who.teamId}
    for update`);
  return row ?? null;
}

export type PolicyContent = Pick<FlowPolicyRow, "name" | "body" | "digest" | "cases_sealed">;

/** False if there are as many policies as a team can have, or one with this name. */
export async function insertPolicy(act: Act, id: string, content: PolicyContent): Promise<boolean> {
  const { teamId, userId } = act.who;
  const inserted = await act.tx.run(sql`
    insert into flow_policies (id, team_id, name, body, digest, cases_sealed, created_at, created_by)
    select ${id}::uuid, ${teamId}, ${content.name}, ${content.body}, ${content.digest}, ${content.cases_sealed},
      ${actSeconds(act)}::bigint, ${userId}::uuid
    where (select count(*) from flow_policies where team_id = ${teamId}) < ${MOST_POLICIES}
    on conflict (team_id, name) do nothing`);
  return inserted > 0;
}

/** False if another policy has this name. */
export async function writePolicy(act: Act, id: string, content: PolicyContent): Promise<boolean> {
  const { teamId, userId } = act.who;
  const written = await act.tx.run(sql`
    update flow_policies
    set name = ${content.name}, body = ${content.body}, digest = ${content.digest},
      cases_sealed = ${content.cases_sealed}, revision = revision + 1, updated_at = ${actSeconds(act)},
      updated_by = ${userId}
    where id = ${id} and team_id = ${teamId}
      and not exists (select from flow_policies where team_id = ${teamId} and name = ${content.name} and id <> ${id})`);
  return written > 0;
}

export async function deletePolicyRow({ tx, who }: Act, id: string): Promise<void> {
  await tx.run(sql`delete from flow_hits where policy_id = ${id} and team_id = ${who.teamId}`);
  await tx.run(sql`delete from flow_counts where policy_id = ${id} and team_id = ${who.teamId}`);
  await tx.run(sql`delete from flow_policies where id = ${id} and team_id = ${who.teamId}`);
}

/** The newest first, as many as a page of people can use. */
export const selectNewestVersions = ({ tx, who }: Act, policyId: string, most = 1000): Promise<FlowVersionRow[]> =>
  tx.query(sql<FlowVersionRow>`
    select *
    from flow_versions
    where policy_id = ${policyId} and team_id = ${who.teamId}
    order by version desc
    limit ${most}`);

/** These versions, however old. */
export const selectVersions = (
  { tx, who }: Act,
  policyId: string,
  versions: readonly number[],
): Promise<FlowVersionRow[]> =>
  tx.query(sql<FlowVersionRow>`
    select *
    from flow_versions
    where policy_id = ${policyId} and team_id = ${who.teamId} and version = any (${versions}::int[])`);

export async function insertVersion(
  act: Act,
  policy: Pick<FlowPolicyRow, "id" | "body" | "digest">,
  version: number,
): Promise<void> {
  await act.tx.run(sql`
    insert into flow_versions (policy_id, version, team_id, body, digest, created_at, created_by)
    values (${policy.id}, ${version}, ${act.who.teamId}, ${policy.body}, ${policy.digest}, ${actSeconds(act)},
      ${act.who.userId})`);
}

/** What holds now for each agent and policy; detached ones are left out. */
export const selectAttachments = (
  tx: Tx,
  teamId: string,
  { agentId = null, policyId = null }: { agentId?: string | null; policyId?: string | null },
): Promise<FlowAttachmentRow[]> =>
  tx.query(sql<FlowAttachmentRow>`
    select *
    from (
      select distinct on (policy_id, agent_id) *
      from flow_attachments
      where team_id = ${teamId} and (${agentId}::uuid is null or agent_id = ${agentId})
        and (${policyId}::uuid is null or policy_id = ${policyId})
      order by policy_id, agent_id, id desc) as newest
    where mode <> 'off'
    order by attached_at, id`);

/** Whether this version ever enforced for the agent. */
export async function hasEnforced(
  { tx, who }: Act,
  { policyId, agentId, version }: { policyId: string; agentId: string; version: number },
): Promise<boolean> {
  const rows = await tx.query(sql<{ id: string }>`
    select id
    from flow_attachments
    where team_id = ${who.teamId} and policy_id = ${policyId} and agent_id = ${agentId} and version = ${version}
      and mode = 'enforce'
    limit 1`);
  return rows.length > 0;
}

export type NewAttachment = Omit<FlowAttachmentRow, "team_id" | "attached_at" | "attached_by">;

export async function insertAttachment(act: Act, row: NewAttachment): Promise<void> {
  await act.tx.run(sql`
    insert into flow_attachments (id, team_id, policy_id, agent_id, version, mode, override, attached_at, attached_by)
    values (${row.id}, ${act.who.teamId}, ${row.policy_id}, ${row.agent_id}, ${row.version}, ${row.mode},
      ${row.override === null ? null : JSON.stringify(row.override)}::json, ${actSeconds(act)}, ${act.who.userId})`);
}

/** Tells every process that judges for the agent; without one, for all agents of the team. */
export async function notifyFlow({ tx, who }: Act, agentId: string | null): Promise<void> {
  await tx.run(sql`select pg_notify('flow_policies', ${`${who.teamId}:${agentId ?? "*"}`})`);
}

export const selectLists = (tx: Tx, teamId: string): Promise<FlowListRow[]> =>
  tx.query(sql<FlowListRow>`
    select *
    from flow_lists
    where team_id = ${teamId}
    order by name
    limit 200`);

/** False if there are as many lists as a team can have. */
export async function saveList(
  act: Act,
  { id, name, entries }: { id: string; name: string; entries: readonly string[] },
): Promise<boolean> {
  const { teamId, userId } = act.who;
  const written = await act.tx.run(sql`
    insert into flow_lists (id, team_id, name, entries, updated_at, updated_by)
    select ${id}::uuid, ${teamId}, ${name}, ${JSON.stringify(entries)}::json, ${actSeconds(act)}::bigint, ${userId}::uuid
    where (select count(*) from flow_lists where team_id = ${teamId} and name <> ${name}) < 200
    on conflict (team_id, name) do update
    set entries = excluded.entries, updated_at = excluded.updated_at, updated_by = excluded.updated_by`);
  return written > 0;
}

export async function deleteListRow({ tx, who }: Act, id: string): Promise<void> {
  await tx.run(sql`delete from flow_lists where team_id = ${who.teamId} and id = ${id}`);
}

export interface Counted {
  readonly judged: number;
  readonly hits: number;
  readonly attack: number;
  readonly fine: number;
  readonly unsure: number;
}

/** What was counted and labeled for a policy with this text and these lists. */
export async function selectCounted(
  { tx, who }: Act,
  { policyId, agentId, definition }: { policyId: string; agentId: string; definition: string },
): Promise<Counted> {
  const [counts] = await tx.query(sql<Pick<Counted, "judged" | "hits">>`
    select judged, hits
    from flow_counts
    where team_id = ${who.teamId} and agent_id = ${agentId} and policy_id = ${policyId} and definition = ${definition}`);
  const [labels] = await tx.query(sql<Pick<Counted, "attack" | "fine" | "unsure">>`
    select count(*) filter (where label = 'attack') as attack, count(*) filter (where label = 'fine') as fine,
      count(*) filter (where label = 'unsure') as unsure
    from flow_hits
    where team_id = ${who.teamId} and agent_id = ${agentId} and policy_id = ${policyId} and definition = ${definition}`);
  return { judged: 0, hits: 0, attack: 0, fine: 0, unsure: 0, ...counts, ...labels };
}

export const selectHits = (
  { tx, who }: Act,
  { policyId, agentId }: { policyId: string; agentId: string | null },
): Promise<FlowHitRow[]> =>
  tx.query(sql<FlowHitRow>`
    select *
    from flow_hits
    where team_id = ${who.teamId} and policy_id = ${policyId} and (${agentId}::uuid is null or agent_id = ${agentId})
    order by id desc
    limit 200`);

export async function labelHit(
  act: Act,
  { policyId, hitId, label }: { policyId: string; hitId: string; label: string | null },
): Promise<FlowHitRow | null> {
  const [row] = await act.tx.query(sql<FlowHitRow>`
    update flow_hits
    set label = ${label}, labeled_by = ${label === null ? null : act.who.userId}::uuid,
      labeled_at = ${label === null ? null : actSeconds(act)}::bigint
    where id = ${hitId} and policy_id = ${policyId} and team_id = ${act.who.teamId}
    returning *`);
  return row ?? null;
}

export const selectTools = ({ tx, who }: Act, agentId: string): Promise<FlowToolRow[]> =>
  tx.query(sql<FlowToolRow>`
    select *
    from flow_tools
    where team_id = ${who.teamId} and agent_id = ${agentId}
    order by calls desc, tool
    limit 500`);

/** The newest recorded requests of an agent. */
export const selectRecordedRequests = ({ tx, who }: Act, agentId: string): Promise<RecordedTrafficRow[]> =>
  tx.query(sql<RecordedTrafficRow>`
    select *
    from recorded_traffic
    where team_id = ${who.teamId} and agent_id = ${agentId}
    order by id desc
    limit 500`);

/** Everything about flow policies, with the team. */
export async function deleteFlow({ tx, who }: Act): Promise<void> {
  await tx.run(sql`delete from flow_policies where team_id = ${who.teamId}`);
  await tx.run(sql`delete from flow_lists where team_id = ${who.teamId}`);
  await tx.run(sql`delete from flow_counts where team_id = ${who.teamId}`);
  await tx.run(sql`delete from flow_hits where team_id = ${who.teamId}`);
  await tx.run(sql`delete from flow_tools where team_id = ${who.teamId}`);
  await tx.run(sql`delete from flow_states where team_id = ${who.teamId}`);
  await tx.run(sql`select erase_flow_history()`);
}
