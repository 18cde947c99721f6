import type { Place } from "./check/place.ts";
import type { Invalid } from "./check/problem.ts";
import type { JsonSchema, SchemaRegistry } from "./check/schema-registry.ts";
import { type Shape, traitsOf } from "./shape.ts";

/** The shape, or null. */
export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return Object.freeze({
    kind: "nullable",
    ...traitsOf(shape),
    check: (input: unknown, at: Place): T | null | Invalid => (input === null ? null : shape.check(input, at)),
    describe(registry: SchemaRegistry): JsonSchema {
      const schema = shape.describe(registry);
      const members = Array.isArray(schema["anyOf"]) && Object.keys(schema).length === 1 ? schema["anyOf"] : [schema];
      return { anyOf: [...members, { type: "null" }] };
    },
  });
}
