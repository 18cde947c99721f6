import { createSketch } from "@agent-console/analysis/statistics/sketch/sketch.ts";
import type { Act } from "../../../../../platform/act.ts";
import { joinStatements, raw, type Statement, sql } from "../../../../../platform/db/sql.ts";
import type { MetricAsked, Point, Subject } from "../../sources.ts";
import { type PercentilesAsked, percentilesOf } from "./percentiles.ts";

/** Figures of one test or probe are not summed in advance: there are too many. They are counted from the spans of evaluations. */
export const asksForTest = ({ testId, probeId }: Subject): boolean => testId !== null || probeId !== null;

const requests = "case when is_entry then coalesce((attrs ->> 'agent_console.requests')::bigint, 1) else 0 end";

/** What a span of an evaluation adds. A prompt is an entry; below it is one span for each answer of the agent. */
const ADDS: Readonly<Record<string, string>> = {
  evaluation_requests_total: requests,
  evaluation_errors_total: "case when is_entry and status = 2 then 1 else 0 end",
  evaluation_retries_total: `${requests} - case when is_entry then 0 else 1 end`,
  evaluation_tokens_total: "coalesce(input_tokens, 0) + coalesce(output_tokens, 0)",
  evaluation_cost_micros_total: "coalesce(cost_micros, 0)",
  evaluation_request_seconds: "case when is_entry then 0 else 1 end",
};
const LATENCY = "evaluation_request_seconds";
const MOST_SPANS = 100_000;

interface Stepped extends MetricAsked {
  readonly stepMs: number;
}

/** By the number of the step. */
export async function testSteps({ tx, who }: Act, asked: Stepped): Promise<Map<number, number>> {
  const adds = ADDS[asked.metric];
  if (adds === undefined) return new Map();
  const { fromMs } = asked.window;
  const rows = await tx.query(sql<{ nth: number; total: number }>`
    select (start_ns - ${nanoseconds(fromMs)}::bigint) / ${nanoseconds(asked.stepMs)}::bigint as nth,
      greatest(sum(${raw(adds)}), 0)::double precision as total
    from otel_spans
    where ${spansOf(who.teamId, asked)}
    group by 1`);
  return new Map(rows.filter(({ total }) => total > 0).map(({ nth, total }) => [nth, total]));
}

export async function testLatencies(
  { tx, who }: Act,
  asked: MetricAsked & PercentilesAsked,
): Promise<(readonly Point[])[]> {
  if (asked.metric !== LATENCY) return asked.percentiles.map(() => []);
  const rows = await tx.query(sql<{ at: number; seconds: number }>`
    select start_ns / 1000000000 as at, duration_ns / 1e9::double precision as seconds
    from otel_spans
    where ${spansOf(who.teamId, asked)} and not is_entry
    order by start_ns
    limit ${MOST_SPANS}`);
  const sketches = rows.map(({ at, seconds }) => {
    const sketch = createSketch();
    sketch.add(seconds);
    return { at, sketch: sketch.bytes() };
  });
  return percentilesOf(sketches, asked);
}

function spansOf(teamId: string, { window, subject }: MetricAsked): Statement {
  const { agentId, evaluationId, testId, probeId } = subject;
  return joinStatements(
    [
      sql`team_id = ${teamId} and source = 'evaluation'`,
      sql`start_ns >= ${nanoseconds(window.fromMs)}::bigint and start_ns < ${nanoseconds(window.toMs)}::bigint`,
      evaluationId === null ? sql`evaluation_id is not null` : sql`evaluation_id = ${evaluationId}`,
      ...(agentId === null ? [] : [sql`agent_id = ${agentId}`]),
      ...(testId === null ? [] : [sql`test_id = ${testId}`]),
      ...(probeId === null ? [] : [sql`probe_id = ${probeId}`]),
    ],
    " and ",
  );
}

const nanoseconds = (ms: number): string => (BigInt(Math.round(ms)) * 1_000_000n).toString();
