import type { Act } from "../../platform/act.ts";
import type { GatewayAccess } from "./gateway/keys/evaluation-key.ts";
import type { EvaluationTelemetry } from "./telemetry/own/evaluation/evaluated-prompt.ts";

export type {
  ExchangePage,
  RecordedExchange,
  RecordedPart,
  RecordedRun,
  RecordedTranscripts,
} from "./replay/recorded.ts";
export type {
  EvaluatedPrompt,
  EvaluatedTurn,
  EvaluationTelemetry,
} from "./telemetry/own/evaluation/evaluated-prompt.ts";

/** What the domains to the right can ask about an agent's protection, each call inside the caller's own transaction. */
export interface ProtectionPort {
  /** The guard version that the agent lives by, or null. */
  live(act: Act, agentId: string): Promise<LiveVersion | null>;
  /** How an evaluation reaches the agent through the gateway. AGENT_WITHOUT_GUARDS if nothing would judge there. */
  evaluationAccess(act: Act, agentId: string): Promise<GatewayAccess>;
  /** The hosts of the team's remote guards, each once. */
  remoteHosts(act: Act): Promise<readonly string[]>;
  /** Takes what evaluations see of agents, outside of any transaction. */
  readonly telemetry: EvaluationTelemetry;
}

export interface LiveVersion {
  readonly config_id: string;
  readonly version: number;
  /** SHA-256 of the body as canonical JSON. */
  readonly digest: string;
}
