import { expect, test } from "vitest";
import { seededNumbers } from "../../statistics/seeded-random.ts";
import { shapeOf } from "./event-shape.ts";
import { messages } from "./messages/messages.ts";
import { chat } from "./openai/chat.ts";
import type { Protocol, StreamEvent, StreamReader } from "./protocol.ts";

const context = { leg: "front", isTrusted: false } as const;
const random = seededNumbers(11, "shapes");
const below = (count: number): number => Math.floor(random() * count);
const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;

const TEXTS = [
  " the",
  "weather",
  "",
  '"',
  "\\",
  "\n",
  "é",
  "😀",
  "\ud83d",
  "\u0001",
  '","x":"y',
  "ada@lovelace.org",
  "{",
];
const NAMES = ["fp_1", "fp_2", "two words", "ghp_a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8", ""];

/** Now and then, data that a server of another make would write: with spaces, other escapes, members twice, or broken. */
function written(value: unknown): string {
  const data = JSON.stringify(value);
  switch (below(150)) {
    case 0:
      return JSON.stringify(value, null, 1);
    case 1:
      return data.replaceAll("e", "\\u0065");
    case 2:
      return data.replace('"index":0', '"index":0,"index":0');
    case 3:
      return data.replace(/"(content|text|delta)":"/, '"$1":"first","$1":"');
    case 4:
      return data.slice(0, -1);
    case 5:
      return data.replace(/(the|weather)/, "$1\n");
    default:
      return data;
  }
}

const OPENAI = { id: "c-1", object: "chat.completion.chunk", created: 1, model: "m" };

function chatEvent(): StreamEvent {
  const name = random() < 0.05 ? pick(["message", "other words"]) : null;
  if (random() < 0.01) return { name, data: "[DONE]" };
  const member = pick(["content", "content", "content", "reasoning_content", "refusal", "note"]);
  const delta =
    random() < 0.05
      ? { tool_calls: [{ index: 0, id: "t", function: { name: "f", arguments: pick(TEXTS) } }] }
      : { [random() < 0.95 ? "content" : member]: pick(TEXTS), ...(random() < 0.03 && { role: "assistant" }) };
  const finish_reason = random() < 0.02 ? "stop" : null;
  const choices: object[] = [{ index: random() < 0.95 ? 0 : 1, delta, finish_reason }];
  if (random() < 0.03) choices.push({ index: 2, delta: { content: pick(TEXTS) }, finish_reason: null });
  const rest = { ...(random() < 0.95 && { obfuscation: pick(NAMES) }), ...(random() < 0.03 && { usage: null }) };
  const fingerprint = random() < 0.03 ? { system_fingerprint: pick(NAMES) } : {};
  return { name, data: written({ ...OPENAI, ...fingerprint, choices, ...rest }) };
}

function messagesEvent(): StreamEvent {
  const index = random() < 0.98 ? 0 : 1;
  const delta =
    random() < 0.95
      ? { type: "text_delta", text: pick(TEXTS) }
      : pick([
          { type: "thinking_delta", thinking: pick(TEXTS) },
          { type: "input_json_delta", partial_json: pick(TEXTS) },
        ]);
  const value = pick<() => { type: string }>([
    ...Array.from({ length: 30 }, () => () => ({ type: "content_block_delta", index, delta })),
    () => ({ type: "content_block_start", index, content_block: { type: "text", text: "" } }),
    () => ({ type: "content_block_stop", index }),
    () => ({ type: "ping" }),
  ])();
  return { name: random() < 0.95 ? value.type : pick([null, "words of its own"]), data: written(value) };
}

function outcome(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return String(error);
  }
}

const plain = (read: ReturnType<StreamReader["read"]>) => {
  const { value, pieces, ends, calls, usage, unreadable, isLast, isOurs = false } = read;
  return { value, pieces, ends, calls, usage, unreadable, isLast, isOurs };
};

const firstEvent = (value: object): StreamEvent => ({ name: null, data: JSON.stringify(value) });
const BLOCK = { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } };

test.each<[string, Protocol, () => StreamEvent, { readonly first: StreamEvent; readonly body: object }]>([
  ["chat", chat, chatEvent, { first: firstEvent({ ...OPENAI, choices: [] }), body: { messages: [] } }],
  ["messages", messages, messagesEvent, { first: firstEvent(BLOCK), body: { messages: [], max_tokens: 9 } }],
])("events of %s that are read at a glance say what they say when parsed", (_, protocol, eventOf, { first, body }) => {
  let alike = 0;
  for (let round = 0; round < 120; round++) {
    const request = protocol.readRequest({ model: "m", stream: true, ...body }, context);
    const [quick, slow] = [protocol.stream(request), protocol.stream(request)];
    for (let count = 0; count < 40; count++) {
      const event = count === 0 ? first : eventOf();
      const glance = quick.readAgain?.(event) ?? null;
      alike += Number(glance !== null);
      const seen = outcome(() => plain(glance ?? quick.read(event)));
      expect(seen).toEqual(outcome(() => plain(slow.read(event))));
      if (typeof seen === "string") break;
      expect(quick.leaving(event)).toEqual(slow.leaving(event));
    }
    expect(quick.ending("policy", "Blocked.").map(({ name }) => name)).toEqual(
      slow.ending("policy", "Blocked.").map(({ name }) => name),
    );
  }
  expect(alike).toBeGreaterThan(300);
});

test("a shape knows its holes by their places, not by what stands in them", () => {
  const data = '{"a":"x","b":{"c":["x",{"d":"x"}]},"e":"x"}';
  const { shape } = shapeOf(data, ["b.c.1.d"], 1) ?? {};
  const texts: string[] = [];
  expect(shape?.match('{"a":"x","b":{"c":["x",{"d":"other"}]},"e":"x"}', texts)).toBe(true);
  expect(texts).toEqual(["other"]);
  expect(shape?.match('{"a":"other","b":{"c":["x",{"d":"x"}]},"e":"x"}', texts)).toBe(false);
  expect(shape?.match('{"a":"x","b":{"c":["x",{"d":"y"}]},"e":"x"} ', texts)).toBe(false);
});

test("a place that is there twice, or a name that looks like a path, has no shape", () => {
  expect(shapeOf('{"a":{"b":"x"},"a":{"b":"y"}}', ["a.b"], 1)).toBeNull();
  expect(shapeOf('{"a.b":"x"}', ["a.b"], 1)).toBeNull();
  expect(shapeOf('{"a":{"b":1}}', ["a.b"], 1)).toBeNull();
});
