import type { Act } from "../../platform/act.ts";
import type { AgentRow } from "./row.ts";
import type { TrustEvent } from "./trust-stage.ts";

/** What the domains to the right may ask of agents, each inside the caller's own transaction. */
export interface AgentsPort {
  /** The agent, or AGENT_NOT_FOUND; another team's looks like none. */
  get(act: Act, id: string): Promise<AgentRow>;
  /** Reports what happened to an agent; the trust stage follows. */
  happened(act: Act, id: string, event: TrustEvent): Promise<AgentRow>;
}
