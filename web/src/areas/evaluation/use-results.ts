import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Session } from "../../app/session.ts";
import type { Inspected, Report, Result } from "./figures.ts";

export interface ResultsWish {
  readonly outcome?: "failed" | "resisted" | "unassessed";
  readonly probe?: string;
  readonly search?: string;
  readonly limit?: number;
  readonly cursor?: string;
}

export interface Results {
  readonly report: Report | null;
  readonly inspection: readonly Inspected[];
  readonly results: readonly Result[];
  readonly next_cursor: string | null;
}

export const resultsQuery = ({ api }: Session, id: string, wish: ResultsWish = {}) =>
  queryOptions({
    queryKey: ["results", id, wish],
    queryFn: async () => (await api.evaluation.readResults({ evaluation_id: id, ...wish })) as unknown as Results,
  });

export interface PromptsWish {
  readonly outcome: NonNullable<ResultsWish["outcome"]> | "";
  readonly probe: string;
  readonly search: string;
  readonly limit: number;
}

/** Page after page; empty wishes are none. What was shown stays until the next filter's first page is there. */
export const promptsQuery = ({ api }: Session, id: string, { outcome, probe, search, limit }: PromptsWish) =>
  infiniteQueryOptions({
    queryKey: ["prompts", id, { outcome, probe, search, limit }],
    queryFn: async ({ pageParam }) =>
      (await api.evaluation.readResults({
        ...{ evaluation_id: id, limit, cursor: pageParam },
        ...{ outcome: outcome || undefined, probe: probe || undefined, search: search || undefined },
      })) as unknown as Results,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: (former) => former,
  });
