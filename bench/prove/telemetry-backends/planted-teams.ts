import { liveLatency, type PlantedLatency } from "./planted-latency.ts";
import { live, type Plan, type PlantedSeries } from "./planted-series.ts";

export interface PlantedTeams {
  readonly series: readonly PlantedSeries[];
  readonly latency: PlantedLatency;
}

export interface TeamIds {
  readonly teamId: string;
  readonly agents: readonly [string, string, string];
}

const requests = "gateway_requests_total";

/**
 * A day and two hours of two teams. The first has an agent without incident, one whose process is replaced by another, one
 * that Prometheus misses for an hour, a guard whose process starts again under the same labels, and one request that is
 * blocked, once. Others have the same names, and series without a team are there too.
 */
export function plantTeams(plan: Plan, one: TeamIds, other: TeamIds): PlantedTeams {
  const [first, second, third] = one.agents;
  const of = (team_id: string, agent_id: string, instance = "a") => ({ team_id, agent_id, instance, leg: "front" });
  const lives = [
    { metric: requests, labels: of(one.teamId, first), from: 26, busy: 0.3 },
    { metric: requests, labels: of(one.teamId, second), from: 26, to: 12, busy: 0.3 },
    { metric: requests, labels: of(one.teamId, second, "b"), from: 12, busy: 0.3 },
    { metric: requests, labels: of(one.teamId, third), from: 26, busy: 0.3, gap: [10, 9] },
    {
      metric: "guard_requests_total",
      labels: { ...of(one.teamId, first), guard: "pii" },
      from: 26,
      busy: 0.5,
      resetAt: 8,
    },
    { metric: requests, labels: of(other.teamId, other.agents[0]), from: 26, busy: 0.6 },
    { metric: requests, labels: { instance: "a", leg: "front" }, from: 26, busy: 0.9 },
  ] as const;
  const blocked: PlantedSeries = {
    ...live(plan, { metric: "gateway_blocked_total", labels: of(one.teamId, first), from: 3, busy: 0 }),
    events: new Map(Array.from({ length: 340 }, (_, at) => [plan.now - 3 * 3600 + at * 30, at === 0 ? 1 : 0])),
  };
  const latency = liveLatency(plan, { metric: "upstream_seconds", labels: of(one.teamId, first), from: 26, busy: 0.8 });
  const loud = liveLatency(plan, { metric: "upstream_seconds", labels: of(other.teamId, first), from: 26, busy: 0.9 });
  return { series: [...lives.map((life) => live(plan, life)), blocked, ...latency.series, ...loud.series], latency };
}
