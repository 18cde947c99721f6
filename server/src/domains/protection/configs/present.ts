import type { ShownGuardConfig } from "../shapes/guard-config.ts";
import type { GuardConfigRow, GuardVersionRow } from "./store.ts";

/** The GuardConfigResponse of the contract, members in its order, and ours. */
export const presentConfig = (row: GuardConfigRow): ShownGuardConfig => ({
  id: row.id,
  status: row.status,
  agent_id: row.agent_id,
  config_body: row.config_body,
  guard_instance_url: row.guard_instance_url,
  created_at: row.created_at,
  created_by: row.created_by,
  updated_at: row.updated_at,
  updated_by: row.updated_by,
  live_version: row.live_version,
  digest: row.digest,
  modes: row.modes,
  unavailable: [...row.unavailable],
  overrides: [...(row.overrides ?? [])],
});

export const etagOf = ({ revision }: Pick<GuardConfigRow, "revision">): string => `"${revision}"`;

export function presentVersion(row: Omit<GuardVersionRow, "config_body">) {
  const { version, agent_id, digest, modes, restored, overrides, applied_at, applied_by } = row;
  return { version, agent_id, digest, modes, restored, overrides: overrides ?? [], applied_at, applied_by };
}
