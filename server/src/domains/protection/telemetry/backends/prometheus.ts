import type { Act } from "../../../../platform/act.ts";
import type { KnownMetric, MetricAsked, MetricsSource, Point, Subject } from "../sources.ts";
import { type Backend, type BackendNeeds, type BackendSetting, createBackend } from "./backend.ts";
import { growth, type Matchers, prometheusName, quantiles, quoted, selector } from "./promql.ts";
import { openPrometheus, type PromSeries, readPrometheus } from "./read-prometheus.ts";

/**
 * Figures of a Prometheus, or of what speaks its API (Mimir, Thanos, VictoriaMetrics). Every selector has the team's label;
 * nothing that a client sends is read as PromQL.
 */
export function prometheusSource(
  setting: BackendSetting & { readonly teamLabel: string },
  needs: BackendNeeds,
): MetricsSource {
  const backend = createBackend("metrics", setting, needs);
  const matchersOf = (act: Act, subject: Subject): Matchers => [
    [setting.teamLabel, act.who.teamId],
    ...labelsOf(subject),
  ];

  async function steps(act: Act, asked: MetricAsked & { readonly stepMs: number }): Promise<readonly Point[]> {
    const series = selector(countedName(asked.metric), matchersOf(act, asked.subject));
    const [points = []] = await askSteps(backend, asked, `sum(${growth(series, asked.stepMs)})`);
    return points;
  }

  return {
    isRemote: true,
    async total(act, asked) {
      const points = await steps(act, { ...asked, stepMs: totalStepMs(asked) });
      return points.reduce((sum, { value }) => sum + value, 0);
    },
    async series(act, asked) {
      const found = new Map((await steps(act, asked)).map(({ at, value }) => [at, value]));
      if (found.size === 0) return [];
      return beginnings(asked).map((at) => ({ at, value: found.get(at) ?? 0 }));
    },
    async latency(act, asked) {
      const { metric, percentiles } = asked;
      const query = quantiles({ ...asked, name: prometheusName(metric), matchers: matchersOf(act, asked.subject) });
      return askSteps(backend, asked, query, percentiles.length);
    },
    known: (act) => knownNames(backend, `{${setting.teamLabel}=${quoted(act.who.teamId)}}`),
  };
}

function labelsOf({ agentId, evaluationId, testId, probeId }: Subject): Matchers {
  const all = [
    ["agent_id", agentId],
    ["evaluation_id", evaluationId],
    ["test_id", testId],
    ["probe_id", probeId],
  ] as const;
  return all.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}

/** Of a latency, the number of observations. What was received as a sum has `_total` there. */
function countedName(metric: string): string {
  const name = prometheusName(metric);
  if (/_(total|count)$/.test(name)) return name;
  return /_seconds$/.test(name) ? `${name}_count` : `${name}_total`;
}

type Steps = Pick<MetricAsked, "window"> & { readonly stepMs: number };

/** A total is the sum of steps, so that it agrees with the chart, and a restart makes one step inexact and not all. */
function totalStepMs({ window: { fromMs, toMs } }: Pick<MetricAsked, "window">): number {
  return Math.max(60_000, Math.ceil((toMs - fromMs) / 120 / 60_000) * 60_000);
}

/** When each step begins, in seconds. */
function beginnings({ window: { fromMs, toMs }, stepMs }: Steps): number[] {
  return Array.from({ length: Math.ceil((toMs - fromMs) / stepMs) }, (_, at) => (fromMs + at * stepMs) / 1000);
}

/** Prometheus answers at most 11,000 points for a series. */
const MOST_STEPS = 5_000;

/** The points of each series that the query promises, at the beginning of their steps. */
async function askSteps(backend: Backend, asked: Steps, query: string, series = 1): Promise<Point[][]> {
  const all = beginnings(asked);
  const found = Array.from({ length: series }, (): Point[] => []);
  for (let first = 0; first < all.length; first += MOST_STEPS) {
    const part = all.slice(first, first + MOST_STEPS);
    const step = asked.stepMs / 1000;
    const [start, end] = [(part[0] ?? 0) + step, (part.at(-1) ?? 0) + step];
    const form = new URLSearchParams({ query, start: seconds(start), end: seconds(end), step: seconds(step) });
    const answer = readPrometheus(await backend.ask({ path: "/api/v1/query_range", form }));
    if ("wrong" in answer) throw backend.misunderstood(answer);
    for (const one of answer.series) found[placeOf(one)]?.push(...onSteps(one, part, step));
  }
  return found;
}

const seconds = (number: number): string => number.toFixed(3);

const placeOf = ({ labels }: PromSeries): number => Number(labels["q"] ?? 0);

/** A backend that answers for other times than those asked for gets none of them shown. */
function onSteps({ points }: PromSeries, part: readonly number[], step: number): Point[] {
  const first = part[0] ?? 0;
  return points.flatMap(({ at, value }) => {
    const begun = part[Math.round((at - step - first) / step)];
    return begun === undefined ? [] : [{ at: begun, value }];
  });
}

const MOST_NAMES = 2_000;

async function knownNames(backend: Backend, match: string): Promise<KnownMetric[]> {
  const query = new URLSearchParams({ "match[]": match, limit: String(MOST_NAMES * 4) });
  const opened = openPrometheus(await backend.ask({ path: "/api/v1/label/__name__/values", query }));
  if ("wrong" in opened) throw backend.misunderstood(opened);
  if (!Array.isArray(opened.data)) throw backend.misunderstood({ wrong: "no list of names" });
  const names = new Set(opened.data.filter((name): name is string => isName(name)));
  const known = [...names].flatMap((name) => metricOf(name, names));
  return known.slice(0, MOST_NAMES).sort((a, b) => (a.name < b.name ? -1 : 1));
}

const isName = (name: unknown): boolean =>
  typeof name === "string" && name.length <= 200 && /^[a-z_:][\w:]*$/i.test(name);

/** Kinds by Prometheus's own naming: `x_bucket`, `x_sum` and `x_count` are the histogram `x`. */
function metricOf(name: string, names: ReadonlySet<string>): KnownMetric[] {
  const unit = /_seconds(_bucket|_total)?$/.test(name) ? "s" : "";
  if (name.endsWith("_bucket")) return [{ name: name.slice(0, -7), kind: "latency", unit, isReceived: true }];
  const [, part] = /^(.*)_(?:sum|count|created)$/.exec(name) ?? [];
  if (part !== undefined && names.has(`${part}_bucket`)) return [];
  return [{ name, kind: name.endsWith("_total") ? "counter" : "gauge", unit, isReceived: true }];
}
