import type { Answered } from "./agent.ts";
import { SAMPLE_MODEL } from "./identity/switches.ts";
import type { ChatRequest } from "./request/chat-request.ts";

/** The response formats of OpenAI-compatible servers. */

/** States in every response, where such servers name their build, that this is a simulation. */
const FINGERPRINT = "simulated";

interface Frame {
  readonly request: ChatRequest;
  /** Seconds. */
  readonly created: number;
}

export function completionOf(answer: Answered, { request, created }: Frame): object {
  const message = {
    role: "assistant",
    content: answer.call && answer.text === "" ? null : answer.text,
    refusal: null,
    ...(answer.call ? { tool_calls: [callOf(answer)] } : {}),
  };
  return {
    id: `chatcmpl-${answer.id}`,
    object: "chat.completion",
    created,
    model: request.model,
    system_fingerprint: FINGERPRINT,
    choices: [{ index: 0, message, logprobs: null, finish_reason: answer.finish }],
    usage: usageOf(answer),
  };
}

/** The same response as events, a few words at a time. */
export function* eventsOf(answer: Answered, { request, created }: Frame): Generator<string> {
  const chunk = (choices: readonly object[], usage?: object): string =>
    event({
      id: `chatcmpl-${answer.id}`,
      object: "chat.completion.chunk",
      created,
      model: request.model,
      system_fingerprint: FINGERPRINT,
      choices,
      ...(request.includeUsage ? { usage: usage ?? null } : {}),
    });
  const piece = (delta: object, finish: string | null = null): string =>
    chunk([{ index: 0, delta, logprobs: null, finish_reason: finish }]);
  yield piece({ role: "assistant", content: "" });
  for (const [content] of answer.text.matchAll(/(?:\S+\s*){1,4}|\s+/g)) yield piece({ content });
  if (answer.call) yield piece({ tool_calls: [{ index: 0, ...callOf(answer) }] });
  yield piece({}, answer.finish);
  if (request.includeUsage) yield chunk([], usageOf(answer));
  yield "data: [DONE]\n\n";
}

function event(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

function callOf({ id, call }: Answered): object {
  return { id: `call_${id}`, type: "function", function: call };
}

function usageOf({ promptTokens, completionTokens }: Answered): object {
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  };
}

export function modelList(created: number): object {
  const owned_by = "agent-console (simulated)";
  return { object: "list", data: [{ id: SAMPLE_MODEL, object: "model", created, owned_by }] };
}

export interface WireError {
  readonly message: string;
  readonly type: string;
  readonly param?: string | null;
  readonly code?: string | null;
}

export function errorBody({ message, type, param = null, code = null }: WireError): object {
  return { error: { message, type, param, code } };
}
