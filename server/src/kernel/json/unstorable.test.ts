import { describe, expect, it } from "vitest";
import { parseJson } from "./parse.ts";
import { findUnstorable } from "./unstorable.ts";

describe("findUnstorable", () => {
  it.each<[string, readonly (string | number)[], string]>([
    ['{"a":[0,{"b":"x\\u0000"}]}', ["a", 1, "b"], "nul"],
    ['{"a":"\\ud800"}', ["a"], "surrogate"],
    ['{"a":"\\ude00\\ud83d"}', ["a"], "surrogate"],
    ['{"a":{"\\u0000":1}}', ["a"], "nul"],
    ['"\\udfff"', [], "surrogate"],
  ])("finds the location in %s", (text, path, kind) => {
    expect(findUnstorable(parseJson(text))).toMatchObject({ path, kind });
  });

  it("accepts surrogate pairs, control characters and every number", () => {
    expect(findUnstorable(parseJson('{"a":"\\ud83d\\ude00\\u0001","b":[1.0,NaN,null,true]}'))).toBeUndefined();
  });
});
