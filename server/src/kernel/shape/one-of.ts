import type { JsonSchema } from "./book.ts";
import type { Place } from "./place.ts";
import type { Invalid, Shape } from "./shape.ts";
import { alternatives, wording } from "./wording.ts";

/** One of these words exactly; the refusal lists them. */
export function oneOf<const V extends readonly [string, ...string[]]>(...values: V): Shape<V[number]> {
  const known: ReadonlySet<unknown> = new Set(values);
  const expected = alternatives(values);
  const notListed = wording("enum", `Input should be ${expected}`, { expected });
  return Object.freeze({
    kind: "oneOf",
    check: (input: unknown, at: Place): V[number] | Invalid =>
      known.has(input) ? (input as V[number]) : at.refuse(notListed, input),
    describe: (): JsonSchema => ({ type: "string", enum: values }),
  });
}
