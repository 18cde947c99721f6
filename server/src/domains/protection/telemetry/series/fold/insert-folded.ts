import type { Tx } from "../../../../../platform/db/database.ts";
import { raw, sql } from "../../../../../platform/db/sql.ts";
import type { DAY, QUARTER, SIX_HOURS } from "../rows-of-subject.ts";

export interface FoldedRow {
  readonly labels: number;
  readonly at: number;
  readonly n: number;
  readonly total: number;
  readonly sketch: Uint8Array | null;
}

/** By minute, by hour, or by one of the other spans, in seconds. */
export type FoldedTable = "series_minute" | "series_hour" | typeof QUARTER | typeof SIX_HOURS | typeof DAY;

interface Folded {
  readonly table: FoldedTable;
  readonly metric: number;
  readonly agent_id: string | null;
  readonly evaluation_id: string | null;
  readonly rows: readonly FoldedRow[];
}

const COLUMNS = raw("team_id, metric, agent_id, evaluation_id, labels, at, n, total, sketch");
const REPLACED = raw("do update set n = excluded.n, total = excluded.total, sketch = excluded.sketch");

/** Replaces the rows that are there already. */
export async function insertFolded(tx: Tx, teamId: string, { table, rows, ...of }: Folded): Promise<void> {
  if (rows.length === 0) return;
  const sketches = rows.map(({ sketch }) => (sketch === null ? null : `\\x${Buffer.from(sketch).toString("hex")}`));
  const values = sql`
    ${teamId}, ${of.metric}, ${of.agent_id}, ${of.evaluation_id}, r.*
    from unnest(${rows.map(({ labels }) => labels)}::integer[], ${rows.map(({ at }) => at)}::bigint[],
      ${rows.map(({ n }) => n)}::bigint[], ${rows.map(({ total }) => total)}::double precision[], ${sketches}::bytea[]) as r`;
  const into =
    table === "series_minute"
      ? sql`insert into series_minute (${COLUMNS}) select ${values} on conflict on constraint series_minute_read`
      : table === "series_hour"
        ? sql`insert into series_hour (${COLUMNS}) select ${values} on conflict on constraint series_hour_read`
        : sql`
          insert into series_span (span, ${COLUMNS}) select ${table}::integer, ${values}
          on conflict on constraint series_span_read`;
  await tx.run(sql`${into} ${REPLACED}`);
}
