import { Place } from "./check/place.ts";
import { INVALID, type Invalid } from "./check/problem.ts";
import type { JsonSchema, SchemaRegistry } from "./check/schema-registry.ts";
import type { Shape } from "./shape.ts";

/** The first shape if the input matches it, otherwise the second, whose problems are then reported. */
export function union<A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> {
  const secrets = new Set([...(first.secrets ?? []), ...(second.secrets ?? [])]);
  return Object.freeze({
    kind: "union",
    ...(secrets.size === 0 ? {} : { secrets }),
    check(input: unknown, at: Place): A | B | Invalid {
      const fitted = first.check(input, new Place([], "body"));
      return fitted === INVALID ? second.check(input, at) : fitted;
    },
    describe: (registry: SchemaRegistry): JsonSchema => ({
      anyOf: [first.describe(registry), second.describe(registry)],
    }),
  });
}
