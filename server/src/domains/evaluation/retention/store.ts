import { type Act, actSeconds } from "../../../platform/act.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { type Statement, sql } from "../../../platform/db/sql.ts";
import type { JobRef } from "../../../platform/work/job.ts";
import { type Hold, holdSql } from "../archives/holds.ts";
import type { EvaluationRetentionRow } from "../tables/rows.ts";

const DAY = 86_400;

export type Retention = Pick<EvaluationRetentionRow, "archive_after_days" | "delete_after_days">;

export async function findRetention(act: Act): Promise<EvaluationRetentionRow | null> {
  const [row] = await act.tx.query(sql<EvaluationRetentionRow>`
    select * from evaluation_retention
    where team_id = ${act.who.teamId}`);
  return row ?? null;
}

export async function writeRetention(act: Act, wish: Retention): Promise<void> {
  const { archive_after_days, delete_after_days } = wish;
  await act.tx.run(sql`
    insert into evaluation_retention (team_id, archive_after_days, delete_after_days, updated_at, updated_by)
    values (${act.who.teamId}, ${archive_after_days}, ${delete_after_days}, ${actSeconds(act)}, ${act.who.userId})
    on conflict on constraint evaluation_retention_pkey do update
    set archive_after_days = excluded.archive_after_days, delete_after_days = excluded.delete_after_days,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by`);
}

export async function countArchived(act: Act): Promise<number> {
  const [row] = await act.tx.query(sql<{ archived: number }>`
    select count(*) as archived from evaluation_archives
    where team_id = ${act.who.teamId} and state = 'archived'`);
  return row?.archived ?? 0;
}

/** Outside of any team. Each pass acts for the person who set the team's rules. */
export function selectTeamsWithRetention(tx: Sql): Promise<JobRef[]> {
  return tx.query(sql<JobRef>`
    select team_id as id, team_id as "teamId", updated_by as "userId" from teams_with_retention()`);
}

export interface DueRun {
  readonly id: string;
  readonly hold: Hold | null;
}

interface Due {
  readonly what: "archive" | "delete";
  readonly days: number;
  readonly limit: number;
  /** Whether runs that are in use are among them, with the reason. */
  readonly withHeld: boolean;
}

/** The oldest runs that are older than so many days. */
export function selectDue(act: Act, { what, days, limit, withHeld }: Due): Promise<DueRun[]> {
  const isOpen: Statement =
    what === "delete"
      ? sql``
      : sql`and archived_at is null and not exists (
          select from evaluation_archives a where a.evaluation_id = e.id and a.team_id = e.team_id)`;
  return act.tx.query(sql<DueRun>`
    select id, hold
    from (
      select e.id, e.created_at, ${holdSql(act)} as hold
      from evaluations e
      where e.team_id = ${act.who.teamId} and e.created_at >= 0 and e.created_at < ${actSeconds(act) - days * DAY}
        ${isOpen}) as old
    ${withHeld ? sql`` : sql`where hold is null`}
    order by created_at, id
    limit ${limit}`);
}
