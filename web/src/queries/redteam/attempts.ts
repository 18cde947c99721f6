import type {
  CampaignAttempt,
  CampaignEffect,
  CampaignGoalDetails,
  CampaignTranscript,
  CampaignTranscriptLine,
} from "@agent-console/sdk";
import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../../session/session.ts";

export type OpenGoal = CampaignGoalDetails;
export type Attempt = CampaignAttempt;
export type OpenAttempt = CampaignTranscript;
export type Line = CampaignTranscriptLine;
export type Effect = CampaignEffect;

const PAGE = 500;

interface Place {
  readonly id: string;
  readonly place: number;
}

/** A goal with the shortest attack that breaks it, and the operators that were tried. */
export const goalQuery = ({ api }: Session, { id, place }: Place) =>
  queryOptions({
    queryKey: ["campaign", id, "goal", place],
    queryFn: () => api.redteam.getGoal({ campaign_id: id, place }),
  });

/** Every attempt on one goal, in order. */
export const attemptsQuery = ({ api }: Session, { id, place }: Place) =>
  queryOptions({
    queryKey: ["campaign", id, "attempts", place],
    queryFn: async () => {
      const all: Attempt[] = [];
      let cursor: string | undefined;
      do {
        const page = await api.redteam.listAttempts({ campaign_id: id, goal: place, limit: PAGE, cursor });
        all.push(...page.attempts);
        cursor = page.next_cursor ?? undefined;
      } while (cursor);
      return all;
    },
  });

export const attemptQuery = ({ api }: Session, { id, place, step }: Place & { readonly step: number | undefined }) =>
  queryOptions({
    queryKey: ["campaign", id, "attempt", place, step],
    queryFn: () => api.redteam.getAttempt({ campaign_id: id, place, step: step ?? 0 }),
    enabled: step !== undefined,
  });
