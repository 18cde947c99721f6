import { selectAttackedAgents } from "./campaigns/store/campaigns.ts";
import { searchPrompts } from "./packs/search-prompts.ts";
import type { RedteamPort } from "./port.ts";
import { type AfterChangeNeeds, retestable, retestSince, startRetestOf } from "./retest/after-change.ts";

export const localRedteam = (needs: AfterChangeNeeds): RedteamPort => ({
  attackedNow: async (act) => new Set(await selectAttackedAgents(act)),
  searchPrompts,
  retestable: (act, agentId) => retestable(needs, act, agentId),
  retest: (act, campaignId) => startRetestOf(needs, act, campaignId),
  retestSince,
});
