import type pg from "pg";
import type { HostConfig } from "../src/platform/db/connection/hosts.ts";

/**
 * Plays a standby on the database of a console: says that it is one, and has nothing of the tables that a standby lacks because
 * they are not in the primary's log.
 */
export interface StandbyDouble {
  readonly host: HostConfig;
  /** What it last heard of the primary, in milliseconds; null: all of it. */
  setBeat(at: number | null): Promise<void>;
  setPromoted(isPromoted: boolean): Promise<void>;
}

export const standbyHost = (app: pg.ClientConfig): HostConfig => ({
  ...app,
  options: "-c search_path=standby,pg_catalog,public",
});

export async function openStandbyDouble(behind: pg.Pool, app: pg.ClientConfig): Promise<StandbyDouble> {
  const { rows } = await behind.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'u'",
  );
  const hidden = rows.map(({ name }) => `create table standby.${name} ()`);
  const setPromoted = (isPromoted: boolean) =>
    behind.query(
      `create or replace function standby.pg_is_in_recovery() returns boolean language sql as 'select ${!isPromoted}'`,
    );
  await behind.query(`create schema standby; grant usage on schema standby to ${app.user}; ${hidden.join("; ")}`);
  await setPromoted(false);
  return {
    host: standbyHost(app),
    setPromoted: async (isPromoted) => void (await setPromoted(isPromoted)),
    async setBeat(at) {
      await behind.query("drop table if exists standby.replica_beats");
      if (at === null) return;
      await behind.query(`
        create table standby.replica_beats as select 1 as id, ${at}::bigint as at;
        grant select on standby.replica_beats to ${app.user}`);
    },
  };
}
