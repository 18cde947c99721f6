import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import { fault } from "../../../kernel/errors.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { getConfig } from "../configs/manage.ts";
import { type HitLabel, labelHit } from "../runtime/store.ts";
import { hitContext } from "../runtime/tally.ts";
import type { GuardHitRow } from "../tables/rows.ts";
import type { ShownHit } from "./shapes.ts";
import { findHit, selectHits } from "./store.ts";

interface Wanted {
  readonly configId: string;
  readonly guard: string | null;
  readonly unlabeled: boolean;
  readonly limit: number;
  readonly cursor?: string;
}

interface HitPage {
  readonly results: readonly ShownHit[];
  readonly next_cursor: string | null;
}

/** Opens what guards in shadow hit. That people read it is recorded. */
export async function listHits(keyring: Keyring, act: Act, wanted: Wanted): Promise<HitPage> {
  await getConfig(act, wanted.configId);
  const before = wanted.cursor === undefined ? null : readCursor(wanted.cursor, { at: "bigint", id: "uuid" });
  const found = await selectHits(act, wanted, { before, most: wanted.limit + 1 });
  const rows = found.slice(0, wanted.limit);
  const last = rows.at(-1);
  await recordAudit(act, {
    action: "guard_hits.read",
    target: { kind: "guard_config", id: wanted.configId },
    details: { count: rows.length, guard: wanted.guard },
  });
  return {
    results: rows.map((row) => presentHit(keyring, row)),
    next_cursor: last && found.length > rows.length ? writeCursor({ at: last.created_at, id: last.id }) : null,
  };
}

interface Labeling {
  readonly configId: string;
  readonly hitId: string;
  readonly label: HitLabel | null;
}

export interface LabeledHit {
  readonly hit: ShownHit;
  readonly agentId: string | null;
}

export async function setLabel(keyring: Keyring, act: Act, { configId, hitId, label }: Labeling): Promise<LabeledHit> {
  const { agent_id: agentId } = await getConfig(act, configId);
  const isThere = await labelHit(act, { configId, hitId, label, at: actSeconds(act) });
  const row = isThere ? await findHit(act, hitId) : null;
  if (!row) throw fault("GUARD_HIT_NOT_FOUND");
  await recordAudit(act, {
    action: "guard_hit.labeled",
    target: { kind: "guard_hit", id: hitId },
    details: { label, guard: row.guard },
  });
  return { hit: presentHit(keyring, row), agentId };
}

const presentHit = (keyring: Keyring, row: GuardHitRow): ShownHit => ({
  ...{ id: row.id, guard: row.guard, channel: row.channel as ShownHit["channel"], method: row.method, rule: row.rule },
  ...{ score: row.score, version: row.version, start: row.start_at, end: row.end_at },
  text: row.text_sealed === null ? null : keyring.open(row.text_sealed, hitContext(row.id)),
  label: row.label as ShownHit["label"],
  ...{ labeled_by: row.labeled_by, seen: row.seen, request_id: row.request_id, is_sample: row.is_sample },
  created_at: row.created_at,
});
