import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../../session/session.ts";

const POLL_MS = 5_000;

/** Whether all campaigns of the team are stopped. Read again often: someone else may have pressed it. */
export const stopQuery = ({ api }: Session) =>
  queryOptions({
    queryKey: ["redteam", "stop"],
    queryFn: () => api.redteam.getStop(),
    refetchInterval: POLL_MS,
  });

/** The people of the team, to name who did something. */
export const peopleQuery = ({ api, teamId }: Session) =>
  queryOptions({ queryKey: ["members"], queryFn: () => api.teams.listMembers({ team_id: teamId }) });
