import type { Act } from "../../platform/act.ts";
import { sql } from "../../platform/db/sql.ts";

/** The service's name, for a console that checks whether it may answer from its own database. */
export const SERVICE_NAME = "agent-console/evolution";

/** Identifies the database behind a connection: the same from everywhere, and unique. */
export async function databaseIdentity(act: Act): Promise<string> {
  const [row] = await act.tx.query(sql<{ identity: string }>`
    select (select system_identifier from pg_control_system())::text || '/' || oid::text as identity
    from pg_database
    where datname = current_database()`);
  return row?.identity ?? "";
}
