import { type Act, actSeconds } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";

export interface PolicyScope {
  readonly all_agents: boolean;
  readonly agent_ids: readonly string[];
}

export async function findScope({ tx, who }: Act, policyId: string): Promise<PolicyScope | null> {
  const [row] = await tx.query(sql<PolicyScope>`
    select p.all_agents,
      array(select agent_id from policy_scopes where team_id = p.team_id and policy_id = p.id order by agent_id)::text[] as agent_ids
    from policies p
    where p.id = ${policyId} and p.team_id = ${who.teamId}`);
  return row ?? null;
}

export async function writeScope(act: Act, policyId: string, scope: PolicyScope): Promise<void> {
  const { teamId } = act.who;
  await act.tx.run(sql`
    update policies
    set all_agents = ${scope.all_agents}, updated_at = ${actSeconds(act)}, revision = revision + 1
    where id = ${policyId} and team_id = ${teamId}`);
  await act.tx.run(sql`delete from policy_scopes where policy_id = ${policyId} and team_id = ${teamId}`);
  await act.tx.run(sql`
    insert into policy_scopes (policy_id, agent_id, team_id)
    select ${policyId}, agent_id, ${teamId}
    from unnest(${scope.agent_ids}::uuid[]) as agent_id`);
}
