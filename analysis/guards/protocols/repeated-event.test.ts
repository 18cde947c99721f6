import fc from "fast-check";
import { expect, test } from "vitest";
import { chat } from "./openai/chat.ts";

const request = chat.readRequest(
  { model: "m", messages: [{ role: "user", content: "hi" }], stream: true },
  { leg: "front", isTrusted: false },
);
const head = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "m" };
const chunk = (delta: object, more: object = {}): string =>
  JSON.stringify({ ...head, choices: [{ index: 0, delta, finish_reason: null, ...more }] });

/** What a stream reads of these events, one after another, by each of the two ways. */
function readings(datas: readonly string[]) {
  const [quick, slow] = [chat.stream(request), chat.stream(request)];
  const seen = (read: () => unknown): unknown => {
    try {
      return read();
    } catch (error) {
      return String(error);
    }
  };
  const plain = (read: ReturnType<typeof quick.read>) => ({ ...read, value: read.value, isOurs: read.isOurs ?? false });
  let repeated = 0;
  const rows = datas.map((data) => {
    const event = { name: null, data };
    const again = quick.readAgain?.(event) ?? null;
    if (again) repeated += 1;
    return [seen(() => plain(again ?? quick.read(event))), seen(() => plain(slow.read(event)))] as const;
  });
  return { rows, repeated };
}

test("deltas of one text are read alike, parsed or not", () => {
  const { rows, repeated } = readings(
    ["The", " weather", " is", " fine", ".", "x"].map((content) => chunk({ content })),
  );
  for (const [quick, slow] of rows) expect(quick).toEqual(slow);
  expect(repeated).toBe(5);
});

test("whatever comes between, before or instead, an event is read as it would be alone", () => {
  const texts = fc.constantFrom("a", " b", "", "m", "content", '"', "\\", "é", "\n", "chatcmpl-1", "a b");
  const deltas = fc.oneof(
    { weight: 6, arbitrary: texts.map((content) => chunk({ content })) },
    texts.map((content) => chunk({ content, refusal: "a" })),
    texts.map((reasoning_content) => chunk({ reasoning_content })),
    texts.map((content) => chunk({ content }, { finish_reason: "stop" })),
    texts.map((content) => chunk({ content }, { index: 1 })),
    texts.map((text) => chunk({ content: "a" }, { x: text })),
    texts.map((text) => chunk({ tool_calls: [{ index: 0, id: "c", function: { name: "f", arguments: text } }] })),
    fc.constant(`{"id":"chatcmpl-1","choices":[{"index":0,"delta":{"content":"\\u0061","x":"a"}}]}`),
    texts.map(
      (text) => `{"id":"chatcmpl-1","choices":[{"index":0,"delta":{"content":"\\u0061","x":${JSON.stringify(text)}}}]}`,
    ),
  );
  fc.assert(
    fc.property(fc.array(deltas, { maxLength: 12 }), (datas) => {
      for (const [quick, slow] of readings(datas).rows) expect(quick).toEqual(slow);
    }),
    { numRuns: 150 },
  );
});
