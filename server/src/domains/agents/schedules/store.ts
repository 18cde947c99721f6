import { newId } from "../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import type { Database, Sql } from "../../../platform/db/database.ts";
import { type Refined, sql } from "../../../platform/db/sql.ts";
import type { ReadLag } from "../../../platform/fleet/fleet.ts";
import type { JobRef } from "../../../platform/work/job.ts";
import type { ScheduleRow as Columns, ScheduleRunRow } from "../tables/rows.ts";
import type { ScheduleSettings } from "./schedulable.ts";

/** A change starts a run at most once in this time. */
const HOUR_MS = 3_600_000;

export type ScheduleRow = Refined<Columns, { readonly settings: ScheduleSettings }>;
export type { ScheduleRunRow };

/** What people decide about a schedule, and what follows from it. */
export type ScheduleValues = Pick<
  ScheduleRow,
  "name" | "settings" | "cron" | "timezone" | "on_change" | "budget" | "is_enabled" | "next_at" | "seen_revision"
>;

export async function insertSchedule(
  act: Act,
  { id, ...row }: ScheduleValues & Pick<ScheduleRow, "id" | "agent_id" | "kind">,
): Promise<void> {
  await act.tx.run(sql`
    insert into schedules (id, team_id, agent_id, name, kind, settings, cron, timezone, on_change, budget, is_enabled,
      disabled_reason, next_at, seen_revision, created_at, created_by)
    values (${id}, ${act.who.teamId}, ${row.agent_id}, ${row.name}, ${row.kind}, ${JSON.stringify(row.settings)},
      ${row.cron}, ${row.timezone}, ${row.on_change}, ${row.budget}, ${row.is_enabled},
      ${row.is_enabled ? null : "by_user"}, ${row.next_at}, ${row.seen_revision}, ${actSeconds(act)}, ${act.who.userId})`);
}

export async function updateSchedule(act: Act, id: string, row: ScheduleValues): Promise<void> {
  await act.tx.run(sql`
    update schedules
    set name = ${row.name}, settings = ${JSON.stringify(row.settings)}, cron = ${row.cron}, timezone = ${row.timezone},
      on_change = ${row.on_change}, budget = ${row.budget}, is_enabled = ${row.is_enabled},
      disabled_reason = case when ${row.is_enabled} then null else coalesce(disabled_reason, 'by_user') end,
      next_at = ${row.next_at}, seen_revision = ${row.seen_revision}, updated_at = ${actSeconds(act)}
    where id = ${id} and team_id = ${act.who.teamId}`);
}

export async function countSchedules({ tx, who }: Act): Promise<number> {
  const [row] = await tx.query(sql<{ schedules: number }>`
    select count(*)::int as schedules from schedules
    where team_id = ${who.teamId}`);
  return row?.schedules ?? 0;
}

export async function findSchedule({ tx, who }: Act, id: string): Promise<ScheduleRow | null> {
  const [row] = await tx.query(sql<ScheduleRow>`
    select * from schedules
    where id = ${id} and team_id = ${who.teamId}`);
  return row ?? null;
}

export async function lockSchedule({ tx, who }: Act, id: string): Promise<ScheduleRow | null> {
  const [row] = await tx.query(sql<ScheduleRow>`
    select * from schedules
    where id = ${id} and team_id = ${who.teamId}
    for update`);
  return row ?? null;
}

/** The oldest first. A team has few. */
export function selectSchedules({ tx, who }: Act, agentId: string | null): Promise<ScheduleRow[]> {
  return tx.query(sql<ScheduleRow>`
    select * from schedules
    where team_id = ${who.teamId} ${agentId === null ? sql`` : sql`and agent_id = ${agentId}`}
    order by created_at, id`);
}

export async function deleteSchedule({ tx, who }: Act, id: string): Promise<boolean> {
  await tx.run(sql`
    delete from schedule_runs
    where schedule_id = ${id} and team_id = ${who.teamId}`);
  const deleted = await tx.run(sql`
    delete from schedules
    where id = ${id} and team_id = ${who.teamId}`);
  return deleted > 0;
}

/** Schedules of all teams whose time has come, or whose agent has changed. `now` is in milliseconds. */
export function selectDue(outsideTeams: Sql, now: number, most: number): Promise<JobRef[]> {
  return outsideTeams.query(
    sql<JobRef>`
    select id, team_id as "teamId", created_by as "userId"
    from schedules_due(${now}, ${most})`.named("schedules due"),
  );
}

export interface DueSchedule extends ScheduleRow {
  readonly revision_now: number;
}

/**
 * The schedule, locked, if it is still due and no other worker has it at this moment. Whoever has it moves its next time on
 * in the same transaction, so that each time is used once.
 */
export async function takeDue({ tx, now, who }: Act, id: string): Promise<DueSchedule | null> {
  const [row] = await tx.query(sql<DueSchedule>`
    select s.*, a.edited_revision as revision_now from schedules s
    join agents a on a.id = s.agent_id and a.team_id = s.team_id
    where s.id = ${id} and s.team_id = ${who.teamId} and s.is_enabled
      and (s.next_at <= ${now}
        or (s.on_change and a.edited_revision > s.seen_revision and coalesce(s.changed_at, 0) <= ${now - HOUR_MS}))
    for update of s skip locked`);
  return row ?? null;
}

export type MovedOn = Pick<ScheduleRow, "next_at" | "seen_revision" | "changed_at">;

export async function moveOn({ tx, who }: Act, id: string, { next_at, seen_revision, changed_at }: MovedOn) {
  await tx.run(sql`
    update schedules
    set next_at = ${next_at}, seen_revision = ${seen_revision}, changed_at = ${changed_at}
    where id = ${id} and team_id = ${who.teamId}`);
}

export type NewScheduleRun = Pick<ScheduleRunRow, "schedule_id" | "cause" | "result" | "reason" | "note" | "run_id"> & {
  readonly requests: number;
};

export async function insertScheduleRun(act: Act, run: NewScheduleRun): Promise<void> {
  await act.tx.run(sql`
    insert into schedule_runs (id, team_id, schedule_id, at, cause, result, reason, note, run_id, requests)
    values (${newId(act.now)}, ${act.who.teamId}, ${run.schedule_id}, ${act.now}, ${run.cause}, ${run.result},
      ${run.reason}, ${run.note}, ${run.run_id}, ${run.requests})`);
}

/** The newest first. */
export function selectScheduleRuns({ tx, who }: Act, scheduleId: string, most: number): Promise<ScheduleRunRow[]> {
  return tx.query(sql<ScheduleRunRow>`
    select * from schedule_runs
    where schedule_id = ${scheduleId} and team_id = ${who.teamId}
    order by at desc, id desc
    limit ${most}`);
}

export async function findNewestScheduleRun(act: Act, scheduleId: string): Promise<ScheduleRunRow | null> {
  return (await selectScheduleRuns(act, scheduleId, 1))[0] ?? null;
}

/** The newest of each schedule. */
export async function selectNewestRuns(
  { tx, who }: Act,
  scheduleIds: readonly string[],
): Promise<ReadonlyMap<string, ScheduleRunRow>> {
  const rows = await tx.query(sql<ScheduleRunRow>`
    select newest.* from unnest(${scheduleIds}::uuid[]) as wanted (id)
    cross join lateral (
      select * from schedule_runs
      where schedule_id = wanted.id and team_id = ${who.teamId}
      order by at desc, id desc
      limit 1) as newest`);
  return new Map(rows.map((row) => [row.schedule_id, row]));
}

export async function findNewestStarted({ tx, who }: Act, scheduleId: string): Promise<ScheduleRunRow | null> {
  const [row] = await tx.query(sql<ScheduleRunRow>`
    select * from schedule_runs
    where schedule_id = ${scheduleId} and team_id = ${who.teamId} and result = 'started'
    order by at desc, id desc
    limit 1`);
  return row ?? null;
}

/** Runs since then whose requests may still change. `since` is in milliseconds. */
export function selectUnsettled({ tx, who }: Act, scheduleId: string, since: number): Promise<ScheduleRunRow[]> {
  return tx.query(sql<ScheduleRunRow>`
    select * from schedule_runs
    where schedule_id = ${scheduleId} and team_id = ${who.teamId} and at >= ${since} and result = 'started'
      and not is_settled`);
}

export interface Settled {
  readonly id: string;
  readonly requests: number;
}

export async function settleRuns({ tx, who }: Act, runs: readonly Settled[]): Promise<void> {
  if (runs.length === 0) return;
  await tx.run(sql`
    update schedule_runs r
    set requests = s.requests, is_settled = true
    from json_to_recordset(${JSON.stringify(runs)}::json) as s (id uuid, requests integer)
    where r.id = s.id and r.team_id = ${who.teamId}`);
}

export async function sumRequests({ tx, who }: Act, scheduleId: string, since: number): Promise<number> {
  const [row] = await tx.query(sql<{ requests: number }>`
    select coalesce(sum(requests), 0)::int as requests from schedule_runs
    where schedule_id = ${scheduleId} and team_id = ${who.teamId} and at >= ${since}`);
  return row?.requests ?? 0;
}

/** `now` is in seconds. */
export const expireScheduleRuns = (db: Database, now: number): Promise<number> =>
  db.authenticating((tx) => tx.run(sql`select expire_schedule_runs(${now * 1000})`));

export const scheduleLag: ReadLag = async (tx, now) => {
  const [row] = await tx.query(sql<{ behind: number | null }>`select schedules_behind(${now}) as behind`);
  return { name: "schedules", behind_seconds: Math.floor((row?.behind ?? 0) / 1000) };
};
