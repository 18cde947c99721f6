import type { Act } from "../../platform/act.ts";

import type { PortPrompt } from "../evaluation/port.ts";
import type { Retestable, Retested } from "./retest/after-change.ts";

export type { Retestable, Retested };

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
  /** What asking again takes: the attacks of the agent's newest campaign that proved any. Null if none did. Nothing is sent. */
  retestable(act: Act, agentId: string): Promise<Retestable | null>;
  /** Starts the retest of a campaign, as its own operation does and with its refusals. Returns the new campaign's id. */
  retest(act: Act, campaignId: string): Promise<string>;
  /** The agent's newest retest that was started at this second or later, with what it has shown so far. */
  retestSince(act: Act, of: { readonly agentId: string; readonly since: number }): Promise<Retested | null>;
}
