import type { Protocol, ReadRequest } from "../protocol.ts";
import { readChatAnswer, withChatTexts, withoutChatCalls } from "./chat-answer.ts";
import { readChatRequest } from "./chat-request.ts";
import { ChatStream, chatChunk, DONE } from "./chat-stream.ts";
import { nowInSeconds, ownId, refusedByOpenAi } from "./openai-answers.ts";

/** `POST /v1/chat/completions`. */
export const chat: Protocol = {
  id: "chat",
  readRequest: readChatRequest,
  readAnswer: readChatAnswer,
  withTexts: withChatTexts,
  withoutCalls: withoutChatCalls,
  stream: (request) => new ChatStream(request),
  blocked: (message, request) => ({ status: 200, body: blockedAnswer(message, request) }),
  blockedStream(message, request) {
    const head = { id: ownId("chatcmpl-"), model: request.model };
    return [
      chatChunk(head, [{ index: 0, delta: { role: "assistant", content: message }, finish_reason: null }]),
      chatChunk(head, [{ index: 0, delta: {}, finish_reason: "content_filter" }]),
      DONE,
    ];
  },
  refused: refusedByOpenAi,
};

function blockedAnswer(message: string, { model }: ReadRequest) {
  const said = { role: "assistant", content: message, refusal: null };
  return {
    id: ownId("chatcmpl-"),
    object: "chat.completion",
    created: nowInSeconds(),
    model: model ?? "unknown",
    choices: [{ index: 0, message: said, logprobs: null, finish_reason: "content_filter" }],
    usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  };
}
