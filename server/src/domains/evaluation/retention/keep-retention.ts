import type { Logger } from "pino";
import type { Clock } from "../../../kernel/clock.ts";
import type { Act } from "../../../platform/act.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { ObjectStore } from "../../../platform/store/object-store.ts";
import { openJobContext } from "../../../platform/work/context.ts";
import type { WatchedRuns } from "../archives/holds.ts";
import { insertArchives } from "../archives/store.ts";
import { deleteRun } from "../runs/control-run.ts";
import { findRetention, selectDue, selectTeamsWithRetention } from "./store.ts";

export interface RetentionNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly store: ObjectStore | null;
  readonly watchedRuns: WatchedRuns;
}

/** What is left over is done in the next pass, a quarter of an hour later. */
const RUNS_AT_ONCE = 200;
const identity = { prefix: "retention", scopes: ["evaluations"] } as const;

/** Archives and deletes what is older than its team wants. Other workers that do the same find nothing left to do. */
export async function keepRetention(needs: RetentionNeeds): Promise<void> {
  for (const team of await needs.db.looking(selectTeamsWithRetention)) {
    try {
      await openJobContext(needs, team, identity).transaction((act) => keepTeam(needs, act));
    } catch (error) {
      needs.logger.warn({ err: error, team_id: team.teamId }, "a team's retention was not applied and will be later");
    }
  }
}

async function keepTeam({ store, watchedRuns }: RetentionNeeds, act: Act): Promise<void> {
  const { archive_after_days: archiveDays = null, delete_after_days: deleteDays = null } =
    (await findRetention(act)) ?? {};
  const due = async (what: "archive" | "delete", days: number): Promise<string[]> => {
    const runs = await selectDue(act, { what, days, limit: RUNS_AT_ONCE, withHeld: false });
    const ids = runs.map(({ id }) => id);
    const watched = new Set(await watchedRuns(act, ids));
    return ids.filter((id) => !watched.has(id));
  };
  if (deleteDays !== null) for (const id of await due("delete", deleteDays)) await deleteRun(act, id);
  if (archiveDays !== null && store) await insertArchives(act, await due("archive", archiveDays));
}
