import { setImmediate } from "node:timers/promises";
import { createSketch, type Sketch } from "@agent-console/analysis/statistics/sketch/sketch.ts";
import type { Tx } from "../../../../../platform/db/database.ts";
import { sql } from "../../../../../platform/db/sql.ts";
import type { SampleWeek } from "../../../sample/sample-week.ts";
import { type FoldedTable, insertFolded } from "../../series/fold/insert-folded.ts";
import type { Sum } from "../../series/held-sums.ts";
import { ALL_LABELS, DAY, HOUR, MINUTE, MINUTES_KEPT, QUARTER, SIX_HOURS } from "../../series/rows-of-subject.ts";
import { idsOfLabels, idsOfNames } from "../../series/series-ids.ts";
import { createSeriesSums } from "../../series/sums.ts";
import { RequestSums } from "../gateway/request-sums.ts";
import { cleanRequest, requestOf } from "./sample-requests.ts";

/**
 * The figures of a made-up week, for the agent alone: sums can't be told apart again, and made-up ones must not be among those of
 * the team. Stored as if they had been folded, because deltas of a week ago are no longer kept. The hour that is not over has none.
 */
export async function storeSampleFigures(tx: Tx, teamId: string, { week, now }: { week: SampleWeek; now: number }) {
  const sums = await sumsOf(teamId, week, now / 1000);
  const [agentId] = sums.map((sum) => sum.agentId);
  if (!agentId) return;
  const names = await idsOfNames(tx, teamId, [
    ...new Map(sums.map(({ metric, kind }) => [metric, { name: metric, kind, receivedUnit: null }])).values(),
  ]);
  const labels = await idsOfLabels(tx, teamId, [...new Set(sums.map((sum) => sum.labels))]);
  for (const { table, seconds, kept } of TABLES) {
    for (const [name, own] of Map.groupBy(sums, ({ metric }) => metric)) {
      const metric = names.get(name);
      if (metric === undefined) continue;
      const rows = new Map<string, Row>();
      for (const sum of own) {
        if (now / 1000 - sum.at > kept) continue;
        const at = sum.at - (sum.at % seconds);
        for (const id of [ALL_LABELS, labels.get(sum.labels) ?? 0]) add(rows, { id, at, sum });
      }
      const stored = [...rows.values()].map(({ sketch, ...row }) => ({ ...row, sketch: sketch?.bytes() ?? null }));
      await insertFolded(tx, teamId, {
        table,
        metric: metric.id,
        agent_id: agentId,
        evaluation_id: null,
        rows: stored,
      });
    }
  }
}

const TABLES: readonly { readonly table: FoldedTable; readonly seconds: number; readonly kept: number }[] = [
  { table: "series_minute", seconds: MINUTE, kept: MINUTES_KEPT },
  { table: QUARTER, seconds: QUARTER, kept: MINUTES_KEPT + DAY },
  ...([HOUR, SIX_HOURS, DAY] as const).map((seconds) => ({
    table: seconds === HOUR ? ("series_hour" as const) : seconds,
    ...{ seconds, kept: Number.POSITIVE_INFINITY },
  })),
];

interface Row {
  readonly labels: number;
  readonly at: number;
  n: number;
  total: number;
  readonly sketch: Sketch | null;
}

function add(rows: Map<string, Row>, { id, at, sum }: { id: number; at: number; sum: Sum }): void {
  const key = `${id} ${at}`;
  const row = rows.get(key) ?? { labels: id, at, n: 0, total: 0, sketch: sum.sketch === null ? null : createSketch() };
  rows.set(key, row);
  row.n += sum.n;
  row.total += sum.total;
  if (sum.sketch !== null) row.sketch?.merge(sum.sketch);
}

/** Hour by hour, so that few are held at a time, and others have the event loop in between. */
async function sumsOf(teamId: string, { events, buckets }: SampleWeek, now: number): Promise<Sum[]> {
  const found: Sum[] = [];
  const before = Math.floor(now / HOUR) * HOUR;
  for (const { at, agent_id: agentId, requests } of buckets) {
    const slots = new Map<number, RequestSums>();
    const add = (request: ReturnType<typeof requestOf>): void => {
      const startedAt = request.startedAt / 1000;
      if (startedAt >= before) return;
      const slot = slotOf(startedAt, now);
      const own = slots.get(slot) ?? new RequestSums();
      slots.set(slot, own);
      own.add(request);
    };
    const inHour = events.filter((event) => event.created_at >= at && event.created_at < at + HOUR);
    for (const event of inHour) add(requestOf(teamId, event));
    for (let n = inHour.length; n < requests; n++) {
      const startedAt = (at + Math.floor((n * HOUR) / requests)) * 1000;
      add(cleanRequest({ teamId, agentId, startedAt, n: at + n }));
    }
    const sums = createSeriesSums();
    for (const [slot, own] of slots) own.tell(sums, slot * 1000);
    await setImmediate();
    found.push(...(sums.take().get(teamId)?.values() ?? []));
  }
  return found;
}

/** The start of the shortest span that is still kept of that time: most of the week is past minutes and quarters of an hour. */
function slotOf(at: number, now: number): number {
  const age = now - at;
  const seconds = age <= MINUTES_KEPT ? MINUTE : age <= MINUTES_KEPT + DAY ? QUARTER : HOUR;
  return at - (at % seconds);
}

/** All figures of the agent: it is a sample, and has no others that matter. Those of the team stay. */
export async function forgetSampleFigures(tx: Tx, teamId: string, agentId: string): Promise<void> {
  await tx.run(sql`delete from series_span where team_id = ${teamId} and agent_id = ${agentId}`);
  await tx.run(sql`delete from series_hour where team_id = ${teamId} and agent_id = ${agentId}`);
  await tx.run(sql`delete from series_minute where team_id = ${teamId} and agent_id = ${agentId}`);
}
