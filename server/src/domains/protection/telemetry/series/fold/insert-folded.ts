import type { Tx } from "../../../../../platform/db/database.ts";
import { raw, sql } from "../../../../../platform/db/sql.ts";

export interface FoldedRow {
  readonly labels: number;
  readonly at: number;
  readonly n: number;
  readonly total: number;
  readonly sketch: Uint8Array;
}

interface Folded {
  readonly table: "series_minute" | "series_hour";
  readonly metric: number;
  readonly agent_id: string | null;
  readonly evaluation_id: string | null;
  readonly rows: readonly FoldedRow[];
}

/** Replaces the rows that are there already. */
export async function insertFolded(tx: Tx, teamId: string, { table, rows, ...of }: Folded): Promise<void> {
  if (rows.length === 0) return;
  const sketches = rows.map(({ sketch }) => `\\x${Buffer.from(sketch).toString("hex")}`);
  const values = sql`
    select ${teamId}, ${of.metric}, ${of.agent_id}, ${of.evaluation_id}, r.*
    from unnest(${rows.map(({ labels }) => labels)}::integer[], ${rows.map(({ at }) => at)}::bigint[],
      ${rows.map(({ n }) => n)}::bigint[], ${rows.map(({ total }) => total)}::double precision[], ${sketches}::bytea[]) as r`;
  const replaced = raw("do update set n = excluded.n, total = excluded.total, sketch = excluded.sketch");
  await tx.run(
    table === "series_minute"
      ? sql`
        insert into series_minute (team_id, metric, agent_id, evaluation_id, labels, at, n, total, sketch) ${values}
        on conflict on constraint series_minute_read ${replaced}`
      : sql`
        insert into series_hour (team_id, metric, agent_id, evaluation_id, labels, at, n, total, sketch) ${values}
        on conflict on constraint series_hour_read ${replaced}`,
  );
}
