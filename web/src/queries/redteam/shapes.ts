import type { AttackCategory, CampaignStatusResponse } from "@agent-console/sdk";

/** A share with its 95% interval, from 0 to 1. */
export interface Rate {
  readonly broken: number;
  readonly assessed: number;
  readonly rate: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** In the words of the request. */
export interface CampaignSettings {
  readonly num_tests: number;
  readonly strategies: readonly string[];
  readonly ways: readonly string[];
  readonly queries_per_goal: number;
  readonly max_requests: number | null;
  readonly max_tokens: number | null;
  readonly max_cost: number | null;
  readonly prices: { readonly prompt_per_million: number; readonly completion_per_million: number } | null;
  readonly custom_plugins: readonly string[];
  readonly concurrency: number;
  readonly confirm: { readonly k: number; readonly n: number };
  readonly minimize: boolean;
  readonly attacker_agent_id: string | null;
  readonly judge_agent_id: string | null;
  readonly max_model_calls: number;
  readonly stop_after: number | null;
}

/** The free members of a campaign, as the console fills them. */
export interface CampaignDetails {
  readonly agent_id: string;
  readonly agent_name: string | null;
  readonly name: string;
  readonly purpose: string;
  readonly categories: readonly AttackCategory[];
  readonly seed: number;
  readonly library: string;
  readonly stage: string;
  readonly finish_reason: string | null;
  readonly created_by: string;
  /** The campaign whose attacks it asks again, and whose those are: native, or another tool's. */
  readonly retest_of: string | null;
  readonly retested_tool: string | null;
  readonly progress: {
    readonly goals: number;
    readonly done: number;
    readonly attempts: number;
    readonly errors: number;
    readonly broken?: number;
    readonly assessed?: number;
  };
  readonly spent: {
    readonly requests: number;
    readonly tokens: number;
    readonly cost: number | null;
    readonly model_calls: number;
    readonly model_tokens: number;
    readonly model_refusals?: number;
  };
  readonly settings: CampaignSettings;
  readonly figures: unknown;
}

export type Campaign = Omit<CampaignStatusResponse, "details"> & { readonly details: CampaignDetails };

/** The contract leaves these objects open. The console fills them in one way. */
export const asCampaign = (row: CampaignStatusResponse | Record<string, unknown>): Campaign =>
  row as unknown as Campaign;

const LIVE: ReadonlySet<string> = new Set(["queued", "running", "paused"]);
export const isLive = ({ status }: Pick<Campaign, "status">): boolean => LIVE.has(status);
