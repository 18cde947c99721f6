import type { JsonSchema } from "./book.ts";
import type { Place } from "./place.ts";
import type { Invalid, Shape } from "./shape.ts";
import { storable } from "./storable.ts";

/** Any JSON value, kept as it came. */
export function anyValue(): Shape<unknown> {
  return Object.freeze({
    kind: "anyValue",
    check: (input: unknown, at: Place): unknown | Invalid => storable(input, at),
    describe: (): JsonSchema => ({}),
  });
}
