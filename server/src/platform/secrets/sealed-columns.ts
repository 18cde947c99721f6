import type pg from "pg";
import { asSql } from "../db/database.ts";
import { identifier } from "../db/identifier.ts";
import { sql } from "../db/sql.ts";

/**
 * The ids of all keys that encrypt something in the database. Every column of encrypted texts has a name that ends in
 * `_sealed`, so a new column is found without being listed, and no key it needs is dropped.
 */
export async function keysInUse(client: pg.ClientBase): Promise<string[]> {
  const tx = asSql(client);
  const columns = await tx.query(sql<{ table: string; column: string }>`
    select table_name as table, column_name as column
    from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and right(column_name, 7) = '_sealed'
    order by 1, 2`);
  const ids = new Set<string>();
  for (const { table, column } of columns) {
    const text = identifier(column);
    const rows = await tx.query(sql<{ id: string }>`
      select distinct split_part(${text}, ':', 2) as id
      from public.${identifier(table)}
      where ${text} like 's1:%'`);
    for (const { id } of rows) ids.add(id);
  }
  return [...ids].sort();
}
