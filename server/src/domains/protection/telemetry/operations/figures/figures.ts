import type { Act } from "../../../../../platform/act.ts";
import type { AgentsPort } from "../../../../agents/port.ts";
import { resolveMetric } from "../../series/aliases.ts";
import { catalogMetric } from "../../series/catalog.ts";
import type { LabelFilter, MetricAsked, MetricsSource, Point, Subject } from "../../sources.ts";
import { type LabelName, labelNames } from "../../store/new-rows.ts";
import { bucketSecondsOf, type TimeRange } from "../../time-ranges.ts";
import { alignedWindow, usedWindow } from "./time-window.ts";

type Maybe = string | null | undefined;

/** A query string as the contract checked it. */
export interface FiguresQuery extends Readonly<Partial<Record<LabelName, Maybe>>> {
  readonly time_range: TimeRange;
  readonly agent_configuration_id?: Maybe;
  readonly evaluation_id?: Maybe;
  readonly test_id?: Maybe;
  readonly probe_id?: Maybe;
}

const DEFAULT_PERCENTILES = ["0.5", "0.9", "0.95", "0.99"];

/** An empty parameter is one that was left out: forms send them. */
const given = (value: Maybe): string | null => value || null;

const subjectOf = (query: FiguresQuery): Subject => ({
  agentId: given(query.agent_configuration_id)?.toLowerCase() ?? null,
  evaluationId: given(query.evaluation_id)?.toLowerCase() ?? null,
  testId: given(query.test_id),
  probeId: given(query.probe_id),
});

function askedOf(act: Act, name: string, { query, step }: { query: FiguresQuery; step: number }): MetricAsked {
  const { metric, where: ofAlias } = resolveMetric(name);
  const where: Partial<Record<LabelName, readonly string[]>> = { ...ofAlias };
  for (const label of labelNames) {
    const value = given(query[label]);
    // Both the alias and the caller can ask for a label: then both must agree.
    if (value !== null) where[label] = where[label]?.filter((one) => one === value) ?? [value];
  }
  const filter: { where?: LabelFilter } = Object.keys(where).length > 0 ? { where } : {};
  const window = alignedWindow(act.now, { range: query.time_range, step });
  return { metric, window, subject: subjectOf(query), ...filter };
}

const labelsOf = ({ who }: Act, { agentId, evaluationId }: Subject) => ({
  ...{ agent_id: agentId, deployment_environment: null, exported_job: null, job: null, service_name: null },
  ...{
    service_namespace: null,
    service_version: null,
    team_id: who.teamId,
    user_id: null,
    evaluation_id: evaluationId,
  },
});

const pointOf = ({ at, value }: Point) => ({ timestamp: at, value });

export interface NamedQuery<Query = FiguresQuery> {
  readonly name: string;
  readonly query: Query;
}

export async function readTotal(source: MetricsSource, act: Act, { name, query }: NamedQuery) {
  const asked = askedOf(act, name, { query, step: bucketSecondsOf(query.time_range) });
  return { metric: name, total_count: await source.total(act, asked), labels: labelsOf(act, asked.subject) };
}

export async function readSeries(source: MetricsSource, act: Act, { name, query }: NamedQuery) {
  const step = bucketSecondsOf(query.time_range);
  const asked = askedOf(act, name, { query, step });
  const points = await source.series(act, { ...asked, stepMs: step * 1000 });
  const labels = labelsOf(act, asked.subject);
  return { metric: name, series: points.length === 0 ? [] : [{ labels, points: points.map(pointOf) }], labels };
}

export interface LatencyQuery extends FiguresQuery {
  readonly time_window: string;
  readonly percentiles?: Maybe;
}

export async function readLatency(source: MetricsSource, act: Act, { name, query }: NamedQuery<LatencyQuery>) {
  const percentiles =
    given(query.percentiles)
      ?.split(",")
      .map((one) => one.trim()) ?? DEFAULT_PERCENTILES;
  const window = usedWindow(query.time_window, query.time_range);
  const asked = askedOf(act, name, { query, step: window.seconds });
  const stepped = { ...asked, stepMs: window.seconds * 1000, percentiles: percentiles.map(Number) };
  const lines = await source.latency(act, stepped);
  return percentiles.map((percentile, at) => ({
    ...{ metric_name: name, time_window: window.name, percentile },
    values: (lines[at] ?? []).map(pointOf),
  }));
}

export async function listMetrics(source: MetricsSource, act: Act) {
  const known = await source.known(act);
  return {
    results: known.map(({ name, kind, unit, isReceived }) => {
      const own = isReceived ? undefined : catalogMetric(name);
      const described = { description: own?.description ?? null, labels: own?.labels ?? [], is_received: isReceived };
      return { name, kind, unit, ...described };
    }),
  };
}

export interface BreakdownQuery extends FiguresQuery {
  readonly by: "agent" | LabelName;
}

const MOST_PARTS = 50;

export async function readBreakdown(source: MetricsSource, act: Act, { name, query }: NamedQuery<BreakdownQuery>) {
  const { by } = query;
  const asked = askedOf(act, name, { query, step: bucketSecondsOf(query.time_range) });
  const { agentId } = asked.subject;
  const found = by === "agent" ? await source.byAgent(act, asked) : await source.byLabel(act, { ...asked, label: by });
  const parts = [...found].filter(([value]) => by !== "agent" || agentId === null || value === agentId);
  const total = parts.reduce((sum, [, count]) => sum + count, 0);
  const largest = parts.sort((a, b) => b[1] - a[1]).slice(0, MOST_PARTS);
  const results = largest.map(([value, count]) => ({
    ...{ value: value || null, agent_name: null as string | null, total: count },
    share: total === 0 ? 0 : count / total,
  }));
  const other = parts.length > MOST_PARTS ? total - results.reduce((sum, { total: count }) => sum + count, 0) : 0;
  return { metric: name, by, total, results, other };
}

type Breakdown = Awaited<ReturnType<typeof readBreakdown>>;

export async function withAgentNames(agents: AgentsPort, act: Act, breakdown: Breakdown): Promise<Breakdown> {
  if (breakdown.by !== "agent") return breakdown;
  const rows = breakdown.results.flatMap(({ value }) => (value === null ? [] : [{ agent_id: value }]));
  const names = new Map((await agents.naming(act, rows)).map((row) => [row.agent_id, row.agent_name]));
  const results = breakdown.results.map((part) => ({ ...part, agent_name: names.get(part.value ?? "") ?? null }));
  return { ...breakdown, results };
}
