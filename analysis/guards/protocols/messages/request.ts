import type { FlowEvent } from "../../flow/events.ts";
import { isRecord } from "../../run/data-url.ts";
import { type Path, subjectsOf, type Walked } from "../../run/messages.ts";
import { BodyWalk, countOrNull, textOrNull } from "../body-walk.ts";
import { type JsonObject, type ReadRequest, type RequestContext, UnreadableRequest } from "../protocol.ts";
import { wordsIn } from "../strings-in.ts";
import { typeOf, walkBlock } from "./content.ts";

/** Settings of the model: no words in them. */
const SETTINGS = new Set("model max_tokens stream temperature top_p top_k service_tier inference_geo speed".split(" "));
const TYPES = new Set(["type", "cache_control"]);

export function readMessagesRequest(body: unknown, { isTrusted }: RequestContext): ReadRequest {
  if (!isRecord(body) || !Array.isArray(body["messages"])) {
    throw new UnreadableRequest("messages must be a list.");
  }
  const walk = new BodyWalk();
  for (const [name, value] of Object.entries(body)) {
    if (name === "messages") walkMessages(walk, body["messages"], isTrusted);
    else if (name === "system") {
      if (!isTrusted) walk.include(subjectsOf([{ role: "user", content: value }]), []);
    } else if (name === "tools") walkTools(walk, value);
    else if (!SETTINGS.has(name)) walk.value(value, [name], { channel: "user", known: TYPES });
  }
  return {
    subjects: walk.subjects.map(asSystem),
    unreadable: walk.unreadable.map(asSystem),
    joined: walk.joined,
    model: textOrNull(body["model"]),
    isStream: body["stream"] === true,
    mostOutput: countOrNull(body["max_tokens"]),
    conversation: null,
    events: eventsIn(body["messages"]),
    forwarded: {},
  };
}

/** The system prompt was walked as the content of a message that is not there. */
const asSystem = <T extends Walked["subjects"][number] | Walked["unreadable"][number]>(found: T): T =>
  found.path[0] === 0 && found.path[1] === "content" ? { ...found, path: ["system", ...found.path.slice(2)] } : found;

/** System messages of a trusted client are the operator's own. */
function walkMessages(walk: BodyWalk, messages: readonly unknown[], isTrusted: boolean): void {
  const plain = messages.map((message) => (isTrusted && isSystem(message) ? { role: "user", content: "" } : message));
  const own: { block: JsonObject; path: Path }[] = [];
  walk.include(
    subjectsOf(
      plain.map((message, at) =>
        withoutOwn(message, (block, part) => own.push({ block, path: ["messages", at, "content", part] })),
      ),
    ),
    ["messages"],
  );
  for (const { block, path } of own) walkBlock(walk, block, path);
}

const isSystem = (message: unknown): boolean => isRecord(message) && message["role"] === "system";

/** Blocks that only Messages has are taken out, and read by its own rules: thinking is signed, tools of the provider answer. */
function withoutOwn(message: unknown, take: (block: JsonObject, at: number) => void): unknown {
  if (!isRecord(message) || !Array.isArray(message["content"])) return message;
  const content = message["content"].map((block: unknown, at) => {
    const type = typeOf(block);
    if (!isRecord(block) || !(type.endsWith("thinking") || type.endsWith("_tool_result"))) return block;
    take(block, at);
    return { type: "text", text: "" };
  });
  return { ...message, content };
}

/** What a tool says of itself is read by the model like a document. Its schema is one text, as it is written. */
function walkTools(walk: BodyWalk, tools: unknown): void {
  if (!Array.isArray(tools)) {
    walk.value(tools, ["tools"], { channel: "document" });
    return;
  }
  tools.forEach((tool: unknown, at) => {
    const path = ["tools", at];
    if (!isRecord(tool)) {
      walk.value(tool, path, { channel: "document" });
      return;
    }
    walk.text(tool["description"], [...path, "description"], "document");
    const { description: _, cache_control: __, ...rest } = tool;
    walk.fixed(wordsIn(rest), path, "document");
  });
}

/** The calls and results in the conversation so far. */
function eventsIn(messages: readonly unknown[]): FlowEvent[] {
  const events: FlowEvent[] = [];
  const tools = new Map<string, string>();
  for (const block of messages.flatMap(blocksOf)) {
    const type = textOrNull(block["type"]) ?? "";
    if (type.endsWith("tool_use")) {
      const [tool, id] = [textOrNull(block["name"]) ?? "", textOrNull(block["id"])];
      if (id !== null) tools.set(id, tool);
      events.push({ kind: "call", tool, id, arguments: block["input"] ?? {} });
    } else if (type.endsWith("tool_result")) {
      const id = textOrNull(block["tool_use_id"]);
      events.push({ kind: "result", tool: tools.get(id ?? "") ?? null, id, text: wordsOf(block["content"]) });
    }
  }
  return events;
}

function blocksOf(message: unknown): JsonObject[] {
  if (!isRecord(message) || !Array.isArray(message["content"])) return [];
  return message["content"].filter(isRecord);
}

/** All words of a result. What is no text is said as JSON. */
export function wordsOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return JSON.stringify(content) ?? "";
  return content
    .map((part: unknown) => (isRecord(part) && typeof part["text"] === "string" ? part["text"] : JSON.stringify(part)))
    .join("\n");
}
