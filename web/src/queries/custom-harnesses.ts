import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Session } from "../session/session.ts";

export type {
  CustomHarness,
  CustomHarnessListItem,
  CustomHarnessPrompt,
  CustomHarnessResponse,
} from "@agent-console/sdk";

const POLL_MS = 700;
const PROMPTS_A_PAGE = 50;

export const customHarnessesQuery = ({ api }: Session) =>
  queryOptions({
    queryKey: ["custom-harnesses", "list"],
    queryFn: () => api.evaluation.listCustomHarnesses({ limit: 100 }),
    refetchInterval: ({ state }) =>
      state.data?.results.some(({ status }) => status === "draft") ? POLL_MS * 3 : false,
  });

/** Followed while it is generated. */
export const customHarnessQuery = ({ api }: Session, id: string) =>
  queryOptions({
    queryKey: ["custom-harnesses", "one", id],
    queryFn: () => api.evaluation.getCustomHarness({ harness_id: id }),
    refetchInterval: ({ state }) => (state.data?.harness.status === "draft" ? POLL_MS : false),
  });

export const harnessPromptsQuery = ({ api }: Session, id: string) =>
  infiniteQueryOptions({
    queryKey: ["custom-harnesses", "prompts", id],
    queryFn: ({ pageParam }) =>
      api.evaluation.listHarnessPrompts({ harness_id: id, limit: PROMPTS_A_PAGE, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
