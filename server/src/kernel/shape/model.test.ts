import { describe, expect, expectTypeOf, it } from "vitest";
import { checkShape, typesOf } from "../../../test/kernel/check-shape.ts";
import { parseJson } from "../json/parse.ts";
import { SourceNumber } from "../json/source-number.ts";
import { anyValue } from "./any-value.ts";
import { bool } from "./bool.ts";
import { SchemaRegistry } from "./check/schema-registry.ts";
import { optional, required, withDefault } from "./field.ts";
import { float } from "./float.ts";
import { freeObject } from "./free-object.ts";
import { integer } from "./integer.ts";
import { list } from "./list.ts";
import { model } from "./model.ts";
import { named } from "./named.ts";
import { nullable } from "./nullable.ts";
import { oneOf } from "./one-of.ts";
import type { Out } from "./shape.ts";
import { text } from "./text.ts";
import { union } from "./union.ts";
import { uuid } from "./uuid.ts";

const Wheel = model("Wheel", { size: required(integer({ ge: 1 })), maker: withDefault(nullable(text()), null) });
const Cart = model("Cart", {
  name: required(text()),
  color: optional(nullable(named("Color", oneOf("red", "green")))),
  wheels: withDefault(list(Wheel, { max: 4 }), []),
  extras: optional(freeObject()),
});

describe("model", () => {
  it("returns supplied and defaulted fields, leaves missing optional ones out, and ignores unknown keys", () => {
    const input = parseJson(
      '{"zzz":1,"name":"n","wheels":[{"size":"3","x":0}],"__proto__":{"color":"red"},"constructor":5}',
    );
    expect(checkShape(Cart, input)).toEqual({ value: { name: "n", wheels: [{ size: 3, maker: null }] } });
    expect(checkShape(Cart, { name: "n", color: null })).toEqual({ value: { name: "n", color: null, wheels: [] } });
  });

  it("reports problems in the order of declaration, at the location of each field", () => {
    const input = { extras: [], wheels: [{ maker: 1 }, 5, { size: 0 }], color: "blue" };
    const outcome = checkShape(Cart, input);
    expect("problems" in outcome && outcome.problems.map(({ loc, type }) => [loc.join("."), type])).toEqual([
      ["body.name", "missing"],
      ["body.color", "enum"],
      ["body.wheels.0.size", "missing"],
      ["body.wheels.0.maker", "string_type"],
      ["body.wheels.1", "model_attributes_type"],
      ["body.wheels.2.size", "greater_than_equal"],
      ["body.extras", "dict_type"],
    ]);
  });

  it("shows the object that lacks a key", () => {
    const outcome = checkShape(Wheel, { maker: "m" });
    expect("problems" in outcome && outcome.problems).toEqual([
      { type: "missing", loc: ["body", "size"], msg: "Field required", input: { maker: "m" } },
    ]);
  });

  it("accepts objects only", () => {
    for (const input of [null, "{}", [], 1, true, new SourceNumber("1.0", 1)]) {
      expect(typesOf(Cart, input)).toEqual(["model_attributes_type"]);
    }
  });

  it("can't have a field with a name that every object has", () => {
    expect(() => model("Bad", { constructor: required(text()) })).toThrow("constructor");
  });

  it("infers the type of its values", () => {
    expectTypeOf<Out<typeof Cart>>().toEqualTypeOf<
      { readonly name: string; readonly wheels: readonly Out<typeof Wheel>[] } & {
        readonly color?: "red" | "green" | null;
        readonly extras?: Record<string, unknown>;
      }
    >();
  });
});

describe("list", () => {
  it("enforces its length", () => {
    const outcome = checkShape(list(bool(), { min: 1, max: 2 }), [true, true, true]);
    expect("problems" in outcome && outcome.problems[0]).toMatchObject({
      type: "too_long",
      msg: "List should have at most 2 items after validation, not 3",
      ctx: { field_type: "List", max_length: 2, actual_length: 3 },
    });
    expect(typesOf(list(bool(), { min: 1 }), [])).toEqual(["too_short"]);
    expect(typesOf(list(bool()), { 0: true, length: 1 })).toEqual(["list_type"]);
  });
});

describe("free-form values", () => {
  it("are returned unchanged, with numbers in their source form", () => {
    const value = parseJson('{"a":[1.0,{"b":null}],"":0,"__proto__":1}');
    expect(checkShape(freeObject(), value)).toEqual({ value });
    expect(checkShape(anyValue(), value)).toEqual({ value });
  });

  it("return null for NaN and Infinity, as the contract does", () => {
    expect(checkShape(freeObject(), parseJson('{"a":[1,-Infinity],"b":{"c":NaN}}'))).toEqual({
      value: { a: [1, null], b: { c: null } },
    });
  });

  it("are rejected if a text can't be stored, at its location", () => {
    const outcome = checkShape(freeObject(), parseJson('{"a":{"b":["x","\\ud800"]}}'));
    expect("problems" in outcome && outcome.problems[0]).toMatchObject({
      type: "string_unicode",
      loc: ["body", "a", "b", 1],
    });
    expect(typesOf(anyValue(), "a\u0000")).toEqual(["value_error"]);
  });

  it("are the fallback of a union", () => {
    const shape = union(Wheel, freeObject());
    expect(checkShape(shape, { size: "2" })).toEqual({ value: { size: 2, maker: null } });
    expect(checkShape(shape, { rim: 1 })).toEqual({ value: { rim: 1 } });
    expect(typesOf(shape, 5)).toEqual(["dict_type"]);
  });
});

describe("describe", () => {
  it("writes each named model once and references it", () => {
    const registry = new SchemaRegistry();
    const Pair = model(
      "Pair",
      {
        left: required(Cart, { description: "The left cart." }),
        right: optional(nullable(Cart)),
        id: withDefault(uuid(), "0f8fad5b-d9cb-469f-a165-70867728950e"),
        load: optional(float({ ge: 0 }), { example: 1.5 }),
      },
      { description: "Two carts." },
    );
    expect(Pair.describe(registry)).toEqual({ $ref: "#/components/schemas/Pair" });
    expect(Object.keys(registry.schemas())).toEqual(["Cart", "Color", "Pair", "Wheel"]);
    expect(registry.schemas()["Pair"]).toEqual({
      type: "object",
      description: "Two carts.",
      properties: {
        left: { $ref: "#/components/schemas/Cart", description: "The left cart." },
        right: { anyOf: [{ $ref: "#/components/schemas/Cart" }, { type: "null" }] },
        id: { type: "string", format: "uuid", default: "0f8fad5b-d9cb-469f-a165-70867728950e" },
        load: { type: "number", minimum: 0, examples: [1.5] },
      },
      required: ["left"],
    });
  });

  it("rejects two models with the same name", () => {
    const registry = new SchemaRegistry();
    Wheel.describe(registry);
    expect(() => model("Wheel", {}).describe(registry)).toThrow("two different models are named Wheel");
  });
});
