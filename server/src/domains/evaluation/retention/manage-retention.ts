import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { ObjectStore } from "../../../platform/store/object-store.ts";
import { type Hold, holds, type WatchedRuns } from "../archives/holds.ts";
import { countArchived, findRetention, type Retention, selectDue, writeRetention } from "./store.ts";

export interface RetentionSettingsNeeds {
  readonly store: ObjectStore | null;
  readonly watchedRuns: WatchedRuns;
}

/** Of so many, the oldest ones, it is told what happens to them. */
const MOST_TOLD = 1_000;

export async function readRetention(needs: RetentionSettingsNeeds, act: Act) {
  const row = await findRetention(act);
  const { archive_after_days = null, delete_after_days = null } = row ?? {};
  const [toArchive, toDelete] = [
    await count(needs, act, { what: "archive", days: archive_after_days }),
    await count(needs, act, { what: "delete", days: delete_after_days }),
  ];
  return {
    archive_after_days,
    delete_after_days,
    store: needs.store?.kind ?? null,
    archived: await countArchived(act),
    to_archive: toArchive.due,
    to_delete: toDelete.due,
    kept: Object.entries(toArchive.kept.length >= toDelete.kept.length ? toArchive.by : toDelete.by).map(
      ([hold, runs]) => ({ hold, reason: holds[hold as Hold], runs }),
    ),
    updated_at: row?.updated_at ?? null,
  };
}

async function count(
  { watchedRuns }: RetentionSettingsNeeds,
  act: Act,
  { what, days }: { readonly what: "archive" | "delete"; readonly days: number | null },
) {
  if (days === null) return { due: 0, kept: [], by: {} };
  const old = await selectDue(act, { what, days, limit: MOST_TOLD, withHeld: true });
  const watched = new Set(
    await watchedRuns(
      act,
      old.map(({ id }) => id),
    ),
  );
  const kept = old.flatMap(({ id, hold }) => hold ?? (watched.has(id) ? ("proposal" as const) : []));
  const by: Partial<Record<Hold, number>> = {};
  for (const hold of kept) by[hold] = (by[hold] ?? 0) + 1;
  return { due: old.length - kept.length, kept, by };
}

export async function changeRetention(needs: RetentionSettingsNeeds, act: Act, wish: Retention) {
  const { archive_after_days: archive, delete_after_days: last } = wish;
  if (archive !== null && last !== null && last <= archive)
    throw unprocessable(["body", "delete_after_days"], "Has to be more than archive_after_days", last);
  await writeRetention(act, wish);
  await recordAudit(act, {
    action: "evaluation.retention_changed",
    target: { kind: "team", id: act.who.teamId },
    details: { archive_after_days: archive, delete_after_days: last },
  });
  return readRetention(needs, act);
}
