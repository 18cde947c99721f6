import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentRow } from "../record/agent-row.ts";
import { apiKeyContext, isKeyForAddress, keyToSend } from "./api-key.ts";
import type { ChangeNeeds } from "./changes.ts";
import { getAgent } from "./store/agents.ts";

/** The agent with its stored key, for callers who may see it. The audit log records the access. */
export async function revealApiKey(
  needs: ChangeNeeds,
  act: Act,
  id: string,
): Promise<{ row: AgentRow; apiKey: string | null }> {
  if (!act.who.powers.has("agent:reveal")) {
    await recordAudit(act, { action: "agent.key_revealed", target: { kind: "agent", id }, outcome: "denied" });
    throw fault("REVEAL_NOT_ALLOWED");
  }
  const row = await getAgent(act, id);
  await recordAudit(act, { action: "agent.key_revealed", target: { kind: "agent", id } });
  return {
    row,
    apiKey: row.api_key_sealed === null ? null : needs.keyring.open(row.api_key_sealed, apiKeyContext(id)),
  };
}

export async function evaluationConfig(needs: ChangeNeeds, act: Act, id: string): Promise<object> {
  const row = await getAgent(act, id);
  const forService = act.who.kind === "service";
  // A key of another origin is never sent, so it does not belong to this configuration, and not even its mask is shown.
  const key = forService ? keyToSend(needs.keyring, row) : isKeyForAddress(row) ? row.api_key_mask : null;
  if (forService && key !== null)
    await recordAudit(act, { action: "agent.key_handed_to_service", target: { kind: "agent", id } });
  return {
    hub: row.hub,
    protocol: row.protocol,
    agent_url: row.agent_url,
    agent_api_key: key ?? "",
    agent_model_name: row.model_name,
    agent_name: row.agent_name,
    rate_limit_requests_per_minute: row.rate_limit_requests_per_minute,
  };
}
