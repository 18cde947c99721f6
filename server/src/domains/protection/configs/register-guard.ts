import { DEFAULT_CONFIG } from "@agent-console/analysis/guards/config/starters.ts";
import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { createConfig, setInstanceUrl } from "./manage.ts";
import { readBody } from "./read-body.ts";
import { findConfig, type GuardConfigRow, lockConfigsOf, newestConfigOf } from "./store.ts";

export interface Registration {
  readonly agent_id: string;
  readonly team_id: string;
  readonly guard_url: string;
}

/**
 * A guard inside an agent reports where it answers. The agent gets a config if it has none, and counts as configured: only
 * judged traffic makes it guarded. Reporting the same again changes nothing.
 */
export async function registerGuard(
  { agents }: { readonly agents: AgentsPort },
  act: Act,
  { agent_id, team_id, guard_url }: Registration,
): Promise<void> {
  if (team_id !== act.who.teamId) throw fault("AGENT_NOT_FOUND");
  const agent = await agents.get(act, agent_id);
  await lockConfigsOf(act, agent_id);
  const existing = (await boundConfig(act, agent)) ?? (await newestConfigOf(act, agent_id));
  const config = existing
    ? await setInstanceUrl(act, { id: existing.id, ifMatch: undefined }, guard_url)
    : await createConfig({ agents }, act, {
        agentId: agent_id,
        body: await readBody(DEFAULT_CONFIG, ["config_body"]),
        instanceUrl: guard_url,
      });
  if (agent.guard_config_id === config.id && agent.protection_status !== "unprotected") return;
  const status = agent.protection_status === "unprotected" ? "configured" : agent.protection_status;
  await agents.guard(act, agent_id, { configId: config.id, status });
}

export interface Bound {
  readonly id: string;
  readonly guard_config_id: string | null;
}

/** The config that an agent is bound to, if the config belongs to the agent. */
export async function boundConfig(act: Act, agent: Bound): Promise<GuardConfigRow | null> {
  const row = agent.guard_config_id === null ? null : await findConfig(act, agent.guard_config_id);
  return row?.agent_id === agent.id ? row : null;
}
