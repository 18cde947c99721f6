import fc from "fast-check";
import { expect, test } from "vitest";
import { TomlFault } from "./cursor.ts";
import { parseToml } from "./parse-toml.ts";

test("tables, dotted keys, inline tables, arrays, strings of all four kinds, numbers and booleans", () => {
  const text = String.raw`# a comment
title = "Tab\t, quote \", \u00e9 \U0001F600" # after a value
path = 'C:\new'
"quoted key" = 1_000
'a.b' = -0x 
`.replace("-0x ", "0xFF");
  expect(parseToml(text)).toEqual({
    title: 'Tab\t, quote ", é 😀',
    path: "C:\\new",
    "quoted key": 1000,
    "a.b": 255,
  });
  expect(
    parseToml(
      [
        '[guard."one two".three]',
        "on = true",
        "share = 1.5e-2",
        "x.y.z = false",
        "x.y.w = +7",
        "list = [ 1, [ 'a', \"b\" ], # why",
        "  { name = 'n', deep.er = 2 }, ]",
        "[guard]",
        "empty = {}",
      ].join("\r\n"),
    ),
  ).toEqual({
    guard: {
      "one two": {
        three: {
          on: true,
          share: 0.015,
          x: { y: { z: false, w: 7 } },
          list: [1, ["a", "b"], { name: "n", deep: { er: 2 } }],
        },
      },
      empty: {},
    },
  });
  expect(parseToml('a = """\nOne \\\n   line ""quoted""""\nb = \'\'\'\nas\\n is\'\'\'\'')).toEqual({
    a: 'One line ""quoted"',
    b: "as\\n is'",
  });
});

test("what is outside the subset, or defined twice, is refused with its line and column", () => {
  const faults: [text: string, why: string, line: number, column: number][] = [
    ["a = 1\na = 2", "“a” is defined twice.", 2, 3],
    ["[a]\n[a]", "“a” is defined twice.", 2, 4],
    ["a = { b = 1 }\n[a.c]", "“a” is defined twice.", 2, 6],
    ["a.b = 1\n[a]", "“a” is defined twice.", 2, 4],
    ["[a]\nb = 1\n[c]\na = 1979-05-27", "Dates are not supported here.", 4, 5],
    ["[[a]]", "Arrays of tables are not supported here.", 1, 1],
    ["a = nan", "Expected a value.", 1, 5],
    ["a = 01", "Expected a value.", 1, 5],
    ["a = 1 b = 2", "Expected the end of the line.", 1, 7],
    ['a = "open', "The string does not end on its line.", 1, 10],
    ["a = [1 2]", "Expected “,” or “]”.", 1, 8],
    ["= 1", "Expected a key.", 1, 1],
    ['a = "\\ud800"', "There is no such character.", 1, 8],
  ];
  for (const [text, why, line, column] of faults) {
    const fault = faultOf(text);
    expect([text, fault.message, fault.line, fault.column]).toEqual([text, why, line, column]);
  }
});

function faultOf(text: string): TomlFault {
  try {
    parseToml(text);
  } catch (error) {
    if (error instanceof TomlFault) return error;
  }
  throw new Error(`no fault: ${text}`);
}

test("hostile texts neither change other objects nor cost more than their length", () => {
  expect(Object.entries(parseToml("__proto__ = { polluted = 1 }"))).toEqual([["__proto__", { polluted: 1 }]]);
  expect("polluted" in {}).toBe(false);
  expect(faultOf(`a = ${"[".repeat(100_000)}`).message).toBe("The values are too deep.");
  expect(faultOf(`${"a.".repeat(1000)}a = 1`).message).toBe("The keys are too deep.");
  expect(faultOf("#".repeat(300_000)).message).toBe("A config has at most 262144 characters.");
  const started = process.threadCpuUsage();
  parseToml(Array.from({ length: 10_000 }, (_, at) => `k${at} = 1`).join("\n"));
  expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(2000);
});

test("whatever is sent, the answer is an object or a fault with its place", () => {
  const marks = ["a", "b.c", " = ", "[", "]", "{", "}", '"', "'", '"""', "'''", "\\", "1", "-", "true", ",", "\n", "#"];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...marks), { maxLength: 30 }), (pieces) => {
      try {
        expect(typeof parseToml(pieces.join(""))).toBe("object");
      } catch (error) {
        expect(error).toBeInstanceOf(TomlFault);
      }
    }),
    { numRuns: 300, seed: 61 },
  );
});
