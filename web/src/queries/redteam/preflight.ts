import type { CampaignPreflight, CreateCampaignRequest, RetestCampaignRequest } from "@agent-console/sdk";
import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../../session/session.ts";

export type Preflight = CampaignPreflight;

/** What a campaign would cost. The last estimate stays while the next one is read. */
export const preflightQuery = ({ api }: Session, body: CreateCampaignRequest) =>
  queryOptions({
    queryKey: ["redteam", "preflight", body],
    queryFn: () => api.redteam.preflightCampaign({ body }),
    placeholderData: (before) => before,
    retry: false,
  });

/** What a retest would cost. */
export const retestPreflightQuery = ({ api }: Session, id: string, body: RetestCampaignRequest) =>
  queryOptions({
    queryKey: ["campaign", id, "retest", body],
    queryFn: () => api.redteam.preflightRetest({ campaign_id: id, body }),
    placeholderData: (before) => before,
    retry: false,
  });
