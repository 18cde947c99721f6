import { randomUUID } from "node:crypto";
import { createSketch } from "@agent-console/analysis/statistics/sketch/sketch.ts";
import type pg from "pg";

export interface Seeded {
  readonly teamId: string;
  readonly agents: readonly string[];
}

export const SEEDED_DAYS = 30;
const [TEAMS, AGENTS] = [3, 50];
const [DAY, HOUR, QUARTER, MINUTE] = [86_400, 3600, 900, 60];
/** Minutes are kept for two days, and dropped by the day. */
const DELTA_DAYS = 3;
const SPANS_A_TRACE = 5;
/** Of a hundred rows. */
const SPANS = 70;

export const newTeams = (): readonly Seeded[] =>
  Array.from({ length: TEAMS }, (_, team) => ({
    teamId: randomUUID(),
    agents: Array.from({ length: Math.floor((AGENTS + team) / TEAMS) }, () => randomUUID()),
  }));

/** Raw rows of thirty days up to `now`, by generate_series: Node would take an hour for what PostgreSQL does in minutes. */
export async function seedRows(client: pg.Client, teams: readonly Seeded[], plan: { rows: number; now: number }) {
  const perDay = Math.ceil(plan.rows / SEEDED_DAYS / teams.length);
  await client.query("select set_config('app.duty', 'authenticate', false)");
  await client.query("set synchronous_commit = off");
  // Writers store nothing for a team that does not exist.
  for (const { teamId } of teams)
    await client.query(
      "insert into teams (id, name, created_by, created_at, updated_at) values ($1, 'bench', $1, 0, 0) on conflict do nothing",
      [teamId],
    );
  for (let ago = SEEDED_DAYS - 1; ago >= 0; ago--) {
    const from = plan.now - (ago + 1) * DAY;
    for (const edge of [from, from + DAY])
      await client.query("select make_telemetry_day($1, $2)", [Math.floor(edge / DAY), ago < DELTA_DAYS]);
    for (const { teamId, agents } of teams) {
      const spans = Math.floor((perDay * SPANS) / 100 / SPANS_A_TRACE);
      await client.query(SPAN_ROWS, [teamId, agents, spans, from, teamId]);
      await client.query(LOG_ROWS, [teamId, agents, perDay - spans * SPANS_A_TRACE, from]);
    }
  }
}

/** A trace every so often: an entry span, and four below it. */
const SPAN_ROWS = `
  insert into otel_spans (team_id, agent_id, trace_id, span_id, parent_id, is_entry, source, service, name, kind, status,
    start_ns, duration_ns, conversation_id, operation, model, input_tokens, output_tokens, attrs, resource, events, links, is_sample)
  select $1, ($2::uuid[])[1 + t % cardinality($2::uuid[])], decode(md5($5::text || $4 || ' ' || t), 'hex'),
    decode(substr(md5(t || ' ' || s), 1, 16), 'hex'), case when s > 0 then decode(substr(md5(t || ' 0'), 1, 16), 'hex') end, s = 0,
    case when s = 0 then 'gateway' else 'otlp' end, (array['gateway', 'shop', 'search', 'billing'])[1 + s % 4],
    case when s = 0 then 'chat model-' || t % 7 else 'step ' || s end, 1 + s % 3, case when t % 50 = 0 then 2 else 0 end,
    ($4::bigint * 1000000 + (t * 86400000000 / $3::bigint) + s * 1000) * 1000 + 123, 1000000 + (t * 7919 % 4000) * 1000000,
    case when s = 0 and t % 3 = 0 then 'conversation ' || t / 9 end, case when s = 0 then 'chat' else 'execute_tool' end,
    'model-' || t % 7, 100 + t % 400, 20 + t % 90,
    jsonb_build_object('gen_ai.request.model', 'model-' || t % 7, 'http.status_code', 200, 'step', s),
    '{"service.name": "shop", "service.version": "1.2.3"}', '[]', '[]', false
  from generate_series(0, $3::bigint - 1) t, generate_series(0, 4) s`;

const LOG_ROWS = `
  insert into otel_logs (team_id, agent_id, at_ns, source, service, level, job, exporter, trace_id, line, attrs, is_sample)
  select $1, ($2::uuid[])[1 + t % cardinality($2::uuid[])], ($4::bigint * 1000000 + t * 86400000000 / $3::bigint) * 1000 + 7, 'otlp',
    (array['gateway', 'shop', 'search', 'billing'])[1 + t % 4], (array['info', 'info', 'info', 'debug', 'warn', 'error'])[1 + t % 6],
    'shop', 'OTLP', case when t % 4 = 0 then decode(md5('trace ' || t), 'hex') end,
    'request ' || t || ' of the customer was answered in ' || t % 900 || ' ms' || case when t % 50021 = 0 then ' with a rare needle' else '' end,
    jsonb_build_object('n', t % 100), false
  from generate_series(0, $3::bigint - 1) t`;

const COUNTERS = ["gateway_requests_total", "gateway_blocked_total", "gateway_tokens_total", "guard_requests_total"];
const LATENCIES = ["gateway_overhead_seconds", "upstream_seconds"];
const LABEL_SETS = 4;

const FLUSH_SECONDS = 10;

function sketchOf(values: number): Buffer {
  const sketch = createSketch();
  for (let n = 0; n < values; n++) sketch.add(0.002 * Math.exp(((n * 7919) % 2000) / 400));
  return Buffer.from(sketch.bytes());
}

/**
 * Figures of thirty days by hour and of one by minute, for the team and each agent, with four sets of labels; and what a console
 * wrote in the last hour, every ten seconds, of which the last quarter is not folded yet.
 */
export async function seedFigures(client: pg.Client, teams: readonly Seeded[], now: number): Promise<void> {
  const bytes = sketchOf(2000);
  const hour = Math.floor(now / HOUR) * HOUR;
  for (const { teamId, agents } of teams) {
    for (const [nth, name] of [...COUNTERS, ...LATENCIES].entries())
      await client.query(
        "insert into series_names (team_id, id, name, kind, unit, is_received, first_at) values ($1, $2, $3, $4, '1', false, 0)",
        [teamId, nth + 1, name, nth < COUNTERS.length ? "counter" : "latency"],
      );
    for (let set = 1; set <= LABEL_SETS; set++)
      await client.query("insert into series_labels (team_id, id, labels) values ($1, $2, $3)", [
        ...[teamId, set],
        { guard: `guard-${set}`, rule: `rule-${set}`, outcome: set % 2 ? "hit" : "clean" },
      ]);
    const spread = [teamId, [null, ...agents], COUNTERS.length + LATENCIES.length, LABEL_SETS, COUNTERS.length, bytes];
    await client.query(figureRows("series_hour"), [...spread, hour - SEEDED_DAYS * DAY, hour - 1, HOUR]);
    await client.query(figureRows("series_minute"), [...spread, hour - DAY - HOUR, now - (now % QUARTER) - 1, MINUTE]);
    await seedSpans(client, spread, now);
    await seedDeltas(client, { teamId, agents }, { hour, now });
  }
}

/** What is rolled up of hours and minutes, up to the quarter of an hour that is not over. */
export async function seedSpans(client: pg.Client, spread: readonly unknown[], now: number): Promise<void> {
  for (const [span, days] of [
    [QUARTER, 3],
    [6 * HOUR, SEEDED_DAYS],
    [DAY, SEEDED_DAYS],
  ] as const)
    await client.query(figureRows(`series_span`, span), [
      ...[...spread, now - (now % span) - days * DAY, now - (now % span) - 1, span],
    ]);
}

/** Written flush by flush, as they would be, so that the rows of one series are far from each other. */
async function seedDeltas(client: pg.Client, { teamId, agents }: Seeded, { hour, now }: { hour: number; now: number }) {
  const source = randomUUID();
  const shape = [COUNTERS.length + LATENCIES.length, LABEL_SETS, COUNTERS.length];
  const sketches = [sketchOf(6), sketchOf(6 * agents.length)];
  await client.query(DELTA_ROWS, [
    ...[teamId, [null, ...agents], ...shape, ...sketches, hour, now - FLUSH_SECONDS, FLUSH_SECONDS, source],
  ]);
  await client.query("insert into series_unfolded (team_id, at, source, sequence) values ($1, $2, $3, 1)", [
    ...[teamId, now - (now % QUARTER), source],
  ]);
}

const DELTA_ROWS = `
  insert into series_delta (team_id, agent_id, metric, labels, at, n, total, sketch, source, sequence)
  select $1, agent, metric, labels, at / 60 * 60, 6, 6,
    case when metric > $5::int then case when agent is null then $7::bytea else $6::bytea end end, $11, (at - $8) / $10
  from generate_series($8::bigint, $9::bigint, $10::bigint) at, unnest($2::uuid[]) agent, generate_series(1, $3::int) metric,
    (select -1 as labels union all select generate_series(1, $4::int)) l
  order by at, agent, metric, labels`;

/** -1 stands for all labels together. */
const figureRows = (table: "series_hour" | "series_minute" | "series_span", span?: number): string => `
  insert into ${table} (${span === undefined ? "" : "span, "}team_id, agent_id, metric, labels, at, n, total, sketch)
  select ${span === undefined ? "" : `${span}, `}$1, agent, metric, labels, at, 2000, 2000, case when metric > $5::int then $6::bytea end
  from unnest($2::uuid[]) agent, generate_series(1, $3::int) metric,
    (select -1 as labels union all select generate_series(1, $4::int)) l, generate_series($7::bigint, $8::bigint, $9::bigint) at
  order by metric, agent nulls first, labels, at`;
