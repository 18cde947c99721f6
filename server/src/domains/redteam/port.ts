import type { Act } from "../../platform/act.ts";

/** What redteam offers to the domains to its right. */
export interface RedteamPort {
  /** The team's agents that a campaign attacks at this moment. */
  attackedNow(act: Act): Promise<ReadonlySet<string>>;
}
