import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Clock } from "../../../../kernel/clock.ts";
import { type Database, sqlState } from "../../../../platform/db/database.ts";
import { DAY_SECONDS, dayOfSeconds, type Retention, type TelemetryDays } from "../store/days.ts";
import { expireWriters } from "../store/writers.ts";
import type { TeamAlarms } from "../team-alarms.ts";
import {
  bytesOfHours,
  type DailyTable,
  dropDay,
  expireHours,
  type StoredDay,
  storedDays,
  teamsOfDay,
} from "./store.ts";

export interface KeepNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly days: TelemetryDays;
  readonly retention: Retention;
  readonly alarms: TeamAlarms;
  /** When each team was last told that days of it were dropped early, in seconds. */
  readonly told?: Map<string, number>;
}

/** The alarm about space clears when nothing was dropped early for as long. */
const CALM_SECONDS = 24 * 3600;

const DAYS_AHEAD = 7;
const HOUR = 3600;

/** Makes the days to come, and drops those past keeping. Repeating it changes nothing, so any number of workers may do it. */
export async function keepDays(needs: KeepNeeds): Promise<void> {
  const { db, clock, logger, days, retention } = needs;
  const now = Math.floor(clock.milliseconds() / 1000);
  const today = dayOfSeconds(now);
  await days.ensure(Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => today + ahead));
  for (const { parent, day } of await storedDays(db)) {
    const keptSeconds = parent === "series_delta" ? retention.minuteHours * HOUR : retention.rawDays * DAY_SECONDS;
    if ((day + 1) * DAY_SECONDS + keptSeconds > now) continue;
    if (!(await dropUnlessBusy(needs, parent, day)))
      logger.warn(
        { table: parent, day: dateOf(day) },
        "a day of telemetry is past keeping and could not be dropped yet",
      );
  }
  await expireHours(db, now - retention.hourDays * DAY_SECONDS);
  await db.authenticating((tx) => expireWriters(tx, now));
  if (retention.maxBytes > 0) await keepBelow(needs, today);
}

/** Drops the oldest days of raw rows until the rest is small enough. Today's rows stay, whatever they take. */
async function keepBelow(needs: KeepNeeds, today: number): Promise<void> {
  const { db, logger, retention } = needs;
  const stored = await storedDays(db);
  let bytes = stored.reduce((sum, day) => sum + day.bytes, await bytesOfHours(db));
  const early: number[] = [];
  const teams = new Set<string>();
  for (const day of rawDaysOf(stored)) {
    if (bytes <= retention.maxBytes || day >= today) break;
    for (const team of await teamsOfDay(db, day)) teams.add(team);
    for (const { parent, bytes: freed } of stored.filter((one) => one.day === day && one.parent !== "series_delta"))
      if (await dropUnlessBusy(needs, parent, day)) bytes -= freed;
    early.push(day);
  }
  if (bytes > retention.maxBytes)
    logger.warn({ bytes, limit: retention.maxBytes }, "telemetry takes more space than its limit allows");
  if (early.length > 0) await tell(needs, early.map(dateOf), teams);
  else if (bytes <= retention.maxBytes) await settle(needs, stored);
}

/** A process that was just started knows of no alarm: it takes every team with rows for one that was told now. */
async function settle({ db, clock, alarms, told = new Map() }: KeepNeeds, stored: readonly StoredDay[]): Promise<void> {
  const now = Math.floor(clock.milliseconds() / 1000);
  const latest = rawDaysOf(stored)
    .filter((day) => day < dayOfSeconds(now))
    .at(-1);
  if (told.size === 0 && latest !== undefined) for (const team of await teamsOfDay(db, latest)) told.set(team, now);
  for (const [team, at] of told) {
    if (now - at < CALM_SECONDS) continue;
    await alarms.clear(team, "telemetry_space");
    told.set(team, Number.POSITIVE_INFINITY);
  }
}

async function tell(
  { logger, clock, alarms, retention, told }: KeepNeeds,
  days: string[],
  teams: Iterable<string>,
): Promise<void> {
  logger.warn({ days }, "days of telemetry were dropped early, because it took more space than its limit allows");
  const facts = { days, limit_gb: retention.maxBytes / 1e9 };
  for (const team of teams) {
    told?.set(team, Math.floor(clock.milliseconds() / 1000));
    await alarms.raise(team, { kind: "telemetry_space", facts });
  }
}

const LOCK_NOT_AVAILABLE = "55P03";
const TRIES = 8;

/** The database gives up after a moment if readers hold the table, so that no one waits behind the drop. */
async function dropUnlessBusy({ db }: KeepNeeds, parent: DailyTable, day: number): Promise<boolean> {
  for (let nth = 1; ; nth++) {
    try {
      return await dropDay(db, parent, day);
    } catch (error) {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
      if (nth === TRIES) return false;
      await pause(100 * nth);
    }
  }
}

const rawDaysOf = (stored: readonly StoredDay[]): readonly number[] =>
  [...new Set(stored.filter(({ parent }) => parent !== "series_delta").map(({ day }) => day))].sort((a, b) => a - b);

const dateOf = (day: number): string => new Date(day * DAY_SECONDS * 1000).toISOString().slice(0, 10);
