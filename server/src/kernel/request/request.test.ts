import { describe, expect, it } from "vitest";
import { Fault } from "../errors.ts";
import { bool } from "../shape/bool.ts";
import { INVALID, type Problem } from "../shape/check/problem.ts";
import { optional, required, withDefault } from "../shape/field.ts";
import { freeObject } from "../shape/free-object.ts";
import { integer } from "../shape/integer.ts";
import { list } from "../shape/list.ts";
import { model } from "../shape/model.ts";
import { nullable } from "../shape/nullable.ts";
import { text } from "../shape/text.ts";
import { uuid } from "../shape/uuid.ts";
import { checkBody, readBody } from "./body.ts";
import { checkPath, checkQuery } from "./parameters.ts";
import { parseQuery } from "./query-string.ts";

const Search = model("Search", {
  words: withDefault(nullable(list(text())), null),
  limit: withDefault(integer({ ge: 1 }), 100),
  deep: withDefault(bool(), false),
  owner: required(text()),
});
const Note = model("Note", { title: optional(text()) });

describe("checkQuery", () => {
  const outcome = (raw: string) => {
    const problems: Problem[] = [];
    const value = checkQuery(Search, raw, problems);
    return value === INVALID ? problems : value;
  };

  it("uses the last of repeated scalars and all values of a repeated list, and ignores unknown names", () => {
    expect(outcome("limit=x&limit=%205&words=a&words=&words=b%2Cc&LIMIT=x&owner=a+b&__proto__=1&deep=ON")).toEqual({
      words: ["a", "", "b,c"],
      limit: 5,
      deep: true,
      owner: "a b",
    });
  });

  it("distinguishes an empty value from an absent one, and shows a missing parameter as null", () => {
    expect(outcome("deep&limit=")).toEqual([
      expect.objectContaining({ type: "int_parsing", loc: ["query", "limit"], input: "" }),
      expect.objectContaining({ type: "bool_parsing", loc: ["query", "deep"], input: "" }),
      { type: "missing", loc: ["query", "owner"], msg: "Field required", input: null },
    ]);
  });
});

describe("parseQuery", () => {
  it.each<[string, [string, string][]]>([
    ["", []],
    ["&&a=1&", [["a", "1"]]],
    ["=", [["", ""]]],
    ["a=b=c", [["a", "b=c"]]],
    ["a=1;b=2", [["a", "1;b=2"]]],
    ["%61+b=%2B", [["a b", "+"]]],
    ["a=%zz%4", [["a", "%zz%4"]]],
    ["a=%ff%C3%A9", [["a", "\ufffdé"]]],
  ])("%j", (raw, pairs) => {
    expect(parseQuery(raw)).toEqual(pairs);
  });
});

describe("checkPath", () => {
  it("reports the problem at the parameter", () => {
    const problems: Problem[] = [];
    const Id = model("Id", { id: required(uuid()) });
    expect(checkPath(Id, { id: " " }, problems)).toBe(INVALID);
    expect(problems[0]).toMatchObject({ type: "uuid_parsing", loc: ["path", "id"], input: " " });
  });
});

describe("checkBody", () => {
  const send = (bytes: Buffer | string, contentType?: string) => {
    const problems: Problem[] = [];
    const value = checkBody(Note, { bytes: Buffer.from(bytes), contentType }, problems);
    return value === INVALID ? problems : value;
  };

  it.each([
    undefined,
    "",
    "application/json",
    "APPLICATION/JSON; charset=latin-1",
    " application/geo+json",
    "application/+json",
    "application/json\t;",
  ])("parses a body of type %j as JSON", (type) => {
    expect(send('{"title":"é"}', type)).toEqual({ title: "é" });
  });

  it.each([
    "text/json",
    "application/jsonp",
    "application/json, text/plain",
    "application/json/x",
    "image/svg+json",
    ";",
    '"application/json"',
  ])("passes a body of type %j on as text", (type) => {
    expect(send('{"title":"x"}', type)).toEqual([
      {
        type: "model_attributes_type",
        loc: ["body"],
        msg: "Input should be a valid dictionary or object to extract fields from",
        input: '{"title":"x"}',
      },
    ]);
  });

  it.each(["", "null", " null "])("reports a body of %j as missing", (body) => {
    expect(send(body)).toEqual([{ type: "missing", loc: ["body"], msg: "Field required", input: null }]);
  });

  it("accepts null if the body is nullable", () => {
    expect(checkBody(nullable(Note), { bytes: Buffer.alloc(0), contentType: undefined }, [])).toBeNull();
  });

  it("reports a malformed body alone, whatever else is wrong", () => {
    const problems: Problem[] = [{ type: "t", loc: ["path"], msg: "m", input: 1 }];
    checkBody(Note, { bytes: Buffer.from('{"a":x}'), contentType: undefined }, problems);
    expect(problems).toEqual([
      {
        type: "json_invalid",
        loc: ["body", 5],
        msg: "JSON decode error",
        input: {},
        ctx: { error: "Expecting value" },
      },
    ]);
  });

  it("can be parsed before it is validated", () => {
    const reading = readBody({ bytes: Buffer.from('{"a":1}'), contentType: undefined });
    expect(checkBody(freeObject(), reading, [])).toEqual({ a: 1 });
  });

  it.each<[string, Buffer]>([
    ["no text", Buffer.from([0x22, 0xff, 0x22])],
    ["nested too deep", Buffer.from("[".repeat(5000))],
    ["an endless integer", Buffer.from("1".repeat(5000))],
  ])("returns 400 for %s", (_, bytes) => {
    const fault = catchFault(() => readBody({ bytes, contentType: undefined }));
    expect(fault.code).toBe("BODY_UNREADABLE");
    expect(fault.voices.public).toBe("There was an error parsing the body");
  });
});

function catchFault(run: () => unknown): Fault {
  try {
    run();
  } catch (error) {
    if (error instanceof Fault) return error;
  }
  throw new Error("no fault was thrown");
}
