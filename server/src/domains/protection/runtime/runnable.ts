import type { AgentFacts } from "@agent-console/analysis/guards/guard.ts";
import type { PreparedConfig } from "@agent-console/analysis/guards/run/run.ts";

/** A config that can judge for one agent. */
export interface Runnable {
  /** The same for the same config and agent. */
  readonly key: string;
  readonly prepared: PreparedConfig;
  readonly agent: AgentFacts;
}
