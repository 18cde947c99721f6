import type { ChangeNeeds } from "./changes.ts";
import { createAgent } from "./create-agent.ts";
import { changesBetween } from "./history/changes-between.ts";
import { applyTrustEvent } from "./move-trust.ts";
import type { AgentsPort } from "./port.ts";
import { reachAgent } from "./reach.ts";
import { getAgent } from "./store.ts";
import { writeEvaluation } from "./write-evaluation.ts";

export function localAgents(needs: ChangeNeeds): AgentsPort {
  return {
    get: getAgent,
    create: (act, body) => createAgent(needs, act, { body }),
    reach: (act, id, draft) => reachAgent(needs, act, { id, draft }),
    evaluated: writeEvaluation,
    happened: applyTrustEvent,
    changesBetween,
  };
}
