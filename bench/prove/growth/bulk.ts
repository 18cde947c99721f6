/** Loading tables as fast as PostgreSQL can write them, and leaving them as if they had been filled row by row. */
import type pg from "pg";

/** How many connections load and build indexes side by side. */
export const SIDE_BY_SIDE = 4;

export type Connect = () => Promise<pg.Client>;

export interface Bulk {
  /** Does the work of one round on the connections that there are, and returns when all of it is there. */
  readonly round: (works: readonly ((client: pg.Client) => Promise<void>)[]) => Promise<void>;
}

/**
 * While `load` runs, the indexes of these tables are marked as not ready, so that no row is entered in them, and the tables as
 * not logged: the same files are written without the log. Afterwards all indexes are built, which checks what is unique. Nothing else may use
 * the tables meanwhile. Definitions don't change, which is checked in the catalog.
 */
export async function inBulk(
  connect: Connect,
  tables: readonly string[],
  { load, said }: { load: (bulk: Bulk) => Promise<void>; said: (words: string) => void },
): Promise<void> {
  const clients = await Promise.all(Array.from({ length: SIDE_BY_SIDE }, connect));
  const [first] = clients;
  if (!first) return;
  try {
    for (const client of clients)
      await client.query("set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '256MB'");
    const before = await definitions(first);
    await first.query(
      "update pg_index set indisready = false, indisvalid = false where indrelid = any (($1::text[])::regclass[])",
      [tables],
    );
    await persist(first, tables, "u");
    await load({ round: (works) => shared(clients, works) });
    await build(clients, tables, said);
    if ((await definitions(first)) !== before) throw new Error("the schema is not what it was before loading");
  } finally {
    for (const client of clients) await client.end();
  }
}

async function build(
  clients: readonly pg.Client[],
  tables: readonly string[],
  said: (words: string) => void,
): Promise<void> {
  const [first] = clients;
  if (!first) return;
  await persist(first, tables, "p");
  const { rows: indexes } = await first.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index join pg_class c on c.oid = indrelid
     where indrelid = any (($1::text[])::regclass[]) order by c.relpages desc, 1`,
    [tables],
  );
  await shared(
    clients,
    indexes.map(({ name }) => async (client: pg.Client) => {
      const began = performance.now();
      await client.query(`reindex index ${name}`);
      const seconds = (performance.now() - began) / 1000;
      if (seconds > 10) said(`${name} in ${seconds.toFixed(0)} s`);
    }),
  );
}

/** The tables with what belongs to them: the values that don't fit in a row, and the index of those. */
const persist = (client: pg.Client, tables: readonly string[], how: "p" | "u"): Promise<unknown> =>
  client.query(
    `with named as (select oid, reltoastrelid from pg_class where oid in (select unnest($1::text[])::regclass::oid))
     update pg_class set relpersistence = $2
     where oid in (select oid from named union all select reltoastrelid from named
       union all select indexrelid from pg_index where indrelid in (select reltoastrelid from named))`,
    [tables, how],
  );

/** Each connection takes the next work as soon as it has done one. */
async function shared(
  clients: readonly pg.Client[],
  works: readonly ((client: pg.Client) => Promise<void>)[],
): Promise<void> {
  const queue = works.values();
  await Promise.all(
    clients.map(async (client) => {
      for (const work of queue) await work(client);
    }),
  );
}

async function definitions(client: pg.Client): Promise<string> {
  const { rows } = await client.query(`
    select 'table ' || c.oid::regclass as what, concat_ws(' ', relkind, relpersistence, relrowsecurity, relforcerowsecurity,
      relacl, reloptions, (select string_agg(concat_ws(' ', attname, format_type(atttypid, atttypmod), attnotnull, attgenerated), ',' order by attnum)
        from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped)) as definition
    from pg_class c where relkind in ('r', 'p', 'i', 't', 'v', 'S') and relnamespace::regnamespace::text in ('public', 'pg_toast')
    union all
    select 'index ' || indexrelid::regclass, concat_ws(' ', pg_get_indexdef(indexrelid), indisunique, indisprimary, indisvalid, indisready, indislive)
    from pg_index
    union all
    select 'constraint ' || conrelid::regclass || ' ' || conname, concat_ws(' ', pg_get_constraintdef(oid), convalidated, conenforced)
    from pg_constraint
    union all
    select 'trigger ' || tgrelid::regclass || ' ' || tgname, concat_ws(' ', pg_get_triggerdef(oid), tgenabled) from pg_trigger
    union all
    select 'policy ' || polrelid::regclass || ' ' || polname,
      concat_ws(' ', polcmd, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) from pg_policy
    order by 1, 2`);
  return JSON.stringify(rows);
}
