import type { Act } from "../../../../platform/act.ts";
import { catalogMetric } from "../series/catalog.ts";
import type { LabelFilter, MetricAsked, MetricsSource, Point, Subject } from "../sources.ts";
import type { SeriesKind } from "../store/new-rows.ts";
import { type Backend, type BackendNeeds, type BackendSetting, createBackend } from "./backend.ts";
import { knownNames } from "./prometheus-names.ts";
import { beginnings, pointsBy, type Steps } from "./prometheus-steps.ts";
import { equals, growth, type Matcher, prometheusName, quantiles, selector } from "./promql.ts";

type Asked = Omit<MetricAsked, "subject"> & { readonly subject?: Subject };

/**
 * Figures of a Prometheus, or of what speaks its API (Mimir, Thanos, VictoriaMetrics). Every selector has the team's label;
 * nothing that a client sends is read as PromQL.
 */
export function prometheusSource(
  setting: BackendSetting & { readonly teamLabel: string },
  needs: BackendNeeds,
): MetricsSource {
  const backend = createBackend("metrics", setting, needs);
  const ofTeam = (act: Act): Matcher => equals(setting.teamLabel, [act.who.teamId]);
  const matchersOf = (act: Act, { subject, where }: Asked): Matcher[] => [
    ofTeam(act),
    ...ofSubject(subject),
    ...ofLabels(where),
  ];
  const counts = async (act: Act, asked: Asked): Promise<Counts> => {
    const matchers = matchersOf(act, asked);
    return countsOf(asked.metric, matchers, backend);
  };

  async function totals(act: Act, asked: Asked, by: string): Promise<ReadonlyMap<string, number>> {
    const steps = { ...asked, stepMs: totalStepMs(asked) };
    const { points, sum } = await (await counts(act, asked))(steps, by);
    return new Map([...points].map(([value, of]) => [value, sum(of)]));
  }

  return {
    isRemote: true,
    total: async (act, asked) => (await totals(act, asked, "")).get("") ?? 0,
    async series(act, asked) {
      const { points } = await (await counts(act, asked))(asked, "");
      const found = new Map(points.get("")?.map(({ at, value }) => [at, value]));
      return found.size === 0 ? [] : beginnings(asked).map((at) => ({ at, value: found.get(at) ?? 0 }));
    },
    async latency(act, asked) {
      const query = quantiles({ ...asked, name: prometheusName(asked.metric), matchers: matchersOf(act, asked) });
      const points = await pointsBy(backend, asked, { query, by: "q" });
      return asked.percentiles.map((_, at) => points.get(String(at)) ?? []);
    },
    async byAgent(act, asked) {
      const found = await totals(act, asked, "agent_id");
      return new Map([...found].filter(([agentId, total]) => agentId !== "" && total !== 0));
    },
    byLabel: (act, asked) => totals(act, asked, asked.label),
    known: (act) => knownNames(backend, `{${ofTeam(act)}}`),
  };
}

const ofSubject = (subject: Subject | undefined): Matcher[] => {
  if (!subject) return [];
  const { agentId, evaluationId, testId, probeId } = subject;
  const all = { agent_id: agentId, evaluation_id: evaluationId, test_id: testId, probe_id: probeId };
  return Object.entries(all).flatMap(([label, value]) => (value === null ? [] : [equals(label, [value])]));
};

const ofLabels = (where: LabelFilter = {}): Matcher[] =>
  Object.entries(where).map(([label, values]) => equals(label, values));

/** Asks for what was counted in each step, one series for each value of the label; "" is for no label. */
type Counts = (
  steps: Steps,
  by: string,
) => Promise<{
  readonly points: ReadonlyMap<string, readonly Point[]>;
  /** What the steps of a series are together. */
  readonly sum: (points: readonly Point[]) => number;
}>;

/**
 * Counters grow, of latencies the observations are counted, and gauges are averaged. What was received can be a counter,
 * which has `_total` there, or a gauge, which has the plain name.
 */
function countsOf(metric: string, matchers: readonly Matcher[], backend: Backend): Counts {
  const name = prometheusName(metric);
  const kind = kindOf(name);
  const total = (points: readonly Point[]): number => points.reduce((sum, { value }) => sum + value, 0);
  return async (steps, by) => {
    const grouped = by === "" ? "" : ` by (${by})`;
    const counter = kind === "latency" ? `${name}_count` : kind === "counter" ? name : `${name}_total`;
    const grown = `sum${grouped} (${growth(selector(counter, matchers), steps.stepMs)})`;
    const points = await pointsBy(backend, steps, { query: grown, by });
    if (points.size > 0 || kind !== "gauge") return { points, sum: total };
    const averaged = `avg${grouped} (avg_over_time(${selector(name, matchers)}[${steps.stepMs}ms]))`;
    const sum = (of: readonly Point[]): number => (of.length === 0 ? 0 : total(of) / of.length);
    return { points: await pointsBy(backend, steps, { query: averaged, by }), sum };
  };
}

function kindOf(name: string): SeriesKind {
  const known = catalogMetric(name);
  if (known) return known.kind;
  if (/_(total|count)$/.test(name)) return "counter";
  return name.endsWith("_seconds") ? "latency" : "gauge";
}

/** A total is the sum of steps, so that it agrees with the chart, and a restart makes one step inexact and not all. */
function totalStepMs({ window: { fromMs, toMs } }: Pick<MetricAsked, "window">): number {
  return Math.max(60_000, Math.ceil((toMs - fromMs) / 120 / 60_000) * 60_000);
}
