import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson, NotCanonical } from "./canonical.ts";
import { parseJson } from "./parse.ts";

const double = (hex: string): number => Buffer.from(hex, "hex").readDoubleBE();

describe("the vectors that RFC 8785 publishes", () => {
  test("primitive values (section 3.2.2)", () => {
    const input = String.raw`{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],
      "string":"\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/","literals":[null,true,false]}`;
    expect(canonicalJson(parseJson(input))).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  test("member names sort by UTF-16 code units (section 3.2.3)", () => {
    const input = String.raw`{"\u20ac":"Euro Sign","\r":"Carriage Return","\ufb33":"Hebrew Letter Dalet With Dagesh",
      "1":"One","\ud83d\ude00":"Emoji: Grinning Face","\u0080":"Control","\u00f6":"Latin Small Letter O With Diaeresis"}`;
    expect(Object.values(JSON.parse(canonicalJson(JSON.parse(input))))).toHaveLength(7);
    expect([...canonicalJson(JSON.parse(input)).matchAll(/:"([^"]+)"/g)].map(([, word]) => word)).toEqual([
      "Carriage Return",
      "One",
      "Control",
      "Latin Small Letter O With Diaeresis",
      "Euro Sign",
      "Emoji: Grinning Face",
      "Hebrew Letter Dalet With Dagesh",
    ]);
  });

  test.each([
    ["0000000000000000", "0"],
    ["8000000000000000", "0"],
    ["0000000000000001", "5e-324"],
    ["8000000000000001", "-5e-324"],
    ["7fefffffffffffff", "1.7976931348623157e+308"],
    ["ffefffffffffffff", "-1.7976931348623157e+308"],
    ["4340000000000000", "9007199254740992"],
    ["c340000000000000", "-9007199254740992"],
    ["4430000000000000", "295147905179352830000"],
    ["44b52d02c7e14af5", "9.999999999999997e+22"],
    ["44b52d02c7e14af6", "1e+23"],
    ["44b52d02c7e14af7", "1.0000000000000001e+23"],
    ["444b1ae4d6e2ef4e", "999999999999999700000"],
    ["444b1ae4d6e2ef4f", "999999999999999900000"],
    ["444b1ae4d6e2ef50", "1e+21"],
    ["3eb0c6f7a0b5ed8c", "9.999999999999997e-7"],
    ["3eb0c6f7a0b5ed8d", "0.000001"],
    ["41b3de4355555553", "333333333.3333332"],
    ["41b3de4355555554", "333333333.33333325"],
    ["41b3de4355555555", "333333333.3333333"],
    ["becbf647612f3696", "-0.0000033333333333333333"],
    ["43143ff3c1cb0959", "1424953923781206.2"],
  ])("number %s (appendix B)", (hex, text) => {
    expect(canonicalJson(double(hex))).toBe(text);
  });

  test.each(["7fffffffffffffff", "7ff0000000000000"])("number %s is an error (appendix B)", (hex) => {
    expect(() => canonicalJson(double(hex))).toThrow(NotCanonical);
  });
});

test("the order of members and the source form of numbers leave no trace; array order does", () => {
  const hash = (text: string): string =>
    createHash("sha256")
      .update(canonicalJson(parseJson(text)))
      .digest("hex");
  expect(hash('{"b":1.50,"a":[1e2,-0.0]}')).toBe(hash('{"a":[100,0],"b":1.5}'));
  expect(hash("[1,2]")).not.toBe(hash("[2,1]"));
});

test("what was canonical stays as it is, and means what it meant", () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "grapheme" }), (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 1000 },
  );
});

test("what has no form is refused: lone surrogates, NaN, functions", () => {
  for (const value of ["\ud800", { "\udc00": 1 }, Number.NaN, [Number.POSITIVE_INFINITY], () => 1, 1n]) {
    expect(() => canonicalJson(value)).toThrow(NotCanonical);
  }
});
