import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../../session/session.ts";
import type { Campaign, Rate } from "./shapes.ts";

export interface SurvivalPoint {
  readonly query: number;
  readonly at_risk: number;
  readonly broke: number;
  readonly censored: number;
  /** The share of goals that no attack has broken yet. */
  readonly held: number;
  /** Null where every goal is broken. */
  readonly low: number | null;
  readonly high: number | null;
}

export interface TriedFigure {
  readonly tried: number;
  readonly moved: number;
  readonly broke: number;
  readonly rate: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export interface PhaseSpending {
  readonly attempts: number;
  readonly requests: number;
  readonly tokens: number;
  readonly errors: number;
}

/** What a campaign found out, once it is known. */
export interface CampaignFigures {
  readonly headline: Rate;
  readonly notes?: readonly string[];
  readonly categories: readonly (Rate & { readonly category: string })[];
  readonly states: Readonly<Record<"confirmed" | "seen" | "doubtful" | "held" | "unassessed", number>>;
  readonly survival: {
    readonly points: readonly SurvivalPoint[];
    readonly median: number | null;
    readonly median_low: number | null;
    readonly median_high: number | null;
    readonly budget: number;
  };
  readonly operators: readonly (TriedFigure & { readonly id: string; readonly title: string })[];
  readonly families: readonly (TriedFigure & { readonly family: string })[];
  readonly gradient_share: number | null;
  readonly spending?: { readonly by_phase: Readonly<Record<string, PhaseSpending>> };
}

/** Null until the first figures are there. */
export const figuresOf = ({ details }: Pick<Campaign, "details">): CampaignFigures | null => asFigures(details.figures);

const asFigures = (figures: unknown): CampaignFigures | null =>
  (figures as Partial<CampaignFigures> | null | undefined)?.headline ? (figures as CampaignFigures) : null;

/** A campaign that was ended early has none with it. They are worked out from its goals. */
export const figuresQuery = ({ api }: Session, campaign: Campaign) =>
  queryOptions({
    queryKey: ["campaign", campaign.campaign_id, "figures", campaign.status],
    queryFn: async () =>
      asFigures((await api.redteam.campaignResults({ campaign_id: campaign.campaign_id, limit: 1 })).raw_output),
    enabled: figuresOf(campaign) === null,
  });
