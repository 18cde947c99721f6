import { describe, expect, it } from "vitest";
import { parseJson } from "./parse.ts";
import { stringifyJson } from "./stringify.ts";

describe("stringifyJson", () => {
  it("writes every number in its source form", () => {
    const text = '{"a":1.0,"b":[1e16,-0.0,123456789012345678901234567890,0.10],"c":{"d":7,"e":1e+400}}';
    expect(stringifyJson(parseJson(text.replace("1e+400", "2E-3")))).toBe(text.replace("1e+400", "2E-3"));
  });

  it.each(["NaN", "[Infinity]", '{"a":-Infinity}', "1e400"])("never writes %s, which is not valid JSON", (text) => {
    expect(() => stringifyJson(parseJson(text))).toThrow(TypeError);
  });

  it("otherwise equals JSON.stringify: compact, with other scripts unescaped", () => {
    expect(stringifyJson({ a: "é😀", b: undefined, c: [null, true] })).toBe('{"a":"é😀","c":[null,true]}');
    expect(stringifyJson(undefined)).toBe("null");
  });
});
