import { readdirSync, readFileSync } from "node:fs";
import type pg from "pg";

/** What a schema consists of, as text: tables, columns, keys, indexes, policies, triggers and functions, by their names. */
export async function catalogOf(db: Pick<pg.ClientBase, "query">): Promise<string[]> {
  const { rows } = await db.query<{ line: string }>(`
    select concat_ws(' ', 'column', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod), attnotnull,
      pg_get_expr(adbin, adrelid)) as line
    from pg_attribute
    join pg_class c on c.oid = attrelid and c.relkind in ('r', 'p', 'v') and c.relnamespace = 'public'::regnamespace
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped
    union all
    select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
    from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', pg_get_indexdef(indexrelid), indisprimary, indisvalid, reloptions::text)
    from pg_index join pg_class c on c.oid = indexrelid and c.relnamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', 'policy', tablename, policyname, cmd, qual, with_check) from pg_policies where schemaname = 'public'
    union all
    select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = tgrelid
    where not tgisinternal and c.relnamespace = 'public'::regnamespace
    union all
    select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
    order by 1`);
  return rows.map(({ line }) => line);
}

const sources = new URL("../src/", import.meta.url);
const CONFLICT = /\binsert into (\w+)\b[^`]*?\bon conflict\s+((?:on constraint|\()[^`]*?)\s+do\b/g;

/** Keys that statements of the console say they conflict with, and that a database lacks. */
export async function unknownConflicts(db: Pick<pg.ClientBase, "query">): Promise<string[]> {
  const unknown: string[] = [];
  for (const [table, key] of namedConflicts()) {
    const inserts = `explain insert into ${table} default values on conflict ${key} do nothing`;
    await db.query(inserts).catch((error: Error) => unknown.push(`${table} ${key}: ${error.message}`));
  }
  return unknown;
}

function namedConflicts(): (readonly [table: string, key: string])[] {
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const texts = files.map((file) => readFileSync(new URL(file, sources), "utf8"));
  return texts.flatMap((text) => [...text.matchAll(CONFLICT)].map(([, table = "", key = ""]) => [table, key] as const));
}
