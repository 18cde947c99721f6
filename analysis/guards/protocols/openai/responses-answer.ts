import { isRecord } from "../../run/data-url.ts";
import { type Path, saidIn } from "../../run/messages.ts";
import { isSealed } from "../identifiers.ts";
import type { JsonObject, ReadAnswer, ReadRequest } from "../protocol.ts";
import { byteTexts, tokenTexts } from "./chat-answer.ts";
import { openAiRequest, ownId, usageOf } from "./openai-answers.ts";
import { CALL_KINDS, ownMessage, TEXT_PARTS, withoutOldTokens } from "./responses-calls.ts";
import { readCall } from "./responses-request.ts";
import { replacedAt, TextWalk } from "./text-walk.ts";

const COUNTS = ["usage", "created_at", "completed_at"];
const TOP_MEMBERS: ReadonlySet<string> = new Set(["output", ...COUNTS]);

interface ResponsesAnswer extends ReadAnswer {
  /** The place of each call in the output. */
  readonly placed: readonly number[];
}

/** Calls come first among the subjects, so that the number of a call stays the same when other texts change. */
export function readResponsesAnswer(body: unknown, request: ReadRequest): ResponsesAnswer {
  const { question, sent } = openAiRequest(request);
  const calls = new TextWalk();
  const texts = new TextWalk();
  texts.question = question;
  const found: { event: ReadAnswer["calls"][number]["event"]; first: number; at: number }[] = [];
  if (!isRecord(body)) texts.any(body, { path: [], channel: "output" });
  else {
    texts.members(unlike(body, sent), { path: [], channel: "output" }, TOP_MEMBERS);
    for (const name of COUNTS) texts.counts(body[name], { path: [name], channel: "output" });
    if (!Array.isArray(body.output)) texts.any(body.output, { path: ["output"], channel: "output" });
    else
      body.output.forEach((item, at) => {
        const first = calls.subjects.length;
        const read = isRecord(item) && CALL_KINDS.has(item.type) ? readCall(calls, item, ["output", at]) : null;
        if (read) found.push({ event: read.event, first: callSubject(calls, first), at });
        else if (!isRecord(item) || !CALL_KINDS.has(item.type)) readItem(texts, item, ["output", at]);
      });
  }
  const firsts = new Set(found.map(({ first }) => first));
  return {
    subjects: [
      ...[...firsts].flatMap((at) => calls.subjects[at] ?? []),
      ...calls.subjects.filter((_, at) => !firsts.has(at)),
      ...texts.subjects,
    ],
    unreadable: [...calls.unreadable, ...texts.unreadable],
    joined: texts.joined,
    usage: isRecord(body) ? usageOf(body.usage) : null,
    calls: found.map(({ event }, subject) => ({ subject, event })),
    placed: found.map(({ at }) => at),
  };
}

const callSubject = (calls: TextWalk, from: number): number =>
  calls.subjects.findIndex(({ subject }, at) => at >= from && subject.toolCall !== undefined);

/** Members that say more than the client sent. A response repeats most of its request. */
export function unlike(body: JsonObject, sent: JsonObject): JsonObject {
  const isSame = (name: string, value: unknown) =>
    sent[name] !== undefined && JSON.stringify(sent[name]) === JSON.stringify(value);
  const isNew = ([name, value]: [string, unknown]) => value !== null && !isSame(name, value);
  return withoutSaid(Object.fromEntries(Object.entries(body).filter(isNew)), stringsOf(sent));
}

/** Servers complete what they repeat, such as a tool with its defaults: strings of the client are still its own. */
function withoutSaid(value: JsonObject, said: ReadonlySet<string>): JsonObject {
  const left = (one: unknown): unknown => {
    if (typeof one === "string") return said.has(one) ? "" : one;
    if (Array.isArray(one)) return one.map(left);
    return isRecord(one) ? Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, left(inner)])) : one;
  };
  const { output, usage, ...rest } = value;
  return {
    ...(left(rest) as JsonObject),
    ...(output !== undefined && { output }),
    ...(usage !== undefined && { usage }),
  };
}

function stringsOf(sent: JsonObject): ReadonlySet<string> {
  const said = new Set<string>();
  const take = (one: unknown): void => {
    if (typeof one === "string") said.add(one);
    else if (typeof one === "object" && one !== null) for (const inner of Object.values(one)) take(inner);
  };
  const { input, ...rest } = sent;
  take(rest);
  return said;
}

function readItem(texts: TextWalk, item: unknown, path: Path): void {
  if (!isRecord(item)) {
    texts.any(item, { path, channel: "output" });
    return;
  }
  const { encrypted_content: sealed, content, summary, result, ...rest } = item;
  texts.any(rest, { path, channel: "output" });
  if (typeof sealed !== "string" || !isSealed(sealed)) {
    texts.any(sealed, { path: [...path, "encrypted_content"], channel: "output" });
  }
  if (typeof result === "string" && item.type === "image_generation_call") {
    texts.skip({ path: [...path, "result"], channel: "output" }, "image_generation_call");
  } else texts.any(result, { path: [...path, "result"], channel: "output" });
  readParts(texts, content, [...path, "content"]);
  readParts(texts, summary, [...path, "summary"]);
}

function readParts(texts: TextWalk, parts: unknown, path: Path): void {
  if (!Array.isArray(parts)) {
    texts.any(parts, { path, channel: "output" });
    return;
  }
  texts.join(parts.map(saidIn), "output");
  parts.forEach((part, at) => {
    const place = { path: [...path, at], channel: "output" as const };
    const kind = isRecord(part) ? TEXT_PARTS.get(part.type) : undefined;
    if (!isRecord(part) || !kind) {
      texts.any(part, place);
      return;
    }
    const { logprobs, ...rest } = part;
    texts.any(rest, place);
    for (const text of tokenTexts(logprobs ?? null)) {
      if (text !== part[kind.member]) texts.text(text, { ...place, path: [...place.path, "logprobs"] });
    }
    for (const text of byteTexts(logprobs)) texts.text(text, { ...place, path: [...place.path, "logprobs"] });
  });
}

type Changes = readonly { readonly path: Path; readonly text: string }[];

/** A part whose text changed keeps nothing that speaks of the old text. */
export function withResponsesTexts(body: unknown, texts: Changes): unknown {
  return texts.reduce<unknown>((all, { path, text }) => {
    const changed = path.at(-1) === "logprobs" ? all : replacedAt(all, path, text);
    return partChanged(changed, path.slice(0, -1));
  }, body);
}

function partChanged(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return isRecord(value) ? withoutOldTokens(value) : value;
  if (Array.isArray(value)) return value.with(Number(key), partChanged(value[Number(key)], rest));
  return isRecord(value) ? { ...value, [key]: partChanged(value[key], rest) } : value;
}

export function withoutResponsesCalls(
  body: unknown,
  denied: readonly { readonly subject: number; readonly message: string }[],
  request: ReadRequest,
): unknown {
  if (!isRecord(body) || !Array.isArray(body.output)) return body;
  const { placed } = readResponsesAnswer(body, request);
  const messages = new Map(denied.map(({ subject, message }) => [placed[subject], message]));
  const output = body.output.map((item: unknown, at: number) => {
    const message = messages.get(at);
    return message === undefined ? item : ownMessage(ownId("msg_"), message, "completed");
  });
  return { ...body, output };
}
