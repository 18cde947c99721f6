import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkShape, typesOf } from "../../../test/kernel/check-shape.ts";
import { email } from "./email.ts";
import { httpUrl } from "./http-url.ts";
import { oneOf } from "./one-of.ts";
import type { Shape } from "./shape.ts";
import { text } from "./text.ts";
import { uuid } from "./uuid.ts";

const firstOf = (shape: Shape<unknown>, input: unknown) => {
  const outcome = checkShape(shape, input);
  return "problems" in outcome ? outcome.problems[0] : undefined;
};

describe("text", () => {
  it("converts nothing", () => {
    for (const input of [1, true, null, [], {}]) expect(typesOf(text(), input)).toEqual(["string_type"]);
    expect(checkShape(text(), "")).toEqual({ value: "" });
  });

  it("counts characters as a reader does", () => {
    expect(checkShape(text({ min: 2, max: 2 }), "😀😀")).toEqual({ value: "😀😀" });
    expect(firstOf(text({ min: 1 }), "")).toMatchObject({
      type: "string_too_short",
      msg: "String should have at least 1 character",
      ctx: { min_length: 1 },
    });
    expect(typesOf(text({ min: 3 }), "😀😀")).toEqual(["string_too_short"]);
    expect(firstOf(text({ max: 2 }), "😀😀😀")).toMatchObject({
      type: "string_too_long",
      msg: "String should have at most 2 characters",
      ctx: { max_length: 2 },
    });
  });

  it("names the pattern that a text does not match", () => {
    expect(firstOf(text({ pattern: /^[a-z]+$/ }), "A")).toMatchObject({
      type: "string_pattern_mismatch",
      msg: "String should match pattern '^[a-z]+$'",
      ctx: { pattern: "^[a-z]+$" },
    });
  });

  it("rejects what UTF-8 or PostgreSQL can't represent, and shows it safely", () => {
    expect(firstOf(text(), "a\ud800")).toMatchObject({ type: "string_unicode", input: "a\ufffd" });
    expect(firstOf(text(), "a\u0000")).toMatchObject({ type: "value_error" });
  });
});

describe("oneOf", () => {
  it("lists the words and accepts nothing similar", () => {
    const shape = oneOf("draft", "active", "archived");
    expect(checkShape(shape, "active")).toEqual({ value: "active" });
    for (const input of ["Active", " active", "", 0, null, ["active"]]) {
      expect(firstOf(shape, input)).toMatchObject({
        type: "enum",
        msg: "Input should be 'draft', 'active' or 'archived'",
        ctx: { expected: "'draft', 'active' or 'archived'" },
        input,
      });
    }
    expect(firstOf(oneOf("a", "b"), "c")).toMatchObject({ msg: "Input should be 'a' or 'b'" });
  });
});

describe("uuid", () => {
  const plain = "0f8fad5b-d9cb-469f-a165-70867728950e";

  it("accepts four spellings and returns one", () => {
    fc.assert(
      fc.property(fc.uuid(), fc.boolean(), (id, upper) => {
        const written = upper ? id.toUpperCase() : id;
        for (const spelling of [written, written.replaceAll("-", ""), `{${written}}`, `urn:uuid:${written}`]) {
          expect(checkShape(uuid(), spelling)).toEqual({ value: id });
        }
      }),
      { seed: 3, numRuns: 100 },
    );
  });

  it.each<[string, string]>([
    ["", "invalid length: expected length 32 for simple format, found 0"],
    [plain.replaceAll("-", "").slice(1), "invalid length: expected length 32 for simple format, found 31"],
    [`{${"a".repeat(36)}}`, "invalid length: expected length 32 for simple format, found 36"],
    ["{}", "invalid group count: expected 5, found 1"],
    [`urn:uuid:${plain.replaceAll("-", "")}`, "invalid group count: expected 5, found 1"],
    [`-${plain}`, "invalid group count: expected 5, found 6"],
    ["----", "invalid group length in group 0: expected 8, found 0"],
    ["0f8fad5b-d9c-b469f-a165-70867728950e", "invalid group length in group 1: expected 4, found 3"],
    [`${plain}0`, "invalid group length in group 4: expected 12, found 13"],
    [`{${plain}0}`, "invalid group length in group 4: expected 12, found 15"],
    [`urn:uuid:${plain}0`, "invalid group length in group 4: expected 12, found 22"],
  ])("%j: %s", (input, error) => {
    expect(firstOf(uuid(), input)).toMatchObject({
      type: "uuid_parsing",
      msg: `Input should be a valid UUID, ${error}`,
      ctx: { error },
    });
  });

  it.each<[string, string, number]>([
    ["not-a-uuid", "n", 1],
    [plain.replace("e", "é"), "é", 36],
    [`{${plain.slice(0, -1)}z}`, "z", 36],
    [`{${plain.slice(0, -1)}zz}`, "z", 37],
    [`urn:uuid:${plain.slice(0, -1)}zz`, "z", 45],
    [`URN:UUID:${plain}`, "U", 1],
    ["😀", "😀", 1],
  ])("%j: stranger %s at %i", (input, character, place) => {
    const error = `invalid character: expected an optional prefix of \`urn:uuid:\` followed by [0-9a-fA-F-], found \`${character}\` at ${place}`;
    expect(firstOf(uuid(), input)).toMatchObject({ ctx: { error } });
  });

  it("accepts strings only", () => {
    expect(typesOf(uuid(), 5)).toEqual(["uuid_type"]);
  });
});

describe("httpUrl", () => {
  it.each<[string, string]>([
    ["https://a.example", "https://a.example/"],
    ["HTTP://A.Example:80/x/../y?q", "http://a.example/y?q"],
    [" https:a.ex\nample ", "https://a.example/"],
    ["https:\\\\a.example\\x", "https://a.example/x"],
    ["https://BÜCHER.example", "https://xn--bcher-kva.example/"],
    ["http://0x7f.1", "http://127.0.0.1/"],
    ["http://u^@a.example/^?^#^", "http://u%5E@a.example/^?^#^"],
    ["http://a.example/^?", "http://a.example/^?"],
    ["http://a.example/%5E^", "http://a.example/%5E%5E"],
  ])("%j is kept as %s", (input, value) => {
    expect(checkShape(httpUrl(), input)).toEqual({ value });
  });

  it.each<[string, string]>([
    ["", "input is empty"],
    [" ", "relative URL without a base"],
    ["//a.example", "relative URL without a base"],
    ["http://", "empty host"],
    ["http://u@", "empty host"],
    ["http://:80", "empty host"],
    ["http://\u00ad/", "empty host"],
    ["http://a.example:99999", "invalid port number"],
    ["http://a.example:8a/x", "invalid port number"],
    ["http://[::1]:x", "invalid port number"],
    ["http://1.2.3.256", "invalid IPv4 address"],
    ["http://a.０x１", "invalid IPv4 address"],
    ["http://[::1", "invalid IPv6 address"],
    ["http://[1::2::3]", "invalid IPv6 address"],
    ["http://a b", "invalid international domain name"],
    ["http://a\u0000.1", "invalid international domain name"],
    ["http://xn--a.example", "invalid international domain name"],
    ["http://xn--a.example:99999", "invalid international domain name"],
    ["file://u:p@a.1/", "invalid international domain name"],
    ["x://a<b", "invalid domain character"],
  ])("%j is refused: %s", (input, error) => {
    expect(firstOf(httpUrl(), input)).toMatchObject({
      type: "url_parsing",
      msg: `Input should be a valid URL, ${error}`,
      ctx: { error },
    });
  });

  it("rejects other schemes, other types, and anything over the length limit before other checks", () => {
    for (const input of ["ftp://a.example", "a.example:80", "javascript:alert(1)", "file:///etc/passwd"]) {
      expect(firstOf(httpUrl(), input)).toMatchObject({
        type: "url_scheme",
        msg: "URL scheme should be 'http' or 'https'",
        ctx: { expected_schemes: "'http' or 'https'" },
      });
    }
    expect(typesOf(httpUrl(), null)).toEqual(["url_type"]);
    expect(firstOf(httpUrl(), "é".repeat(1042))).toMatchObject({ type: "url_too_long", ctx: { max_length: 2083 } });
    expect(typesOf(httpUrl(), "http://\ud800")).toEqual(["string_unicode"]);
  });
});

describe("email", () => {
  it("keeps the name unchanged and the domain in lowercase", () => {
    expect(checkShape(email(), " Ada.L+x@Mail.EXAMPLE ")).toEqual({ value: "Ada.L+x@mail.example" });
  });

  it.each<[string, string]>([
    ["ada", "An email address must have an @-sign."],
    ["@mail.example", "There must be something before the @-sign."],
    ["ada@", "There must be something after the @-sign."],
    ["a b@mail.example", "The email address contains invalid characters before the @-sign: SPACE."],
    ["ada@mail", "The part after the @-sign is not valid. It should have a period."],
    ["ada@mail_x.example", "The part after the @-sign contains invalid characters: '_'."],
    ["ada@mail..example", "An email address cannot have two periods in a row."],
    ["ada..l@mail.example", "An email address cannot have two periods in a row."],
    [`${"a".repeat(65)}@mail.example`, "The email address is too long before the @-sign."],
  ])("%j: %s", (input, reason) => {
    expect(firstOf(email(), input)).toMatchObject({
      type: "value_error",
      msg: `value is not a valid email address: ${reason}`,
      ctx: { reason },
    });
  });

  it.each([
    "a@b@c.example",
    "ada@-x.example",
    "ada@x-.example",
    "ada@1.2.3.4",
    `a@${"x.".repeat(2000)}example`,
    "\u0000@x.example",
  ])("refuses %.30j", (input) => {
    expect(typesOf(email(), input)).toEqual(["value_error"]);
  });
});
