import type { Clock } from "../../../kernel/clock.ts";
import type { Database, Sql } from "../../../platform/db/database.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { RevocationRow } from "../tables/rows.ts";

/** Access tokens live at most this long, so an older revocation has nothing left to void. */
export const ACCESS_SECONDS = 600;
const POLL_MS = 3_000;

/**
 * Recent revocations, in memory because every request checks them. The process that revokes knows immediately. The
 * others read the list every three seconds, well within the promised minute, and open streams end with it.
 */
export interface Revocations {
  /** Milliseconds up to which tokens of the subject are void. Undefined if none are. */
  voidUpTo(subject: string): number | undefined;
  refresh(): Promise<void>;
  start(): void;
  stop(): void;
}

/** A member's tokens in one team: voided when the role changes or the membership ends. */
export const membershipSubject = (userId: string, teamId: string): string => `member/${userId}/${teamId}`;

export async function revoke(tx: Sql, subject: string, nowMs: number): Promise<void> {
  await tx.run(sql`
    insert into revocations (subject, at)
    values (${subject}, ${nowMs})
    on conflict (subject) do update set at = greatest(revocations.at, excluded.at)`);
}

export function createRevocations({ db, clock }: { db: Database; clock: Clock }): Revocations {
  let list = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function refresh(): Promise<void> {
    const since = clock.milliseconds() - (ACCESS_SECONDS + 60) * 1000;
    const rows = await db.looking((tx) =>
      tx.query(sql<RevocationRow>`select subject, at from revocations where at >= ${since}`.named("revocations")),
    );
    list = new Map(rows.map((row) => [row.subject, row.at]));
  }

  return {
    voidUpTo: (subject) => list.get(subject),
    refresh,
    start() {
      timer ??= setInterval(() => void refresh().catch(() => {}), POLL_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}
