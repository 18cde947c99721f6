import { describe, expect, test } from "vitest";
import { countTokens, messages } from "../protocols/messages/messages.ts";
import type { JsonObject, StreamEvent } from "../protocols/protocol.ts";
import { streamThrough, wholeThrough } from "./through-guards.ts";

const CONTEXT = { leg: "model", isTrusted: false } as const;
const request = (more: JsonObject = {}) =>
  messages.readRequest(
    { model: "claude-opus-4", max_tokens: 64, messages: [{ role: "user", content: "Hello" }], ...more },
    CONTEXT,
  );

/** The events of an answer, as the provider's documentation describes them. Texts come in pieces of three characters. */
function streamOf({ content, stop_reason, usage }: JsonObject & { content: readonly JsonObject[] }): StreamEvent[] {
  const named = (value: JsonObject): StreamEvent => ({ name: String(value["type"]), data: JSON.stringify(value) });
  const start = {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "claude-opus-4",
    content: [],
    stop_reason: null,
  };
  const events = [
    named({
      type: "message_start",
      message: { ...start, stop_sequence: null, usage: { input_tokens: 9, output_tokens: 1 } },
    }),
    named({ type: "ping" }),
  ];
  content.forEach((block, index) => {
    const { text, thinking, signature, input, citations, ...rest } = block;
    const empty: Record<string, unknown> = { ...rest };
    const deltas: JsonObject[] = [];
    const add = (type: string, name: string, whole: unknown) => {
      for (const part of String(whole).match(/.{1,3}/gs) ?? []) deltas.push({ type, [name]: part });
    };
    if (text !== undefined) {
      empty["text"] = "";
      for (const citation of (citations as JsonObject[] | null) ?? [])
        deltas.push({ type: "citations_delta", citation });
      add("text_delta", "text", text);
    }
    if (thinking !== undefined) {
      Object.assign(empty, { thinking: "", signature: "" });
      add("thinking_delta", "thinking", thinking);
      deltas.push({ type: "signature_delta", signature });
    }
    if (input !== undefined) {
      empty["input"] = {};
      deltas.push({ type: "input_json_delta", partial_json: "" });
      add("input_json_delta", "partial_json", JSON.stringify(input));
    }
    events.push(named({ type: "content_block_start", index, content_block: empty }));
    for (const delta of deltas) events.push(named({ type: "content_block_delta", index, delta }));
    events.push(named({ type: "content_block_stop", index }));
  });
  events.push(named({ type: "message_delta", delta: { stop_reason, stop_sequence: null }, usage }));
  events.push(named({ type: "message_stop" }));
  return events;
}

interface Said {
  readonly content: readonly JsonObject[];
  readonly stop_reason: unknown;
  readonly error: unknown;
}

/** What a client makes of a stream. It insists on numbers without gaps and on blocks that are closed. */
function joined(events: readonly StreamEvent[]): Said {
  const content: Record<string, unknown>[] = [];
  const json = new Map<number, string>();
  const open = new Set<number>();
  let [reason, error, isOver]: [unknown, unknown, boolean] = [null, null, false];
  for (const { name, data } of events) {
    const event = JSON.parse(data);
    expect(name).toBe(event.type);
    expect(isOver).toBe(false);
    if (event.type === "content_block_start") {
      expect(event.index).toBe(content.length);
      content.push({ ...event.content_block });
      open.add(event.index);
    } else if (event.type === "content_block_delta") {
      expect(open.has(event.index)).toBe(true);
      const block = content[event.index] ?? {};
      const { type, partial_json: part, citation, ...texts } = event.delta;
      if (part !== undefined) json.set(event.index, (json.get(event.index) ?? "") + part);
      if (citation) block["citations"] = [...((block["citations"] as unknown[]) ?? []), citation];
      for (const [key, text] of Object.entries(texts)) block[key] = `${block[key] ?? ""}${text}`;
    } else if (event.type === "content_block_stop") {
      expect(open.delete(event.index)).toBe(true);
      const text = json.get(event.index);
      if (text) Object.assign(content[event.index] ?? {}, { input: JSON.parse(text) });
    } else if (event.type === "message_delta") reason = event.delta.stop_reason;
    else if (event.type === "error") error = event.error;
    isOver ||= event.type === "message_stop";
  }
  if (error === null) expect(open.size).toBe(0);
  return { content, stop_reason: reason, error };
}

const answer = (content: readonly JsonObject[], stop_reason = "end_turn") => ({
  ...{ id: "msg_1", type: "message", role: "assistant", model: "claude-opus-4", stop_sequence: null },
  ...{ content, stop_reason, usage: { input_tokens: 9, output_tokens: 20 } },
});

const text = (said: string): JsonObject => ({ type: "text", text: said });
const use = (name: string, input: JsonObject, id = "toolu_1"): JsonObject => ({ type: "tool_use", id, name, input });
const thought = (said: string): JsonObject => ({
  type: "thinking",
  thinking: said,
  signature: "EqQBCgIYAhIM1gbcDa9GJwZA2b3h",
});
const REFUSED = { stop_reason: "refusal" };

const both = async (content: readonly JsonObject[], reason?: string): Promise<{ whole: Said; streamed: Said }> => {
  const body = answer(content, reason);
  const whole = (await wholeThrough(messages, body, request())) as Said;
  const streamed = await streamThrough(messages, streamOf(body), request({ stream: true }));
  return { whole, streamed: joined(streamed.events) };
};

/** Text of all blocks, as a client joins them. */
const saidBy = ({ content = [] }: Said): string => content.map((block) => block["text"] ?? "").join("");

describe("an answer of the Messages protocol, whole and streamed, has the same verdict", () => {
  test("one that nothing hits is as it came", async () => {
    const content = [thought("Let me see."), text("It is 12 degrees. "), use("get_weather", { city: "Bern" })];
    const body = answer(content, "tool_use");
    expect(await wholeThrough(messages, body, request())).toBe(body);
    const events = streamOf(body);
    const streamed = await streamThrough(messages, events, request({ stream: true }));
    expect(streamed).toEqual({ events, isVerbatim: true });
    expect(joined(events).content).toEqual(content);
  });

  test("texts are masked, also over two blocks, and arguments stay JSON", async () => {
    const content = [text("a mask-"), text("me b"), use("send", { to: 'say "mask-me"', n: 1 })];
    const { whole, streamed } = await both(content, "tool_use");
    for (const said of [whole, streamed]) {
      expect(saidBy(said)).toBe("a ⟦PATTERN_1⟧ b");
      expect(said.content.at(-1)).toMatchObject({ name: "send", input: { to: 'say "⟦PATTERN_1⟧"', n: 1 } });
      expect(said.stop_reason).toBe("tool_use");
    }
  });

  test("a denied call becomes a text, and no client waits for its result", async () => {
    const denied = await both([text("Now."), use("delete_all", { now: true })], "tool_use");
    for (const said of [denied.whole, denied.streamed]) {
      expect(said.content.map((block) => block["type"])).toEqual(["text", "text"]);
      expect(said).toMatchObject({ stop_reason: "end_turn", content: [{ text: "Now." }, { text: "Blocked." }] });
      expect(JSON.stringify(said)).not.toContain("delete_all");
    }
    const two = await both([use("delete_all", {}, "toolu_1"), use("look_up", {}, "toolu_2")], "tool_use");
    for (const said of [two.whole, two.streamed]) {
      expect(said.content.map((block) => block["type"])).toEqual(["text", "tool_use"]);
      expect(said.stop_reason).toBe("tool_use");
    }
  });

  test.each([
    ["a text", [text("so bloc"), text("k-me it is")]],
    ["thinking that would be masked, since it is signed", [thought("the word is mask-me"), text("Fine.")]],
    ["the arguments of a call", [use("send", { body: "block-me" })]],
    [
      "a source",
      [{ ...text("Yes"), citations: [{ type: "char_location", cited_text: "block-me", document_index: 0 }] }],
    ],
    ["a block that nobody knows", [{ type: "new_block", inner: [{ deep: "block-me" }] }]],
    [
      "what a tool of the provider found",
      [
        {
          type: "web_search_tool_result",
          tool_use_id: "a",
          content: [{ type: "web_search_result", title: "block-me" }],
        },
      ],
    ],
  ])("%s is blocked with the provider's own ending", async (_, content) => {
    const { whole, streamed } = await both(content);
    for (const said of [whole, streamed]) {
      expect(said).toMatchObject(REFUSED);
      expect(saidBy(said)).toContain("Blocked.");
      expect(JSON.stringify(said)).not.toMatch(/block-me|mask-me|k-me/);
    }
  });

  test.each([
    ["a text", [text("I am unsure-of-me")]],
    ["redacted thinking", [{ type: "redacted_thinking", data: "EmwKAhgBEgy3va3pzix" }]],
    [
      "what is encrypted",
      [
        {
          type: "web_search_tool_result",
          tool_use_id: "a",
          content: [{ type: "web_search_result", encrypted_content: "Eo8Z" }],
        },
      ],
    ],
  ])("%s that no guard can judge ends in an error", async (_, content) => {
    const { whole, streamed } = await both([text("Well. "), ...content]);
    for (const said of [whole, streamed]) {
      expect(said.error).toMatchObject({ type: "api_error" });
      expect(JSON.stringify(said)).not.toMatch(/unsure-of-me|Emw|Eo8Z/);
    }
  });
});

describe("a stream of the Messages protocol", () => {
  const through = (events: StreamEvent[]) => streamThrough(messages, events, request({ stream: true }));

  test("is read where the provider tells the tokens", () => {
    const reader = messages.stream(request());
    const usages = streamOf(answer([text("x")])).map((event) => reader.read(event).usage);
    expect(usages[0]).toEqual({ input: 9, output: 1, cached: 0 });
    expect(usages.at(-1)).toEqual({ input: 9, output: 20, cached: 0 });
  });

  test.each([
    [
      "a secret in an unknown event",
      { name: "new_event", data: '{"type":"new_event","hint":{"x":"block-me"}}' },
      "refusal",
    ],
    ["a secret in an unknown member", { name: "ping", data: '{"type":"ping","note":"block-me"}' }, "refusal"],
    ["an event that is no JSON", { name: "ping", data: "block-me" }, null],
    [
      "a delta of no block",
      { name: "content_block_delta", data: '{"type":"content_block_delta","index":7,"delta":{"text":"block-me"}}' },
      null,
    ],
  ])("%s does not leave", async (_, event, reason) => {
    const [first, ...rest] = streamOf(answer([text("Fine.")]));
    if (!first) throw new TypeError();
    const out = await through([first, event, ...rest]);
    expect(JSON.stringify(out)).not.toContain("block-me");
    const said = joined(out.events);
    expect(said.stop_reason).toBe(reason);
    expect(said.error).toEqual(reason ? null : expect.objectContaining({ type: "api_error" }));
  });

  test("texts of a block that nobody knows go on from delta to delta", () => {
    const reader = messages.stream(request());
    const read = (value: object) => reader.read({ name: null, data: JSON.stringify(value) });
    read({ type: "content_block_start", index: 0, content_block: { type: "novel" } });
    const said = ["mask", "-me"].map((words) =>
      read({ type: "content_block_delta", index: 0, delta: { type: "novel_delta", words } }),
    );
    const [first, second] = said.flatMap(({ pieces }) => pieces);
    expect([first?.lane, first?.text, second?.text]).toEqual([second?.lane, "mask", "-me"]);
    expect(said.flatMap(({ ends }) => ends)).toEqual([]);
    expect(read({ type: "content_block_stop", index: 0 }).ends).toEqual([first?.lane]);
  });

  test("arguments that came whole with the beginning of the block are judged as well", async () => {
    const events = streamOf(answer([use("delete_all", {})], "tool_use"));
    const whole = events.map((event) => ({
      ...event,
      data: event.data.replace('"input":{}', '"input":{"a":"mask-me"}'),
    }));
    const parts = whole.filter(({ data }) => !data.includes("input_json_delta"));
    expect(joined((await through(parts)).events).stop_reason).toBe("end_turn");
    const allowed = parts.map((event) => ({ ...event, data: event.data.replace("delete_all", "send") }));
    expect(joined((await through(allowed)).events).content[0]).toMatchObject({ input: { a: "⟦PATTERN_1⟧" } });
  });
});

describe("a request of the Messages protocol", () => {
  const read = (body: JsonObject, isTrusted = false) => messages.readRequest(body, { leg: "front", isTrusted });
  const history = {
    system: [{ type: "text", text: "Be kind.", cache_control: { type: "ephemeral" } }],
    ...{ model: "claude-opus-4", max_tokens: 64, stream: true, temperature: 0.2 },
    metadata: { user_id: "user-7" },
    tools: [{ name: "look_up", description: "Finds things.", input_schema: { type: "object", properties: {} } }],
    messages: [
      {
        role: "user",
        content: [
          { type: "text", text: "Find it" },
          { type: "image", source: { type: "base64", media_type: "image/png", data: "iVBO" } },
        ],
      },
      { role: "assistant", content: [thought("Hm."), use("look_up", { q: "it" })] },
      {
        role: "user",
        content: [{ type: "tool_result", tool_use_id: "toolu_1", content: [{ type: "text", text: "found" }] }],
      },
      {
        role: "user",
        content: [
          { type: "document", title: "Notes", source: { type: "text", media_type: "text/plain", data: "words" } },
        ],
      },
    ],
  };

  test("every text of every role is found in its channel, and images are named as unreadable", () => {
    const { subjects, unreadable, ...rest } = read(history);
    const found = subjects.map(({ subject, path }) => [subject.channel, subject.text, path.join(".")]);
    expect(found).toEqual(
      expect.arrayContaining([
        ["user", "Be kind.", "system.0.text"],
        ["user", "Find it", "messages.0.content.0.text"],
        ["output", "Hm.", "messages.1.content.0.thinking"],
        ["tool_call", '{"q":"it"}', "messages.1.content.1.input"],
        ["tool_result", "found", "messages.2.content.0.content.0.text"],
        ["document", "words", "messages.3.content.0.source.data"],
        ["document", "Finds things.", "tools.0.description"],
        ["user", "user-7", "metadata.user_id"],
      ]),
    );
    expect(unreadable).toEqual([{ path: ["messages", 0, "content", 1], channel: "user", kind: "image" }]);
    expect(rest).toMatchObject({ model: "claude-opus-4", isStream: true, mostOutput: 64, forwarded: {} });
    expect(rest.events).toEqual([
      { kind: "call", tool: "look_up", id: "toolu_1", arguments: { q: "it" } },
      { kind: "result", tool: "look_up", id: "toolu_1", text: "found" },
    ]);
  });

  test("signed thinking in the history cannot be changed, and a trusted client's system prompt is the operator's own", () => {
    const { subjects } = read(history);
    expect(subjects.find(({ subject }) => subject.text === "Hm.")?.isReplaceable).toBe(false);
    expect(read(history, true).subjects.some(({ subject }) => subject.text === "Be kind.")).toBe(false);
  });

  test("errors have the provider's form; a blocked count of tokens is one", () => {
    const refusal = { kind: "limited", code: "GATEWAY_LIMITED", status: 429, message: "Too many requests." } as const;
    expect(messages.refused(refusal, null)).toEqual({
      status: 429,
      body: {
        type: "error",
        error: { type: "rate_limit_error", message: "Too many requests.", code: "GATEWAY_LIMITED" },
      },
    });
    expect(countTokens.blocked("Blocked.", request())).toMatchObject({ status: 400 });
    expect(countTokens.readAnswer({ input_tokens: 12 }, request()).subjects).toEqual([]);
  });
});
