import type { EvaluationStatusResponse } from "@agent-console/sdk";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Session } from "../../app/session.ts";
import { useSession } from "../../app/use-session.ts";

export type Run = EvaluationStatusResponse;
export const isLive = ({ status }: Pick<Run, "status">): boolean => status === "running" || status === "paused";

export const runsQuery = ({ api }: Session, agentId?: string) =>
  queryOptions({
    queryKey: ["runs", agentId ?? "all"],
    queryFn: async () => (await api.evaluation.list({ limit: 100, agent_id: agentId })).evaluations,
    refetchInterval: ({ state }) => (state.data?.some(isLive) ? 2_000 : false),
  });

export const runQuery = ({ api }: Session, id: string) =>
  queryOptions({ queryKey: ["run", id], queryFn: () => api.evaluation.get({ evaluation_id: id }) });

export const agentsQuery = ({ api }: Session) =>
  queryOptions({
    queryKey: ["agents", "names"],
    queryFn: async () => (await api.agents.list({ limit: 1000 })).results,
  });

/** Keeps a run under way as fresh as the console tells it; the page may sleep, the run goes on. */
export function useLiveRun(run: Run | undefined): void {
  const { authorization } = useSession();
  const queries = useQueryClient();
  const id = run && isLive(run) ? run.evaluation_id : null;
  useEffect(() => {
    if (!id) return;
    const gone = new AbortController();
    const follow = async (): Promise<void> => {
      const answer = await fetch(`/v1/evaluations/${id}/events`, {
        headers: await authorization(),
        signal: gone.signal,
      });
      for await (const event of eventsIn(answer)) queries.setQueryData(["run", id], event);
      await queries.invalidateQueries({ queryKey: ["run", id] });
      await queries.invalidateQueries({ queryKey: ["results", id] });
      await queries.invalidateQueries({ queryKey: ["runs"] });
    };
    follow().catch(() => {
      // The stream is a comfort: without it the page asks again when it is looked at.
    });
    return () => gone.abort();
  }, [id, authorization, queries]);
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
