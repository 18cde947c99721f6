import type { WorldSetup } from "./setup.ts";

export type Value = string | number | boolean;

export interface WorldRecord {
  readonly id: string;
  readonly [field: string]: Value;
}

export const tableNames = [
  "customers",
  "orders",
  "refunds",
  "approvals",
  "mails",
  "files",
  "articles",
  "tickets",
  "events",
  "notes",
  "peers",
] as const;

export type TableName = (typeof tableNames)[number];

/** The state of the simulated shop. It is never changed: a call makes another one. */
export interface World {
  readonly setup: WorldSetup;
  readonly tables: Readonly<Record<TableName, readonly WorldRecord[]>>;
  /** Tools that have reported their timeout. */
  readonly timedOut: readonly string[];
}

export const recordsOf = (world: World, table: TableName): readonly WorldRecord[] => world.tables[table];

export function findRecord(world: World, table: TableName, id: string): WorldRecord | undefined {
  const wanted = id.trim().toLowerCase();
  return world.tables[table].find((record) => record.id.toLowerCase() === wanted);
}

export const withRecord = (world: World, table: TableName, record: WorldRecord): World => ({
  ...world,
  tables: {
    ...world.tables,
    [table]: [...world.tables[table].filter(({ id }) => id !== record.id), record],
  },
});

export const withoutRecord = (world: World, table: TableName, gone: string): World => ({
  ...world,
  tables: { ...world.tables, [table]: world.tables[table].filter(({ id }) => id !== gone) },
});
