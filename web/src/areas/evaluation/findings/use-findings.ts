import type { FindingSeverity, FindingState } from "@agent-console/sdk";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Session } from "../../../session/session.ts";

/** Which findings are looked at; it lives in the address. */
export interface FindingsSearch {
  readonly severity?: FindingSeverity;
  readonly state?: FindingState;
  readonly agent?: string;
  readonly run?: string;
  readonly words?: string;
}

const severities: readonly string[] = ["critical", "high", "medium", "low"];
export const states = ["open", "accepted", "fixed", "false_positive"] as const;

export function readSearch(search: Record<string, unknown>): FindingsSearch {
  const { severity, state, agent, run, words } = search;
  return {
    ...(severities.includes(String(severity)) ? { severity: severity as FindingSeverity } : {}),
    ...(states.includes(state as FindingState) ? { state: state as FindingState } : {}),
    ...(typeof agent === "string" ? { agent } : {}),
    ...(typeof run === "string" ? { run } : {}),
    ...(typeof words === "string" && words !== "" ? { words: words.slice(0, 200) } : {}),
  };
}

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
