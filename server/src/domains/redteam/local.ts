import { selectAttackedAgents } from "./campaigns/store/campaigns.ts";
import { searchPrompts } from "./packs/search-prompts.ts";
import type { RedteamPort } from "./port.ts";

export const localRedteam: RedteamPort = {
  attackedNow: async (act) => new Set(await selectAttackedAgents(act)),
  searchPrompts,
};
