import { describe, expect, test } from "vitest";
import { readConfig } from "../../config/read-config.ts";
import type { Subject } from "../../guard.ts";
import { GUARD_METHODS } from "../../methods/list.ts";
import type { DecisionKind } from "../../run/decision.ts";
import { prepareConfig } from "../../run/run.ts";
import { createLane } from "../../stream/create-lane.ts";
import { type CallVerdict, createGuardedStream } from "../../stream/guarded-stream.ts";
import type { JsonObject, Protocol, StreamEvent } from "../protocol.ts";
import { chat } from "./chat.ts";
import { responses } from "./responses.ts";

/** An answer, whatever its protocol: parts of a text, and calls in parts of their arguments. */
interface Answer {
  readonly text: readonly string[];
  readonly calls?: readonly { readonly name: string; readonly parts: readonly string[] }[];
}

/** How a protocol says an answer, and what is left of it for a client that reads it to the letter. */
interface Surface {
  readonly protocol: Protocol;
  readonly request: JsonObject;
  readonly whole: (answer: Answer) => JsonObject;
  readonly events: (answer: Answer) => readonly StreamEvent[];
  readonly read: (body: JsonObject) => Got;
  readonly readEvents: (events: readonly StreamEvent[]) => Got;
}

interface Got {
  readonly text: string;
  readonly calls: readonly string[];
  readonly ending: string;
}

const event = (value: JsonObject, name: string | null = null): StreamEvent => ({ name, data: JSON.stringify(value) });
const joined = (parts: readonly string[]): string => parts.join("");
const callsOf = (answer: Answer) => answer.calls ?? [];

const CHAT_HEAD = { id: "chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT", created: 1741569952, model: "gpt-4.1-2025-04-14" };

const chatSurface: Surface = {
  protocol: chat,
  request: { model: "gpt-4.1", messages: [{ role: "user", content: "Hello" }] },
  whole(answer) {
    const calls = callsOf(answer).map(({ name, parts }, at) => ({
      ...{ id: `call_${at}`, type: "function", function: { name, arguments: joined(parts) } },
    }));
    const message = { role: "assistant", content: joined(answer.text) || null, refusal: null, annotations: [] };
    const choice = {
      ...{ index: 0, message: { ...message, ...(calls.length > 0 && { tool_calls: calls }) }, logprobs: null },
      finish_reason: calls.length > 0 ? "tool_calls" : "stop",
    };
    return { ...CHAT_HEAD, object: "chat.completion", choices: [choice] };
  },
  events(answer) {
    const chunk = (delta: JsonObject, finish: string | null = null) =>
      event({
        ...{ ...CHAT_HEAD, object: "chat.completion.chunk" },
        choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
      });
    const call = (index: number, more: JsonObject) => chunk({ tool_calls: [{ index, ...more }] });
    return [
      chunk({ role: "assistant", content: "", refusal: null }),
      ...answer.text.map((content) => chunk({ content })),
      ...callsOf(answer).flatMap(({ name, parts }, at) => [
        call(at, { id: `call_${at}`, type: "function", function: { name, arguments: "" } }),
        ...parts.map((part) => call(at, { function: { arguments: part } })),
      ]),
      chunk({}, callsOf(answer).length > 0 ? "tool_calls" : "stop"),
      { name: null, data: "[DONE]" },
    ];
  },
  read(body) {
    // biome-ignore lint/suspicious/noExplicitAny: the test reads what a client would.
    const [choice] = (body as any).choices;
    const calls = choice.message.tool_calls ?? [];
    return {
      text: choice.message.content ?? "",
      calls: calls.map((one: { function: JsonObject }) => `${one.function.name}(${one.function.arguments})`),
      ending: choice.finish_reason,
    };
  },
  readEvents(events) {
    const calls: { name: string; text: string }[] = [];
    let [text, ending] = ["", "none"];
    for (const { data } of events) {
      if (data === "[DONE]") continue;
      const value = JSON.parse(data);
      if (value.error) ending = `error ${value.error.code}`;
      for (const { delta, finish_reason: finish } of value.choices ?? []) {
        text += delta.content ?? "";
        for (const { index, function: part } of delta.tool_calls ?? []) {
          const call = calls[index] ?? { name: "", text: "" };
          calls[index] = { name: call.name + (part.name ?? ""), text: call.text + (part.arguments ?? "") };
        }
        ending = finish ?? ending;
      }
    }
    expect(events.at(-1)?.data).toBe("[DONE]");
    return { text, calls: calls.map((call) => `${call.name}(${call.text})`), ending };
  },
};

const RESPONSE = {
  ...{ id: "resp_67ccd2bed1ec8190b14f964abc054267", object: "response", created_at: 1741476542, error: null },
  ...{ incomplete_details: null, instructions: null, model: "gpt-4.1-2025-04-14", tool_choice: "auto", tools: [] },
};

function itemsOf(answer: Answer): JsonObject[] {
  const calls = callsOf(answer).map(({ name, parts }, at) => ({
    ...{ id: `fc_${at}`, type: "function_call", status: "completed", call_id: `call_${at}`, name },
    arguments: joined(parts),
  }));
  if (answer.text.length === 0) return calls;
  const part = { type: "output_text", annotations: [], logprobs: [], text: joined(answer.text) };
  return [{ id: "msg_1", type: "message", status: "completed", role: "assistant", content: [part] }, ...calls];
}

function itemEvents(item: JsonObject, index: number, parts: readonly string[]): JsonObject[] {
  const place = { item_id: item.id, output_index: index };
  const done = { type: "response.output_item.done", output_index: index, item };
  const added = { type: "response.output_item.added", output_index: index };
  if (item.type === "function_call") {
    return [
      { ...added, item: { ...item, status: "in_progress", arguments: "" } },
      ...parts.map((delta) => ({ type: "response.function_call_arguments.delta", ...place, delta })),
      { type: "response.function_call_arguments.done", ...place, arguments: item.arguments },
      done,
    ];
  }
  const at = { ...place, content_index: 0 };
  const [part] = item.content as JsonObject[];
  return [
    { ...added, item: { ...item, status: "in_progress", content: [] } },
    { type: "response.content_part.added", ...at, part: { ...part, text: "" } },
    ...parts.map((delta) => ({
      type: "response.output_text.delta",
      ...at,
      delta,
      logprobs: [],
      obfuscation: "aBcD12",
    })),
    { type: "response.output_text.done", ...at, text: part?.text, logprobs: [] },
    { type: "response.content_part.done", ...at, part },
    done,
  ];
}

const responsesSurface: Surface = {
  protocol: responses,
  request: { model: "gpt-4.1", input: "Hello" },
  whole: (answer) => ({ ...RESPONSE, status: "completed", output: itemsOf(answer) }),
  events(answer) {
    const items = itemsOf(answer);
    const texts = [...(answer.text.length > 0 ? [answer.text] : []), ...callsOf(answer).map(({ parts }) => parts)];
    const values: JsonObject[] = [
      { type: "response.created", response: { ...RESPONSE, status: "in_progress", output: [] } },
      { type: "response.in_progress", response: { ...RESPONSE, status: "in_progress", output: [] } },
      ...items.flatMap((item, at) => itemEvents(item, at, texts[at] ?? [])),
      { type: "response.completed", response: { ...RESPONSE, status: "completed", output: items } },
    ];
    return values.map((value, at) => event({ ...value, sequence_number: at }, String(value.type)));
  },
  read(body) {
    const output = body.output as JsonObject[];
    const texts = output.flatMap((item) => (item.type === "message" ? (item.content as JsonObject[]) : []));
    const calls = output.filter((item) => item.type === "function_call");
    const details = body.incomplete_details as JsonObject | null;
    return {
      text: texts.map(({ text }) => text).join(""),
      calls: calls.map((item) => `${item.name}(${item.arguments})`),
      ending: details ? `${body.status} ${details.reason}` : String(body.status),
    };
  },
  readEvents(events) {
    const values = events.map(({ data }) => JSON.parse(data) as JsonObject);
    expect(values.map((value) => value.sequence_number)).toEqual(values.map((_, at) => at));
    const indexes = values.flatMap(({ type, output_index: at }) => (type === "response.output_item.added" ? [at] : []));
    expect(indexes).toEqual(indexes.map((_, at) => at));
    const deltas = values.filter(({ type }) => type === "response.output_text.delta").map(({ delta }) => delta);
    const last = values.at(-1) ?? {};
    if (last.type === "error") return { text: deltas.join(""), calls: [], ending: `error ${last.code}` };
    const got = responsesSurface.read(last.response as JsonObject);
    expect(deltas.join("")).toBe(got.text);
    const done = values.filter(({ type }) => type === "response.output_item.done").map(({ item }) => item);
    expect(done).toEqual((last.response as JsonObject).output);
    return got;
  },
};

const SECRET = "zebra-4711";
const CONFIG = {
  "output-guards": ["words", "stop"],
  "tool-call-guards": ["tools", "words"],
  words: { type: "generic", methods: ["custom-patterns"], mode: "enforce", action: "mask" },
  stop: { type: "generic", methods: ["topic-limits"], mode: "enforce", action: "block" },
  tools: { type: "policy", methods: ["denied-tools"], mode: "enforce", action: "deny_call" },
};

function prepared(isBroken = false) {
  const read = readConfig({
    ...CONFIG,
    "output-guards": ["words", "stop"],
    words: { ...CONFIG.words, "custom-patterns": { patterns: ["zebra-\\d{4}"] } },
    stop: { ...CONFIG.stop, methods: ["custom-patterns"], "custom-patterns": { patterns: ["forbidden"] } },
    tools: { ...CONFIG.tools, "denied-tools": { tools: ["delete_*"] } },
  });
  if (!read.config) throw new Error(JSON.stringify(read.problems));
  const broken = {
    ...GUARD_METHODS["custom-patterns"],
    prepare: () => ({
      judge: () => {
        throw new Error("no model");
      },
    }),
  };
  const methods = isBroken ? { ...GUARD_METHODS, "custom-patterns": broken as never } : GUARD_METHODS;
  return prepareConfig(read.config, {}, methods);
}

const BLOCKED = "This answer was blocked.";
const DENIED = "A tool call was denied.";

async function throughWhole({ protocol, request, whole, read }: Surface, answer: Answer, isBroken: boolean) {
  const asked = protocol.readRequest(request, { leg: "front", isTrusted: false });
  const body = whole(answer);
  const { subjects, calls } = protocol.readAnswer(body, asked);
  const config = prepared(isBroken);
  const decisions = await Promise.all(subjects.map(({ subject }) => config.judge(subject)));
  const kinds = new Set<DecisionKind>(decisions.map(({ decision }) => decision));
  if (kinds.has("block")) return read(protocol.blocked(BLOCKED, asked).body);
  if (kinds.has("refuse")) return { text: "", calls: [], ending: "error GUARD_UNAVAILABLE" };
  const texts = subjects.flatMap(({ path }, at) => {
    const text = decisions[at]?.text;
    return text === undefined ? [] : [{ path, text }];
  });
  const denied = calls.flatMap(({ subject }) =>
    decisions[subject]?.decision === "deny_call" ? [{ subject, message: DENIED }] : [],
  );
  const masked = texts.length > 0 ? protocol.withTexts(body, texts, asked) : body;
  return read((denied.length > 0 ? protocol.withoutCalls(masked, denied, asked) : masked) as JsonObject);
}

async function throughStream(surface: Surface, answer: Answer, isBroken: boolean) {
  const { protocol, request, events, readEvents } = surface;
  const asked = protocol.readRequest({ ...request, stream: true }, { leg: "front", isTrusted: false });
  const config = prepared(isBroken);
  const guarded = createGuardedStream({
    reader: protocol.stream(asked),
    lane: (channel) => createLane({ prepared: config, channel }),
    judgeCall: async ({ event: call, text }): Promise<CallVerdict> => {
      const toolCall = { name: call.tool, arguments: call.arguments };
      const subject: Subject = { channel: "tool_call", text: JSON.stringify(JSON.parse(text)), toolCall };
      const decision = await config.judge(subject);
      if (decision.decision === "deny_call") return { kind: "deny", message: DENIED };
      if (decision.text !== undefined) return { kind: "change", text: decision.text };
      const stop = { guard: "g", rule: null };
      if (decision.decision === "block") return { kind: "stop", stop: { kind: "block", ...stop } };
      return decision.decision === "refuse" ? { kind: "stop", stop: { kind: "refuse", ...stop } } : { kind: "allow" };
    },
    message: ({ kind }) => (kind === "block" ? BLOCKED : "Nobody could judge."),
  });
  const out: StreamEvent[] = [];
  const came = events(answer);
  for (const one of came) for (const sent of await guarded.push(one)) out.push(sent.event);
  for (const sent of await guarded.end()) out.push(sent.event);
  return { got: readEvents(out), out, came };
}

/** Cuts a text into pieces of three characters. */
const cut = (text: string): string[] => text.match(/[\s\S]{1,3}/g) ?? [];
const call = (name: string, values: JsonObject) => ({ name, parts: cut(JSON.stringify(values)) });

interface Row {
  readonly answer: Answer;
  /** What a client gets at the end. */
  readonly calls?: readonly string[];
  readonly text: RegExp;
  readonly isBroken?: boolean;
  readonly ending: { readonly chat: string; readonly responses: string };
}

const ROWS: Readonly<Record<string, Row>> = {
  "allows a text": {
    answer: { text: cut("All is well with the horses.") },
    text: /^All is well with the horses\.$/,
    ending: { chat: "stop", responses: "completed" },
  },
  "allows calls": {
    answer: { text: cut("Let me look."), calls: [call("look", { city: "Rome" }), call("look", { city: "Oslo" })] },
    calls: ['look({"city":"Rome"})', 'look({"city":"Oslo"})'],
    text: /^Let me look\.$/,
    ending: { chat: "tool_calls", responses: "completed" },
  },
  "masks a text": {
    answer: { text: cut(`The word is ${SECRET}, keep it. Again: ${SECRET}.`) },
    text: /^The word is (?!zebra)\S+, keep it\. Again: (?!zebra)\S+$/,
    ending: { chat: "stop", responses: "completed" },
  },
  "masks arguments": {
    answer: { text: [], calls: [call("send", { to: "Ann", word: SECRET })] },
    calls: [expect.stringMatching(/^send\(\{"to":"Ann","word":"(?!zebra)[^"]+"\}\)$/)],
    text: /^$/,
    ending: { chat: "tool_calls", responses: "completed" },
  },
  "denies the only call": {
    answer: { text: cut("On it."), calls: [call("delete_all", {})] },
    text: /^On it\.\s*A tool call was denied\.$/,
    ending: { chat: "stop", responses: "completed" },
  },
  "denies the first of two calls": {
    answer: { text: [], calls: [call("delete_all", { a: 1 }), call("look", { city: "Rome" })] },
    calls: ['look({"city":"Rome"})'],
    text: /^A tool call was denied\.$/,
    ending: { chat: "tool_calls", responses: "completed" },
  },
  "denies the second of two calls": {
    answer: { text: cut("Both."), calls: [call("look", { city: "Rome" }), call("delete_all", { a: 1 })] },
    calls: ['look({"city":"Rome"})'],
    text: /^Both\.\s*A tool call was denied\.$/,
    ending: { chat: "tool_calls", responses: "completed" },
  },
  "blocks a text": {
    answer: { text: cut("Some words, then a forbidden one, then more.") },
    text: /This answer was blocked\.$/,
    ending: { chat: "content_filter", responses: "incomplete content_filter" },
  },
  "ends with an error if nobody could judge": {
    answer: { text: cut("Anything at all.") },
    text: /^$/,
    isBroken: true,
    ending: { chat: "error GUARD_UNAVAILABLE", responses: "error GUARD_UNAVAILABLE" },
  },
};

describe.each([
  ["chat", chatSurface],
  ["responses", responsesSurface],
] as const)("the gateway on %s", (name, surface) => {
  for (const [title, { answer, text, calls = [], ending, isBroken = false }] of Object.entries(ROWS)) {
    test(`${title}, whole and streamed`, async () => {
      const whole = await throughWhole(surface, answer, isBroken);
      const { got, out, came } = await throughStream(surface, answer, isBroken);
      for (const one of [whole, got]) {
        expect(one.text).toMatch(text);
        expect(one.calls).toEqual(calls);
        expect(one.ending).toBe(ending[name]);
      }
      const sent = JSON.stringify(out);
      expect(sent).not.toContain(SECRET);
      expect(sent).not.toContain("forbidden");
      expect(sent).not.toContain("delete_all");
      if (title.startsWith("allows")) expect(out).toEqual(came);
    });
  }
});
