import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../database.ts";
import { identifier } from "../identifier.ts";
import { raw, sql } from "../sql.ts";
import { type Migration, MigrationRefused } from "./migration.ts";
import { record } from "./record.ts";

/** Whoever waits for a table makes everybody wait who comes after, so a step waits briefly, and tries again. */
export interface Pace {
  readonly lockMs: number;
  readonly tries: number;
  readonly pause: () => Promise<void>;
}
const PAUSE_MS = 500;
const PACE: Pace = { lockMs: 2000, tries: 60, pause: () => pause(PAUSE_MS) };
const LOCKED = "55P03";
const DEADLOCK = "40P01";
/** A file that begins like this makes indexes while others read and write. Such statements can't be in a transaction. */
const CONCURRENTLY = /^(?:-- from .*\n)?-- concurrently\b/;
/** A file that begins like this changes many tables, each in a short transaction of its own, and can be begun again. */
const IN_STEPS = /^(?:-- from .*\n)?-- in steps\b/;
const INDEX = /^create (?:unique )?index concurrently if not exists (\w+) on [^;]+$/;

export async function apply(tx: Sql, migration: Migration, pace = PACE): Promise<void> {
  await explained(migration, () => {
    if (CONCURRENTLY.test(migration.sql)) return makeIndexes(tx, migration, pace);
    if (IN_STEPS.test(migration.sql)) return applyInSteps(tx, migration, pace);
    return whenFree(migration, pace, () => inTransaction(tx, { ...pace, migration, text: migration.sql }));
  });
}

/** To a database that nobody else uses yet: no step has to let others through. */
export async function applyToNew(tx: Sql, migration: Migration): Promise<void> {
  const text = migration.sql.replaceAll("index concurrently", "index");
  await explained(migration, () => inTransaction(tx, { ...PACE, migration, text }));
}

async function explained(migration: Migration, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof MigrationRefused) throw error;
    const end = isResumed(migration) ? "failed; the next start goes on from there" : "failed and was undone";
    throw new MigrationRefused(`${nameOf(migration)} ${end}: ${(error as Error).message}`, { cause: error });
  }
}

const nameOf = ({ version, name }: Migration): string => `Migration ${version} (${name})`;
const isResumed = ({ sql: text }: Migration): boolean => IN_STEPS.test(text);

async function whenFree(migration: Migration, pace: Pace, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (![LOCKED, DEADLOCK].includes((error as { code?: string }).code ?? "")) throw error;
      if (attempt === pace.tries) throw stillLocked(migration);
      await pace.pause();
    }
  }
}

const stillLocked = (migration: Migration): MigrationRefused =>
  new MigrationRefused(
    `${nameOf(migration)} needs a table that others did not let go of for minutes. ` +
      `End long transactions (pg_stat_activity shows them) and start again; ${
        isResumed(migration) ? "it goes on where it stopped" : "nothing was changed"
      }.`,
  );

interface Step extends Pick<Pace, "lockMs"> {
  readonly text: string;
  /** Recorded with it. */
  readonly migration?: Migration;
}

async function inTransaction(tx: Sql, { text, migration, lockMs }: Step): Promise<void> {
  await tx.run(sql`begin`);
  try {
    await tx.run(raw(`set local lock_timeout = ${lockMs}`));
    await tx.run(raw(text));
    if (migration) await record(tx, migration);
    await tx.run(sql`commit`);
  } catch (error) {
    await tx.run(sql`rollback`);
    throw error;
  }
}

/** What stands between two empty lines is a step. One that was done before an interruption finds nothing to do. */
export const stepsIn = ({ sql: file }: Pick<Migration, "sql">): string[] =>
  file
    .replace(/^--.*\n/gm, "")
    .split(/\n{2,}/)
    .map((step) => step.trim())
    .filter(Boolean);

async function applyInSteps(tx: Sql, migration: Migration, pace: Pace): Promise<void> {
  for (const text of stepsIn(migration))
    await whenFree(migration, pace, () => inTransaction(tx, { lockMs: pace.lockMs, text }));
  await record(tx, migration);
}

/** The statements of a file of indexes, with the names of the indexes. */
export function indexesIn({
  sql: file,
  name,
}: Pick<Migration, "sql" | "name">): { index: string; statement: string }[] {
  const statements = file
    .replace(/--.*$/gm, "")
    .split(";")
    .map((statement) => statement.trim().replace(/\s+/g, " "))
    .filter(Boolean);
  return statements.map((statement) => {
    const [, index] = INDEX.exec(statement) ?? [];
    if (index === undefined)
      throw new Error(`${name}: only "create index concurrently if not exists NAME on ..." can stand here.`);
    return { index, statement };
  });
}

async function makeIndexes(tx: Sql, migration: Migration, pace: Pace): Promise<void> {
  for (const { index, statement } of indexesIn(migration)) await makeIndex(tx, { index, statement, pace });
  await record(tx, migration);
}

interface IndexOrder {
  readonly index: string;
  readonly statement: string;
  readonly pace: Pace;
}

async function makeIndex(tx: Sql, { index, statement, pace }: IndexOrder): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    // One that was interrupted stays behind unfinished. It costs every write and answers no query.
    const unfinished = await tx.query(sql`
      select from pg_index i
      join pg_class c on c.oid = i.indexrelid
      where c.relname = ${index} and c.relnamespace = 'public'::regnamespace and not i.indisvalid`);
    if (unfinished.length > 0) await tx.run(sql`drop index concurrently ${identifier(index)}`);
    try {
      await tx.run(raw(statement));
      return;
    } catch (error) {
      // A program of release 0.1.0 that starts at the same time waits for this one, and the index for it: it goes first.
      if ((error as { code?: string }).code !== DEADLOCK || attempt === pace.tries) throw error;
      await pace.pause();
    }
  }
}
