import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { ObjectStore } from "../../../platform/store/object-store.ts";
import { getRun } from "../runs/read-runs.ts";
import { lockRun } from "../runs/store/runs.ts";
import { holds, selectHolds, type WatchedRuns } from "./holds.ts";
import { deleteArchive, findArchive, insertArchives, requestRestore } from "./store.ts";

export interface ArchivesNeeds {
  readonly store: ObjectStore | null;
  readonly watchedRuns: WatchedRuns;
}

const target = (id: string) => ({ kind: "evaluation", id });

export async function readArchive(needs: ArchivesNeeds, act: Act, id: string) {
  const run = await getRun(act, id);
  const row = await findArchive(act, id);
  const hold = row ? null : ((await selectHolds(needs, act, [id])).get(id) ?? null);
  return {
    evaluation_id: run.id,
    state: row?.state ?? ("present" as const),
    store: needs.store?.kind ?? null,
    hold,
    hold_reason: hold && holds[hold],
    problem: row?.problem ?? null,
    requested_at: row?.requested_at ?? null,
    archived_at: run.archived_at,
    rows: row?.row_count ?? null,
    bytes: row?.plain_bytes ?? null,
    stored_bytes: row?.stored_bytes ?? null,
  };
}

function requireStore({ store }: ArchivesNeeds): void {
  if (!store) throw fault("ARCHIVE_STORE_MISSING");
}

/** Asking twice is asking once. */
export async function requestArchive(needs: ArchivesNeeds, act: Act, id: string) {
  requireStore(needs);
  if (!(await lockRun(act, id))) throw fault("EVALUATION_NOT_FOUND");
  const row = await findArchive(act, id);
  if (row?.state === "restoring") throw fault("EVALUATION_STATE", { public: "The evaluation is being brought back." });
  if (!row) {
    const hold = (await selectHolds(needs, act, [id])).get(id);
    if (hold) {
      const detail = `The evaluation can't be archived. ${holds[hold]}`;
      throw fault("EVALUATION_IN_USE", { public: detail, members: { hold } });
    }
    await insertArchives(act, [id]);
    await recordAudit(act, { action: "evaluation.archive_requested", target: target(id) });
  }
  return readArchive(needs, act, id);
}

/** One that is still being archived is left where it is. */
export async function bringBack(needs: ArchivesNeeds, act: Act, id: string) {
  requireStore(needs);
  if (!(await lockRun(act, id))) throw fault("EVALUATION_NOT_FOUND");
  const row = await findArchive(act, id);
  if (!row) throw fault("EVALUATION_STATE", { public: "The evaluation is not archived." });
  if (row.state === "archiving") await deleteArchive(act, row);
  if (row.state === "archived") await requestRestore(act, row);
  if (row.state !== "restoring") await recordAudit(act, { action: "evaluation.restore_requested", target: target(id) });
  return readArchive(needs, act, id);
}
