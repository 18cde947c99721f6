import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JsonIntegerTooLongError, JsonSyntaxError, JsonTooDeepError } from "./faults.ts";
import { MAX_DEPTH } from "./limits.ts";
import { parseJson } from "./parse.ts";
import { readJson } from "./reader.ts";
import { SourceNumber } from "./source-number.ts";
import { stringifyJson } from "./stringify.ts";

function faultOf(text: string): [error: string, position: number] | undefined {
  try {
    parseJson(text);
    return undefined;
  } catch (error) {
    if (error instanceof JsonSyntaxError) return [error.error, error.position];
    throw error;
  }
}

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

describe("numbers", () => {
  it.each(["1.0", "1e16", "1E5", "-0", "-0.0", "0.10", "12345678901234567890", "9007199254740993", "1e400", "1e-400"])(
    "%s keeps its source form, because JavaScript would write it differently",
    (source) => {
      expect(parseJson(`[${source}]`)).toEqual([new SourceNumber(source, Number(source))]);
    },
  );

  it.each(["0", "7", "-12", "0.7", "-1.5", "9007199254740991", "1e+21", "1e-7"])("%s is a plain number", (source) => {
    expect(parseJson(`{"a":${source}}`)).toEqual({ a: Number(source) });
  });

  it.each(["NaN", "Infinity", "-Infinity"])("the word %s is a number", (word) => {
    expect(parseJson(`[${word}]`)).toEqual([new SourceNumber(word, Number(word))]);
  });

  it("accepts an integer of 4300 digits and rejects a longer one, even if its value is never used", () => {
    expect(parseJson(`{"ignored":${"7".repeat(4300)}}`)).toHaveProperty("ignored");
    expect(() => parseJson(`{"ignored":-${"7".repeat(4301)}}`)).toThrow(JsonIntegerTooLongError);
    expect(parseJson(`[0.${"1".repeat(5000)}]`)).toHaveLength(1);
  });
});

describe("objects", () => {
  it.each(['{"__proto__":{"admin":true}}', '{"__proto__":{"admin":true},"a":1.0}'])(
    "keeps __proto__ as an ordinary member of %s",
    (text) => {
      const value = parseJson(text) as Record<string, unknown>;
      expect(Object.keys(value)).toContain("__proto__");
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
      expect(value["admin"]).toBeUndefined();
    },
  );

  it("uses the last of several equal keys", () => {
    expect(parseJson('{"a":1.0,"a":2}')).toEqual({ a: 2 });
  });
});

describe("depth", () => {
  it("accepts 950 levels and rejects 980, whether or not the text is complete", () => {
    expect(() => parseJson(`{"a":${nested(949)}}`)).not.toThrow();
    expect(() => parseJson(nested(980))).toThrow(JsonTooDeepError);
    expect(() => parseJson("[".repeat(100_000))).toThrow(JsonTooDeepError);
  });

  it("stays within the stack at the limit", () => {
    expect(() => readJson(nested(MAX_DEPTH))).not.toThrow();
    expect(() => readJson(nested(MAX_DEPTH + 1))).toThrow(JsonTooDeepError);
  });

  it("does not count brackets inside strings", () => {
    expect(parseJson(`["${"[".repeat(5000)}\\"${"{".repeat(5000)}"]`)).toHaveLength(1);
  });

  it("reports a syntax error that comes before the nesting limit is exceeded", () => {
    expect(faultOf(`[x${"[".repeat(2000)}`)).toEqual(["Expecting value", 1]);
  });
});

describe("errors have a kind and a position", () => {
  it.each<[string, string, number]>([
    ["", "Expecting value", 0],
    [" \t\r\n", "Expecting value", 4],
    ["{", "Expecting property name enclosed in double quotes", 1],
    ['{"a":1,}', "Expecting property name enclosed in double quotes", 7],
    ["[1,]", "Expecting value", 3],
    ['{"a" 1}', "Expecting ':' delimiter", 5],
    ['{"a":1 "b":2}', "Expecting ',' delimiter", 7],
    ['{"a":01}', "Expecting ',' delimiter", 6],
    ["1.", "Extra data", 1],
    ["1e+", "Extra data", 1],
    ["-", "Expecting value", 0],
    ["truth", "Expecting value", 0],
    ["true false", "Extra data", 5],
    ['"abc', "Unterminated string starting at", 0],
    ['["\\', "Unterminated string starting at", 1],
    ['["a\u0001"]', "Invalid control character at", 3],
    ['["a\\x"]', "Invalid \\escape", 3],
    ['["\\u12g4"]', "Invalid \\uXXXX escape", 3],
    ['"\\u1234', "Invalid \\uXXXX escape", 2],
    ["\ufeff{}", "Expecting value", 0],
    ["{\u00a0}", "Expecting property name enclosed in double quotes", 1],
  ])("%j: %s at %i", (text, error, position) => {
    expect(faultOf(text)).toEqual([error, position]);
  });

  it("counts an astral character as one character, and two escapes as twelve", () => {
    expect(faultOf('{"😀":x}')).toEqual(["Expecting value", 5]);
    expect(faultOf('["\\ud83d\\ude00",x]')).toEqual(["Expecting value", 16]);
  });
});

describe("compared with the engine's parser", () => {
  it("agrees on every text of plain values", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        expect(JSON.parse(stringifyJson(parseJson(text)))).toEqual(JSON.parse(text));
        expect(JSON.parse(stringifyJson(readJson(text)))).toEqual(JSON.parse(text));
      }),
      { seed: 20_240_501, numRuns: 500 },
    );
  });

  it("rejects what the engine rejects, on texts with one character changed", () => {
    const piece = fc.constantFrom(...'{}[],:"\\ 0-.etn\n\u0000x');
    fc.assert(
      fc.property(fc.json({ maxDepth: 3 }), fc.nat(), piece, (text, at, character) => {
        const index = at % (text.length + 1);
        const changed = text.slice(0, index) + character + text.slice(index + 1);
        const native = outcome(() => JSON.parse(changed));
        expect(outcome(() => parseJson(changed))).toBe(native);
        expect(outcome(() => readJson(changed))).toBe(native);
      }),
      { seed: 7, numRuns: 2000 },
    );
  });
});

function outcome(parse: () => unknown): "parsed" | "refused" {
  try {
    parse();
    return "parsed";
  } catch {
    return "refused";
  }
}
