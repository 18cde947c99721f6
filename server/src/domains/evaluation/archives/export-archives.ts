import { sql } from "../../../platform/db/sql.ts";
import { readRows } from "../../../platform/domain/moved-rows.ts";
import { type ExportedRow, inPages, type TeamExporter } from "../../../platform/domain/team-rows.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { type ObjectStore, StoreError } from "../../../platform/store/object-store.ts";
import { openArchive } from "./read-archive.ts";
import type { ArchiveRow } from "./store.ts";

const archives = {
  rows: (teamId: string) => sql<ArchiveRow>`select * from evaluation_archives where team_id = ${teamId}`,
  key: ["id"],
};

interface ExportNeeds {
  readonly store: ObjectStore | null;
  readonly keyring: Keyring;
}

/** The rows of archived evaluations, out of the store. One that can't be read is named, with the reason. */
export function exportArchives(needs: ExportNeeds): TeamExporter {
  return async function* exportTeamArchives(read) {
    for await (const row of inPages(read, archives)) {
      const { evaluation_id, state, archived_at, row_count } = row;
      yield { kind: "evaluation_archive", evaluation_id, state, archived_at, row_count };
      if (row.parts) yield* rowsOf(needs, row);
    }
  };
}

async function* rowsOf({ store, keyring }: ExportNeeds, row: ArchiveRow): AsyncGenerator<ExportedRow> {
  try {
    if (!store) throw new StoreError("refused", "This console has no store for archived evaluations.");
    const opened = await openArchive({ store, keyring }, row);
    for await (const { table, values } of readRows(opened.parts())) yield { ...values, kind: `archived_${table}` };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    yield { kind: "evaluation_archive_unreadable", evaluation_id: row.evaluation_id, reason: error.message };
  }
}
