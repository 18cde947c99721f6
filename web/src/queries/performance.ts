import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../session/session.ts";

/** Latency, tokens, retries and cost of a run. */
export const performanceQuery = ({ api }: Session, id: string) =>
  queryOptions({
    queryKey: ["run", id, "performance"],
    queryFn: () => api.evaluation.getPerformance({ evaluation_id: id }),
  });

const NEWEST = 30;

/** The same over an agent's newest runs, the oldest first. */
export const trendQuery = ({ api }: Session, agentId: string) =>
  queryOptions({
    queryKey: ["runs", "trend", agentId],
    queryFn: async () => (await api.evaluation.getTrend({ agent_id: agentId, limit: NEWEST })).runs,
  });
