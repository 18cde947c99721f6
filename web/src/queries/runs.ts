import type { EvaluationList, EvaluationStatusResponse } from "@agent-console/sdk";
import { type InfiniteData, infiniteQueryOptions, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Session } from "../session/session.ts";
import { useSession } from "../session/use-session.ts";
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

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

/** Follows a run in progress by its event stream. The run continues while the page sleeps or is offline. */
export function useLiveRun(run: Run | undefined): void {
  const { authorization } = useSession();
  const queries = useQueryClient();
  const id = run && isLive(run) ? run.evaluation_id : null;
  useEffect(() => {
    if (!id) return;
    const gone = new AbortController();
    const fresh = async (): Promise<void> => {
      for (const queryKey of [["run", id], ["results", id], ["runs"]]) await queries.invalidateQueries({ queryKey });
    };
    /** Resolves to whether any event arrived. */
    const follow = async (): Promise<boolean> => {
      let came = false;
      const answer = await fetch(`/v1/evaluations/${id}/events`, {
        headers: await authorization(),
        signal: gone.signal,
      });
      if (!answer.ok) return false;
      for await (const event of eventsIn(answer)) {
        came = true;
        // The end is read from the API, not from the stream, so that everything shown with it is read at the same time.
        if (!isLive(event)) return came;
        queries.setQueryData(["run", id], event);
      }
      return came;
    };
    const keepOn = async (): Promise<void> => {
      let pause = FIRST_PAUSE_MS;
      while (!gone.signal.aborted) {
        const came = await follow().catch(() => false);
        if (gone.signal.aborted) return;
        // Reading the run again also renews an expired token. If the run has ended, this effect ends with it.
        await fresh();
        await awake(came ? FIRST_PAUSE_MS : pause, gone.signal);
        pause = came ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
    };
    void keepOn();
    return () => gone.abort();
  }, [id, authorization, queries]);
}

/** Waits this long, or until the browser is online again or the page becomes visible. */
function awake(milliseconds: number, gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const done = (): void => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener("online", done, { signal: over.signal });
    document.addEventListener("visibilitychange", done, { signal: over.signal });
    gone.addEventListener("abort", done, { signal: over.signal });
  });
}

async function* eventsIn(answer: Response): AsyncGenerator<Run> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) return;
    const parts = (rest + value).split("\n\n");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      const data = part.split("\n").find((line) => line.startsWith("data:"));
      if (data) yield JSON.parse(data.slice(5)) as Run;
    }
  }
}
