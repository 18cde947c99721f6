import { setImmediate as nextTick } from "node:timers/promises";
import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { type PackCase, type PortPrompt, packPrompts } from "../../evaluation/port.ts";
import { getCampaign } from "../campaigns/store/campaigns.ts";
import { casesOf, unaskable } from "./pack-cases.ts";
import { madeAgain, selectProven } from "./proven-attacks.ts";

/** Goals of each attack: half of them to search with, the other half to decide by. */
const COPIES = 12;
const MOST_ATTACKS = 8;

/**
 * What a campaign proved, for a search of a better configuration of the same agent. Without attacks whose tools are played: a search
 * asks each prompt hundreds of times. NOTHING_PROVEN if none is left.
 */
export async function searchPrompts(
  act: Act,
  { campaignId, agentId }: { readonly campaignId: string; readonly agentId: string },
): Promise<readonly PortPrompt[]> {
  const campaign = await getCampaign(act, campaignId);
  if (campaign.agent_id !== agentId) throw fault("CAMPAIGN_NOT_FOUND");
  const { attacks } = await selectProven(act, campaign);
  const asked = attacks.filter((one) => unaskable(one) === null && !one.planned.goal.plant.world);
  if (asked.length === 0) throw fault("NOTHING_PROVEN");
  const cases: PackCase[] = [];
  for (const one of asked.slice(0, MOST_ATTACKS)) {
    cases.push(...madeAgain(one, campaign, COPIES).flatMap((made) => casesOf(one, made)));
    await nextTick();
  }
  return packPrompts({ agentId, campaignId, cases });
}
