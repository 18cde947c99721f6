import { ApiError, type EvaluationStatusResponse } from "@agent-console/sdk";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "../routes/link.tsx";
import { place } from "../routes/route.ts";
import { routes } from "../routes/routes.ts";
import { useSession } from "../session/use-session.ts";

const WHILE_RUNNING_MS = 3_000;
const OTHERWISE_MS = 15_000;
/** How often an unreachable console is tried again. */
const WHILE_LOST_MS = 3_000;
const MOST = 20;

/** The runs in progress. The same request shows whether the console can be reached at all. */
export function useRunning() {
  const { api } = useSession();
  const running = useQuery({
    queryKey: ["running"],
    queryFn: ({ signal }) => api.evaluation.list({ status: "running", limit: MOST }, { signal, timeoutMs: 10_000 }),
    refetchInterval: ({ state }) => {
      if (isLost(state.error)) return WHILE_LOST_MS;
      return state.data?.evaluations.length ? WHILE_RUNNING_MS : OTHERWISE_MS;
    },
    // Someone who returns to the page sees the current state immediately.
    staleTime: 0,
    retry: false,
  });
  const lost = isLost(running.error);
  useCatchUp(lost);
  return {
    runs: running.data?.evaluations ?? [],
    lostSince: lost ? running.dataUpdatedAt : null,
    retry: () => void running.refetch(),
  };
}

/** No response, or one from a proxy between here and the console. */
const isLost = (error: Error | null): boolean =>
  error !== null && !(error instanceof ApiError && ![502, 503, 504].includes(error.status));

/** Requests that failed while the console was unreachable are repeated once it is back. */
function useCatchUp(lost: boolean): void {
  const queries = useQueryClient();
  const was = useRef(lost);
  useEffect(() => {
    if (was.current && !lost)
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
    was.current = lost;
  }, [lost, queries]);
}

export function RunningJobs({ runs }: { readonly runs: readonly EvaluationStatusResponse[] }) {
  const [first] = runs;
  if (!first) return null;
  const share = shareOf(runs);
  const target =
    runs.length === 1 ? place({ to: routes.run, params: { id: first.evaluation_id } }) : place({ to: routes.runs });
  return (
    <Link {...target} className="live">
      <svg className="ring" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6" pathLength="100" />
        <circle
          className="ring-done"
          cx="8"
          cy="8"
          r="6"
          pathLength="100"
          strokeDasharray={`${Math.round(share * 100)} 100`}
        />
      </svg>
      <span>
        {runs.length === 1 ? "1 run" : `${runs.length} runs`}, {Math.round(share * 100)}%
      </span>
    </Link>
  );
}

function shareOf(runs: readonly EvaluationStatusResponse[]): number {
  const planned = runs.reduce((sum, { progress }) => sum + (progress.planned ?? 0), 0);
  return planned === 0 ? 0 : runs.reduce((sum, { progress }) => sum + progress.done, 0) / planned;
}
