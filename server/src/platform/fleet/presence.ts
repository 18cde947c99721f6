import type { Logger } from "pino";
import { newId } from "../../kernel/ids.ts";
import type { Database, Sql } from "../db/database.ts";
import { sql } from "../db/sql.ts";
import { within } from "../db/within.ts";
import type { ActivityBoard } from "./activity.ts";
import { DROPPED_MS, NOW } from "./processes.ts";
import type { ProcessRow } from "./rows.ts";

export type Identity = Pick<ProcessRow, "role" | "version" | "host" | "pid" | "address">;

export interface PresenceNeeds {
  readonly db: Database;
  readonly logger: Logger;
  readonly activity: Pick<ActivityBoard, "read">;
}

export interface Presence {
  readonly id: string;
  /** The process leaves the list. */
  stop(): Promise<void>;
}

const EVERY_MS = 3000;
const ANSWER_MS = 2000;

/** Shows this process to all others on the database, from now until it stops. */
export function startPresence(needs: PresenceNeeds, identity: Identity): Presence {
  const [id, startedAt] = [newId(), Date.now()];
  let isFailing = false;
  let beat: Promise<void> = Promise.resolve();

  async function tell(): Promise<void> {
    try {
      const activity = JSON.stringify(needs.activity.read());
      await needs.db.looking((tx) => write(tx, { id, ...identity, started_at: startedAt, activity }));
      isFailing = false;
    } catch (error) {
      if (!isFailing) needs.logger.warn({ err: error }, "the list of processes can't be written");
      isFailing = true;
    }
  }

  beat = tell();
  let isTelling = false;
  const timer = setInterval(() => {
    if (isTelling) return;
    isTelling = true;
    beat = tell().finally(() => {
      isTelling = false;
    });
  }, EVERY_MS).unref();

  return {
    id,
    async stop() {
      clearInterval(timer);
      // After the last sign of life: otherwise it would write the row again.
      const leave = async (): Promise<void> => {
        await beat;
        await needs.db.looking((tx) => tx.run(sql`delete from processes where id = ${id}`));
      };
      await within(ANSWER_MS, leave()).catch(() => {});
    },
  };
}

/** Also forgets whoever was lost long ago: there are few rows, and nobody else would. */
async function write(
  tx: Sql,
  row: Omit<ProcessRow, "seen_at" | "activity"> & { readonly activity: string },
): Promise<void> {
  await tx.run(
    sql`
      with dropped as (
        delete from processes
        where seen_at < ${NOW} - ${DROPPED_MS}
      )
      insert into processes (id, role, version, host, pid, address, started_at, seen_at, activity)
      values (${row.id}, ${row.role}, ${row.version}, ${row.host}, ${row.pid}, ${row.address}, ${row.started_at}, ${NOW},
        ${row.activity})
      on conflict on constraint processes_pkey do update
      set seen_at = excluded.seen_at, activity = excluded.activity`.named("sign of life"),
  );
}
