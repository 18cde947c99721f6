import type { FindingsFilter } from "@agent-console/sdk";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { FindingsSearch } from "../../../routes/findings-search.ts";
import type { Session } from "../../../session/session.ts";

/** The address of the page as the API filters. */
export function filterOf(search: FindingsSearch): FindingsFilter {
  const { severity, state, change, owner, due, source, agent, campaign, run, words } = search;
  return {
    ...(severity ? { severity } : {}),
    ...(state ? { state } : {}),
    ...(change ? { change } : {}),
    ...(owner === "none" ? { unassigned: true } : owner ? { assigned_to: owner } : {}),
    ...(due ? { due } : {}),
    ...(source ? { source } : {}),
    ...(agent ? { agent_id: agent } : {}),
    ...(campaign ? { campaign_id: campaign } : {}),
    ...(run ? { evaluation_id: run } : {}),
    ...(words ? { search: words } : {}),
  };
}

export const findingsQuery = ({ api }: Session, search: FindingsSearch) =>
  infiniteQueryOptions({
    queryKey: ["findings", filterOf(search)],
    queryFn: ({ pageParam }) => api.evaluation.listFindings({ ...filterOf(search), limit: 50, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });

export const findingCountsQuery = ({ api }: Session, { run, agent }: FindingsSearch) =>
  queryOptions({
    queryKey: ["findings", "counts", run, agent],
    queryFn: () => api.evaluation.countFindings({ evaluation_id: run, agent_id: agent }),
  });

export const membersQuery = ({ api, teamId }: Session) =>
  queryOptions({ queryKey: ["members"], queryFn: () => api.teams.listMembers({ team_id: teamId }) });

export const findingQuery = ({ api }: Session, id: string) =>
  queryOptions({ queryKey: ["finding", id], queryFn: () => api.evaluation.getFinding({ finding_id: id }) });

/** What a changed finding may change: lists, and the scores of runs and agents. */
export const changedBySomeTriage = ["findings", "finding", "run", "runs", "results", "prompts", "latest", "detectors"];
