import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { liveVersion } from "../configs/live-version.ts";
import { getConfig } from "../configs/manage.ts";
import { MATERIALS } from "./item.ts";
import type { ReplayBody } from "./shapes.ts";
import { cancelRunning, deleteOldReplays, findReplay, insertReplay, type ReplayRow, selectReplays } from "./store.ts";

export interface StartNeeds {
  readonly agents: AgentsPort;
}

/** What a request without a body asks for. */
export const WHOLE: ReplayBody = { runs: 5, limit: 2000 };

/** Freezes the saved body and what the agent lives by now; a worker then judges by both. */
export async function startReplay(
  { agents }: StartNeeds,
  act: Act,
  { configId, body }: { readonly configId: string; readonly body: ReplayBody },
): Promise<ReplayRow> {
  const config = await getConfig(act, configId);
  const isTemplate = config.agent_id === null;
  const wanted = MATERIALS.filter((one) => body.material?.includes(one) ?? true);
  const material = isTemplate ? wanted.filter((one) => one === "packs") : wanted;
  if (material.length === 0) throw fault("GUARD_CONFIG_WITHOUT_AGENT");
  const live = config.agent_id === null ? null : await liveVersion(agents, act, config.agent_id);
  const id = newId(act.now);
  const isNew = await insertReplay(act, {
    ...{ id, config_id: configId, material, runs: body.runs, most: body.limit },
    ...{ live_config_id: live?.config_id ?? null, live_version: live?.version ?? null },
  });
  if (!isNew) throw fault("GUARD_REPLAY_RUNNING");
  await deleteOldReplays(act, configId);
  await recordAudit(act, {
    action: "guard_config.replay_started",
    target: { kind: "guard_config", id: configId },
    details: { replay_id: id, digest: config.digest, material, live_version: live?.version ?? null },
  });
  return getReplay(act, id);
}

/** The replay, or GUARD_REPLAY_NOT_FOUND; another team's looks like none. */
export async function getReplay(act: Act, id: string): Promise<ReplayRow> {
  const row = await findReplay(act, id);
  if (!row) throw fault("GUARD_REPLAY_NOT_FOUND");
  return row;
}

/** Ends a replay that runs. What it had counted is not shown: a part of the material says nothing of the rest. */
export async function cancelReplay(act: Act, id: string): Promise<ReplayRow> {
  const { config_id: configId } = await getReplay(act, id);
  if (!(await cancelRunning(act, id))) throw fault("GUARD_REPLAY_ENDED");
  await recordAudit(act, {
    action: "guard_config.replay_canceled",
    target: { kind: "guard_config", id: configId },
    details: { replay_id: id },
  });
  return getReplay(act, id);
}

export async function listReplays(act: Act, configId: string): Promise<ReplayRow[]> {
  await getConfig(act, configId);
  return selectReplays(act, configId);
}
