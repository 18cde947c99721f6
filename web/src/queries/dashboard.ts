import type { AgentTrustCard, DashboardResponse } from "@agent-console/sdk";
import * as choices from "@agent-console/sdk/choices";
import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Session } from "../session/session.ts";

export type { AgentTrustCard, DashboardResponse };

const PAGE = 50;
const WHILE_RUNNING_MS = 2_000;
const OTHERWISE_MS = 15_000;

/** The dashboard is one response. Each further page brings more agents. */
export const dashboardQuery = ({ api }: Session) =>
  infiniteQueryOptions({
    queryKey: ["dashboard"],
    queryFn: ({ pageParam }) => api.evolution.dashboard({ order: "need", limit: PAGE, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ agents, fleet_health }, pages) => {
      const seen = pages.reduce((sum, page) => sum + page.agents.length, 0);
      return agents.length > 0 && seen < (fleet_health.considered ?? 0) ? seen : undefined;
    },
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ agents }) => agents.some(({ evaluating }) => evaluating))
        ? WHILE_RUNNING_MS
        : OTHERWISE_MS,
  });

export const stages = choices.TrustLifecycleStage;
export const verdicts = ["passed", "inconclusive", "failed", "never_tested"] as const;

/** How many agents of a stage have each verdict. */
export function verdictsAt({ verdicts_by_stage: found }: DashboardResponse["fleet_health"], stage: string) {
  const own = (found?.[stage] ?? {}) as Partial<Record<(typeof verdicts)[number], number>>;
  return verdicts.map((verdict) => ({ verdict, agents: own[verdict] ?? 0 }));
}
