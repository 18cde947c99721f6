import fc from "fast-check";
import { expect, test } from "vitest";
import { threadMsOf } from "../../../test/own-time.ts";
import { readEvents } from "./read-events.ts";

async function eventsOf(chunks: readonly Uint8Array[]): Promise<string[]> {
  const source = async function* () {
    yield* chunks;
  };
  const events: string[] = [];
  for await (const event of readEvents(source())) events.push(event);
  return events;
}

test.each([
  ["one event", "data: a\n\n", ["a"]],
  ["no space after the colon", "data:a\n\n", ["a"]],
  ["only the first space is taken away", "data:  a\n\n", [" a"]],
  ["several lines of one event", "data: a\ndata: b\n\n", ["a\nb"]],
  ["an empty line of data", "data\n\n", [""]],
  ["comments, names and ids", ": hello\nevent: x\nid: 1\nretry: 5\ndata: a\n\n: bye\n\n", ["a"]],
  ["names that only begin like data", "dataset: x\ndata: a\n\n", ["a"]],
  ["all three ends of lines", "data: a\r\rdata: b\n\ndata: c\r\n\r\n", ["a", "b", "c"]],
  ["an end in the middle", "data: a\n\ndata: b", ["a", "b"]],
  ["a byte order mark", "\uFEFFdata: a\n\n", ["a"]],
  ["nothing", "", []],
])("%s", async (_name, text, expected) => {
  expect(await eventsOf([Buffer.from(text)])).toEqual(expected);
});

test("the same events are read wherever the stream is split", async () => {
  const text = "data: Grüezi 🌧\r\n\r\n: c\r\rdata: {\r\ndata: }\r\n\r\nevent: x\rdata: last";
  const bytes = Buffer.from(text);
  const whole = await eventsOf([bytes]);
  expect(whole).toEqual(["Grüezi 🌧", "{\n}", "last"]);
  const cuts = fc.uniqueArray(fc.integer({ min: 0, max: bytes.length }), { maxLength: bytes.length });
  await fc.assert(
    fc.asyncProperty(cuts, async (places) => {
      const borders = [0, ...places.sort((a, b) => a - b), bytes.length];
      const chunks = borders.slice(1).map((end, at) => bytes.subarray(borders[at], end));
      expect(await eventsOf(chunks)).toEqual(whole);
    }),
  );
});

test("one line in very many pieces costs no more than its length", async () => {
  const pieces = Array.from({ length: 20_000 }, () => Buffer.from("x".repeat(100)));
  const spent = await threadMsOf(async () => {
    const [event] = await eventsOf([Buffer.from("data: "), ...pieces]);
    expect(event).toHaveLength(2_000_000);
  });
  expect(spent).toBeLessThan(5_000);
});
