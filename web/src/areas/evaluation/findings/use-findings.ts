import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { FindingsSearch } from "../../../routes/findings-search.ts";
import type { Session } from "../../../session/session.ts";

export const findingsQuery = ({ api }: Session, { severity, state, agent, run, words }: FindingsSearch) =>
  infiniteQueryOptions({
    queryKey: ["findings", { severity, state, agent, run, words }],
    queryFn: ({ pageParam }) =>
      api.evaluation.listFindings({
        severity,
        state,
        agent_id: agent,
        evaluation_id: run,
        search: words,
        limit: 50,
        cursor: pageParam,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });

export const findingQuery = ({ api }: Session, id: string) =>
  queryOptions({ queryKey: ["finding", id], queryFn: () => api.evaluation.getFinding({ finding_id: id }) });
