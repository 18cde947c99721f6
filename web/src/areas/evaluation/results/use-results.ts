import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { filtersOf, type PromptSearch, wishOf } from "../../../routes/prompt-search.ts";
import type { Session } from "../../../session/session.ts";

export interface ResultsWish {
  readonly outcome?: "failed" | "resisted" | "unassessed";
  readonly order?: "asc" | "desc" | "newest";
  readonly after_seq?: number;
  readonly before_seq?: number;
  readonly limit?: number;
}

export const resultsQuery = ({ api }: Session, id: string, wish: ResultsWish = {}) =>
  queryOptions({
    queryKey: ["results", id, wish],
    queryFn: () => api.evaluation.readResults({ evaluation_id: id, ...wish }),
  });

/** Page after page. What was shown stays until the next filter's first page is there. */
export const promptsQuery = ({ api }: Session, id: string, { limit, ...search }: PromptSearch & { limit: number }) =>
  infiniteQueryOptions({
    queryKey: ["prompts", id, filtersOf(search), limit],
    queryFn: ({ pageParam }) =>
      api.evaluation.readResults({ evaluation_id: id, limit, cursor: pageParam, ...wishOf(search) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: (former) => former,
  });

/** The failed prompt before or after this one, among those that the filters leave over. */
export const neighbourQuery = (
  { api }: Session,
  { id, seq, search }: { readonly id: string; readonly seq: number; readonly search: PromptSearch },
  side: "before" | "after",
) =>
  queryOptions({
    queryKey: ["results", id, side, seq, filtersOf(search)],
    queryFn: async () => {
      const place = side === "after" ? { after_seq: seq, order: "asc" } : { before_seq: seq, order: "desc" };
      const wish = { ...wishOf(search), outcome: "failed", limit: 1 } as const;
      const page = await api.evaluation.readResults({ evaluation_id: id, ...wish, ...(place as object) });
      return page.results[0]?.seq ?? null;
    },
  });
