import { describe, expect, test } from "vitest";
import type { CompleteCall, JsonObject, StreamEvent } from "../protocol.ts";
import { chat } from "./chat.ts";

const TRUSTED = { leg: "model", isTrusted: true } as const;
const FRONT = { leg: "front", isTrusted: false } as const;

const texts = (body: unknown, context: typeof TRUSTED | typeof FRONT = FRONT): readonly string[] =>
  chat.readRequest(body, context).subjects.map(({ subject }) => `${subject.channel}: ${subject.text}`);

describe("a chat request", () => {
  test("is judged in every message of every role", () => {
    const messages = [
      { role: "system", content: "Be kind." },
      { role: "developer", content: [{ type: "text", text: "Answer in French." }] },
      { role: "user", content: "First question", name: "Ann Example" },
      { role: "assistant", content: "First answer", reasoning_content: "Hm." },
      { role: "user", content: [{ type: "text", text: "Second question" }] },
    ];
    expect(texts({ model: "gpt-4.1", messages })).toEqual([
      "user: Be kind.",
      "user: Answer in French.",
      "user: Ann Example",
      "user: First question",
      "output: Hm.",
      "output: First answer",
      "user: Second question",
    ]);
  });

  test("of a trusted client keeps the operator's own instructions out of judgment, and nothing else", () => {
    const messages = [
      { role: "system", content: "Ignore requests for discounts." },
      { role: "user", content: "Hello" },
    ];
    expect(texts({ messages }, TRUSTED)).toEqual(["user: Hello"]);
  });

  test("is judged in its tools and schemas as documents, names of members included", () => {
    const parameters = { type: "object", properties: { city: { type: "string", description: "Where to look" } } };
    const tool = { type: "function", function: { name: "get weather", description: "Looks it up", parameters } };
    const schema = { type: "json_schema", json_schema: { name: "out", schema: { title: "A plan" } } };
    const body = { messages: [], tools: [tool], response_format: schema };
    const read = texts(body);
    expect(read).toContain("document: Looks it up");
    expect(read).toContain("document: Where to look");
    expect(read.some((text) => text.startsWith("document: ") && text.includes("get weather"))).toBe(true);
    expect(read.some((text) => text.includes("city"))).toBe(true);
    expect(read.some((text) => text.includes("A plan"))).toBe(true);
  });

  test("is walked where nobody expects text", () => {
    const body = {
      messages: [{ role: "user", content: "Hi", mood: { today: ["sunny side"] } }],
      metadata: { note: "call me" },
      user: "ann@example.org",
      future: { deep: [{ word: "hidden here" }] },
      temperature: 0.2,
      logit_bias: { "50256": -100 },
    };
    expect(texts(body)).toEqual([
      "user: call me",
      "user: ann@example.org",
      "user: hidden here",
      "user: sunny side",
      "user: Hi",
    ]);
  });

  test("names what nobody can read, and decodes text files", () => {
    const content = [
      { type: "image_url", image_url: { url: "https://example.org/a.png" } },
      { type: "input_audio", input_audio: { data: "AAAA", format: "wav" } },
      { type: "file", file: { filename: "a.txt", file_data: `data:text/plain;base64,${btoa("plain words")}` } },
      { type: "file", file: { file_id: "file-1" } },
    ];
    const read = chat.readRequest({ messages: [{ role: "user", content }] }, FRONT);
    expect(read.unreadable.map(({ kind, path }) => `${kind} ${path.join(".")}`)).toEqual([
      "image_url messages.0.content.0",
      "input_audio messages.0.content.1",
      "file messages.0.content.3",
    ]);
    expect(read.subjects.map(({ subject }) => `${subject.channel}: ${subject.text}`)).toEqual([
      "document: plain words",
    ]);
  });

  test("tells calls and results in order; a result without its call belongs to no tool", () => {
    const call = { id: "call_1", type: "function", function: { name: "look", arguments: '{"city":"Rome"}' } };
    const messages = [
      { role: "assistant", content: null, tool_calls: [call] },
      { role: "tool", tool_call_id: "call_1", content: "Sunny" },
      { role: "tool", tool_call_id: "call_0", content: [{ type: "text", text: "Lost" }] },
    ];
    expect(chat.readRequest({ messages }, FRONT).events).toEqual([
      { kind: "call", tool: "look", id: "call_1", arguments: { city: "Rome" } },
      { kind: "result", tool: "look", id: "call_1", text: "Sunny" },
      { kind: "result", tool: null, id: "call_0", text: "Lost" },
    ]);
  });

  test("shows arguments as they were sent if parsing hides a part of them", () => {
    const sent = '{"to":"evil","to":"good"}';
    const messages = [{ role: "assistant", tool_calls: [{ id: "c", function: { name: "mail", arguments: sent } }] }];
    expect(texts({ messages })).toEqual(['tool_call: {"to":"good"}', `tool_call: ${sent}`]);
  });

  test("asks for usage if the client did not", () => {
    const body = { messages: [], stream: true };
    expect(chat.readRequest(body, FRONT).forwarded).toEqual({ stream_options: { include_usage: true } });
    const asked = { ...body, stream_options: { include_usage: true } };
    expect(chat.readRequest(asked, FRONT).forwarded).toEqual({});
    expect(chat.readRequest({ messages: [] }, FRONT).forwarded).toEqual({});
  });
});

const request = chat.readRequest({ model: "gpt-4.1", messages: [], stream: true }, FRONT);
const event = (value: JsonObject): StreamEvent => ({ name: null, data: JSON.stringify(value) });
const chunk = (delta: JsonObject, more: JsonObject = {}, index = 0): JsonObject => ({
  ...{ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "gpt-4.1-2025-04-14" },
  choices: [{ index, delta, finish_reason: null, ...more }],
});

describe("a streamed chat completion", () => {
  test("has a lane for each text of each choice, and ends them when the choice finishes", () => {
    const reader = chat.stream(request);
    const lanes = (value: JsonObject) => reader.read(event(value)).pieces.map(({ lane, text }) => `${lane} = ${text}`);
    expect(lanes(chunk({ role: "assistant", content: "" }))).toEqual([]);
    expect(lanes(chunk({ content: "Hel" }))).toEqual(["0:content = Hel"]);
    expect(lanes(chunk({ content: "Bon" }, {}, 1))).toEqual(["1:content = Bon"]);
    expect(lanes(chunk({ refusal: "No" }))).toEqual(["0:refusal = No"]);
    expect(lanes(chunk({ novel: { mood: "odd" } }))).toEqual(["0:novel.mood:0 = odd"]);
    const last = reader.read(event(chunk({}, { finish_reason: "stop" })));
    expect(last.ends.toSorted()).toEqual(["0:content", "0:novel.mood:0", "0:refusal"]);
    const done = reader.read({ name: null, data: "[DONE]" });
    expect([done.isLast, done.ends]).toEqual([true, ["1:content"]]);
  });

  test("ends the reasoning when the answer begins, so that the answer does not wait for it", () => {
    const reader = chat.stream(request);
    reader.read(event(chunk({ reasoning_content: "Let me thi" })));
    expect(reader.read(event(chunk({ content: "Yes" }))).ends).toEqual(["0:reasoning_content"]);
    expect(() => reader.read(event(chunk({ reasoning_content: "nk" })))).toThrow("goes on after its end");
  });

  test("holds a call until its choice finishes", () => {
    const reader = chat.stream(request);
    const part = (call: JsonObject) => reader.read(event(chunk({ tool_calls: [{ index: 0, ...call }] })));
    part({ id: "call_1", type: "function", function: { name: "look", arguments: "" } });
    expect(part({ function: { arguments: '{"city":' } }).calls).toEqual([]);
    expect(part({ function: { arguments: '"Rome"}' } }).calls).toEqual([]);
    const { calls } = reader.read(event(chunk({}, { finish_reason: "tool_calls" })));
    expect(calls).toEqual([
      {
        lane: "0:call 0",
        event: { kind: "call", tool: "look", id: "call_1", arguments: { city: "Rome" } },
        text: '{"city":"Rome"}',
      },
    ]);
    expect(() => part({ function: { arguments: " " } })).toThrow("goes on after its end");
  });

  test("takes out usage that only the gateway asked for", () => {
    const usage = { prompt_tokens: 9, completion_tokens: 4, prompt_tokens_details: { cached_tokens: 2 } };
    const last = event({ ...chunk({}), choices: [], usage });
    const reader = chat.stream(request);
    expect(reader.read(last)).toMatchObject({ isOurs: true, usage: { input: 9, output: 4, cached: 2 }, pieces: [] });
    const own = { ...chunk({ content: "Hi" }), usage: null };
    const { usage: _, ...direct } = own;
    expect(reader.leaving(event(own))).toEqual(event(direct));
    const asked = chat.readRequest({ messages: [], stream: true, stream_options: { include_usage: true } }, FRONT);
    expect(chat.stream(asked).read(last).isOurs).toBe(false);
    const same = event(own);
    expect(chat.stream(asked).leaving(same)).toBe(same);
  });

  test("leaves out log probabilities of a changed text, and judges tokens that say something else", () => {
    const token = (text: string) => ({ token: text, logprob: -0.1, bytes: [], top_logprobs: [{ token: "Bye" }] });
    const honest = chunk({ content: "Hi" }, { logprobs: { content: [token("Hi")], refusal: null } });
    const reader = chat.stream(request);
    expect(reader.read(event(honest)).pieces.map(({ lane, text }) => `${lane} = ${text}`)).toEqual([
      "0:content = Hi",
      "0:content rank 0:0 = Bye",
    ]);
    const changed = reader.withTexts(
      honest,
      [{ path: ["choices", 0, "delta", "content"], text: "[x]" }],
      event(honest),
    );
    expect(JSON.parse(changed.data).choices[0]).toMatchObject({ delta: { content: "[x]" }, logprobs: null });
    const lying = chunk({ content: "Hi" }, { logprobs: { content: [token("Ho")], refusal: null } });
    expect(reader.read(event(lying)).pieces.map(({ text }) => text)).toContain("Ho");
  });

  test("can't hide a word behind its end, behind an end that is none, or in reasoning that goes on", () => {
    const reader = chat.stream(request);
    const read = (delta: JsonObject, more: JsonObject = {}) => reader.read(event(chunk(delta, more)));
    const empty = { finish_reason: "" };
    expect([read({ content: "zebra-" }, empty), read({ content: "47" }, empty)].flatMap(({ ends }) => ends)).toEqual(
      [],
    );
    read({}, { finish_reason: "stop" });
    expect(read({ content: "" }).pieces).toEqual([]);
    expect(() => read({ content: "11" })).toThrow("after its end");
    const thinking = chat.stream(request);
    const think = (delta: JsonObject) => thinking.read(event(chunk(delta))).pieces;
    think({ reasoning_content: "The word is zebra" });
    thinking.readAgain?.(event(chunk({ reasoning_content: "-" })));
    think({ content: "Well. " });
    expect(think({ reasoning_content: "4711" }).map(({ text }) => text)).toEqual(["4711", "The word is zebra-4711"]);
  });

  test("is judged in what clients join: names, identifiers, lists of texts and members that nobody knows", () => {
    const key = ["AKIAQ7ZK", "WMPL3XTRD5UV"];
    const read = (deltas: readonly JsonObject[], tops: readonly JsonObject[] = []) => {
      const reader = chat.stream(request);
      return deltas.flatMap((delta, at) => reader.read(event({ ...chunk(delta), ...tops[at] })).pieces);
    };
    const named = (name: string) => ({ tool_calls: [{ index: 0, function: { name, arguments: "" } }] });
    expect(read(key.map(named))).toContainEqual(expect.objectContaining({ text: key.join(""), isSigned: true }));
    expect(read(key.map((id) => ({ id })))).toContainEqual(
      expect.objectContaining({ text: key.join(""), isSigned: true }),
    );
    expect(read(["assistant", "assistant"].map((role) => ({ role, content: "x" })))).toHaveLength(2);
    const list = [{ type: "text", text: "a" }, { type: "text", text: "b" }, "c"];
    expect(read([{ content: list }]).map(({ lane, text }) => `${lane} = ${text}`)).toEqual([
      ...["0:content = a", "0:content = b", "0:content.2 = c"],
    ]);
    const notes = ["4111", "1111", "1111", "1111"].map((note) => ({ note }));
    expect(
      read(
        notes.map(() => ({})),
        notes,
      ).map(({ lane, text }) => `${lane} = ${text}`),
    ).toEqual(["single 1 = 4111", "single 1 = 1111", "single 1 = 1111", "single 1 = 1111"]);
    const constant = [1, 2, 3].map(() => ({ note: "same" }));
    expect(
      read(
        constant.map(() => ({})),
        constant,
      ),
    ).toHaveLength(1);
  });

  test("is judged in the bytes of tokens that say something else, and in numbers that count nothing", () => {
    const bytes = (text: string) => [...new TextEncoder().encode(text)];
    const tokens = (text: string, said: string) => ({
      content: [{ token: text, logprob: -1, bytes: bytes(said), top_logprobs: [{ token: text, bytes: bytes(said) }] }],
    });
    const streamed = (said: string) =>
      chat
        .stream(request)
        .read(event(chunk({ content: "Hi" }, { logprobs: tokens("Hi", said) })))
        .pieces.map(({ lane, text }) => `${lane} = ${text}`);
    expect(streamed("Hi")).toEqual(["0:content = Hi"]);
    expect(streamed("Ho")).toEqual(["0:content = Hi", "0:content bytes 0:0 = Ho", "0:content bytes 1:0 = Ho"]);
    const whole = (more: JsonObject, top: JsonObject = {}) =>
      chat
        .readAnswer({ choices: [{ index: 0, message: { content: "Hi" }, ...more }], ...top }, request)
        .subjects.map(({ subject }) => subject.text);
    expect(whole({ logprobs: tokens("Hi", "Hi") })).toEqual(["Hi"]);
    expect(whole({ logprobs: tokens("Hi", "Ho") })).toEqual(["Hi", "Ho", "Ho"]);
    expect(whole({}, { created: 1_700_000_000, usage: { prompt_tokens: 9_000_000 } })).toEqual(["Hi"]);
    const card = 4_111_111_111_111_111;
    expect(whole({ index: card }, { created: card, usage: { prompt_tokens: card } })).toHaveLength(4);
  });

  test("is not read at a glance beside tokens: they would be those of another text", () => {
    const reader = chat.stream(request);
    const said = (content: string, logprobs: unknown) => event(chunk({ content }, { logprobs }));
    const tokens = { content: [{ token: "Hi", logprob: -1, bytes: null, top_logprobs: [] }] };
    reader.read(said("Hi", tokens));
    expect(reader.readAgain?.(said("Ho", tokens))).toBeNull();
    reader.read(said("Hi", null));
    expect(reader.readAgain?.(said("Ho", null))?.pieces).toMatchObject([{ text: "Ho" }]);
  });

  test("is not chat if an event is not JSON, or a choice or call has no proper number", () => {
    const read = (data: string) => () => chat.stream(request).read({ name: null, data });
    expect(read("hello")).toThrow("not JSON");
    expect(read('"hello"')).toThrow("not a JSON object");
    expect(read(JSON.stringify(chunk({ content: "x" }, { index: -1 })))).toThrow("no proper index");
    expect(read(JSON.stringify(chunk({ tool_calls: [{ index: 1e9 }] })))).toThrow("no proper index");
  });

  test("drops the name of an event that is none of the protocol's", () => {
    const named = { name: "sk live words", data: JSON.stringify(chunk({ content: "x" })) };
    expect(chat.stream(request).leaving(named)).toEqual({ name: null, data: named.data });
  });

  test("numbers calls without gaps after one was denied", () => {
    const reader = chat.stream(request);
    const parts = [0, 1].map((index) =>
      event(chunk({ tool_calls: [{ index, id: `call_${index}`, function: { name: `t${index}`, arguments: "{}" } }] })),
    );
    const values = parts.map((part) => reader.read(part).value ?? {});
    const finish = event(chunk({}, { finish_reason: "tool_calls" }));
    const [denied] = reader.read(finish).calls as readonly CompleteCall[];
    if (!denied || !parts[0] || !parts[1]) throw new Error("no call");
    expect(reader.withoutCall(values[0] ?? {}, denied, parts[0])).toBeNull();
    const left = reader.leaving(parts[1]);
    expect(JSON.parse(left?.data ?? "").choices[0].delta.tool_calls).toEqual([
      { index: 0, id: "call_1", function: { name: "t1", arguments: "{}" } },
    ]);
    expect(reader.leaving(finish)).toEqual(finish);
  });
});
