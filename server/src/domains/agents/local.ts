import { applyTrustEvent } from "./move-trust.ts";
import type { AgentsPort } from "./port.ts";
import { getAgent } from "./store.ts";

export const localAgents: AgentsPort = { get: getAgent, happened: applyTrustEvent };
