import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCursor, writeCursor } from "./cursor.ts";
import { Unprocessable } from "./unprocessable.ts";

const parts = { at: "bigint", seq: "integer", rank: "smallint", id: "uuid", name: "text", sort: ["a", "-a"] } as const;
const whole = {
  at: 2 ** 53 - 1,
  seq: 2 ** 31 - 1,
  rank: -32_767,
  id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b11",
  name: "",
  sort: "-a",
};

describe("a cursor", () => {
  it("reads back what it wrote", () => {
    expect(readCursor(writeCursor(whole), parts)).toEqual(whole);
  });

  it.each<[string, unknown]>([
    ["at", 2 ** 53],
    ["at", "1"],
    ["at", 1.5],
    ["seq", 2 ** 31],
    ["seq", -(2 ** 31) - 1],
    ["rank", 2 ** 15],
    ["rank", null],
    ["id", "x"],
    ["id", whole.id.toUpperCase()],
    ["id", `${whole.id}\n`],
    ["name", "a\u0000"],
    ["name", "\ud800"],
    ["name", 7],
    ["sort", "b"],
    ["sort", ["a"]],
  ])("with %s set to %j is rejected by name", (name, value) => {
    expect(() => readCursor(writeCursor({ ...whole, [name]: value }), parts)).toThrow(Unprocessable);
  });

  it("either is a position that every column could hold or is rejected, whatever is sent", () => {
    const forged = fc.oneof(
      fc.string(),
      fc.json().map((text) => Buffer.from(text).toString("base64url")),
      fc
        .record({ at: fc.anything(), seq: fc.anything(), rank: fc.anything(), id: fc.anything(), name: fc.anything() })
        .map((position) => Buffer.from(JSON.stringify(position) ?? "").toString("base64url")),
    );
    fc.assert(
      fc.property(forged, (cursor) => {
        try {
          const { at, seq, rank } = readCursor(cursor, parts);
          expect([at, seq, rank].every(Number.isSafeInteger)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(Unprocessable);
        }
      }),
    );
  });
});
