import type { Channel, Subject } from "../guard.ts";
import { decodedDataUrl, isRecord, textFile } from "./data-url.ts";
import { type JoinedText, joinedTexts } from "./seams.ts";

/** Where in the messages something stands: keys and list positions from the outside in. */
export type Path = readonly (string | number)[];

export interface FoundSubject {
  readonly subject: Subject;
  readonly path: Path;
  /** Whether the text at this path can be replaced. What was decoded first can't. */
  readonly isReplaceable: boolean;
}

export interface UnreadablePart {
  readonly path: Path;
  readonly channel: Channel;
  /** Its type, as it calls itself. */
  readonly kind: string;
}

export interface Walked {
  readonly subjects: readonly FoundSubject[];
  /** Parts that no guard can read. They were not judged. */
  readonly unreadable: readonly UnreadablePart[];
  /** Texts of parts that follow each other, which a model reads as one. */
  readonly joined?: readonly JoinedText[];
}

/** More texts than this in one request are not read one by one. */
const MOST_SUBJECTS = 2000;
const DEEPEST = 6;

const CHANNEL_OF_ROLE: Readonly<Record<string, Channel>> = {
  user: "user",
  // Whoever can send messages can also send these; a key would have to say that they are trusted.
  system: "user",
  developer: "user",
  assistant: "output",
  model: "output",
  agent: "output",
  tool: "tool_result",
  function: "tool_result",
  document: "document",
};

/** Members of a message or part that say what it is, and are no text for a model. */
const NAMES = new Set(
  "role type kind id index status tool_call_id call_id tool_use_id is_error cache_control messageId contextId taskId mimeType media_type detail".split(
    " ",
  ),
);

/** Members that hold what is said. A number there is no text, and no name either. */
const SAID = new Set(["content", "parts", "text", "refusal", "thinking"]);
const isNumberSaid = (key: string, value: unknown): boolean =>
  SAID.has(key) && (typeof value === "number" || typeof value === "boolean");

/** What such a member holds. Words are text wherever they stand. */
const NAME = /^[\w.:/+=@-]{0,128}$/;
const NAMED = /^[\w.:/+=@"{},[\]-]{0,256}$/;
const isNamed = (key: string, value: unknown): boolean =>
  NAMES.has(key) && (typeof value === "string" ? NAME.test(value) : NAMED.test(json(value)));

/**
 * The texts in chat-style messages, each with its channel: chat completions, Responses, Messages and A2A. Every message of
 * every role is walked. Whatever is not understood is named as unreadable, never left out.
 */
export function subjectsOf(messages: readonly unknown[]): Walked {
  const walk = new MessageWalk();
  messages.forEach((message, at) => {
    walk.message(message, [at]);
  });
  return walk;
}

class MessageWalk implements Walked {
  readonly subjects: FoundSubject[] = [];
  readonly unreadable: UnreadablePart[] = [];
  readonly joined: JoinedText[] = [];
  #question: string | undefined;

  message(message: unknown, path: Path): void {
    if (typeof message === "string") {
      this.#text(message, path, "user");
      return;
    }
    if (!isRecord(message)) {
      this.#skip(path, "user", typeof message);
      return;
    }
    const role = typeof message.role === "string" ? message.role.toLowerCase() : "";
    const channel = CHANNEL_OF_ROLE[role] ?? "user";
    // A Responses item without a role is a part of its own.
    if (role === "" && message.content === undefined) {
      this.#part(message, path, channel);
      return;
    }
    this.#members(message, path, channel);
  }

  #members(record: Readonly<Record<string, unknown>>, path: Path, channel: Channel): void {
    for (const [key, value] of Object.entries(record)) {
      if (isNumberSaid(key, value)) this.#skip([...path, key], channel, typeof value);
      if (value === null || value === undefined || isNamed(key, value) || typeof value !== "object") {
        // A name may carry words as well as any other text.
        if (typeof value === "string" && !isNamed(key, value)) this.#text(value, [...path, key], channel);
        continue;
      }
      if (key === "tool_calls" && Array.isArray(value)) {
        value.forEach((call, at) => {
          this.#chatCall(call, [...path, key, at]);
        });
      } else if (key === "function_call") this.#call(value, path, key);
      else if (key === "content" || key === "parts") this.#content(value, [...path, key], channel);
      else this.#other(value, [...path, key], channel);
    }
  }

  /** Sources of an answer are judged as they stand. Any other object is something that nobody expects. */
  #other(value: object, path: Path, channel: Channel): void {
    const key = String(path.at(-1));
    if (Object.keys(value).length === 0) return;
    if (key === "annotations" || key === "citations") this.#text(json(value), path, channel, false);
    else this.#skip(path, channel, key);
  }

  #content(content: unknown, path: Path, channel: Channel): void {
    if (content === null || content === undefined) return;
    if (typeof content === "string") {
      this.#text(content, path, channel);
      return;
    }
    if (path.length > 2 * DEEPEST) {
      this.#skip(path, channel, "nested");
      return;
    }
    if (!Array.isArray(content)) {
      this.#part(content, path, channel);
      return;
    }
    // A list that is too long is one thing that nobody read, whatever it holds.
    if (content.length > MOST_SUBJECTS) {
      this.#skip(path, channel, "too many parts");
      return;
    }
    this.joined.push(...joinedTexts(content.map(saidIn), { channel }));
    content.forEach((part, at) => {
      if (typeof part === "string") this.#text(part, [...path, at], channel);
      else this.#part(part, [...path, at], channel);
    });
  }

  #part(part: unknown, path: Path, channel: Channel): void {
    if (!isRecord(part)) {
      this.#skip(path, channel, typeof part);
      return;
    }
    const type = String(part.type ?? part.kind ?? "");
    switch (type) {
      case "":
      case "text":
      case "input_text":
      case "output_text":
      case "summary_text":
      case "reasoning_text":
      case "refusal":
      case "thinking":
        this.#texts(part, path, type === "" || type.includes("text") ? channel : "output");
        return;
      case "tool_use":
      case "server_tool_use":
      case "function_call":
        this.#call(part, path.slice(0, -1), path.at(-1) ?? 0);
        return;
      case "tool_result":
      case "function_call_output":
        this.#result(part, path);
        this.#beside(part, { path, channel: "tool_result" }, ["content", "output"]);
        return;
      case "document":
      case "search_result":
        this.#document(part, path);
        this.#beside(part, { path, channel: "document" }, [
          "title",
          "context",
          "text",
          "content",
          "source",
          "citations",
        ]);
        return;
      case "data":
        this.#text(json(part.data), [...path, "data"], channel, false);
        this.#beside(part, { path, channel }, ["data"]);
        return;
      default:
        this.#file(part, path, channel);
        return;
    }
  }

  /** Members that nobody knows, beside those that were read. */
  #beside(
    part: Readonly<Record<string, unknown>>,
    { path, channel }: { readonly path: Path; readonly channel: Channel },
    known: readonly string[],
  ): void {
    for (const [key, value] of Object.entries(part)) {
      if (known.includes(key) || isNamed(key, value)) continue;
      if (typeof value === "string") this.#text(value, [...path, key], channel);
      else if (typeof value === "object" && value !== null) this.#other(value, [...path, key], channel);
    }
  }

  /** Only strings count as text here: anything else in a text part is something that nobody expects. */
  #texts(part: Readonly<Record<string, unknown>>, path: Path, channel: Channel): void {
    let texts = 0;
    for (const [key, value] of Object.entries(part)) {
      if (isNamed(key, value) || value === null || value === undefined) continue;
      if (isNumberSaid(key, value)) this.#skip([...path, key], channel, typeof value);
      if (typeof value === "string") {
        this.#text(value, [...path, key], channel);
        texts += 1;
      } else if (typeof value === "object") this.#other(value, [...path, key], channel);
    }
    if (texts === 0 && Object.keys(part).length > 0 && !Object.values(part).some((v) => typeof v === "object"))
      this.#skip(path, channel, "empty");
  }

  #chatCall(call: unknown, path: Path): void {
    if (!isRecord(call)) {
      this.#skip(path, "tool_call", typeof call);
      return;
    }
    if (isRecord(call.function)) {
      this.#call(call.function, path, "function");
      return;
    }
    if (isRecord(call.custom)) {
      this.#call(call.custom, path, "custom");
      return;
    }
    this.#call(call, path.slice(0, -1), path.at(-1) ?? 0);
  }

  /** The arguments as parsed, key by key; the text as it was sent too, if parsing could hide a part of it. */
  #call(value: unknown, path: Path, key: string | number): void {
    const place = [...path, key];
    if (!isRecord(value) || typeof value.name !== "string") {
      this.#skip(place, "tool_call", "call without a name");
      return;
    }
    const member = ["arguments", "input"].find((name) => value[name] !== undefined) ?? "arguments";
    const sent = value[member] ?? {};
    const parsed = typeof sent === "string" ? parse(sent) : sent;
    const toolCall = { name: value.name, arguments: parsed };
    const text = json(parsed);
    const isReplaceable = typeof sent === "string" || sent === parsed;
    this.#beside(value, { path: place, channel: "output" }, NAME.test(value.name) ? ["name", member] : [member]);
    this.#add({ channel: "tool_call", text, toolCall }, { path: [...place, member], isReplaceable });
    if (typeof sent === "string" && sent.replaceAll(/\s/g, "") !== text.replaceAll(/\s/g, "")) {
      this.#add({ channel: "tool_call", text: sent, toolCall }, { path: [...place, member], isReplaceable: false });
    }
  }

  #result(part: Readonly<Record<string, unknown>>, path: Path): void {
    const key = part.content === undefined ? "output" : "content";
    const content = part[key];
    if (typeof content === "string" || Array.isArray(content)) {
      this.#content(content, [...path, key], "tool_result");
      return;
    }
    if (content !== null && content !== undefined) this.#text(json(content), [...path, key], "tool_result", false);
  }

  #document(part: Readonly<Record<string, unknown>>, path: Path): void {
    for (const key of ["title", "context", "text"]) {
      const value = part[key];
      if (typeof value === "string") this.#text(value, [...path, key], "document");
    }
    if (part.content !== undefined) this.#content(part.content, [...path, "content"], "document");
    const { source } = part;
    if (typeof source === "string") {
      this.#text(source, [...path, "source"], "document");
      return;
    }
    if (!isRecord(source)) return;
    const at = [...path, "source"];
    if (source.type === "text" && typeof source.data === "string") {
      this.#text(source.data, [...at, "data"], "document");
      return;
    }
    if (source.type === "content") {
      this.#content(source.content, [...at, "content"], "document");
      return;
    }
    this.#file(source, at, "document");
  }

  /** Text in a file can be judged; everything else can't be read here. */
  #file(part: Readonly<Record<string, unknown>>, path: Path, channel: Channel): void {
    const text = decodedDataUrl(part) ?? textFile(part);
    if (text === null) {
      this.#skip(path, channel, String(part.type ?? part.kind ?? "unknown"));
      return;
    }
    this.#text(text, path, channel === "user" ? "document" : channel, false);
  }

  #text(text: string, path: Path, channel: Channel, isReplaceable = true): void {
    if (text === "") return;
    const question = channel === "output" ? this.#question : undefined;
    this.#add({ channel, text, ...(question === undefined ? {} : { question }) }, { path, isReplaceable });
    if (channel === "user") this.#question = text;
  }

  #add(subject: Subject, at: Omit<FoundSubject, "subject">): void {
    if (this.subjects.length >= MOST_SUBJECTS) this.#skip(at.path, subject.channel, "too many parts");
    else this.subjects.push({ subject, ...at });
  }

  #skip(path: Path, channel: Channel, kind: string): void {
    this.unreadable.push({ path, channel, kind: kind.slice(0, 60) });
  }
}

/** The text of a part, or nothing. */
export const saidIn = (part: unknown): string => {
  const text = isRecord(part) ? part.text : part;
  return typeof text === "string" ? text : "";
};

const json = (value: unknown): string => JSON.stringify(value) ?? "";

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The messages with other texts in these places. Everything else is the same. */
export function withTexts(
  messages: readonly unknown[],
  changes: readonly { readonly path: Path; readonly text: string }[],
): readonly unknown[] {
  return changes.reduce<unknown>((all, { path, text }) => replaced(all, path, text), messages) as readonly unknown[];
}

function replaced(value: unknown, [key, ...rest]: Path, text: string): unknown {
  // Arguments that were sent as an object stay one.
  if (key === undefined) return typeof value === "object" && value !== null ? parse(text) : text;
  if (Array.isArray(value)) return value.with(Number(key), replaced(value[Number(key)], rest, text));
  if (!isRecord(value)) return value;
  return { ...value, [key]: replaced(value[key], rest, text) };
}
