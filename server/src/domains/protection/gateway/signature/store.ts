import { type Act, actSeconds } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { GatewaySignatureRow } from "../../tables/rows.ts";

export type Rotation = Pick<GatewaySignatureRow, "rotation" | "rotated_at">;

/** Null: the secret was never rotated. */
export async function findRotation({ tx, who }: Act, agentId: string): Promise<Rotation | null> {
  const [row] = await tx.query(sql<Rotation>`
    select rotation, rotated_at from gateway_signatures
    where agent_id = ${agentId} and team_id = ${who.teamId}`);
  return row ?? null;
}

/** Counts one rotation more, and has every gateway read the agent's routes again. */
export async function addRotation(act: Act, agentId: string): Promise<Rotation | null> {
  const { teamId, userId } = act.who;
  const [row] = await act.tx.query(sql<Rotation>`
    insert into gateway_signatures (team_id, agent_id, rotation, rotated_at, rotated_by)
    values (${teamId}, ${agentId}, 1, ${actSeconds(act)}, ${userId})
    on conflict on constraint gateway_signatures_pkey do update
    set rotation = gateway_signatures.rotation + 1, rotated_at = excluded.rotated_at, rotated_by = excluded.rotated_by
    returning rotation, rotated_at`);
  await act.tx.run(sql`
    select pg_notify('gateway', 'route:' || team_id || '/' || route) from gateway_routes
    where agent_id = ${agentId} and team_id = ${teamId}`);
  return row ?? null;
}
