import { SourceNumber } from "../json/source-number.ts";
import type { Place } from "./check/place.ts";
import type { Invalid } from "./check/problem.ts";
import type { JsonSchema } from "./check/schema-registry.ts";
import { wording } from "./check/wording.ts";
import type { Shape } from "./shape.ts";

const MOST = 2n ** 63n - 1n;
const notNanoseconds = wording("int_type", `Input should be an integer from 0 to ${MOST}, written in digits`);

/**
 * A time in nanoseconds since 1970. It doesn't fit a double, so it is a bigint here and in the SDK, and digits on the wire.
 * `format` is what the SDK's generator goes by.
 */
export function nanoseconds(): Shape<bigint> {
  return Object.freeze({
    kind: "nanoseconds",
    check(input: unknown, at: Place): bigint | Invalid {
      const digits = digitsOf(input);
      const read = digits !== undefined && /^\d{1,19}$/.test(digits) ? BigInt(digits) : undefined;
      return read === undefined || read > MOST ? at.refuse(notNanoseconds, input) : read;
    },
    describe: (): JsonSchema => ({ type: "integer", format: "int64" }),
  });
}

function digitsOf(input: unknown): string | undefined {
  if (typeof input === "string") return input;
  if (typeof input === "bigint" || Number.isSafeInteger(input)) return String(input);
  return input instanceof SourceNumber ? input.source : undefined;
}

/** For a response: JSON.stringify writes every digit. */
export const writtenNanoseconds = (ns: bigint): SourceNumber => new SourceNumber(String(ns), Number(ns));
