import type { FindingRow } from "../../tables/rows.ts";
import type { Change } from "../progress/progress.ts";
import type { CampaignFinding } from "./campaign-finding.ts";

type Known = Pick<FindingRow, "state" | "state_changed_at" | "campaign_id" | "change">;

export interface AfterAttack {
  readonly change: Change;
  /** Why it is open again; null if its state stays. */
  readonly reopens: string | null;
}

/**
 * What a further attack changes about a known finding. A fix is refuted by a campaign that began after it. A false positive
 * stays closed: people judged this very attack, and the occurrence counts against what decided. An accepted risk stays accepted.
 */
export function afterAttack(known: Known, found: CampaignFinding): AfterAttack {
  const isRefuted = known.state === "fixed" && found.startedAt >= (known.state_changed_at ?? 0);
  if (isRefuted) return { change: "regressed", reopens: `Broken again by a campaign: ${timesOf(found)}.` };
  return { change: known.campaign_id === found.campaignId ? known.change : "still_there", reopens: null };
}

const timesOf = ({ evidence: { confirmed } }: CampaignFinding): string =>
  `worked ${confirmed.worked} of ${confirmed.of} times with fresh secrets`;
