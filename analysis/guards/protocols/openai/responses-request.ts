import type { FlowEvent } from "../../flow/events.ts";
import type { Channel } from "../../guard.ts";
import { isRecord } from "../../run/data-url.ts";
import { type Path, saidIn } from "../../run/messages.ts";
import { isSealed } from "../identifiers.ts";
import { type JsonObject, type RequestContext, UnreadableRequest } from "../protocol.ts";
import { definitions, type OpenAiRequest, plainText } from "./chat-request.ts";
import { CALL_KINDS } from "./responses-calls.ts";
import { countOrNull, type Place, TextWalk, textOrNull } from "./text-walk.ts";

const CHANNEL_OF_ROLE: Readonly<Record<string, Channel>> = {
  user: "user",
  system: "user",
  developer: "user",
  assistant: "output",
  tool: "tool_result",
};
const OPERATOR_ROLES: ReadonlySet<string> = new Set(["system", "developer"]);
const TOP_MEMBERS: ReadonlySet<string> = new Set(["input", "instructions", "tools", "text", "conversation"]);
const TEXT_PARTS: ReadonlySet<string> = new Set(
  "input_text output_text text refusal summary_text reasoning_text".split(" "),
);

export function readResponsesRequest(body: unknown, context: RequestContext): OpenAiRequest {
  if (!isRecord(body)) throw new UnreadableRequest("The request must be a JSON object.");
  const walk = new InputWalk(context.isTrusted);
  walk.body(body);
  return {
    subjects: walk.texts.subjects,
    unreadable: walk.texts.unreadable,
    joined: walk.texts.joined,
    model: textOrNull(body.model),
    isStream: body.stream === true,
    mostOutput: countOrNull(body.max_output_tokens),
    conversation: conversationOf(body),
    events: walk.events,
    forwarded: {},
    toolNames: walk.toolNames,
    question: walk.texts.question,
    sent: body,
  };
}

function conversationOf({ conversation, previous_response_id: previous }: JsonObject): string | null {
  return (
    textOrNull(conversation) ?? (isRecord(conversation) ? textOrNull(conversation.id) : null) ?? textOrNull(previous)
  );
}

class InputWalk {
  readonly texts = new TextWalk();
  readonly events: FlowEvent[] = [];
  readonly toolNames = new Set<string>();
  readonly #tools = new Map<string, string>();
  readonly #isTrusted: boolean;

  constructor(isTrusted: boolean) {
    this.#isTrusted = isTrusted;
  }

  body(body: JsonObject): void {
    this.texts.members(body, { path: [], channel: "user" }, TOP_MEMBERS);
    definitions(this.texts, body.tools, { path: ["tools"], names: this.toolNames });
    this.texts.definition(body.text, { path: ["text"], channel: "document" });
    this.texts.identifier(textOrNull(body.conversation) ?? "", { path: ["conversation"], channel: "user" });
    if (isRecord(body.conversation)) this.texts.any(body.conversation, { path: ["conversation"], channel: "user" });
    this.#content(body.instructions, { path: ["instructions"], channel: "user" }, "system");
    const { input } = body;
    if (typeof input === "string") this.#said(input, { path: ["input"], channel: "user" }, "user");
    else if (Array.isArray(input)) {
      input.forEach((item, at) => {
        this.#item(item, ["input", at]);
      });
    } else this.texts.any(input, { path: ["input"], channel: "user" });
  }

  #item(item: unknown, path: Path): void {
    if (!isRecord(item)) {
      this.texts.any(item, { path, channel: "user" });
      return;
    }
    const role = textOrNull(item.role)?.toLowerCase() ?? "";
    if (role !== "" || item.type === "message") this.#message(item, path, role);
    else if (CALL_KINDS.has(item.type)) this.#call(item, path);
    else if (String(item.type).endsWith("_output")) this.#result(item, path);
    else this.#other(item, path);
  }

  #message(item: JsonObject, path: Path, role: string): void {
    const channel = CHANNEL_OF_ROLE[role] ?? "user";
    this.texts.members(item, { path, channel }, new Set(["content"]));
    this.#content(item.content, { path: [...path, "content"], channel }, role);
  }

  #content(content: unknown, { path, channel }: Place, role: string): void {
    if (typeof content === "string") this.#said(content, { path, channel }, role);
    else if (Array.isArray(content)) {
      if (!this.#isOwn(role)) this.texts.join(content.map(saidIn), channel);
      content.forEach((part, at) => {
        const place = { path: [...path, at], channel };
        if (!isRecord(part)) this.texts.any(part, place);
        else if (isRecord(part) && (role === "system" || role === "") && part.role !== undefined)
          this.#item(part, place.path);
        else if (!TEXT_PARTS.has(String(part.type))) this.texts.part(part, place);
        else {
          this.texts.members(part, place, new Set(["text"]));
          const at = { path: [...place.path, "text"], channel };
          if (typeof part.text === "string") this.#said(part.text, at, role);
          else this.texts.any(part.text, at);
        }
      });
    } else this.texts.any(content, { path, channel });
  }

  /** A trusted client's instructions are the operator's own words: there is nothing to judge in them. */
  #said(text: string, place: Place, role: string): void {
    if (this.#isOwn(role)) return;
    this.texts.text(text, place);
    if (role === "user") this.texts.question = text;
  }

  #isOwn = (role: string): boolean => OPERATOR_ROLES.has(role) && this.#isTrusted;

  #call(item: JsonObject, path: Path): void {
    const { event, kind } = readCall(this.texts, item, path) ?? {};
    if (!event || !kind) return;
    this.events.push(event);
    if (event.id !== null) this.#tools.set(event.id, event.tool);
    // Calls of the provider's own tools carry their results.
    if (item.output === undefined || item.output === null) return;
    this.events.push({ kind: "result", tool: event.tool, id: event.id, text: plainText(item.output) });
  }

  #result(item: JsonObject, path: Path): void {
    const id = textOrNull(item.call_id);
    this.texts.members(item, { path, channel: "tool_result" }, new Set(["output"]));
    this.#content(item.output, { path: [...path, "output"], channel: "tool_result" }, "tool");
    const tool = id === null ? null : (this.#tools.get(id) ?? null);
    this.events.push({ kind: "result", tool, id, text: plainText(item.output) });
  }

  #other(item: JsonObject, path: Path): void {
    const { encrypted_content: sealed, ...rest } = item;
    this.texts.any(rest, { path, channel: item.type === undefined ? "user" : "output" });
    if (typeof sealed === "string" && isSealed(sealed)) return;
    this.texts.any(sealed, { path: [...path, "encrypted_content"], channel: "output" });
  }
}

/** A call, wherever it stands: its arguments are judged as a call, and everything else in it as text. */
export function readCall(texts: TextWalk, item: JsonObject, path: Path) {
  const kind = CALL_KINDS.get(item.type);
  const tool = kind?.tool(item) ?? null;
  if (!kind || tool === null) {
    texts.any(item, { path, channel: "tool_call" });
    return null;
  }
  const rest = new Set([kind.member, "output"]);
  texts.members(item, { path, channel: "output" }, rest);
  texts.any(item.output, { path: [...path, "output"], channel: "tool_result" });
  const id = textOrNull(item.call_id) ?? textOrNull(item.id);
  const event = texts.call({ name: tool, id, sent: item[kind.member], path: [...path, kind.member] });
  return { event, kind };
}
