import type { CampaignComparison } from "@agent-console/sdk";
import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../../session/session.ts";

export type Comparison = CampaignComparison;

export const comparisonQuery = ({ api }: Session, id: string, other: string | undefined) =>
  queryOptions({
    queryKey: ["campaign", id, "compare", other],
    queryFn: () => api.redteam.compareCampaigns({ campaign_id: id, other_id: other ?? "" }),
    enabled: other !== undefined,
  });
