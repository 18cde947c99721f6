import type { CampaignStatusResponse } from "@agent-console/sdk";

/** What the console tells of a campaign beside the contract's members, as far as commands show it. */
export interface CampaignDetails {
  readonly agent_name: string | null;
  readonly name: string;
  readonly categories: readonly string[];
  readonly seed: number;
  readonly progress: Readonly<Record<"goals" | "done" | "assessed" | "broken" | "attempts" | "errors", number>>;
  readonly spent: { readonly requests: number; readonly tokens: number; readonly cost: number | null };
}

export type Campaign = Omit<CampaignStatusResponse, "details"> & { readonly details: CampaignDetails };

/** The contract leaves these objects open. The console fills them in one way. */
export const asCampaign = (row: CampaignStatusResponse | Record<string, unknown>): Campaign =>
  row as unknown as Campaign;
