import type { EvaluationSummaryResponse } from "@agent-console/sdk";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { AgentFilters } from "../../../routes/agent-filters.ts";
import { useSession } from "../../../session/use-session.ts";
import { statusesOf, toListedAgent } from "./listed-agent.ts";

const PAGE = 200;

/** The agents loaded so far. Each page starts at the cursor of the last one, however long the list is. */
export function useAgents(filters: AgentFilters) {
  const { api } = useSession();
  const pages = useInfiniteQuery({
    queryKey: ["agents", "list", filters],
    queryFn: async ({ pageParam, signal }) => {
      const { search, sort } = filters;
      const wish = { search, sort, statuses: statusesOf(filters), limit: PAGE, cursor: pageParam };
      const page = await api.agents.list(wish, { signal });
      return { ...page, results: page.results.map(toListedAgent) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    // Refreshing the list means loading every page again.
    refetchOnWindowFocus: false,
    // Comparing all loaded pages with each new one would cost more with every page.
    structuralSharing: false,
    staleTime: 30_000,
  });
  const agents = useMemo(() => pages.data?.pages.flatMap(({ results }) => results) ?? [], [pages.data]);
  const [first] = pages.data?.pages ?? [];
  return { ...pages, agents, count: first?.count ?? 0, capped: first?.count_capped === true };
}

export function useLatest(): ReadonlyMap<string, EvaluationSummaryResponse> {
  const { api } = useSession();
  const latest = useQuery({
    queryKey: ["latest", "by-agent"],
    queryFn: async () => (await api.evaluation.latestSummaries()).results,
  });
  return useMemo(() => new Map(latest.data?.map((summary) => [summary.agent_id, summary])), [latest.data]);
}
