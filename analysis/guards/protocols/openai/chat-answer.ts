import { isRecord } from "../../run/data-url.ts";
import type { Path } from "../../run/messages.ts";
import type { JsonObject, ReadAnswer, ReadRequest } from "../protocol.ts";
import { chatCall, namedCall } from "./chat-request.ts";
import { openAiRequest, usageOf } from "./openai-answers.ts";
import { replacedAt, TextWalk } from "./text-walk.ts";

const TOP_MEMBERS: ReadonlySet<string> = new Set(["choices", "usage", "created"]);
const CHOICE_MEMBERS: ReadonlySet<string> = new Set(["index", "message", "logprobs"]);
const MESSAGE_MEMBERS: ReadonlySet<string> = new Set(["tool_calls", "function_call", "audio"]);

/** Reasons to finish that promise a call. */
export const CALL_REASONS: ReadonlySet<unknown> = new Set(["tool_calls", "function_call"]);

/** A call in a whole answer: its choice, and where it stands in the message. */
interface PlacedCall {
  readonly choice: number;
  /** Its place in `tool_calls`; null for a `function_call`. */
  readonly at: number | null;
}

interface ChatAnswer extends ReadAnswer {
  readonly placed: readonly PlacedCall[];
}

/** Calls come first among the subjects, so that the number of a call stays the same when other texts change. */
export function readChatAnswer(body: unknown, request: ReadRequest): ChatAnswer {
  const { question } = openAiRequest(request);
  const calls = new TextWalk();
  const texts = new TextWalk();
  texts.question = question;
  const found: { event: ReadAnswer["calls"][number]["event"]; first: number; placed: PlacedCall }[] = [];
  if (!isRecord(body)) texts.any(body, { path: [], channel: "output" });
  else {
    texts.members(body, { path: [], channel: "output" }, TOP_MEMBERS);
    texts.counts(body.usage, { path: ["usage"], channel: "output" });
    texts.counts(body.created, { path: ["created"], channel: "output" });
    if (!Array.isArray(body.choices)) texts.any(body.choices, { path: ["choices"], channel: "output" });
    else
      body.choices.forEach((choice, at) => {
        readChoice(choice, { calls, texts, found, at });
      });
  }
  const firsts = new Set(found.map(({ first }) => first));
  const rest = calls.subjects.filter((_, at) => !firsts.has(at));
  const first = [...firsts].flatMap((at) => calls.subjects[at] ?? []);
  return {
    subjects: [...first, ...rest, ...texts.subjects],
    unreadable: [...calls.unreadable, ...texts.unreadable],
    joined: texts.joined,
    usage: isRecord(body) ? usageOf(body.usage) : null,
    calls: found.map(({ event }, subject) => ({ subject, event })),
    placed: found.map(({ placed }) => placed),
  };
}

interface ChoiceWalk {
  readonly calls: TextWalk;
  readonly texts: TextWalk;
  readonly found: { event: ReadAnswer["calls"][number]["event"]; first: number; placed: PlacedCall }[];
  readonly at: number;
}

function readChoice(choice: unknown, { calls, texts, found, at }: ChoiceWalk): void {
  const path: Path = ["choices", at];
  if (!isRecord(choice)) {
    texts.any(choice, { path, channel: "output" });
    return;
  }
  texts.members(choice, { path, channel: "output" }, CHOICE_MEMBERS);
  texts.any(choice.index, { path: [...path, "index"], channel: "output" });
  const { message } = choice;
  const place = { path: [...path, "message"], channel: "output" as const };
  if (!isRecord(message)) texts.any(message, place);
  else {
    texts.members(message, place, MESSAGE_MEMBERS);
    if (isRecord(message.audio)) readAudio(texts, message.audio, [...place.path, "audio"]);
    readCalls(message, place.path, { calls, texts, found, at });
  }
  readLogprobs(texts, choice, path);
}

function readCalls(message: JsonObject, path: Path, { calls, texts, found, at: choice }: ChoiceWalk): void {
  const { tool_calls: list } = message;
  if (Array.isArray(list)) {
    list.forEach((call, at) => {
      const first = calls.subjects.length;
      const event = chatCall(calls, call, { path: [...path, "tool_calls", at], channel: "tool_call" });
      if (event) found.push({ event, first: callSubject(calls, first), placed: { choice, at } });
    });
  } else texts.any(list, { path: [...path, "tool_calls"], channel: "output" });
  const first = calls.subjects.length;
  const old = { path: [...path, "function_call"], channel: "tool_call" as const, id: null };
  const event = namedCall(calls, message.function_call, old);
  if (event) found.push({ event, first: callSubject(calls, first), placed: { choice, at: null } });
}

/** The first of the subjects from here on that is the call itself, and not another text in it. */
const callSubject = (calls: TextWalk, from: number): number =>
  calls.subjects.findIndex(({ subject }, at) => at >= from && subject.toolCall !== undefined);

function readAudio(texts: TextWalk, audio: JsonObject, path: Path): void {
  texts.skip({ path, channel: "output" }, "audio");
  texts.members(audio, { path, channel: "output" }, new Set(["data", "expires_at"]));
}

/** Tokens that say the same as the text are judged with it. Anything else is a text of its own, and so are alternatives. */
export function readLogprobs(texts: TextWalk, choice: JsonObject, path: Path): void {
  const { logprobs, message } = choice;
  if (logprobs === null || logprobs === undefined) return;
  const place = { path: [...path, "logprobs"], channel: "output" as const };
  if (!isRecord(logprobs)) {
    texts.any(logprobs, place);
    return;
  }
  for (const [name, list] of Object.entries(logprobs)) {
    const said = isRecord(message) ? message[name] : undefined;
    for (const text of tokenTexts(list)) if (text !== said) texts.text(text, place);
    for (const text of byteTexts(list)) texts.text(text, place);
  }
}

/** The text that tokens make, and the texts that their alternatives of each rank make. */
export function tokenTexts(list: unknown): readonly string[] {
  if (!Array.isArray(list)) return list === null || list === undefined ? [] : [JSON.stringify(list)];
  const texts: string[] = [];
  for (const token of list) {
    const { top_logprobs: others, ...chosen }: JsonObject = isRecord(token) ? token : { token };
    texts[0] = (texts[0] ?? "") + tokenText(chosen);
    if (!Array.isArray(others)) continue;
    others.forEach((other: unknown, rank) => {
      texts[rank + 1] = (texts[rank + 1] ?? "") + tokenText(isRecord(other) ? other : { token: other });
    });
  }
  return texts.map((text) => text ?? "");
}

/** What the bytes of tokens say, by rank like the tokens; empty where that is what the tokens say. */
export function byteTexts(list: unknown): readonly string[] {
  const ranks: { token: string; bytes: number[] }[] = [];
  const take = (value: unknown, rank: number): void => {
    const { token, bytes } = isRecord(value) ? value : { token: value, bytes: null };
    if (!isBytes(bytes)) return;
    const said = ranks[rank] ?? { token: "", bytes: [] };
    ranks[rank] = said;
    said.token += typeof token === "string" ? token : "";
    said.bytes.push(...bytes);
  };
  for (const token of Array.isArray(list) ? list : []) {
    take(token, 0);
    const others: unknown = isRecord(token) ? token.top_logprobs : null;
    if (Array.isArray(others)) for (const [rank, other] of others.entries()) take(other, rank + 1);
  }
  return Array.from(ranks, (said) => {
    const text = said ? new TextDecoder().decode(Uint8Array.from(said.bytes)) : "";
    return text === said?.token ? "" : text;
  });
}

/** What a token says: its text, and whatever else it has that is no number. */
export function tokenText({ token, logprob: _, bytes, ...rest }: JsonObject): string {
  const isPlain = Object.keys(rest).length === 0 && (!bytes || isBytes(bytes));
  return isPlain && typeof token === "string" ? token : JSON.stringify({ token, bytes, ...rest });
}

const isByte = (one: unknown): boolean => Number.isInteger(one) && Number(one) >= 0 && Number(one) < 256;
const isBytes = (value: unknown): value is number[] => Array.isArray(value) && value.every(isByte);

/** A choice whose text changed keeps nothing that speaks of the old text. */
export function withChatTexts(
  body: unknown,
  texts: readonly { readonly path: Path; readonly text: string }[],
): unknown {
  return texts.reduce<unknown>((all, { path, text }) => {
    const [top, at, member] = path;
    const isLogprobs = top === "choices" && member === "logprobs";
    const changed = isLogprobs ? all : replacedAt(all, path, text);
    if (top !== "choices" || !isRecord(changed) || !Array.isArray(changed.choices)) return changed;
    const choice: unknown = changed.choices[Number(at)];
    if (!isRecord(choice)) return changed;
    return { ...changed, choices: changed.choices.with(Number(at), withoutOldText(choice)) };
  }, body);
}

/** Log probabilities hold the old text, and annotations count its characters. */
export function withoutOldText(choice: JsonObject): JsonObject {
  const without = choice.logprobs === undefined ? choice : { ...choice, logprobs: null };
  const key = isRecord(choice.message) ? "message" : "delta";
  const inner = without[key];
  return isRecord(inner) && Array.isArray(inner.annotations)
    ? { ...without, [key]: { ...inner, annotations: [] } }
    : without;
}

export function withoutChatCalls(
  body: unknown,
  denied: readonly { readonly subject: number; readonly message: string }[],
  request: ReadRequest,
): unknown {
  if (!isRecord(body) || !Array.isArray(body.choices)) return body;
  const { placed } = readChatAnswer(body, request);
  const choices = body.choices.map((choice: unknown, at: number) => {
    const here = denied.flatMap(({ subject, message }) => {
      const call = placed[subject];
      return call?.choice === at ? [{ at: call.at, message }] : [];
    });
    return here.length > 0 && isRecord(choice) ? withoutCallsOf(choice, here) : choice;
  });
  return { ...body, choices };
}

function withoutCallsOf(
  choice: JsonObject,
  denied: readonly { readonly at: number | null; readonly message: string }[],
): JsonObject {
  const { message, ...rest } = choice;
  if (!isRecord(message)) return choice;
  const { tool_calls: list, function_call: old, ...said } = message;
  const gone = new Set(denied.map(({ at }) => at));
  const left = Array.isArray(list) ? list.filter((_, at) => !gone.has(at)).map(renumbered) : [];
  const isOldLeft = old !== undefined && old !== null && !gone.has(null);
  const content = [message.content, ...denied.map((one) => one.message)].filter(
    (text) => typeof text === "string" && text,
  );
  const changed = {
    ...said,
    content: content.join("\n\n"),
    ...(left.length > 0 && { tool_calls: left }),
    ...(isOldLeft && { function_call: old }),
  };
  const isOver = left.length === 0 && !isOldLeft && CALL_REASONS.has(choice.finish_reason);
  return withoutOldText({ ...rest, message: changed, ...(isOver && { finish_reason: "stop" }) });
}

const renumbered = (call: unknown, at: number): unknown =>
  isRecord(call) && typeof call.index === "number" ? { ...call, index: at } : call;
