import type { FlowEvent } from "../../flow/events.ts";
import type { Channel } from "../../guard.ts";
import { isRecord } from "../../run/data-url.ts";
import { type Path, saidIn } from "../../run/messages.ts";
import { type JsonObject, type ReadRequest, type RequestContext, UnreadableRequest } from "../protocol.ts";
import { countOrNull, type Place, TextWalk, textOrNull } from "./text-walk.ts";

/** What the answer to a request in an OpenAI protocol depends on. */
export interface OpenAiRequest extends ReadRequest {
  /** Names of tools that the client itself declared. */
  readonly toolNames: ReadonlySet<string>;
  /** What the user asked last. */
  readonly question: string | undefined;
  /** The request as it came. Answers repeat parts of it. */
  readonly sent: JsonObject;
}

const CHANNEL_OF_ROLE: Readonly<Record<string, Channel>> = {
  user: "user",
  system: "user",
  developer: "user",
  assistant: "output",
  tool: "tool_result",
  function: "tool_result",
};

const OPERATOR_ROLES: ReadonlySet<string> = new Set(["system", "developer"]);

/** Parts whose members are texts. */
const TEXT_PARTS: ReadonlySet<string> = new Set(["text", "refusal", "thinking"]);

const TOP_MEMBERS: ReadonlySet<string> = new Set([
  ...["messages", "tools", "functions", "response_format", "logit_bias", "stream_options", "prediction"],
]);
const MESSAGE_MEMBERS: ReadonlySet<string> = new Set(["content", "tool_calls", "function_call", "audio"]);

export function readChatRequest(body: unknown, context: RequestContext): OpenAiRequest {
  if (!isRecord(body)) throw new UnreadableRequest("The request must be a JSON object.");
  if (!Array.isArray(body.messages)) throw new UnreadableRequest("`messages` must be a list.");
  const walk = new ChatWalk(context.isTrusted);
  walk.body(body, body.messages);
  const isStream = body.stream === true;
  return {
    subjects: walk.texts.subjects,
    unreadable: walk.texts.unreadable,
    joined: walk.texts.joined,
    model: textOrNull(body.model),
    isStream,
    mostOutput: countOrNull(body.max_completion_tokens) ?? countOrNull(body.max_tokens),
    conversation: null,
    events: walk.events,
    forwarded: isStream ? usageAsked(body) : {},
    toolNames: walk.toolNames,
    question: walk.texts.question,
    sent: body,
  };
}

/** Usage is needed to settle what the request may use. The reader takes it out again if the client did not ask. */
function usageAsked(body: JsonObject): JsonObject {
  const options = isRecord(body.stream_options) ? body.stream_options : {};
  return options.include_usage === true ? {} : { stream_options: { ...options, include_usage: true } };
}

class ChatWalk {
  readonly texts = new TextWalk();
  readonly events: FlowEvent[] = [];
  readonly toolNames = new Set<string>();
  readonly #tools = new Map<string, string>();
  readonly #isTrusted: boolean;

  constructor(isTrusted: boolean) {
    this.#isTrusted = isTrusted;
  }

  body(body: JsonObject, messages: readonly unknown[]): void {
    this.texts.members(body, { path: [], channel: "user" }, TOP_MEMBERS);
    definitions(this.texts, body.tools, { path: ["tools"], names: this.toolNames });
    definitions(this.texts, body.functions, { path: ["functions"], names: this.toolNames });
    this.texts.definition(body.response_format, { path: ["response_format"], channel: "document" });
    this.texts.any(body.stream_options, { path: ["stream_options"], channel: "user" });
    if (!isLogitBias(body.logit_bias)) this.texts.any(body.logit_bias, { path: ["logit_bias"], channel: "user" });
    if (isRecord(body.prediction)) this.#message(body.prediction, ["prediction"]);
    else this.texts.any(body.prediction, { path: ["prediction"], channel: "user" });
    messages.forEach((message, at) => {
      this.#message(message, ["messages", at]);
    });
  }

  #message(message: unknown, path: Path): void {
    if (!isRecord(message)) {
      this.texts.any(message, { path, channel: "user" });
      return;
    }
    const role = textOrNull(message.role)?.toLowerCase() ?? "";
    const channel = CHANNEL_OF_ROLE[role] ?? "user";
    const place = { path, channel };
    this.texts.members(message, place, MESSAGE_MEMBERS);
    if (isRecord(message.audio)) this.texts.skip({ path: [...path, "audio"], channel }, "audio");
    else this.texts.any(message.audio, { path: [...path, "audio"], channel });
    this.#content(message.content, { path: [...path, "content"], channel }, role);
    this.#calls(message, path);
    if (role === "tool" || role === "function") this.#result(message);
  }

  #content(content: unknown, { path, channel }: Place, role: string): void {
    if (typeof content === "string") this.#said(content, { path, channel }, role);
    else if (Array.isArray(content)) {
      if (!this.#isOwn(role)) this.texts.join(content.map(saidIn), channel);
      content.forEach((part, at) => {
        const place = { path: [...path, at], channel };
        if (typeof part === "string") this.#said(part, place, role);
        else if (!isRecord(part)) this.texts.any(part, place);
        else if (TEXT_PARTS.has(String(part.type))) this.#textPart(part, place, role);
        else this.texts.part(part, place);
      });
    } else this.texts.any(content, { path, channel });
  }

  #textPart(part: JsonObject, { path, channel }: Place, role: string): void {
    for (const [name, value] of Object.entries(part)) {
      const place = { path: [...path, name], channel };
      if (name === "type" || name === "cache_control") this.texts.identifier(value, place);
      else if (name === "text" && typeof value === "string") this.#said(value, place, role);
      else this.texts.any(value, place);
    }
  }

  /** A trusted client's system messages are the operator's own words: there is nothing to judge in them. */
  #said(text: string, place: Place, role: string): void {
    if (this.#isOwn(role)) return;
    this.texts.text(text, place);
    if (role === "user") this.texts.question = text;
  }

  #isOwn = (role: string): boolean => OPERATOR_ROLES.has(role) && this.#isTrusted;

  #calls(message: JsonObject, path: Path): void {
    const { tool_calls: calls, function_call: old } = message;
    if (Array.isArray(calls)) {
      calls.forEach((call, at) => {
        const place = { path: [...path, "tool_calls", at], channel: "tool_call" as const };
        const event = chatCall(this.texts, call, place);
        if (event) this.#called(event);
      });
    } else this.texts.any(calls, { path: [...path, "tool_calls"], channel: "tool_call" });
    const event = namedCall(this.texts, old, { path: [...path, "function_call"], channel: "tool_call", id: null });
    if (event) this.#called(event);
  }

  #called(event: FlowEvent & { readonly kind: "call" }): void {
    this.events.push(event);
    if (event.id !== null) this.#tools.set(event.id, event.tool);
  }

  #result(message: JsonObject): void {
    const id = textOrNull(message.tool_call_id);
    const tool = id === null ? textOrNull(message.name) : (this.#tools.get(id) ?? null);
    this.events.push({ kind: "result", tool, id, text: plainText(message.content) });
  }
}

/** Tools, functions: each is one definition. Their names are known to the client. */
export function definitions(
  texts: TextWalk,
  value: unknown,
  { path, names }: { readonly path: Path; readonly names: Set<string> },
): void {
  if (!Array.isArray(value)) {
    texts.any(value, { path, channel: "document" });
    return;
  }
  value.forEach((tool, at) => {
    texts.definition(tool, { path: [...path, at], channel: "document" });
    if (!isRecord(tool)) return;
    for (const named of [tool, tool.function, tool.custom]) {
      if (isRecord(named) && typeof named.name === "string") names.add(named.name);
    }
  });
}

/** `{ id, type, function: { name, arguments } }` or `{ id, type, custom: { name, input } }`. */
export function chatCall(texts: TextWalk, call: unknown, place: Place): (FlowEvent & { readonly kind: "call" }) | null {
  if (!isRecord(call)) {
    texts.any(call, place);
    return null;
  }
  const member = isRecord(call.custom) ? "custom" : "function";
  texts.members(call, { ...place, channel: "output" }, new Set([member, "index"]));
  const inner = { path: [...place.path, member], channel: place.channel };
  return namedCall(texts, call[member], { ...inner, id: textOrNull(call.id) });
}

/** `{ name, arguments }` or `{ name, input }`. */
export function namedCall(
  texts: TextWalk,
  value: unknown,
  { id, ...place }: Place & { readonly id: string | null },
): (FlowEvent & { readonly kind: "call" }) | null {
  if (!isRecord(value) || typeof value.name !== "string") {
    texts.any(value, place);
    return null;
  }
  const member = value.input === undefined ? "arguments" : "input";
  texts.members(value, { ...place, channel: "output" }, new Set([member]));
  return texts.call({ name: value.name, id, sent: value[member], path: [...place.path, member] });
}

/** The text of a content, whatever its form. */
export function plainText(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return content === undefined || content === null ? "" : JSON.stringify(content);
  return content
    .map((part) => (isRecord(part) ? (textOrNull(part.text) ?? JSON.stringify(part)) : String(part)))
    .join("");
}

const isLogitBias = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (isRecord(value) &&
    Object.entries(value).every(([token, bias]) => /^\d{1,8}$/.test(token) && typeof bias === "number"));
