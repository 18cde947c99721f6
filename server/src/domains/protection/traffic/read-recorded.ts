import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { AgentsPort } from "../../agents/port.ts";
import {
  deleteHit,
  deleteHitTexts,
  findRecording,
  type Recording,
  saveRecording,
  USUAL_RECORDING,
} from "../runtime/store.ts";
import { hitContext } from "../runtime/tally.ts";
import { openRecorded } from "./record-sample.ts";
import type { ShownOpened, ShownRecorded } from "./shapes.ts";
import {
  deleteRecordedRequest,
  deleteRecordedRequests,
  findHitText,
  findRecordedRequest,
  type RecordedFilter,
  selectRecorded,
} from "./store.ts";

interface Wanted extends RecordedFilter {
  readonly limit: number;
  readonly cursor?: string;
}

export async function listRecorded(agents: AgentsPort, act: Act, wanted: Wanted) {
  const before = wanted.cursor === undefined ? null : readCursor(wanted.cursor, { at: "bigint", id: "uuid" });
  const found = await selectRecorded(act, wanted, { before, most: wanted.limit + 1 });
  const rows = found.slice(0, wanted.limit);
  const last = rows.at(-1);
  const results = (await agents.naming(act, rows)).map(
    (row): ShownRecorded => ({ ...row, leg: row.leg as ShownRecorded["leg"] }),
  );
  const next = last && found.length > rows.length ? writeCursor({ at: last.created_at, id: last.id }) : null;
  return { results, next_cursor: next };
}

/** What was said. That someone read it is recorded. */
export async function openEntry(keyring: Keyring, act: Act, id: string): Promise<ShownOpened> {
  const opened = (await openedRequest(keyring, act, id)) ?? (await openedHit(keyring, act, id));
  if (!opened) throw fault("RECORDED_TRAFFIC_NOT_FOUND");
  await recordAudit(act, {
    action: "recorded_traffic.read",
    target: { kind: "recorded_traffic", id },
    details: { kind: opened.kind, agent_id: opened.agent_id },
  });
  return opened;
}

async function openedRequest(keyring: Keyring, act: Act, id: string): Promise<ShownOpened | null> {
  const row = await findRecordedRequest(act, id);
  if (!row) return null;
  const { texts, flow } = openRecorded(keyring, row);
  return {
    id,
    kind: "request",
    agent_id: row.agent_id,
    texts: texts.map((one) => ({ ...one, start: null, end: null })),
    flow: [...flow],
  };
}

async function openedHit(keyring: Keyring, act: Act, id: string): Promise<ShownOpened | null> {
  const row = await findHitText(act, id);
  if (!row?.text_sealed) return null;
  const text = keyring.open(row.text_sealed, hitContext(id));
  return {
    id,
    kind: "hit",
    agent_id: row.agent_id,
    texts: [{ channel: row.channel, text, start: row.start_at, end: row.end_at }],
    flow: [],
  };
}

export async function deleteEntry(act: Act, id: string): Promise<void> {
  const isDeleted = (await deleteRecordedRequest(act, id)) || (await deleteHit(act, id));
  if (!isDeleted) throw fault("RECORDED_TRAFFIC_NOT_FOUND");
  await recordAudit(act, { action: "recorded_traffic.deleted", target: { kind: "recorded_traffic", id } });
}

export async function clearRecorded(agents: AgentsPort, act: Act, agentId: string): Promise<{ deleted: number }> {
  await agents.get(act, agentId);
  const deleted = (await deleteRecordedRequests(act, agentId)) + (await deleteHitTexts(act, agentId));
  await recordAudit(act, {
    action: "recorded_traffic.deleted",
    target: { kind: "agent", id: agentId },
    details: { deleted },
  });
  return { deleted };
}

export async function getRecording(agents: AgentsPort, act: Act, agentId: string): Promise<Recording> {
  await agents.get(act, agentId);
  const { record_hits, sample_share, reason } =
    (await findRecording(act.tx, act.who.teamId, agentId)) ?? USUAL_RECORDING;
  return { record_hits, sample_share, reason };
}

export async function setRecording(
  agents: AgentsPort,
  act: Act,
  { agentId, ...recording }: Recording & { readonly agentId: string },
): Promise<Recording> {
  await agents.get(act, agentId);
  await saveRecording(act, agentId, recording);
  await recordAudit(act, {
    action: "traffic_settings.updated",
    target: { kind: "agent", id: agentId },
    details: { ...recording },
  });
  return recording;
}
