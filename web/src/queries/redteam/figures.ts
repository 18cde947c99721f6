import type { Campaign, Rate } from "./shapes.ts";

export interface SurvivalPoint {
  readonly query: number;
  readonly at_risk: number;
  readonly broke: number;
  readonly censored: number;
  /** The share of goals that no attack has broken yet. */
  readonly held: number;
  readonly low: number;
  readonly high: number;
}

export interface OperatorFigure {
  readonly id: string;
  readonly family: string;
  readonly title: string;
  readonly tried: number;
  readonly moved: number;
  readonly broke: number;
  readonly rate: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** What a campaign found out, once it is known. */
export interface CampaignFigures {
  readonly headline: Rate;
  readonly categories: readonly (Rate & { readonly category: string })[];
  readonly states: Readonly<Record<"confirmed" | "seen" | "doubtful" | "held" | "unassessed", number>>;
  readonly survival: {
    readonly points: readonly SurvivalPoint[];
    readonly median: number | null;
    readonly median_low: number | null;
    readonly median_high: number | null;
    readonly budget: number;
  };
  readonly operators: readonly OperatorFigure[];
  readonly unassessed: readonly { readonly reason: string; readonly goals: number }[];
  readonly gradient_share: number | null;
}

/** Null until the first figures are there. */
export function figuresOf({ details }: Pick<Campaign, "details">): CampaignFigures | null {
  const figures = details.figures as Partial<CampaignFigures> | null | undefined;
  return figures?.headline ? (figures as CampaignFigures) : null;
}
