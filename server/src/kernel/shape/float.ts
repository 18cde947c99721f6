import { type Bounds, boundsCheck, describeBounds } from "./check/bounds.ts";
import { numberInput } from "./check/number-input.ts";
import type { Place } from "./check/place.ts";
import type { Invalid, Wording } from "./check/problem.ts";
import type { JsonSchema } from "./check/schema-registry.ts";
import { trimUnicode } from "./check/white-space.ts";
import { finiteNumber, wording } from "./check/wording.ts";
import type { Shape } from "./shape.ts";

const floatType = wording("float_type", "Input should be a valid number");
const floatParsing = wording("float_parsing", "Input should be a valid number, unable to parse string as a number");

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const NOT_FINITE = /^[+-]?(?:inf|infinity|nan)$/i;

/** A finite double. NaN and the infinities are rejected: they could be stored but not returned as JSON. */
export function float(bounds: Bounds = {}): Shape<number> {
  const brokenBound = boundsCheck(bounds);
  return Object.freeze({
    kind: "float",
    check(input: unknown, at: Place): number | Invalid {
      const read = readFloat(input);
      if (typeof read === "object") return at.refuse(read, input);
      if (!Number.isFinite(read)) return at.refuse(finiteNumber, input);
      const broken = brokenBound(read);
      return broken === undefined ? read : at.refuse(broken, input);
    },
    describe: (): JsonSchema => ({ type: "number", ...describeBounds(bounds) }),
  });
}

function readFloat(input: unknown): number | Wording {
  if (typeof input === "number") return input;
  if (typeof input === "boolean") return input ? 1 : 0;
  if (typeof input === "string") return readText(input);
  const number = numberInput(input);
  if (number === undefined) return floatType;
  return number.isInteger && !Number.isFinite(number.value) ? floatType : number.value;
}

/**
 * Either whitespace at the ends is dropped, or single underscores anywhere inside, even next to the point: " 1.5",
 * "1_000.5" and "1_.5" are numbers, " 1_000" is not.
 */
function readText(text: string): number | Wording {
  const bare = text.includes("_") && !/^_|__|_$/.test(text) ? text.replaceAll("_", "") : trimUnicode(text);
  if (NUMBER.test(bare)) return Number(bare);
  return NOT_FINITE.test(bare) ? Number.NaN : floatParsing;
}
