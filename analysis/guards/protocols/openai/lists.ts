import { isRecord } from "../../run/data-url.ts";
import { type Protocol, UnreadableEvent, UnreadableRequest } from "../protocol.ts";
import type { OpenAiRequest } from "./chat-request.ts";
import { openAiError, refusedByOpenAi, usageOf } from "./openai-answers.ts";
import { replacedAt, TextWalk, textOrNull } from "./text-walk.ts";

/** `POST /v1/embeddings`. The input is judged; an answer holds numbers, and its few strings are judged as well. */
export const embeddings: Protocol = {
  id: "embeddings",
  readRequest(body): OpenAiRequest {
    if (!isRecord(body)) throw new UnreadableRequest("The request must be a JSON object.");
    const texts = new TextWalk();
    const { input } = body;
    texts.members(body, { path: [], channel: "user" }, new Set(["input"]));
    if (isTokens(input)) texts.skip({ path: ["input"], channel: "user" }, "tokens");
    else texts.any(input, { path: ["input"], channel: "user" });
    return {
      ...{ subjects: texts.subjects, unreadable: texts.unreadable, model: textOrNull(body.model), isStream: false },
      ...{ mostOutput: 0, conversation: null, events: [], forwarded: {}, toolNames: new Set(), sent: body },
      question: undefined,
    };
  },
  readAnswer(body) {
    const texts = new TextWalk();
    const { data, usage, ...rest } = isRecord(body) ? body : { data: body };
    texts.any(rest, { path: [], channel: "output" });
    texts.counts(usage, { path: ["usage"], channel: "output" });
    if (!Array.isArray(data)) texts.any(data, { path: ["data"], channel: "output" });
    else
      data.forEach((one: unknown, at) => {
        const { embedding, ...more } = isRecord(one) ? one : { embedding: one };
        texts.any(more, { path: ["data", at], channel: "output" });
        if (!isVector(embedding)) texts.any(embedding, { path: ["data", at, "embedding"], channel: "output" });
      });
    return { subjects: texts.subjects, unreadable: texts.unreadable, usage: usageOf(usage), calls: [] };
  },
  withTexts: (body, texts) => texts.reduce((all, { path, text }) => replacedAt(all, path, text), body),
  withoutCalls: (body) => body,
  stream() {
    throw new UnreadableEvent("Embeddings are not streamed.");
  },
  // There is no way to say no inside a list of numbers.
  blocked: (message) => ({ status: 400, body: openAiError({ kind: "policy", code: "GUARD_BLOCKED", message }) }),
  blockedStream: () => [],
  refused: refusedByOpenAi,
};

/** Tokens are words that nobody here can read. */
const isTokens = (input: unknown): boolean =>
  Array.isArray(input) &&
  input.some(
    (one) => typeof one === "number" || (Array.isArray(one) && one.some((token) => typeof token === "number")),
  );

const isVector = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every((one) => typeof one === "number")
    : typeof value === "string" && /^[A-Za-z0-9+/]+={0,2}$/.test(value) && value.length % 4 === 0 && value.length > 128;

/** `GET /v1/models`: nothing to send, and a list of names to judge. */
export const models: Protocol = {
  id: "models",
  readRequest: () => ({
    ...{ subjects: [], unreadable: [], model: null, isStream: false, mostOutput: 0, conversation: null, events: [] },
    forwarded: {},
  }),
  readAnswer(body) {
    const texts = new TextWalk();
    texts.counts(body, { path: [], channel: "output" });
    return { subjects: texts.subjects, unreadable: texts.unreadable, usage: null, calls: [] };
  },
  withTexts: (body, texts) => texts.reduce((all, { path, text }) => replacedAt(all, path, text), body),
  withoutCalls: (body) => body,
  stream() {
    throw new UnreadableEvent("Models are not streamed.");
  },
  blocked: (message) => ({ status: 400, body: openAiError({ kind: "policy", code: "GUARD_BLOCKED", message }) }),
  blockedStream: () => [],
  refused: refusedByOpenAi,
};
