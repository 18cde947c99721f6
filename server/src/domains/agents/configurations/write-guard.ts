import type { Act } from "../../../platform/act.ts";
import type { Agent } from "../record/shapes.ts";
import { agentsGuardedBy, writeChanges } from "./store/agents.ts";
import type { PlainChange } from "./store/update-statement.ts";

/** How an agent is protected. What is left out stays as it is. */
export interface GuardBinding {
  readonly configId?: string | null;
  readonly status: Agent["protection_status"];
  /** Set when a person applied a config, and never by the console itself. */
  readonly isManual?: boolean;
}

/** An entry of the history that leaves the ETag, so that no one's Save fails for it. */
export async function bindGuard(act: Act, id: string, { configId, status, isManual }: GuardBinding): Promise<void> {
  const plain: PlainChange[] = [{ field: "protection_status", value: status }];
  if (configId !== undefined) plain.push({ field: "guard_config_id", value: configId });
  if (isManual !== undefined) plain.push({ field: "guard_manually_configured", value: isManual });
  await writeChanges(act, { id, action: "guarded", isBookkeeping: true, changes: { plain } });
}

export async function releaseGuard(act: Act, configId: string): Promise<string[]> {
  const ids = await agentsGuardedBy(act, configId);
  for (const id of ids) await bindGuard(act, id, { configId: null, status: "unprotected" });
  return ids;
}
