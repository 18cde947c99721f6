import { sql } from "../sql.ts";

/** Milliseconds by the clock of the primary, which all processes share. */
export const NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
