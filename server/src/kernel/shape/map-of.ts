import { isJsonObject } from "../json/json-object.ts";
import type { Place } from "./check/place.ts";
import { INVALID, type Invalid } from "./check/problem.ts";
import type { JsonSchema, SchemaRegistry } from "./check/schema-registry.ts";
import { storable } from "./check/storable.ts";
import { wording } from "./check/wording.ts";
import { type Shape, traitsOf } from "./shape.ts";

const dictType = wording("dict_type", "Input should be a valid dictionary");

/** An object with any keys whose values all have one shape. Every invalid value is reported, at its key. */
export function mapOf<T>(value: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return Object.freeze({
    kind: "mapOf",
    ...traitsOf(value),
    check(input: unknown, at: Place): Readonly<Record<string, T>> | Invalid {
      if (!isJsonObject(input)) return at.refuse(dictType, input);
      if (storable(input, at) === INVALID) return INVALID;
      const entries: [string, T][] = [];
      let isSound = true;
      for (const [key, member] of Object.entries(input)) {
        at.enter(key);
        const checked = value.check(member, at);
        at.leave();
        if (checked === INVALID) isSound = false;
        else entries.push([key, checked]);
      }
      return isSound ? Object.fromEntries(entries) : INVALID;
    },
    describe: (registry: SchemaRegistry): JsonSchema => ({
      type: "object",
      additionalProperties: value.describe(registry),
    }),
  });
}
