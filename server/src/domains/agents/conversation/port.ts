import type { AgentReach } from "../record/agent-reach.ts";
import type { AgentDriver, ConverseOptions } from "./exchange/conversation.ts";

export type {
  AgentDriver,
  Conversation,
  ConverseOptions,
  Forged,
  Message,
  SendPermission,
  ToolDefinition,
} from "./exchange/conversation.ts";
export { LONGEST_KEPT } from "./exchange/kept.ts";
export type { Answered, Failed, FailureKind, Observation, ToolCall } from "./exchange/observation.ts";
export { type Redactor, redactorOf } from "./exchange/own-secrets.ts";
export { type LargeJson, type ReadJson, readPruned } from "./exchange/read-json.ts";
export type { PacedAgent } from "./pacing/pace-rules.ts";
export type { Pacer } from "./pacing/pacer.ts";
export { defaultPolicy, type RetryPolicy } from "./talk/backoff.ts";
export { type Dialogue, type ForgedTurns, openingOf } from "./talk/dialogue.ts";
export { isAnswered, type Talking, type ToolPlayer, talk } from "./talk/talk.ts";
export { TalkCanceled } from "./talk/talk-canceled.ts";

/** Speaking with agents, for the domains to the right. Dialogues are held with `talk`, which needs nothing but a driver. */
export interface ConversationPort {
  /** The driver for the protocol that the agent is registered with. Keep it for a whole run. */
  open(reach: AgentReach): AgentDriver;
  /** Whether the agent obeys its system message. Null when it gave no answer at all. */
  followsSystemMessage(reach: AgentReach, options: ConverseOptions): Promise<boolean | null>;
}
