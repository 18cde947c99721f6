import type { CampaignFigures, ImportedCampaignFigures } from "@agent-console/sdk";
import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../../session/session.ts";
import type { Campaign } from "./shapes.ts";

/** What a campaign of the console has shown, or what another tool says. */
export type Figures = CampaignFigures | ImportedCampaignFigures;

/** Null for those of another tool, which only say what it reports. */
export const ownFigures = (figures: Figures | null): CampaignFigures | null =>
  figures && "states" in figures ? figures : null;

/** A campaign that was ended early has none with it. They are worked out from its goals. */
export const figuresQuery = ({ api }: Session, campaign: Campaign) =>
  queryOptions({
    queryKey: ["campaign", campaign.campaign_id, "figures", campaign.status],
    queryFn: async () =>
      (await api.redteam.campaignResults({ campaign_id: campaign.campaign_id, limit: 1 })).raw_output ?? null,
    enabled: campaign.details.figures === null,
  });
