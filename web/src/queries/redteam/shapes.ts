import type { CampaignStatusResponse } from "@agent-console/sdk";

export type Campaign = CampaignStatusResponse;

const LIVE: ReadonlySet<string> = new Set(["queued", "running", "paused"]);
export const isLive = ({ status }: Pick<Campaign, "status">): boolean => LIVE.has(status);
