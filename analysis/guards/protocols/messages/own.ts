import type { JsonObject, OwnAnswer, ReadRequest, Refusal, RefusalKind, StreamEvent } from "../protocol.ts";

/** What the gateway itself says to a Messages client. */

const ERROR_TYPES: Readonly<Record<RefusalKind, string>> = {
  policy: "invalid_request_error",
  undecided: "api_error",
  unauthorized: "authentication_error",
  forbidden: "permission_error",
  limited: "rate_limit_error",
  invalid: "invalid_request_error",
  not_found: "not_found_error",
  upstream: "api_error",
  unavailable: "api_error",
};

export const refusedMessages = ({ kind, code, status, message }: Refusal): OwnAnswer => ({
  status,
  body: { type: "error", error: { type: ERROR_TYPES[kind], message, code } },
});

const NO_USAGE = { input_tokens: 0, output_tokens: 0 };

/** No client throws on this ending: it is the one that the provider's own filter gives. */
const refusal = (message: string) => ({
  stop_reason: "refusal",
  stop_sequence: null,
  stop_details: { type: "refusal", category: null, explanation: message },
});

const messageOf = (request: ReadRequest | null) => ({
  id: "msg_gateway",
  type: "message",
  role: "assistant",
  model: request?.model ?? "",
});

export const blockedMessage = (message: string, request: ReadRequest): OwnAnswer => ({
  status: 200,
  body: {
    ...messageOf(request),
    content: [{ type: "text", text: message, citations: null }],
    ...refusal(message),
    usage: NO_USAGE,
  },
});

export const namedEvent = (value: JsonObject & { readonly type: string }): StreamEvent => ({
  name: value.type,
  data: JSON.stringify(value),
});

export const startEvent = (request: ReadRequest | null): StreamEvent =>
  namedEvent({
    type: "message_start",
    message: { ...messageOf(request), content: [], stop_reason: null, stop_sequence: null, usage: NO_USAGE },
  });

/** One whole text block. */
export const textBlock = (index: number, text: string): readonly StreamEvent[] => [
  namedEvent({ type: "content_block_start", index, content_block: { type: "text", text: "", citations: null } }),
  namedEvent({ type: "content_block_delta", index, delta: { type: "text_delta", text } }),
  stopBlock(index),
];

export const stopBlock = (index: number): StreamEvent => namedEvent({ type: "content_block_stop", index });

export const refusalEnd = (message: string, outputTokens: number): readonly StreamEvent[] => [
  namedEvent({ type: "message_delta", delta: refusal(message), usage: { output_tokens: outputTokens } }),
  namedEvent({ type: "message_stop" }),
];

export const errorEvent = (message: string): StreamEvent =>
  namedEvent({ type: "error", error: { type: ERROR_TYPES.undecided, message } });
