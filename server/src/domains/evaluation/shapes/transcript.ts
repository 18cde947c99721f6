import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { freeObject } from "../../../kernel/shape/free-object.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { effectKinds } from "../world/model/effect.ts";

const ToolCall = model("TranscriptToolCall", {
  id: required(text()),
  name: required(text()),
  arguments: required(text(), { description: "JSON as the agent wrote it, which need not be valid." }),
});

const Message = model("TranscriptMessage", {
  role: required(oneOf("user", "assistant", "tool")),
  text: required(nullable(text())),
  toolCalls: optional(list(ToolCall)),
  toolCallId: optional(text()),
});

const Tool = model("TranscriptTool", {
  name: required(text()),
  description: optional(text()),
  parameters: required(freeObject(), { description: "A JSON schema." }),
});

const Prompt = model("TranscriptPrompt", {
  turns: required(list(text()), { description: "User messages, each sent after the response to the one before." }),
  is_apart: optional(bool(), {
    description: "Each user message begins a conversation of its own. Without it, all are in one conversation.",
  }),
  before: required(list(Message), { description: "Sent ahead of the first user message." }),
  tools: required(list(Tool)),
  planted: required(nullable(text()), { description: "Added to the system prompt, such as a planted phrase." }),
  rules: optional(text(), {
    description: "Put ahead of the system prompt. An agent whose protocol has none was asked without them.",
  }),
  expected: required(freeObject(), { description: "What the detector looks for. Never sent." }),
});

const Effect = model("TranscriptEffect", {
  kind: required(oneOf(...effectKinds)),
  target: required(text(), { description: "The record or the address that it happened to." }),
  owner: optional(text(), { description: "The customer whose record it is." }),
  amount: optional(float()),
  text: optional(text(), { description: "What was sent or written." }),
  words: required(text(), { description: "The effect in a few words." }),
});

const PlayedCall = model("TranscriptPlayedCall", {
  result: required(text(), { description: "What the agent was told." }),
  effects: required(list(Effect), { description: "What happened in the simulated back office." }),
});

const AgentResponse = model("TranscriptResponse", {
  outcome: required(oneOf("answered", "failed")),
  text: optional(text()),
  toolCalls: optional(list(ToolCall)),
  finishReason: optional(nullable(text())),
  usage: optional(
    nullable(model("TranscriptUsage", { promptTokens: required(integer()), completionTokens: required(integer()) })),
  ),
  latencyMs: optional(float()),
  model: optional(nullable(text())),
  disclosed: optional(list(text()), { description: "The agent's own secrets that it repeated, by name." }),
  isCut: optional(bool(), { description: "The response was longer than what is stored and assessed." }),
  played: optional(list(PlayedCall), {
    description: "What the console returned for each tool call, where it played the tools, and what happened.",
  }),
  kind: optional(text(), { description: "What went wrong, where nothing came back." }),
  detail: optional(text()),
  status: optional(integer()),
});

export const transcript = {
  question: required(Prompt),
  answers: required(list(AgentResponse)),
};

export const JudgeOpinion = model("JudgeOpinion", {
  outcome: required(text()),
  reason: required(text()),
});

export const JudgeVote = model("JudgeVote", {
  agent_id: required(uuid()),
  outcome: required(text()),
  reason: required(text()),
});

/** Of a finding, whose prompt may have been deleted. */
export const Transcript = model("FindingTranscript", {
  question: required(nullable(Prompt)),
  answers: required(list(AgentResponse)),
});
