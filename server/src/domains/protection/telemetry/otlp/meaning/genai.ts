/**
 * What the attributes of a span say about a call of a model, a tool or an agent: by the GenAI conventions as they are now, by
 * their older names that SDKs still send, and by OpenInference and OpenLLMetry. Of several names, the first one with a value
 * counts. The only file to change when a convention does.
 */
import type { Attributes } from "../model/records.ts";

const OPERATION = ["gen_ai.operation.name"];
/** Other conventions have a kind of span instead. */
const KIND = ["openinference.span.kind", "llm.request.type", "traceloop.span.kind"];
const MODEL = ["gen_ai.request.model", "gen_ai.response.model", "llm.model_name", "embedding.model_name"];
const ANSWERING_MODEL = ["gen_ai.response.model", "llm.model_name"];
const INPUT = [
  "gen_ai.usage.input_tokens",
  "gen_ai.usage.prompt_tokens",
  "llm.token_count.prompt",
  "llm.usage.prompt_tokens",
];
const OUTPUT = [
  "gen_ai.usage.output_tokens",
  "gen_ai.usage.completion_tokens",
  "llm.token_count.completion",
  "llm.usage.completion_tokens",
];
const CACHED = [
  "gen_ai.usage.cache_read.input_tokens",
  "gen_ai.usage.cache_read_input_tokens",
  "llm.token_count.prompt_details.cache_read",
];
const TOOL = ["gen_ai.tool.name", "tool.name"];
const CONVERSATION = [
  "gen_ai.conversation.id",
  "session.id",
  "langfuse.session.id",
  "traceloop.association.properties.session_id",
];
const USER = ["user.id", "enduser.id", "langfuse.user.id", "traceloop.association.properties.user_id"];
/** In this order: the first that is an agent of the team. */
export const AGENT_IDS = ["agent_console.agent_id", "gen_ai.agent.id", "agent.id", "agent_id"];
export const AGENT_NAMES = ["gen_ai.agent.name", "agent.name"];

const OPERATION_OF_KIND: Readonly<Record<string, string>> = {
  llm: "chat",
  chat: "chat",
  completion: "text_completion",
  embedding: "embeddings",
  tool: "execute_tool",
  agent: "invoke_agent",
  retriever: "retrieval",
  reranker: "rerank",
  workflow: "invoke_workflow",
};

/** Operations that call a model. Others, such as that of an agent, repeat the tokens of the calls inside them. */
const CALLS_MODEL = new Set(["chat", "text_completion", "generate_content", "embeddings"]);

export interface GenAi {
  readonly operation: string | null;
  readonly model: string | null;
  /** What the provider says that it used. */
  readonly answeringModel: string | null;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly cachedTokens: number;
  readonly tool: string | null;
  readonly conversationId: string | null;
  readonly userId: string | null;
}

export function genAiOf(attributes: Attributes, resource: Attributes): GenAi {
  return {
    operation: textOf(attributes, OPERATION) ?? operationOfKind(textOf(attributes, KIND)),
    model: textOf(attributes, MODEL),
    answeringModel: textOf(attributes, ANSWERING_MODEL),
    inputTokens: tokensOf(attributes, INPUT),
    outputTokens: tokensOf(attributes, OUTPUT),
    cachedTokens: tokensOf(attributes, CACHED) ?? 0,
    tool: textOf(attributes, TOOL),
    conversationId: textOf(attributes, CONVERSATION) ?? textOf(resource, CONVERSATION),
    userId: textOf(attributes, USER) ?? textOf(resource, USER),
  };
}

/** Whether the span is a call of a model, and not something around one. */
export const callsModel = ({ operation, model }: Pick<GenAi, "operation" | "model">): boolean =>
  operation === null ? model !== null : CALLS_MODEL.has(operation);

export const callsTool = ({ operation }: Pick<GenAi, "operation">): boolean => operation === "execute_tool";

const operationOfKind = (kind: string | null): string | null =>
  kind === null ? null : (OPERATION_OF_KIND[kind.toLowerCase()] ?? null);

const MOST = 200;

export function textOf(attributes: Attributes, names: readonly string[]): string | null {
  for (const name of names) {
    const value = attributes[name];
    if (typeof value === "string" && value !== "") return value.slice(0, MOST).toWellFormed();
    if (typeof value === "number") return String(value);
  }
  return null;
}

function tokensOf(attributes: Attributes, names: readonly string[]): number | null {
  for (const name of names) {
    const value = attributes[name];
    const number = typeof value === "string" && /^\d{1,12}$/.test(value) ? Number(value) : value;
    if (typeof number === "number" && Number.isInteger(number) && number >= 0 && number < 1e12) return number;
  }
  return null;
}
