import { expect, test } from "vitest";
import { clockOf, exactLengthOf, isoOf, lengthOf, momentOf, nanosOf, secondOf } from "./nanoseconds.ts";

const AT = 1_800_000_000_123_456_789n;

test("a time keeps all its nanoseconds, whatever form it came in", () => {
  expect(nanosOf("1800000000123456789")).toBe(AT);
  expect(nanosOf(AT)).toBe(AT);
  // A double has lost digits already: showing them would be a lie.
  expect(nanosOf(Number(AT))).toBeNull();
  expect([nanosOf("1.5"), nanosOf(""), nanosOf(null), nanosOf({}), nanosOf("9".repeat(30))]).toEqual(
    Array(5).fill(null),
  );
  expect(isoOf(AT)).toBe("2027-01-15T08:00:00.123456789Z");
  expect(clockOf(AT)).toMatch(/\.123456789$/);
  expect(momentOf(AT + 1n)).toMatch(/2027.*\.123456790$/);
  expect(secondOf(AT)).toBe(1_800_000_000);
  expect(isoOf(-1n)).toBe("1969-12-31T23:59:59.999999999Z");
  expect([isoOf(10n ** 25n), clockOf(10n ** 25n)]).toEqual([undefined, `${10n ** 25n} ns`]);
});

test("a length is short in a row and exact beside the span", () => {
  const lengths = [
    0n,
    999n,
    1_000n,
    12_345n,
    123_456_789n,
    4_820_317_204n,
    59_999_999_999n,
    61_000_000_000n,
    3_720_000_000_000n,
  ];
  expect(lengths.map(lengthOf)).toEqual([
    "0 ns",
    "999 ns",
    "1.00 µs",
    "12.3 µs",
    "123 ms",
    "4.82 s",
    "60.0 s",
    "1 min 1 s",
    "1 h 2 min",
  ]);
  expect(lengths.map(exactLengthOf)).toEqual([
    "0 ns",
    "999 ns",
    "1 µs",
    "12.345 µs",
    "123.456789 ms",
    "4.820317204 s",
    "59.999999999 s",
    "61 s",
    "3720 s",
  ]);
  expect(lengthOf(-1_500_000n)).toBe("−1.50 ms");
});
