import type { ProtocolId } from "@agent-console/analysis/guards/protocols/protocol.ts";

/**
 * Names of attributes, all in this file, because the conventions still change. Those of GenAI are OpenTelemetry's; there is no
 * convention for guards yet, so those are ours.
 */
export const genAi = {
  operation: "gen_ai.operation.name",
  requestModel: "gen_ai.request.model",
  responseModel: "gen_ai.response.model",
  inputTokens: "gen_ai.usage.input_tokens",
  outputTokens: "gen_ai.usage.output_tokens",
  cachedTokens: "gen_ai.usage.cache_read.input_tokens",
  conversation: "gen_ai.conversation.id",
  agent: "gen_ai.agent.id",
  user: "user.id",
} as const;

export const own = {
  requestId: "agent_console.request_id",
  leg: "agent_console.leg",
  protocol: "agent_console.protocol",
  ending: "agent_console.ending",
  decision: "agent_console.decision",
  isStream: "agent_console.is_stream",
  unscanned: "agent_console.unscanned_parts",
  costMicros: "agent_console.cost_micros",
  overheadMs: "agent_console.overhead_ms",
  firstByteMs: "agent_console.first_byte_ms",
  heldMs: "agent_console.held_ms",
  upstreamMs: "agent_console.upstream_ms",
  team: "agent_console.team.id",
  evaluation: "agent_console.evaluation.id",
  test: "agent_console.test.id",
  probe: "agent_console.probe.id",
  harness: "agent_console.harness",
  promptOutcome: "agent_console.outcome",
  requests: "agent_console.requests",
  guard: "agent_console.guard.name",
  method: "agent_console.guard.method",
  rule: "agent_console.guard.rule",
  channel: "agent_console.guard.channel",
  outcome: "agent_console.guard.outcome",
  action: "agent_console.guard.action",
  enforced: "agent_console.guard.enforced",
  score: "agent_console.guard.score",
  why: "agent_console.guard.why",
  texts: "agent_console.guard.texts",
  policy: "agent_console.flow.policy_id",
  line: "agent_console.flow.line",
  tool: "agent_console.flow.tool",
} as const;

/** Null for what is no operation of a model, an agent or a tool. */
export const operationOf: Readonly<Record<ProtocolId, string | null>> = {
  chat: "chat",
  responses: "chat",
  messages: "chat",
  embeddings: "embeddings",
  models: null,
  a2a: "invoke_agent",
  mcp: null,
};
