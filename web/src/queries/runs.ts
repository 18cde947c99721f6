import type { EvaluationList, EvaluationStatusResponse } from "@agent-console/sdk";
import { type InfiniteData, infiniteQueryOptions, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Session } from "../session/session.ts";
import { useSession } from "../session/use-session.ts";
import { followEvents } from "./follow-events.ts";
import { followed, someEnded, wholeAtEnd } from "./whole-at-end.ts";

export type Run = EvaluationStatusResponse;
export const isLive = ({ status }: Pick<Run, "status">): boolean => status === "running" || status === "paused";

const PAGE = 100;
const POLL_MS = 2_000;

const someRunEnded = someEnded<Run>(isLive, ({ evaluation_id }) => evaluation_id);

/** The newest runs of one agent, for pages that need no more. */
export const runsQuery = ({ api }: Session, agentId: string | undefined) =>
  queryOptions({
    queryKey: ["runs", "newest", agentId],
    queryFn: (reading) =>
      wholeAtEnd(reading, {
        read: async () => (await api.evaluation.list({ limit: PAGE, agent_id: agentId })).evaluations,
        hasEnded: someRunEnded,
      }),
    meta: followed,
    refetchInterval: ({ state }) => (state.data?.some(isLive) ? POLL_MS : false),
  });

/** All runs, of one agent or of the team, page by page. */
export const runPagesQuery = ({ api }: Session, agentId?: string) =>
  infiniteQueryOptions({
    queryKey: ["runs", "pages", agentId ?? "all"],
    queryFn: ({ pageParam, ...reading }) =>
      wholeAtEnd<EvaluationList>(reading, {
        read: () => api.evaluation.list({ limit: PAGE, agent_id: agentId, cursor: pageParam }),
        hasEnded: (before, now) => someRunEnded(before.evaluations, now.evaluations),
        previous: (client, key) => {
          const stored = client.getQueryData<InfiniteData<EvaluationList, string | undefined>>(key);
          return stored?.pages[stored.pageParams.indexOf(pageParam)];
        },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ more }) => more[0]?.cursor,
    meta: followed,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ evaluations }) => evaluations.some(isLive)) ? POLL_MS : false,
  });

export const runQuery = ({ api }: Session, id: string) =>
  queryOptions({
    queryKey: ["run", id],
    queryFn: (reading) =>
      wholeAtEnd<Run>(reading, {
        read: () => api.evaluation.get({ evaluation_id: id }),
        hasEnded: (before, now) => isLive(before) && !isLive(now),
      }),
    meta: followed,
  });

/** Follows a run in progress by its event stream. */
export function useLiveRun(run: Run | undefined): void {
  const { authorization } = useSession();
  const queries = useQueryClient();
  const id = run && isLive(run) ? run.evaluation_id : null;
  useEffect(() => {
    if (!id) return;
    const gone = new AbortController();
    void followEvents<Run>({
      path: `/v1/evaluations/${id}/events`,
      headers: authorization,
      gone: gone.signal,
      take: (event) => {
        if (!isLive(event)) return false;
        queries.setQueryData(["run", id], event);
        return true;
      },
      refresh: async () => {
        for (const queryKey of [["run", id], ["results", id], ["runs"]]) await queries.invalidateQueries({ queryKey });
      },
    });
    return () => gone.abort();
  }, [id, authorization, queries]);
}
