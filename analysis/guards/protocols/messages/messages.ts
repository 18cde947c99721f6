import { BodyWalk } from "../body-walk.ts";
import type { Protocol } from "../protocol.ts";
import { withTextRuns } from "../text-runs.ts";
import { readMessagesAnswer, withoutMessagesCalls } from "./answer.ts";
import { blockedMessage, refusalEnd, refusedMessages, startEvent, textBlock } from "./own.ts";
import { readMessagesRequest } from "./request.ts";
import { MessagesReader } from "./stream.ts";

/** Anthropic Messages: `POST /v1/messages`. */
export const messages: Protocol = {
  id: "messages",
  readRequest: readMessagesRequest,
  readAnswer: readMessagesAnswer,
  withTexts: withTextRuns,
  withoutCalls: withoutMessagesCalls,
  stream: (request) => new MessagesReader(request),
  blocked: blockedMessage,
  blockedStream: (message, request) => [startEvent(request), ...textBlock(0, message), ...refusalEnd(message, 0)],
  refused: refusedMessages,
};

/** `POST /v1/messages/count_tokens`: the same request. The answer is a number, so a blocked request is an error. */
export const countTokens: Protocol = {
  ...messages,
  readAnswer: (body) => {
    const walk = new BodyWalk();
    walk.value(body, [], { channel: "output", known: new Set(["input_tokens", "type", "request_id"]) });
    return { subjects: walk.subjects, unreadable: walk.unreadable, usage: null, calls: [] };
  },
  withoutCalls: (body) => body,
  blocked: (message) => refusedMessages({ kind: "policy", code: "GUARD_BLOCKED", status: 400, message }),
};
