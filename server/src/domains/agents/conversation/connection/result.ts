import type { AgentReach } from "../../record/agent-reach.ts";
import type { Observation } from "../exchange/observation.ts";
import type { Check } from "./check.ts";
import type { SystemMessage } from "./system-message.ts";

export type Addressed = AgentReach & { readonly url: string };

/** What came of trying an agent. */
export interface ConnectionTestResult {
  readonly checks: readonly Check[];
  readonly observation: Observation;
  /** Null where it was not found out. */
  readonly systemMessage: SystemMessage | null;
}
