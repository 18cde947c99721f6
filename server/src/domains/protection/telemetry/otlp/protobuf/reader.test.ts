import { expect, test } from "vitest";
import { Malformed } from "../model/malformed.ts";
import type { SpanRecord, Value } from "../model/records.ts";
import { readGroups } from "./groups.ts";
import { readSpan } from "./spans.ts";

const varint = (value: number): number[] => (value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)]);
const field = (number: number, ...parts: (Buffer | string)[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from(varint((number << 3) | 2)), Buffer.from(varint(content.length)), content]);
};
const pair = (key: string, value: Buffer): Buffer => Buffer.concat([field(1, key), field(2, value)]);
const attribute = (key: string, value: Buffer): Buffer => field(9, pair(key, value));
const body = (...span: Buffer[]): Buffer => field(1, field(2, field(2, ...span)));

function spanIn(bytes: Buffer): SpanRecord {
  const [read] = [...readGroups(bytes, readSpan)];
  return read && "record" in read ? read.record : expect.fail("there is no span");
}

test("128 attributes of 4 kB are kept, cut between characters, and unknown fields are passed over", () => {
  const many = Array.from({ length: 200 }, (_, nth) => attribute(`k${nth}`, field(1, "x")));
  const long = attribute("long", field(1, "é".repeat(5000)));
  const unknown = [
    field(99, "anything"),
    Buffer.from([...varint((98 << 3) | 0), 1]),
    Buffer.from([...varint((97 << 3) | 5), 1, 2, 3, 4]),
  ];
  const { attributes } = spanIn(body(long, ...unknown, ...many));
  expect(Object.keys(attributes)).toHaveLength(128);
  expect(attributes["long"]).toBe("é".repeat(2048));
});

test("lists inside lists end at the eighth level, however many there are", () => {
  let value = field(1, "deep");
  for (let depth = 0; depth < 100; depth++) value = field(5, field(1, value));
  let levels = 0;
  let at: Value | undefined = spanIn(body(attribute("deep", value))).attributes["deep"];
  for (; Array.isArray(at); at = at[0]) levels++;
  expect(levels).toBe(7);
});

test("a resource is found after its spans, and `__proto__` is an attribute like any other", () => {
  const span = field(2, field(2, attribute("__proto__", field(1, "x"))));
  const [read] = [...readGroups(field(1, span, field(1, field(1, pair("service.name", field(1, "late"))))), readSpan)];
  expect(read).toMatchObject({ sender: { resource: { "service.name": "late" } } });
  expect(Object.getPrototypeOf(read && "record" in read ? read.record.attributes : null)).toBe(Object.prototype);
});

test.each([
  ["a name that is a number", body(Buffer.from([5 << 3, 1]))],
  ["a time that is a text", body(field(7, "12345678"))],
  ["a group", body(Buffer.from([(3 << 3) | 3]))],
  ["a length past the end", Buffer.from([0x0a, 0x05, 0x00])],
  ["a length of four gigabytes", Buffer.from([0x0a, 0xff, 0xff, 0xff, 0xff, 0x0f])],
  ["a number without an end", body(Buffer.alloc(20, 0xff))],
  ["a field with the number 0", Buffer.from([0x02, 0x00])],
  ["a time that is cut off", body(Buffer.from([(7 << 3) | 1, 1, 2]))],
])("%s refuses the body", (_what, bytes) => {
  expect(() => [...readGroups(bytes, readSpan)]).toThrow(Malformed);
});
