import type { ChangeNeeds } from "./changes.ts";
import { applyTrustEvent } from "./move-trust.ts";
import type { AgentsPort } from "./port.ts";
import { reachAgent } from "./reach.ts";
import { getAgent } from "./store.ts";

export function localAgents(needs: ChangeNeeds): AgentsPort {
  return {
    get: getAgent,
    reach: (act, id, draft) => reachAgent(needs, act, { id, draft }),
    happened: applyTrustEvent,
  };
}
