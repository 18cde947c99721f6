import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { acceptsChange } from "../../../platform/http/etag.ts";
import { OutboundError } from "../../../platform/outbound/outbound-error.ts";
import type { AddressPolicy } from "../../../platform/outbound/policy.ts";
import { readTarget } from "../../../platform/outbound/target.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { etagOf } from "./present.ts";
import type { ReadBody } from "./read-body.ts";
import {
  deleteConfigRow,
  findConfig,
  type GuardConfigRow,
  insertConfig,
  lockConfig,
  notifyVersion,
  selectLiveNaming,
  writeBody,
  writeInstanceUrl,
} from "./store.ts";

/** The config, or GUARD_CONFIG_NOT_FOUND; another team's looks like none. */
export async function getConfig(act: Act, id: string): Promise<GuardConfigRow> {
  const row = await findConfig(act, id);
  if (!row) throw fault("GUARD_CONFIG_NOT_FOUND");
  return row;
}

/** Which config, and the version of it that the client has seen. */
export interface Wanted {
  readonly id: string;
  readonly ifMatch: string | undefined;
}

/** The config, locked, if the client has its current version. */
export async function holdConfig(act: Act, { id, ifMatch }: Wanted): Promise<GuardConfigRow> {
  const row = await lockConfig(act, id);
  if (!row) throw fault("GUARD_CONFIG_NOT_FOUND");
  if (!acceptsChange(ifMatch, etagOf(row))) throw fault("PRECONDITION_FAILED");
  return row;
}

export interface Creation {
  readonly agentId: string | null;
  readonly body: ReadBody;
  readonly instanceUrl?: string | null;
}

export async function createConfig(
  { agents }: { readonly agents: AgentsPort },
  act: Act,
  { agentId, body, instanceUrl = null }: Creation,
): Promise<GuardConfigRow> {
  if (agentId !== null) await agents.get(act, agentId);
  const id = newId(act.now);
  await insertConfig(act, { id, agentId, body, instanceUrl });
  await recordAudit(act, {
    action: "guard_config.created",
    target: { kind: "guard_config", id },
    details: { agent_id: agentId, digest: body.digest },
  });
  return getConfig(act, id);
}

/** Saves another body. The live version does not change. */
export async function replaceBody(act: Act, wanted: Wanted, body: ReadBody): Promise<GuardConfigRow> {
  const before = await holdConfig(act, wanted);
  if (before.digest === body.digest) return before;
  await writeBody(act, before.id, body);
  await recordAudit(act, {
    action: "guard_config.updated",
    target: { kind: "guard_config", id: before.id },
    beforeHash: before.digest,
    afterHash: body.digest,
  });
  return getConfig(act, before.id);
}

export async function setInstanceUrl(act: Act, wanted: Wanted, url: string | null): Promise<GuardConfigRow> {
  const before = await holdConfig(act, wanted);
  if (before.guard_instance_url === url) return before;
  await writeInstanceUrl(act, before.id, url);
  await recordAudit(act, {
    action: "guard_config.address_changed",
    target: { kind: "guard_config", id: before.id },
    details: { host: url === null ? null : URL.parse(url)?.host },
  });
  return getConfig(act, before.id);
}

/** Refuses an address that the console would not call, before it is stored. */
export function assertCallable(policy: AddressPolicy, url: string, place: readonly string[]): void {
  try {
    readTarget(url, policy);
  } catch (error) {
    if (error instanceof OutboundError) throw unprocessable([...place], error.message);
    throw error;
  }
}

/** An agent that lives by the config keeps it, unless an admin deletes it by force: then the agent is unprotected. */
export async function deleteConfig(
  { agents }: { readonly agents: AgentsPort },
  act: Act,
  { force, ...wanted }: Wanted & { readonly force: boolean },
): Promise<void> {
  const row = await holdConfig(act, wanted);
  const isLive = await livesBy(agents, act, row);
  if (isLive && !force) throw fault("GUARD_CONFIG_LIVE");
  if (isLive && !act.who.powers.has("guard:promote")) throw fault("NOT_ALLOWED");
  const released = await agents.unguard(act, row.id);
  await deleteConfigRow(act, row.id);
  for (const agentId of released) await notifyVersion(act, { agentId, configId: row.id, version: 0 });
  await recordAudit(act, {
    action: "guard_config.deleted",
    target: { kind: "guard_config", id: row.id },
    beforeHash: row.digest,
    details: { live_version: row.live_version, forced: isLive, unprotected: released },
  });
}

/** The configs that agents live by now and that name something by its ID. */
export async function liveConfigsNaming(agents: AgentsPort, act: Act, id: string): Promise<string[]> {
  const live: string[] = [];
  for (const row of await selectLiveNaming(act, id)) if (await livesBy(agents, act, row)) live.push(row.id);
  return live;
}

/** Whether the agent of a config is bound to it, with a version that was applied. */
async function livesBy(agents: AgentsPort, act: Act, row: GuardConfigRow): Promise<boolean> {
  if (row.agent_id === null || row.live_version === null) return false;
  const [named] = await agents.naming(act, [row]);
  if (!named?.agent_name) return false;
  return (await agents.get(act, row.agent_id)).guard_config_id === row.id;
}
