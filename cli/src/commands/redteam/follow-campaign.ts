import type { Api, CampaignStatusResponse } from "@agent-console/sdk";
import { pause } from "../../command/pause.ts";
import { Ended } from "../../endings/exit-codes.ts";
import { isPassing, isRefusal } from "../../endings/refusal.ts";
import type { Screen } from "../../output/screen.ts";

export interface FollowedCampaign {
  readonly client: Api;
  readonly id: string;
  readonly deadline: number;
  readonly signal: AbortSignal;
  readonly tell: (campaign: CampaignStatusResponse) => void;
}

const EVERY_MS = 2000;
/** Waits for a console that restarts. A campaign continues without anyone watching. */
const MOST_SILENCE_MS = 120_000;

/** Waits until the campaign is completed. Any other end says nothing about the agent. */
export async function followCampaign({
  client,
  id,
  deadline,
  signal,
  tell,
}: FollowedCampaign): Promise<CampaignStatusResponse> {
  let heardAt = Date.now();
  for (;;) {
    const campaign = await client.redteam.getCampaign({ campaign_id: id }, { signal }).catch((error) => {
      signal.throwIfAborted();
      const isFinal = isRefusal(error) && !isPassing(error);
      if (isFinal || Date.now() - heardAt > MOST_SILENCE_MS) throw error;
      return null;
    });
    if (campaign) {
      heardAt = Date.now();
      tell(campaign);
      if (campaign.status === "completed") return campaign;
      if (campaign.status !== "running" && campaign.status !== "queued") {
        throw new Ended("unfinished", `The campaign is ${campaign.status}. ${campaign.error_message ?? ""}`.trim());
      }
    }
    if (Date.now() > deadline) throw new Ended("unfinished", "The campaign timed out.");
    await pause(EVERY_MS, signal);
  }
}

/** In a terminal, one line that is updated. In a log, one line per ten percent. */
export function campaignProgressOn(screen: Screen): (campaign: CampaignStatusResponse) => void {
  let lastTenth = -1;
  return ({ status, details: { progress, spent } }) => {
    const { goals, done, broken } = progress;
    const tenth = goals === 0 ? 10 : Math.floor((done / goals) * 10);
    const line = `${done} of ${goals} goals, ${broken} broken, ${spent.requests} requests`;
    if (screen.isTTY) screen.write(`\r\u001b[2K${line}${status === "completed" ? "\n" : ""}`);
    else if (tenth > lastTenth) screen.write(`${line}\n`);
    lastTenth = tenth;
  };
}
