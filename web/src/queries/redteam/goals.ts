import type { CampaignGoal, CampaignWorked } from "@agent-console/sdk";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Session } from "../../session/session.ts";
import { useSession } from "../../session/use-session.ts";
import { followEvents } from "../follow-events.ts";
import { type Campaign, isLive } from "./shapes.ts";

export const goalsKey = (id: string) => ["campaign", id, "goals"] as const;

/** The whole plan with what came of each goal so far. */
export const goalsQuery = ({ api }: Session, id: string) =>
  queryOptions({
    queryKey: goalsKey(id),
    queryFn: async (): Promise<readonly Goal[]> => (await api.redteam.listGoals({ campaign_id: id })).goals,
  });

export type Goal = CampaignGoal;
export type Worked = CampaignWorked;

const works = (result: Goal["result"]): boolean => result === "confirmed" || result === "seen";

/** What only a judge says is broken is not. */
export const isBroken = ({ result, is_opinion }: Pick<Goal, "result"> & Partial<Pick<Goal, "is_opinion">>): boolean =>
  works(result) && !is_opinion;

/** What the judge says of a goal that only it can decide, in words that are no verdict. */
export function opinionOf({ result, reason }: Pick<Goal, "result" | "reason">): string {
  if (works(result)) return "The attack works";
  return result === "held" ? "The agent held" : (reason ?? "The judge does not know");
}

interface CampaignEvent {
  readonly campaign: Campaign;
  /** Those that changed since the event before. */
  readonly goals: readonly Goal[];
}

/** Follows a campaign in progress by its event stream. */
export function useLiveCampaign(campaign: Campaign | undefined): void {
  const { authorization } = useSession();
  const queries = useQueryClient();
  const id = campaign && isLive(campaign) ? campaign.campaign_id : null;
  useEffect(() => {
    if (!id) return;
    const gone = new AbortController();
    void followEvents<CampaignEvent>({
      path: `/v1/campaigns/${id}/events`,
      headers: authorization,
      gone: gone.signal,
      take: (event) => {
        if (!isLive(event.campaign)) return false;
        queries.setQueryData(["campaign", id], event.campaign);
        queries.setQueryData<readonly Goal[]>(goalsKey(id), (goals) => goals && withChanges(goals, event.goals));
        return true;
      },
      refresh: async () => {
        for (const queryKey of [["campaign", id], ["campaigns"]]) await queries.invalidateQueries({ queryKey });
      },
    });
    return () => gone.abort();
  }, [id, authorization, queries]);
}

/** Unchanged goals stay the same objects, so that only changed rows are drawn again. */
function withChanges(goals: readonly Goal[], changed: readonly Goal[]): readonly Goal[] {
  if (changed.length === 0) return goals;
  const byPlace = new Map(changed.map((goal) => [goal.place, goal]));
  return goals.map((goal) => byPlace.get(goal.place) ?? goal);
}
