import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJson } from "../json/parse.ts";
import { stringifyJson } from "../json/stringify.ts";
import { checkBody } from "../request/body.ts";
import { presentProblems } from "./check/present.ts";
import type { Problem } from "./check/problem.ts";
import { optional, required } from "./field.ts";
import { list } from "./list.ts";
import { model } from "./model.ts";
import { nullable } from "./nullable.ts";
import { secret } from "./secret.ts";
import { text } from "./text.ts";

const Door = model("Door", {
  room: required(text()),
  code: optional(nullable(secret(text({ min: 100 })))),
  spare_codes: optional(secret(list(text()))),
});
const House = model("House", { name: required(text()), doors: optional(list(Door)) });

function answered(body: string, contentType = "application/json"): string {
  const problems: Problem[] = [];
  checkBody(House, { bytes: Buffer.from(body), contentType }, problems);
  expect(problems).not.toHaveLength(0);
  return stringifyJson(presentProblems(problems));
}

const SECRET = "hunter2hunter2";

describe("a secret is never returned", () => {
  it.each<[string, string]>([
    ["its own input", `{"doors":[{"room":"r","code":"${SECRET}"}]}`],
    ["its own input of another type", `{"doors":[{"room":"r","code":["${SECRET}"]}]}`],
    ["an item of a secret list", `{"doors":[{"room":"r","spare_codes":["a",{"x":"${SECRET}"}]}]}`],
    ["the object that lacks another key", `{"doors":[{"code":"${SECRET}"}]}`],
    ["the same, in another spelling", `{"doors":[{"Code":"${SECRET}","spareCodes":["${SECRET}"]}]}`],
    ["an object where a text belongs", `{"name":{"a":[{"code":{"b":"${SECRET}"}}]}}`],
    ["an object where a list belongs", `{"doors":{"code":"${SECRET}"}}`],
    ["a text where a list of models belongs", `{"doors":"code=${SECRET}"}`],
    ["a text where a model belongs", `{"doors":["${SECRET}"]}`],
    ["an array of pairs", `[["code","${SECRET}"]]`],
    ["a JSON string of the whole body", `"{\\"code\\":\\"${SECRET}\\"}"`],
    ["a name that tells", `{"name":{"db_password":"${SECRET}","access-token":"${SECRET}","apiKey":"${SECRET}"}}`],
  ])("%s", (_, body) => {
    expect(answered(body)).not.toContain(SECRET);
  });

  it("nor in a body of another content type", () => {
    expect(answered(`code=${SECRET}`, "application/x-www-form-urlencoded")).not.toContain(SECRET);
  });

  it("while the rest of the input stays visible", () => {
    expect(answered(`{"name":"n","doors":[{"code":"${SECRET}","color":"red","max_tokens":5}]}`)).toContain(
      '"input":{"code":"**********","color":"red","max_tokens":5}',
    );
  });
});

describe("an input is cut at 1 kB", () => {
  const inputOf = (value: unknown) =>
    presentProblems([{ type: "t", loc: [], msg: "m", input: value }]).detail[0]?.input;

  it("keeps 1,000 characters", () => {
    expect(inputOf("x".repeat(1000))).toBe("x".repeat(1000));
  });

  it("shows the start of a longer text, or of the JSON of a larger object, with a marker", () => {
    expect(inputOf("x".repeat(5000))).toBe(`${"x".repeat(1000)}… [cut]`);
    expect(inputOf({ a: Array.from({ length: 500 }, (_, i) => i) })).toMatch(/^\{"a":\[0,1,2,.*… \[cut\]$/);
  });

  it("never exceeds it, always is JSON, and does not change when presented twice", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.string({ unit: "binary", maxLength: 2000 }), (value, long) => {
        const shown = inputOf({ value, long: `${long}\ud800` });
        expect(Buffer.byteLength(stringifyJson(shown))).toBeLessThanOrEqual(1024);
        expect(inputOf(shown)).toEqual(shown);
        expect(JSON.stringify(shown)).not.toContain("\\ud800");
      }),
      { seed: 5, numRuns: 100 },
    );
  });

  it("writes NaN and Infinity as words, and keeps the source form of other numbers", () => {
    expect(stringifyJson(inputOf(parseJson('{"a":NaN,"b":[-Infinity,1e400],"c":1.0,"d":123456789012345678901}')))).toBe(
      '{"a":"NaN","b":["-Infinity","Infinity"],"c":1.0,"d":123456789012345678901}',
    );
  });
});

describe("presentProblems", () => {
  it("writes the keys in the order that clients expect", () => {
    const text = answered('{"name":5,"doors":[{"room":"r","code":"short"}]}');
    expect(text).toBe(
      '{"detail":[{"type":"string_type","loc":["body","name"],"msg":"Input should be a valid string","input":5},' +
        '{"type":"string_too_short","loc":["body","doors",0,"code"],"msg":"String should have at least 100 characters","input":"**********","ctx":{"min_length":100}}]}',
    );
  });

  it("stops at ten thousand problems, so that a small body can't cause an endless response", () => {
    const { detail } = JSON.parse(answered(`{"name":"n","doors":[${"{},".repeat(20_000)}{}]}`)) as {
      detail: unknown[];
    };
    expect(detail).toHaveLength(10_000);
  });
});
