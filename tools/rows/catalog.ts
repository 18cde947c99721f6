import type pg from "pg";
import { asSql } from "../../server/src/platform/db/database.ts";
import { sql } from "../../server/src/platform/db/sql.ts";

export interface Column {
  readonly table: string;
  readonly name: string;
  /** As PostgreSQL writes it: "bigint", "text[]". */
  readonly type: string;
  readonly nullable: boolean;
  /** The check constraints on this column alone. */
  readonly checks: readonly string[];
}

/** Every column of every table, in the order of the table. Views have none: a view does not say what may be null. */
export function readCatalog(client: pg.ClientBase): Promise<Column[]> {
  return asSql(client).query(sql<Column>`
    select
      c.relname::text as table,
      a.attname::text as name,
      format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as nullable,
      array(
        select pg_get_constraintdef(k.oid)
        from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        order by k.conname
      ) as checks
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname, a.attnum`);
}
