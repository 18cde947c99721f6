import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkShape, typesOf } from "../../../test/kernel/check-shape.ts";
import { parseJson } from "../json/parse.ts";
import { bool } from "./bool.ts";
import { DECIMAL_PATTERN, decimal } from "./decimal.ts";
import { float } from "./float.ts";
import { integer } from "./integer.ts";

const read = (literal: string) => parseJson(literal);

describe("integer", () => {
  it.each<[string, number]>([
    ["1.0", 1],
    ["1e2", 100],
    ["-0", 0],
    ["-0.0", 0],
    ["true", 1],
    ["false", 0],
    ['"+5"', 5],
    ['"007"', 7],
    ['"1_000"', 1000],
    ['"0__1"', 1],
    ['"1.000"', 1],
    ['"\\u2003\\u00855\\u00a0"', 5],
    ["9007199254740991", Number.MAX_SAFE_INTEGER],
  ])("reads %s", (literal, value) => {
    const outcome = checkShape(integer(), read(literal));
    expect(outcome).toEqual({ value });
    expect("value" in outcome && Object.is(outcome.value, -0)).toBe(false);
  });

  it.each<[string, string]>([
    ["1.5", "int_from_float"],
    ["1e19", "int_parsing_size"],
    ["-9223372036854775808.0", "int_parsing_size"],
    ["NaN", "finite_number"],
    ["1e400", "finite_number"],
    ["null", "int_type"],
    ["[1]", "int_type"],
    ["{}", "int_type"],
    ['""', "int_parsing"],
    ['"1."', "int_parsing"],
    ['".0"', "int_parsing"],
    ['"1e2"', "int_parsing"],
    ['"1__0"', "int_parsing"],
    ['"_1"', "int_parsing"],
    ['"1.0_0"', "int_parsing"],
    ['"\\u001c5"', "int_parsing"],
    ['"\\ufeff5"', "int_parsing"],
    ['"٣"', "int_parsing"],
    [`"${"7".repeat(4301)}"`, "int_parsing_size"],
    ["9007199254740992", "less_than_equal"],
    ["-99999999999999999999", "greater_than_equal"],
    [`"${"0".repeat(5000)}9007199254740992"`, "less_than_equal"],
  ])("refuses %.40s as %s", (literal, type) => {
    expect(typesOf(integer(), read(literal))).toEqual([type]);
  });

  it("names the bound and shows the input unchanged", () => {
    expect(checkShape(integer({ ge: 1 }), "0")).toEqual({
      problems: [
        {
          type: "greater_than_equal",
          loc: ["body"],
          msg: "Input should be greater than or equal to 1",
          input: "0",
          ctx: { ge: 1 },
        },
      ],
    });
    expect(typesOf(integer({ le: 100 }), 101)).toEqual(["less_than_equal"]);
  });
});

describe("float", () => {
  it.each<[string, number]>([
    ["1", 1],
    ["true", 1],
    ["9999999999999999999999999999999999999999", 1e40],
    ['".5"', 0.5],
    ['"5."', 5],
    ['" 1e3 "', 1000],
    ['"1_000.5"', 1000.5],
    ['"1_.5"', 1.5],
  ])("reads %s", (literal, value) => {
    expect(checkShape(float(), read(literal))).toEqual({ value });
  });

  it.each<[string, string]>([
    [`1${"0".repeat(400)}`, "float_type"],
    ["null", "float_type"],
    ["[]", "float_type"],
    ['""', "float_parsing"],
    ['"_1"', "float_parsing"],
    ['"1__0"', "float_parsing"],
    ['" 1_0"', "float_parsing"],
    ['"٠.٥"', "float_parsing"],
    ['"."', "float_parsing"],
    ['"0x1"', "float_parsing"],
    ['"-Infinity"', "finite_number"],
    ['"nan"', "finite_number"],
    ["Infinity", "finite_number"],
    ["1e400", "finite_number"],
  ])("refuses %.40s as %s", (literal, type) => {
    expect(typesOf(float(), read(literal))).toEqual([type]);
  });
});

describe("bool", () => {
  it.each(["true", "1", "1.0", '"t"', '"YES"', '"y"', '"oN"', '"1"'])("%s is true", (literal) => {
    expect(checkShape(bool(), read(literal))).toEqual({ value: true });
  });

  it.each(["false", "0", "-0.0", '"F"', '"no"', '"N"', '"Off"', '"0"'])("%s is false", (literal) => {
    expect(checkShape(bool(), read(literal))).toEqual({ value: false });
  });

  it.each<[string, string]>([
    ["2", "bool_parsing"],
    ["2.0", "bool_parsing"],
    ["9223372036854775807", "bool_parsing"],
    ['" true"', "bool_parsing"],
    ['"1.0"', "bool_parsing"],
    ['""', "bool_parsing"],
    ["9223372036854775808", "bool_type"],
    ["1e19", "bool_type"],
    ["0.5", "bool_type"],
    ["Infinity", "bool_type"],
    ["[true]", "bool_type"],
  ])("refuses %s as %s", (literal, type) => {
    expect(typesOf(bool(), read(literal))).toEqual([type]);
  });
});

describe("decimal", () => {
  it.each<[string, string]>([
    ["85", "85"],
    ["85.0", "85.0"],
    ["1e15", "1000000000000000.0"],
    ["1e16", "10000000000000000"],
    ["1e-7", "0.0000001"],
    ["-0.0", "-0.0"],
    ["0.1234567890123456789", "0.12345678901234568"],
    ["999999999999999999999999999999", "999999999999999999999999999999"],
    ['"0.850"', "0.850"],
    ['"007.50"', "7.50"],
    ['"+1.5"', "1.5"],
    ['"1e2"', "100"],
    ['"1.50E+3"', "1500"],
    ['"10E-8"', "0.00000010"],
    ['"0E+5"', "0"],
    ['"-0"', "-0"],
    ['".5"', "0.5"],
    ['"5."', "5"],
    ['"_1__0_"', "10"],
    ['"\\u001c1\\u0085"', "1"],
    ['"٠.٨٥"', "0.85"],
    ['"𝟡e-𝟏"', "0.9"],
  ])("%s becomes the plain digits %s", (literal, value) => {
    expect(checkShape(decimal(), read(literal))).toEqual({ value });
  });

  it.each<[string, string]>([
    ["true", "decimal_type"],
    ["null", "decimal_type"],
    ["{}", "decimal_type"],
    ['""', "decimal_parsing"],
    ['"."', "decimal_parsing"],
    ['"_"', "decimal_parsing"],
    ['"1 2"', "decimal_parsing"],
    ['"0,85"', "decimal_parsing"],
    ['"²"', "decimal_parsing"],
    ['"1\\u200b"', "decimal_parsing"],
    ['"1e9999999999999999999"', "decimal_parsing"],
    ['"1e-1999999999999999998"', "decimal_parsing"],
    ['"sNaN"', "finite_number"],
    ['"-inf"', "finite_number"],
    ["NaN", "finite_number"],
    ['"1e999999999"', "decimal_max_digits"],
    ['"1e-999999999"', "decimal_max_digits"],
  ])("refuses %s as %s", (literal, type) => {
    expect(typesOf(decimal(), read(literal))).toEqual([type]);
  });

  it("always matches the promised pattern, with the value unchanged, whatever its input form", () => {
    const form = fc.tuple(
      fc.constantFrom("", "+", "-"),
      fc.stringMatching(/^\d{1,12}$/),
      fc.option(fc.stringMatching(/^\d{0,12}$/), { nil: undefined }),
      fc.option(fc.integer({ min: -40, max: 40 }), { nil: undefined }),
    );
    const pattern = new RegExp(DECIMAL_PATTERN);
    fc.assert(
      fc.property(form, ([sign, whole, fraction, exponent]) => {
        const text = `${sign}${whole}${fraction === undefined ? "" : `.${fraction}`}${exponent === undefined ? "" : `e${exponent}`}`;
        const outcome = checkShape(decimal(), text);
        const value = "value" in outcome ? outcome.value : "";
        expect(value).toMatch(pattern);
        expect(Number(value)).toBe(Number(text));
      }),
      { seed: 11, numRuns: 1000 },
    );
  });
});

describe("a long text of any kind", () => {
  it.each<[string, string]>([
    ["spaces inside", `1${" ".repeat(300_000)}x`],
    ["digits and a letter", `${"1".repeat(300_000)}x`],
    ["zeros and a letter", `${"0".repeat(300_000)}x`],
    ["underscores", `${"0_".repeat(150_000)}x`],
    ["points", `1${".0".repeat(150_000)}x`],
    ["a long exponent", `1e${"9".repeat(300_000)}`],
  ])("is judged in linear time: %s", (_, text) => {
    // A quadratic parser would take minutes here and exceed the test's time limit.
    for (const shape of [integer(), float(), decimal()]) expect(typesOf(shape, text)).toHaveLength(1);
  });
});
