import type { EvaluationReview, ReviewResponse } from "@agent-console/sdk";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { ReviewSearch } from "../../../routes/review-search.ts";
import type { Session } from "../../../session/session.ts";

export type Review = EvaluationReview;
export type Response = ReviewResponse;

/** How often the verdict is read while labels are not yet part of it. */
const RESCORING_MS = 1_000;

export const reviewQuery = ({ api }: Session, id: string) =>
  queryOptions({
    queryKey: ["review", id, "overview"],
    queryFn: () => api.evaluation.getReview({ evaluation_id: id }),
    refetchInterval: ({ state }) => (state.data?.rescoring ? RESCORING_MS : false),
  });

const PAGE = 50;

/** Read once when the page opens: the queue must not change under the person who works through it. */
export const queueQuery = ({ api }: Session, id: string, search: ReviewSearch) =>
  infiniteQueryOptions({
    queryKey: ["review", id, "queue", search],
    queryFn: ({ pageParam }) =>
      api.evaluation.listReviewQueue({
        evaluation_id: id,
        outcome: search.outcome ?? "unassessed",
        labels: search.labels ?? "not_mine",
        reason: search.reason,
        probe: search.probe,
        detector: search.detector,
        limit: PAGE,
        cursor: pageParam,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    // Pages don't change once they are loaded, and comparing all of them with each new one would cost a frame.
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
