import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { type Bound, boundConfig } from "./register-guard.ts";
import { findVersion, type GuardVersionRow } from "./store.ts";

/** The version that an agent lives by, or null: nothing was applied, or the agent is bound to something else. */
export async function liveVersion(agents: AgentsPort, act: Act, agentId: string): Promise<GuardVersionRow | null> {
  return liveVersionOf(act, await agents.get(act, agentId));
}

export async function liveVersionOf(act: Act, agent: Bound): Promise<GuardVersionRow | null> {
  const config = await boundConfig(act, agent);
  return config === null || config.live_version === null ? null : findVersion(act, config.id, config.live_version);
}

/** Calls an agent guarded once its live version has judged traffic. A version that is no longer live changes nothing. */
export async function markGuarded(
  agents: AgentsPort,
  act: Act,
  judged: { readonly agentId: string; readonly configId: string; readonly version: number },
): Promise<void> {
  const live = await liveVersion(agents, act, judged.agentId);
  if (live?.config_id !== judged.configId || live.version !== judged.version) return;
  await agents.guard(act, judged.agentId, { status: "guarded" });
}
