import { createHash } from "node:crypto";
import type { Migration } from "../../src/platform/db/schema/migration.ts";

function migration(version: number, sql: string): Migration {
  return { version, name: `step_${version}`, sql, checksum: createHash("sha256").update(sql).digest("hex") };
}

/** A schema with everything that is hard to restore, in two steps. */
export const steps: readonly Migration[] = [
  migration(
    1,
    `create table owners (id uuid primary key, name text);
     create table things (
       n bigint generated always as identity primary key, owner_id uuid references owners, parent bigint references things,
       words text, list text[], lists text[][], verbatim json, parsed jsonb, bytes bytea, amount numeric, ratio double precision,
       at timestamptz, span interval, day date, secret_sealed text,
       twice text generated always as (words || words) stored);
     create table counts (owner_id uuid primary key, things bigint not null);
     alter table things enable row level security;
     create policy nobody on things using (false);
     create function count_thing() returns trigger language plpgsql as $$ begin
       insert into counts values (new.owner_id, 1) on conflict (owner_id) do update set things = counts.things + 1;
       return null;
     end $$;
     create trigger counted after insert on things for each row when (new.owner_id is not null) execute function count_thing();`,
  ),
  migration(2, "alter table owners add column rank integer not null default 7"),
];

export const OWNER = "00000000-0000-4000-8000-00000000000a";

export const awkwardWords: readonly (string | null)[] = [
  null,
  "",
  "\\N",
  "\\.",
  "\n\\.\n",
  "tab\tnew\nline\rreturn\u000b\f\b\u0001",
  `quotes ' " \` $$ and \\ back \\\\ slashes \\x41 \\101`,
  "täglich 日本語 🜂 e\u0301 \u202e \uffff",
  "{}",
  "NULL",
  " ",
  "x".repeat(300_000),
];

export const awkwardJson: readonly string[] = [
  '{"b" : 1.0,  "a":1e400,"a": -0, "deep":[[[]]], "text":"\\u0000\\n"}',
  "123456789012345678901234567890.10",
  '"\\\\N"',
  "null",
];
