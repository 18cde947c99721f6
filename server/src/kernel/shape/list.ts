import { maskText } from "./check/echo.ts";
import type { Place } from "./check/place.ts";
import { INVALID, type Invalid } from "./check/problem.ts";
import type { JsonSchema, SchemaRegistry } from "./check/schema-registry.ts";
import { formatCount, wording } from "./check/wording.ts";
import { type Shape, traitsOf } from "./shape.ts";

export interface ListRules {
  readonly min?: number;
  readonly max?: number;
}

const listType = wording("list_type", "Input should be a valid list");

/** An array whose items all have one shape. Every invalid item is reported, at its index. */
export function list<T>(item: Shape<T>, rules: ListRules = {}): Shape<readonly T[]> {
  const { min = 0, max = Number.POSITIVE_INFINITY } = rules;
  return Object.freeze({
    kind: "list",
    ...traitsOf(item),
    many: true,
    check(input: unknown, at: Place): readonly T[] | Invalid {
      if (!Array.isArray(input)) return at.refuse(listType, item.secrets ? maskText(input) : input);
      if (input.length > max) return at.refuse(tooLong(max, input.length), input);
      const items = checkItems(item, input, at);
      if (items !== INVALID && input.length < min) return at.refuse(tooShort(min, input.length), input);
      return items;
    },
    describe: (registry: SchemaRegistry): JsonSchema => ({
      type: "array",
      items: item.describe(registry),
      ...(rules.min === undefined ? {} : { minItems: rules.min }),
      ...(rules.max === undefined ? {} : { maxItems: rules.max }),
    }),
  });
}

function checkItems<T>(item: Shape<T>, input: readonly unknown[], at: Place): readonly T[] | Invalid {
  const items: T[] = [];
  let sound = true;
  for (let i = 0; i < input.length; i++) {
    at.enter(i);
    const checked = item.check(input[i], at);
    at.leave();
    if (checked === INVALID) sound = false;
    else items.push(checked);
  }
  return sound ? items : INVALID;
}

function tooShort(min: number, actual: number) {
  return wording("too_short", `List should have at least ${formatCount(min, "item")} after validation, not ${actual}`, {
    field_type: "List",
    min_length: min,
    actual_length: actual,
  });
}

function tooLong(max: number, actual: number) {
  return wording("too_long", `List should have at most ${formatCount(max, "item")} after validation, not ${actual}`, {
    field_type: "List",
    max_length: max,
    actual_length: actual,
  });
}
