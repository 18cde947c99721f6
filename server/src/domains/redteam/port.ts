import type { Act } from "../../platform/act.ts";

import type { PortPrompt } from "../evaluation/port.ts";

/** What redteam offers to the domains to its right. */
export interface RedteamPort {
  /** The team's agents that a campaign attacks at this moment. */
  attackedNow(act: Act): Promise<ReadonlySet<string>>;
  /**
   * The attacks that a campaign proved on this agent, with fresh secrets, and harmless twins, for a search.
   * CAMPAIGN_NOT_FOUND if it was another agent's; NOTHING_PROVEN if nothing can be asked again.
   */
  searchPrompts(
    act: Act,
    of: { readonly campaignId: string; readonly agentId: string },
  ): Promise<readonly PortPrompt[]>;
}
