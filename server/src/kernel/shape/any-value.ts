import type { Place } from "./check/place.ts";
import type { Invalid } from "./check/problem.ts";
import type { JsonSchema } from "./check/schema-registry.ts";
import { storable } from "./check/storable.ts";
import type { Shape } from "./shape.ts";

/** Any JSON value, unchanged. */
export function anyValue(): Shape<unknown> {
  return Object.freeze({
    kind: "anyValue",
    check: (input: unknown, at: Place): unknown | Invalid => storable(input, at),
    describe: (): JsonSchema => ({}),
  });
}
