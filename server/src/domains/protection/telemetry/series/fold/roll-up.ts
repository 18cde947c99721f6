import { createMergedSketch } from "@agent-console/analysis/statistics/sketch/merged-sketch.ts";
import type { Tx } from "../../../../../platform/db/database.ts";
import { raw, sql } from "../../../../../platform/db/sql.ts";
import { ALL_LABELS, DAY, HOUR, ofSubject, QUARTER, SIX_HOURS } from "../rows-of-subject.ts";
import { type FoldedRow, insertFolded } from "./insert-folded.ts";

interface Changed {
  readonly quarter: number;
  readonly metrics: readonly number[];
}

const from = (at: number, span: number): number => at - (at % span);

/** Rows that stay the same are left alone, so that they leave nothing behind. */
const REPLACED = (table: "series_hour" | "series_span") =>
  raw(
    `do update set n = excluded.n, total = excluded.total where ${table}.n <> excluded.n or ${table}.total <> excluded.total`,
  );

const SERIES = raw("agent_id, evaluation_id, metric, labels");

/** Counters and gauges: the hour from its quarters, then six hours from hours. */
export async function rollUpSums(tx: Tx, teamId: string, { quarter, metrics }: Changed): Promise<void> {
  const hour = from(quarter, HOUR);
  await tx.run(sql`
    insert into series_hour (team_id, at, ${SERIES}, n, total)
    select ${teamId}, ${hour}, ${SERIES}, sum(n)::bigint, sum(total)
    from series_span
    where team_id = ${teamId} and span = ${QUARTER} and metric = any(${metrics}::integer[])
      and at >= ${hour} and at < ${hour + HOUR}
    group by ${SERIES}
    on conflict on constraint series_hour_read ${REPLACED("series_hour")}`);
  await rollUpHours(tx, teamId, { span: SIX_HOURS, quarter, metrics });
}

/** Of every kind: sums of a day have no sketch. */
export const rollUpDays = (tx: Tx, teamId: string, changed: Changed): Promise<void> =>
  rollUpHours(tx, teamId, { span: DAY, ...changed });

async function rollUpHours(tx: Tx, teamId: string, given: Changed & { readonly span: number }): Promise<void> {
  const first = from(given.quarter, given.span);
  await tx.run(sql`
    insert into series_span (team_id, span, at, ${SERIES}, n, total)
    select ${teamId}, ${given.span}, ${first}, ${SERIES}, sum(n)::bigint, sum(total)
    from series_hour
    where team_id = ${teamId} and metric = any(${given.metrics}::integer[]) and at >= ${first} and at < ${first + given.span}
    group by ${SERIES}
    on conflict on constraint series_span_read ${REPLACED("series_span")}`);
}

export interface LatencyOfQuarter {
  readonly metric: number;
  readonly agent_id: string | null;
  readonly evaluation_id: string | null;
  readonly quarter: number;
}

/** Latencies: the same, with sketches, which are merged here. */
export async function rollUpSketches(tx: Tx, teamId: string, given: LatencyOfQuarter): Promise<void> {
  const [hour, six] = [from(given.quarter, HOUR), from(given.quarter, SIX_HOURS)];
  for await (const quarters of spanRows(tx, teamId, { ...given, table: QUARTER, first: hour, past: hour + HOUR })) {
    await insertFolded(tx, teamId, { ...given, table: "series_hour", rows: merged(quarters, hour) });
  }
  for await (const hours of spanRows(tx, teamId, {
    ...given,
    table: "series_hour",
    first: six,
    past: six + SIX_HOURS,
  })) {
    await insertFolded(tx, teamId, { ...given, table: SIX_HOURS, rows: merged(hours, six) });
  }
}

interface StoredRow {
  readonly labels: number;
  readonly n: number;
  readonly total: number;
  readonly sketch: Buffer | null;
}

interface SpanAsked extends LatencyOfQuarter {
  readonly table: "series_hour" | typeof QUARTER;
  readonly first: number;
  readonly past: number;
}

const PAGE = 600;

/** Page by page, so that any number of labels takes little memory; all rows of one set of labels are in one page. */
async function* spanRows(tx: Tx, teamId: string, asked: SpanAsked): AsyncGenerator<readonly StoredRow[]> {
  for (let after = ALL_LABELS - 1; ; ) {
    const page = await selectSpan(tx, teamId, { ...asked, after });
    const last = page.at(-1)?.labels;
    if (page.length < PAGE || last === undefined) return yield page;
    const whole = page.filter(({ labels }) => labels !== last);
    yield whole;
    after = whole.at(-1)?.labels ?? last;
  }
}

function selectSpan(
  tx: Tx,
  teamId: string,
  { table, metric, agent_id, evaluation_id, first, past, after }: SpanAsked & { readonly after: number },
): Promise<StoredRow[]> {
  const rows = sql`
    team_id = ${teamId} and metric = ${metric} and ${ofSubject(agent_id, evaluation_id)} and labels > ${after}
      and at >= ${first} and at < ${past}
    order by labels
    limit ${PAGE}`;
  return tx.query(
    table === "series_hour"
      ? sql<StoredRow>`select labels, n, total, sketch from series_hour where ${rows}`
      : sql<StoredRow>`select labels, n, total, sketch from series_span where span = ${table} and ${rows}`,
  );
}

function merged(rows: readonly StoredRow[], at: number): FoldedRow[] {
  const sketch = createMergedSketch();
  const found: FoldedRow[] = [];
  for (const [labels, of] of Map.groupBy(rows, (row) => row.labels)) {
    sketch.clear();
    let [n, total] = [0, 0];
    for (const row of of) {
      n += row.n;
      total += row.total;
      if (row.sketch !== null) sketch.add(row.sketch);
    }
    found.push({ labels, at, n, total, sketch: sketch.bytes() });
  }
  return found;
}
