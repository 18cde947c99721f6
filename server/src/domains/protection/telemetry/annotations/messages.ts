import type { Attributes, SpanEvent } from "../store/new-rows.ts";

export interface Message {
  readonly role: string;
  readonly text: string;
}

/** What a span says was asked and answered. */
export interface SpokenSpan {
  readonly attrs: Attributes;
  readonly events: readonly SpanEvent[];
}

export interface Spoken {
  readonly asked: readonly Message[];
  readonly answered: string | null;
}

/** A conversation has no more turns than this in a test. */
const MOST_MESSAGES = 200;
const LONGEST = 32_000;

/** By the conventions that SDKs use today and used before: GenAI messages, its events, OpenInference, and numbered prompts. */
export function spokenIn({ attrs, events }: SpokenSpan): Spoken {
  const asked = [
    () => messagesOf(attrs["gen_ai.input.messages"]),
    () => messagesOf(attrs["gen_ai.prompt"]),
    () => numbered(attrs, "gen_ai.prompt."),
    () => numbered(attrs, "llm.input_messages."),
    () => fromEvents(events),
    () => plain(attrs["input.value"]),
    () => plain(attrs["traceloop.entity.input"]),
  ];
  const answered = [
    () => messagesOf(attrs["gen_ai.output.messages"]),
    () => messagesOf(attrs["gen_ai.completion"]),
    () => numbered(attrs, "gen_ai.completion."),
    () => numbered(attrs, "llm.output_messages."),
    () => plain(attrs["output.value"]),
  ];
  return { asked: firstFound(asked), answered: firstFound(answered).at(-1)?.text ?? null };
}

function firstFound(ways: readonly (() => readonly Message[])[]): readonly Message[] {
  for (const way of ways) {
    const found = way().filter(({ text }) => text.trim() !== "");
    if (found.length > 0) return found.slice(0, MOST_MESSAGES);
  }
  return [];
}

/** JSON in a text, or the value itself. A text that is no JSON is one message of the user. */
function messagesOf(value: unknown): readonly Message[] {
  const read = typeof value === "string" ? parsed(value) : value;
  if (Array.isArray(read)) return read.slice(0, MOST_MESSAGES).flatMap(messageOf);
  return typeof value === "string" && read === undefined ? plain(value) : messageOf(read);
}

function messageOf(value: unknown): readonly Message[] {
  if (!isObject(value)) return [];
  const text = textOf(value["parts"] ?? value["content"]);
  return [{ role: typeof value["role"] === "string" ? value["role"] : "user", text }];
}

/** A text, or a list of parts of which those with text count. */
function textOf(content: unknown): string {
  if (typeof content === "string") return content.slice(0, LONGEST);
  if (!Array.isArray(content)) return "";
  const texts = content.slice(0, MOST_MESSAGES).map((part) => {
    if (typeof part === "string") return part;
    if (!isObject(part)) return "";
    const said = part["text"] ?? part["content"];
    return typeof said === "string" ? said : "";
  });
  return texts.join("").slice(0, LONGEST);
}

/** `PREFIX0.content`, `PREFIX0.role`, or with `message.` between. */
function numbered(attrs: Attributes, prefix: string): readonly Message[] {
  const found: Message[] = [];
  for (let at = 0; at < MOST_MESSAGES; at++) {
    const of = (name: string): unknown => attrs[`${prefix}${at}.${name}`] ?? attrs[`${prefix}${at}.message.${name}`];
    const [role, content] = [of("role"), of("content")];
    if (role === undefined && content === undefined) break;
    found.push({ role: typeof role === "string" ? role : "user", text: textOf(content) });
  }
  return found;
}

const EVENT_ROLES: Readonly<Record<string, string>> = {
  "gen_ai.system.message": "system",
  "gen_ai.user.message": "user",
  "gen_ai.assistant.message": "assistant",
};

function fromEvents(events: readonly SpanEvent[]): readonly Message[] {
  return events.slice(0, MOST_MESSAGES).flatMap(({ name, attrs }) => {
    if (name === "gen_ai.content.prompt") return messagesOf(attrs["gen_ai.prompt"]);
    const role = EVENT_ROLES[name];
    return role === undefined ? [] : [{ role, text: textOf(attrs["content"]) }];
  });
}

const plain = (value: unknown): readonly Message[] =>
  typeof value === "string" ? [{ role: "user", text: value.slice(0, LONGEST) }] : [];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
