import type { Subject } from "@agent-console/analysis/guards/guard.ts";
import type { JsonObject } from "../../kernel/json/json-object.ts";
import type { Act } from "../../platform/act.ts";
import type { GatewayAccess } from "./gateway/keys/evaluation-key.ts";
import type { Price } from "./gateway/prices/cost.ts";
import type { LabeledTraffic } from "./promotion/labeled-traffic.ts";
import type { RuleSpec } from "./rules/rule-guard.ts";
import type { TriedText } from "./rules/try-guard.ts";
import type { EvaluationTelemetry } from "./telemetry/own/evaluation/evaluated-prompt.ts";

export type { Price } from "./gateway/prices/cost.ts";
export type { LabeledTraffic, LeftOut } from "./promotion/labeled-traffic.ts";
export type {
  ExchangePage,
  RecordedExchange,
  RecordedPart,
  RecordedRun,
  RecordedTranscripts,
} from "./replay/recorded.ts";
export type { RuleSpec } from "./rules/rule-guard.ts";
export type { TriedText } from "./rules/try-guard.ts";
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
  /**
   * Whether a guard rule would hit each text; null for a text that it can't judge. Outside of any transaction: it is judged in
   * threads, and counted nowhere. A rule that can't be read is a 422.
   */
  tryGuard(spec: RuleSpec, subjects: readonly Subject[]): Promise<readonly (boolean | null)[]>;
  /** What a config says, or GUARD_CONFIG_NOT_FOUND; another team's looks like none. */
  guardBody(act: Act, configId: string): Promise<JsonObject>;
  /** What a config would do with each text, as `tryGuard` does it for a rule. */
  tryConfig(body: JsonObject, subjects: readonly Subject[]): Promise<readonly TriedText[]>;
  /** What the team pays for a model per million tokens; null if it has set no price. */
  modelPrice(act: Act, model: string): Promise<Price | null>;
  /** What users said to the agent and reviewers labeled, as far as it can be said again. For asking, never for showing. */
  labeledTraffic(act: Act, agentId: string): Promise<LabeledTraffic>;
  /** The texts of these, by ID. Those that were deleted since are missing. */
  labeledTexts(
    act: Act,
    wanted: { readonly agentId: string; readonly ids: readonly string[] },
  ): Promise<ReadonlyMap<string, string>>;
  /** Takes what evaluations see of agents, outside of any transaction. */
  readonly telemetry: EvaluationTelemetry;
}

export interface LiveVersion {
  readonly config_id: string;
  readonly version: number;
  /** SHA-256 of the body as canonical JSON. */
  readonly digest: string;
}
