import type { Place } from "./check/place.ts";
import type { Invalid } from "./check/problem.ts";
import type { JsonSchema, SchemaRegistry } from "./check/schema-registry.ts";
import { type Shape, traitsOf } from "./shape.ts";

/**
 * A value that no error response repeats: neither as its own input nor inside an object that is shown for another
 * problem.
 */
export function secret<T>(shape: Shape<T>): Shape<T> {
  return Object.freeze({
    kind: "secret",
    ...traitsOf(shape),
    isSecret: true,
    check(input: unknown, at: Place): T | Invalid {
      at.hide();
      const checked = shape.check(input, at);
      at.reveal();
      return checked;
    },
    describe: (registry: SchemaRegistry): JsonSchema => shape.describe(registry),
  });
}
