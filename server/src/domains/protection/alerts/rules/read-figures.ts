import type { Act } from "../../../../platform/act.ts";
import type { Measure } from "../../alarms/telemetry/measures.ts";
import type { MetricsSource, Subject, Window } from "../../telemetry/sources.ts";
import type { Condition, Figure, Reading } from "./condition.ts";
import { type AlertWindow, DAY, secondsEarlier, secondsOf } from "./windows.ts";

/** A rule as it is evaluated: all that it needs is there. */
export interface ReadRule extends Condition {
  readonly scope: "agent" | "each_agent" | "team";
  readonly agent_id: string | null;
  readonly metric: string | null;
  readonly source: "gateway" | "spans";
  readonly percentile: number | null;
  readonly window: AlertWindow;
}

/** Percentiles of each agent are a statement each. */
const MOST_PERCENTILES = 50;
/** Silence is told from never having been heard of by as much. */
export const HEARD_SECONDS = 7 * DAY;

const requestsOf = { gateway: "gateway_requests_total", spans: "genai_requests_total" } as const;

/** What is divided, and what it is divided by; or what is counted, and the requests behind it. */
export function metricsOf({ measure, metric, source }: Pick<ReadRule, "measure" | "metric" | "source">): {
  readonly counted: string;
  readonly requests: string;
} {
  const own = metric ?? requestsOf[source];
  const by: Readonly<Record<Measure, string>> = {
    blocked_share: "gateway_blocked_total",
    error_rate: source === "gateway" ? "gateway_upstream_errors_total" : "genai_errors_total",
    cost: source === "gateway" ? "gateway_cost_micros_total" : "genai_cost_micros_total",
    tokens: source === "gateway" ? "gateway_tokens_total" : "genai_tokens_total",
    ...{ latency: own, silence: own, counter: own },
  };
  const isOwn = measure === "latency" || measure === "silence" || measure === "counter";
  return {
    counted: by[measure],
    requests: isOwn ? own : measure === "blocked_share" ? requestsOf.gateway : requestsOf[source],
  };
}

/** From what was counted to the value of a measure. */
export function figureOf(measure: Measure, counted: number, requests: number): Figure {
  switch (measure) {
    case "blocked_share":
    case "error_rate":
      return { value: requests > 0 ? Math.min(1, counted / requests) : null, requests };
    case "cost":
      return { value: counted / 1e6, requests };
    default:
      return { value: counted, requests };
  }
}

/** By agent; the empty text is the team. */
type ByAgent<T> = ReadonlyMap<string, T>;
export const TEAM = "";

export const subjectOf = (agentId: string | null): Subject => ({
  ...{ agentId, evaluationId: null, testId: null, probeId: null },
});

async function counts(source: MetricsSource, act: Act, asked: CountsAsked): Promise<ByAgent<number>> {
  const { rule, metric, window } = asked;
  if (rule.scope === "each_agent") return source.byAgent(act, { metric, window });
  const total = await source.total(act, { metric, window, subject: subjectOf(rule.agent_id) });
  return new Map([[rule.agent_id ?? TEAM, total]]);
}

interface CountsAsked {
  readonly rule: ReadRule;
  readonly metric: string;
  readonly window: Window;
}

async function figures(source: MetricsSource, act: Act, { rule, window }: Omit<CountsAsked, "metric">) {
  const metrics = metricsOf(rule);
  const requests = await counts(source, act, { rule, window, metric: metrics.requests });
  const found = new Map<string, Figure>();
  if (rule.measure === "latency") {
    const most = [...requests].sort(([, one], [, other]) => other - one);
    for (const [agent, n] of most) {
      const isRead = found.size < MOST_PERCENTILES && n >= Math.max(1, rule.min_requests);
      found.set(agent, { value: isRead ? await percentile(source, act, { rule, window, agent }) : null, requests: n });
    }
    return found;
  }
  const counted =
    metrics.counted === metrics.requests
      ? requests
      : await counts(source, act, { rule, window, metric: metrics.counted });
  for (const agent of new Set([...requests.keys(), ...counted.keys()]))
    found.set(agent, figureOf(rule.measure, counted.get(agent) ?? 0, requests.get(agent) ?? 0));
  return found;
}

interface PercentileAsked {
  readonly rule: ReadRule;
  readonly window: Window;
  readonly agent: string;
}

async function percentile(source: MetricsSource, act: Act, { rule, window, agent }: PercentileAsked) {
  const [points = []] = await source.latency(act, {
    metric: metricsOf(rule).counted,
    window,
    subject: subjectOf(agent === TEAM ? null : agent),
    stepMs: window.toMs - window.fromMs,
    percentiles: [rule.percentile ?? 95],
  });
  return points.at(-1)?.value ?? null;
}

const NOTHING: Figure = { value: null, requests: 0 };

/** A count of zero is a figure if there are requests, or if something was counted in the last seven days. */
async function heardOf(source: MetricsSource, act: Act, { rule, window }: Omit<CountsAsked, "metric">) {
  const week = { fromMs: window.toMs - HEARD_SECONDS * 1000, toMs: window.toMs };
  const counted = await counts(source, act, { rule, metric: metricsOf(rule).counted, window: week });
  const requests = await counts(source, act, { rule, metric: requestsOf[rule.source], window });
  return new Set([...counted, ...requests].flatMap(([agent, n]) => (n > 0 ? [agent] : [])));
}

/**
 * What the rule has to look at now, for each of its subjects. Agents that were looked at before are looked at again, so that
 * one without figures is not forgotten.
 */
export async function readRule(
  source: MetricsSource,
  act: Act,
  { rule, to, known }: { readonly rule: ReadRule; readonly to: number; readonly known: readonly string[] },
): Promise<ByAgent<Reading>> {
  const seconds = secondsOf(rule.window);
  const until = (end: number, length: number): Window => ({ fromMs: (end - length) * 1000, toMs: end * 1000 });
  const window = until(to, seconds);
  const now = await figures(source, act, { rule, window });
  const before = await figuresBefore();
  const heard = rule.measure === "counter" ? await heardOf(source, act, { rule, window }) : null;
  const nothing = (agent: string): Figure => (heard?.has(agent) ? { value: 0, requests: 0 } : NOTHING);
  const figureIn = (found: ByAgent<Figure>, agent: string): Figure => {
    const figure = found.get(agent);
    return figure === undefined || (heard && figure.value === 0) ? nothing(agent) : figure;
  };
  const subjects =
    rule.scope === "each_agent" ? [...now.keys(), ...(before?.keys() ?? []), ...known] : [rule.agent_id ?? TEAM];
  return new Map(
    [...new Set(subjects)].map((agent) => [
      agent,
      { now: figureIn(now, agent), before: before && figureIn(before, agent) },
    ]),
  );

  async function figuresBefore(): Promise<ByAgent<Figure> | null> {
    if (rule.measure === "silence") return figures(source, act, { rule, window: until(to - seconds, HEARD_SECONDS) });
    const earlier = secondsEarlier(rule.compare_with, seconds);
    return earlier === 0 ? null : figures(source, act, { rule, window: until(to - earlier, seconds) });
  }
}
