import pg from "pg";

/**
 * The ids of all keys that something in the database is sealed with. Every column that holds sealed texts has a name that
 * ends in `_sealed`: by that alone a new one is found, and no key it needs is dropped or left out.
 */
export async function keysInUse(client: pg.ClientBase): Promise<string[]> {
  const columns = await client.query<{ table: string; column: string }>(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name like '%\\_sealed' order by 1, 2`);
  const ids = new Set<string>();
  for (const { table, column } of columns.rows) {
    const [from, text] = [pg.escapeIdentifier(table), pg.escapeIdentifier(column)];
    const { rows } = await client.query<{ id: string }>(
      `select distinct split_part(${text}, ':', 2) as id from public.${from} where ${text} like 's1:%'`,
    );
    for (const { id } of rows) ids.add(id);
  }
  return [...ids].sort();
}
