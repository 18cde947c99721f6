import { createHash } from "node:crypto";
import type { FlowState } from "@agent-console/analysis/guards/flow/history.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { FlowStateRow } from "../tables/rows.ts";

export const stateContext = (id: string): string => `flow_states/${id}`;

const KEPT_SECONDS = 86_400;

/** A conversation of an agent. */
export interface Conversation {
  readonly teamId: string;
  readonly agentId: string;
  /** What names it. Only its hash is stored: clients choose it. */
  readonly key: string;
}

const hashOf = (key: string): string => createHash("sha256").update(key).digest("hex");

export async function loadState(
  tx: Tx,
  { teamId, agentId, key }: Conversation,
  { keyring, now }: { keyring: Keyring; now: number },
): Promise<FlowState | null> {
  const [row] = await tx.query(sql<Pick<FlowStateRow, "id" | "state_sealed">>`
    select id, state_sealed
    from flow_states
    where team_id = ${teamId} and agent_id = ${agentId} and conversation = ${hashOf(key)} and expires_at > ${now}`);
  return row ? (JSON.parse(keyring.open(row.state_sealed, stateContext(row.id))) as FlowState) : null;
}

/** So that two requests of a conversation add to what each other did. */
export async function lockState(tx: Tx, { teamId, agentId, key }: Conversation): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`${teamId}/${agentId}/${hashOf(key)}`}, 1))`);
}

export async function saveState(
  tx: Tx,
  { teamId, agentId, key }: Conversation,
  { state, keyring, now }: { state: FlowState; keyring: Keyring; now: number },
): Promise<void> {
  const id = newId(now * 1000);
  const sealed = keyring.seal(JSON.stringify(state), stateContext(id));
  await tx.run(sql`
    insert into flow_states (id, team_id, agent_id, conversation, state_sealed, expires_at)
    values (${id}, ${teamId}, ${agentId}, ${hashOf(key)}, ${sealed}, ${now + KEPT_SECONDS})
    on conflict (team_id, agent_id, conversation) do update
    set id = excluded.id, state_sealed = excluded.state_sealed, expires_at = excluded.expires_at`);
}
