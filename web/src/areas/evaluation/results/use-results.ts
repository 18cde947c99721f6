import type { EvaluationOutcome } from "@agent-console/sdk";
import type * as choices from "@agent-console/sdk/choices";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { filtersOf, type PromptSearch, wishOf } from "../../../routes/prompt-search.ts";
import type { Session } from "../../../session/session.ts";

export interface ResultsWish {
  readonly outcome?: EvaluationOutcome;
  readonly order?: (typeof choices.EvaluationReadResultsOrder)[number];
  readonly after_seq?: number;
  readonly before_seq?: number;
  readonly limit?: number;
  readonly report_only?: boolean;
}

export const resultsQuery = ({ api }: Session, id: string, wish: ResultsWish = {}) =>
  queryOptions({
    queryKey: ["results", id, wish],
    queryFn: () => api.evaluation.readResults({ evaluation_id: id, ...wish }),
  });

/** Page by page. Old results stay until the first page for the new filters arrives. */
export const promptsQuery = ({ api }: Session, id: string, { limit, ...search }: PromptSearch & { limit: number }) =>
  infiniteQueryOptions({
    queryKey: ["prompts", id, filtersOf(search), limit],
    queryFn: ({ pageParam }) =>
      api.evaluation.readResults({ evaluation_id: id, limit, cursor: pageParam, ...wishOf(search) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: (former) => former,
  });

/** The failed prompt before or after this one, among those that match the filters. */
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
