import type { EvaluationStatusResponse } from "@agent-console/sdk";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Session } from "../session/session.ts";
import { useSession } from "../session/use-session.ts";
import { followed, someEnded, wholeAtEnd } from "./whole-at-end.ts";

export type Run = EvaluationStatusResponse;
export const isLive = ({ status }: Pick<Run, "status">): boolean => status === "running" || status === "paused";

export const runsQuery = ({ api }: Session, agentId?: string) =>
  queryOptions({
    queryKey: ["runs", agentId ?? "all"],
    queryFn: (reading) =>
      wholeAtEnd(reading, {
        read: async () => (await api.evaluation.list({ limit: 100, agent_id: agentId })).evaluations,
        hasEnded: someEnded<Run>(isLive, ({ evaluation_id }) => evaluation_id),
      }),
    meta: followed,
    refetchInterval: ({ state }) => (state.data?.some(isLive) ? 2_000 : false),
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

/** Keeps a run under way as fresh as the console tells it; the page may sleep or lose its line, the run goes on. */
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
    /** Whether anything came. */
    const follow = async (): Promise<boolean> => {
      let came = false;
      const answer = await fetch(`/v1/evaluations/${id}/events`, {
        headers: await authorization(),
        signal: gone.signal,
      });
      if (!answer.ok) return false;
      for await (const event of eventsIn(answer)) {
        came = true;
        // The end is read and not taken from the stream: whatever is shown beside it is then read with it.
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
        // Reading the run anew also renews a token that became void; this effect ends with a run that has.
        await fresh();
        await awake(came ? FIRST_PAUSE_MS : pause, gone.signal);
        pause = came ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
    };
    void keepOn();
    return () => gone.abort();
  }, [id, authorization, queries]);
}

/** After so long, or as soon as the line is back or somebody looks at the page again. */
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
