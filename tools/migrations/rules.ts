import { indexesIn } from "../../server/src/platform/db/schema/apply.ts";
import type { Migration } from "../../server/src/platform/db/schema/migration.ts";

export interface Releases {
  /** The one that is being made. */
  readonly version: string;
  /** The newest migration of the one before. */
  readonly previousSchema: number;
}

interface Rule {
  /** What a statement that breaks it looks like, in lower case, without comments, texts and bodies of functions. */
  readonly form: RegExp;
  readonly why: string;
}

const RULES: readonly Rule[] = [
  { form: /^drop (table|view|sequence|type|schema|column)\b/, why: "the former release may use it" },
  {
    form: /^alter table .*\bdrop (column\b|(?!constraint|not null|default|column)\w)/s,
    why: "the former release may use the column",
  },
  { form: /\brename\b/, why: "the former release knows the old name" },
  {
    form: /^alter table .*\balter (column )?\w+ (set data )?type\b/s,
    why: "it rewrites the table and changes what the former release reads",
  },
  { form: /^alter table .*\bset not null\b/s, why: "the former release may write null" },
  {
    form: /^alter table .*\badd (?!constraint)\w+ [^,]*\b(primary key|unique|references|generated)\b/s,
    why: "it checks or rewrites every row under a lock",
  },
  {
    form: /^alter table .*\badd \w+ [^,]*\bdefault [^,]*(random|clock_timestamp|nextval)/s,
    why: "its default is another one for every row, which rewrites the table",
  },
  {
    form: /^alter table .*\badd constraint\b(?!.*\bnot valid\b)/s,
    why: "it checks every row under a lock: add it not valid, and validate it in a later file",
  },
  {
    form: /^(update|delete|truncate|merge)\b/,
    why: "it changes rows under a lock: let the program do it in small steps",
  },
  { form: /^(vacuum full|cluster|reindex|refresh materialized|lock)\b/, why: "it locks the table" },
  {
    form: /^drop (constraint|policy|trigger|function|index)\b/,
    why: "the former release may rely on it, unless this file makes it again",
  },
];
const NOT_NULL = /\badd \w+ [^,]*\bnot null\b[^,]*/;
/** Tables and indexes share their names. */
const CREATED = /^create (?:unlogged table|table|(?:unique )?index(?: concurrently)?) (?:if not exists )?(\w+)/;
const ON = [
  /^drop index (?:if exists )?(\w+)/,
  /^alter table (?:if exists )?(?:only )?(\w+)/,
  /^create (?:unique )?index (?:if not exists )?\w+ on (\w+)/,
  /^(?:update|delete from) (\w+)/,
];
const REMADE = /^drop (policy|trigger|function) (?:if exists )?(\w+)/;

/** Why migrations may not be in this release: they would break the former release, or hold up everybody. */
export function faultsOf(migrations: readonly Migration[], { version, previousSchema }: Releases): string[] {
  const later = migrations.filter((migration) => migration.version > previousSchema);
  const created = new Set(later.flatMap(({ sql }) => statementsOf(sql).flatMap((one) => CREATED.exec(one)?.[1] ?? [])));
  return later.flatMap((migration) => {
    const faults =
      migration.contractsFrom === undefined
        ? faultsOfAdding(migration, created)
        : faultsOfContracting(migration, version);
    return faults.map((fault) => `${String(migration.version).padStart(4, "0")}_${migration.name}: ${fault}`);
  });
}

/** A file that comes with this release must wait for a later one: the former release does not know it. */
function faultsOfContracting({ contractsFrom = "" }: Migration, version: string): string[] {
  const [from, now] = [contractsFrom, version].map((text) =>
    text
      .split(".")
      .map((part) => part.padStart(6, "0"))
      .join("."),
  );
  return String(from) > String(now) ? [] : [`runs from ${contractsFrom}, but must wait for a release after ${version}`];
}

function faultsOfAdding(migration: Migration, created: ReadonlySet<string>): string[] {
  if (migration.sql.startsWith("-- concurrently")) {
    try {
      indexesIn(migration);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  }
  const statements = statementsOf(migration.sql);
  return statements.flatMap((statement) => {
    const target = targetOf(statement);
    // A table that comes with this release is empty, and the former one knows neither it nor an index that does.
    if (target !== undefined && created.has(target)) return [];
    const faults = RULES.filter(({ form }) => form.test(statement)).map(({ why }) => why);
    if (/^create (unique )?index\b/.test(statement))
      faults.push("it locks the table: make it concurrently, in a file that begins with -- concurrently");
    const column = NOT_NULL.exec(statement)?.[0];
    if (column !== undefined && !/\bdefault\b/.test(column))
      faults.push("the former release gives no value for it: not null needs a default");
    return isMadeAgain(statement, statements) ? [] : faults.map((why) => `"${statement.slice(0, 80)}": ${why}`);
  });
}

const targetOf = (statement: string): string | undefined =>
  ON.map((form) => form.exec(statement)?.[1]).find((target) => target !== undefined);

function isMadeAgain(statement: string, statements: readonly string[]): boolean {
  const [, kind, name] = REMADE.exec(statement) ?? [];
  const made = new RegExp(`^create (or replace )?${kind} ${name}\\b`);
  return kind !== undefined && statements.some((other) => made.test(other));
}

/** In lower case and on one line each, without comments, texts, and bodies of functions. */
export function statementsOf(sql: string): string[] {
  return sql
    .replace(/--.*$/gm, "")
    .replace(/\$(\w*)\$.*?\$\1\$/gs, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .split(";")
    .map((statement) => statement.trim().replace(/\s+/g, " ").toLowerCase())
    .map((statement) => statement.replace(/\badd (column )?(if not exists )?/g, "add "))
    .filter(Boolean);
}
