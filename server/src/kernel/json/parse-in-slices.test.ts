import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JsonTooManyValuesError } from "./faults.ts";
import { parseJson } from "./parse.ts";
import { parseJsonInSlices } from "./parse-in-slices.ts";
import { JsonReader } from "./reader.ts";

const outcome = (read: () => unknown): unknown => {
  try {
    return { value: read() };
  } catch (error) {
    return { error: String(error) };
  }
};

/** Reads one value at a time, which is as often as a reader can be interrupted. */
function inSteps(text: string): unknown {
  const reader = new JsonReader(text);
  while (!reader.readOn(1));
  return reader.value;
}

describe("a text that is parsed in slices", () => {
  it("gives the same value, or the same error and position, as parsing it in one go", () => {
    const texts = fc.oneof(
      fc.json({ maxDepth: 6 }),
      fc.json().chain((text) => fc.nat(text.length).map((at) => `${text.slice(0, at)}x${text.slice(at)}`)),
      fc.json().chain((text) => fc.nat(text.length).map((at) => text.slice(0, at))),
      fc.string({ unit: fc.constantFrom(...'[]{}:,"\\u0019e.- \n') }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(outcome(() => inSteps(text))).toEqual(outcome(() => parseJson(text)));
      }),
      { numRuns: 500 },
    );
  });

  it("lets other work run in between", async () => {
    let turns = 0;
    let done = false;
    const others = (async () => {
      while (!done) {
        await setImmediate();
        turns++;
      }
    })();
    const text = `[${"[],".repeat(200_000)}1.0]`;
    expect(await parseJsonInSlices(text, 1_000_000, () => setImmediate())).toHaveLength(200_001);
    done = true;
    await others;
    expect(turns).toBeGreaterThan(3);
  });

  it("is rejected if it has too many values, at any depth", async () => {
    for (const text of ["[1,2,3]", '{"a":1,"b":2,"c":3}', "[[[1]]]"]) {
      await expect(parseJsonInSlices(text, 3, () => setImmediate())).rejects.toThrow(JsonTooManyValuesError);
      await expect(parseJsonInSlices(text, 4, () => setImmediate())).resolves.toEqual(JSON.parse(text));
    }
  });
});

describe("a string of many escapes", () => {
  it.each([
    ["that end", '\\n\\u0041\\"', '"'],
    ["with a fault at its end", "\\n", '\\x"'],
    ["that does not end", "\\\\", ""],
  ])("is parsed in linear time: %s", (_, piece, end) => {
    // Concatenated piece by piece, these take seconds each and several times their length in memory.
    const text = `[1.0,"${piece.repeat(1_000_000)}${end}]`;
    const began = process.cpuUsage().user;
    outcome(() => parseJson(text));
    expect((process.cpuUsage().user - began) / 1000).toBeLessThan(1500);
  });
});
