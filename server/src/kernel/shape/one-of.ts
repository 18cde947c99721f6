import type { Place } from "./check/place.ts";
import type { Invalid } from "./check/problem.ts";
import type { JsonSchema } from "./check/schema-registry.ts";
import { alternatives, wording } from "./check/wording.ts";
import type { Shape } from "./shape.ts";

/** Exactly one of these words. The error lists them. */
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
