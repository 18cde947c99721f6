import { call } from "../../../e2e/person.ts";
import { bucketOf } from "./planted-latency.ts";
import { countEvents, type PlantedSeries } from "./planted-series.ts";
import type { PlantedTeams } from "./planted-teams.ts";

export interface Compared {
  readonly what: string;
  readonly figures: number;
  readonly planted: number;
  readonly answered: number;
  readonly mistakes: readonly string[];
}

export interface Console {
  readonly address: string;
  readonly token: string;
  readonly teamId: string;
}

const SECONDS = { "1h": 3600, "2h": 7200, "6h": 21_600, "1d": 86_400 } as const;
const STEPS = { "1h": 60, "2h": 60, "6h": 300, "1d": 900 } as const;
export const ranges = ["1h", "6h", "1d"] as const;
type Range = (typeof ranges)[number];

export async function ask({ address, token }: Console, path: string) {
  const { status, body } = await call(`GET ${address}/v1/telemetry/${path}`, { token });
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  return body;
}

const seriesOf = (
  { series }: PlantedTeams,
  metric: string,
  labels: Readonly<Record<string, string>>,
): PlantedSeries[] =>
  series.filter(
    (one) => one.metric === metric && Object.entries(labels).every(([name, value]) => one.labels[name] === value),
  );

const planted = (series: readonly PlantedSeries[], from: number, to: number): number =>
  series.reduce((sum, one) => sum + countEvents(one, from, to), 0);

interface Asked {
  readonly metric: string;
  readonly range: Range;
  readonly agentId?: string;
  /** A process started again: one step is an estimate. */
  readonly isRestarted?: true;
}

/** How far an estimate may be off. */
const MOST_OFF = 0.01;

/** A total and its chart, each step of it, against what was planted. */
export async function compareCounter(console: Console, teams: PlantedTeams, asked: Asked) {
  const { metric, range, agentId, isRestarted = false } = asked;
  const labels = { team_id: console.teamId, ...(agentId === undefined ? {} : { agent_id: agentId }) };
  const series = seriesOf(teams, metric, labels);
  const query = `time_range=${range}${agentId === undefined ? "" : `&agent_configuration_id=${agentId}`}`;
  const { total_count: total } = await ask(console, `counters/${metric}/total?${query}`);
  const chart = await ask(console, `counters/${metric}/time_series?${query}`);
  const points: { timestamp: number; value: number }[] = chart.series[0]?.points ?? [];
  const step = STEPS[range];
  const now = Date.now() / 1000;
  const exact = planted(series, now - SECONDS[range], now);
  const off = points.filter(
    ({ timestamp, value }) => Math.abs(value - planted(series, timestamp, timestamp + step)) > 1e-9,
  );
  const mistakes = [
    ...(Math.abs(total - exact) <= (isRestarted ? exact * MOST_OFF : 0) ? [] : [`the total is ${total}, not ${exact}`]),
    ...off
      .slice(isRestarted ? 1 : 0)
      .map(({ timestamp, value }) => `${timestamp}: ${value}, not ${planted(series, timestamp, timestamp + step)}`),
  ];
  const what = `${metric}, ${range}${agentId === undefined ? "" : ", one agent"}${isRestarted ? ", restarted" : ""}`;
  return { what, figures: points.length + 1, planted: exact, answered: total, mistakes } satisfies Compared;
}

/**
 * Each percentile of each window is in the bucket in which the exact one is. Percentiles of another team's answers could be in
 * the same buckets, so how many were measured is compared too.
 */
export async function compareLatency(console: Console, teams: PlantedTeams, range: Range): Promise<Compared> {
  const shares = [0.5, 0.95, 0.99];
  const path = `latency/upstream_seconds?time_range=${range}&time_window=15m&percentiles=${shares}`;
  const found = await ask(console, path);
  const { total_count: answered } = await ask(console, `counters/upstream_seconds/total?time_range=${range}`);
  const between = (from: number, to: number): number[] =>
    [...teams.latency.observed].flatMap(([at, seconds]) => (at > from && at <= to ? seconds : []));
  const now = Date.now() / 1000;
  const measured = between(now - SECONDS[range], now).length;
  const mistakes = answered === measured ? [] : [`${answered} were measured, not ${measured}`];
  let figures = 1;
  for (const [place, { values }] of found.entries()) {
    for (const { timestamp, value } of values) {
      const [low, high] = bucketOf(between(timestamp, timestamp + 900), (shares[place] ?? 0) * 100);
      figures++;
      if (value < low - 1e-9 || value > high + 1e-9)
        mistakes.push(`${timestamp}: ${value} is not in ${low} to ${high}`);
    }
  }
  if (figures === 1) mistakes.push("no percentile at all");
  return { what: `upstream_seconds, ${range}: ${shares.join(", ")}`, figures, planted: measured, answered, mistakes };
}

/** Each agent's total in one answer. */
export async function compareAgents(
  console: Console,
  teams: PlantedTeams,
  agents: readonly string[],
): Promise<Compared> {
  const found = await ask(console, "breakdown/gateway_requests_total?by=agent&time_range=1d");
  const now = Date.now() / 1000;
  const mistakes = agents.flatMap((agentId) => {
    const series = seriesOf(teams, "gateway_requests_total", { team_id: console.teamId, agent_id: agentId });
    const exact = planted(series, now - 86_400, now);
    const answered = found.results.find(({ value }: { value: string }) => value === agentId)?.total ?? 0;
    return answered === exact ? [] : [`${agentId}: ${answered}, not ${exact}`];
  });
  if (found.results.length !== agents.length) mistakes.push(`${found.results.length} agents, not ${agents.length}`);
  const what = "gateway_requests_total, 1d, by agent";
  return { what, figures: agents.length, planted: agents.length, answered: found.results.length, mistakes };
}
