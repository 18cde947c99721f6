import type { JsonObject } from "../../../kernel/json/json-object.ts";
import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { ShownOverride } from "../shapes/guard-config.ts";
import { makeLive } from "./apply-config.ts";
import { getConfig, holdConfig } from "./manage.ts";
import { readBody } from "./read-body.ts";
import { findVersion, type GuardConfigRow, writeBody } from "./store.ts";

export interface Revision {
  readonly configId: string;
  /** Must not let a guard enforce that did not before, unless the caller asked for evidence: nobody asks here. */
  readonly change: (body: JsonObject) => JsonObject;
  /** Of the new version. Default: those of the live one. */
  readonly overrides?: readonly ShownOverride[];
}

/**
 * Makes one change to what an agent lives by and to the saved body, each for itself: edits that wait in the saved body stay
 * edits that wait.
 */
export async function reviseConfig(
  agents: AgentsPort,
  act: Act,
  { configId, change, overrides }: Revision,
): Promise<GuardConfigRow> {
  const row = await holdConfig(act, { id: configId, ifMatch: undefined });
  const saved = await readBody(change(row.config_body), ["config_body"]);
  const live = row.live_version === null ? null : await findVersion(act, row.id, row.live_version);
  if (live) {
    const body = await readBody(change(live.config_body), ["config_body"]);
    const given = overrides ?? live.overrides ?? [];
    const applied = { row, agentId: live.agent_id, body, overrides: given, restored: null };
    if (body.digest !== live.digest) await makeLive({ agents }, act, applied);
  }
  if (live || saved.digest !== row.digest) await writeBody(act, row.id, saved);
  return getConfig(act, row.id);
}
