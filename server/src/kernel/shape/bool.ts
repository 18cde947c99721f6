import { numberInput } from "./check/number-input.ts";
import type { Place } from "./check/place.ts";
import type { Invalid } from "./check/problem.ts";
import type { JsonSchema } from "./check/schema-registry.ts";
import { wording } from "./check/wording.ts";
import type { Shape } from "./shape.ts";

const boolType = wording("bool_type", "Input should be a valid boolean");
const boolParsing = wording("bool_parsing", "Input should be a valid boolean, unable to interpret input");

const yes: ReadonlySet<string> = new Set(["true", "t", "yes", "y", "on", "1"]);
const no: ReadonlySet<string> = new Set(["false", "f", "no", "n", "off", "0"]);

const LOWEST = -(2n ** 63n);
const HIGHEST = 2n ** 63n - 1n;

/** A boolean, or one of the common words and numbers for one. Nothing is trimmed. */
export function bool(): Shape<boolean> {
  return Object.freeze({
    kind: "bool",
    check(input: unknown, at: Place): boolean | Invalid {
      if (typeof input === "boolean") return input;
      if (typeof input === "string") return fromWord(input, at);
      const value = numberInput(input)?.value;
      if (value === 0) return false;
      if (value === 1) return true;
      return at.refuse(isSmallInteger(input) ? boolParsing : boolType, input);
    },
    describe: (): JsonSchema => ({ type: "boolean" }),
  });
}

function fromWord(word: string, at: Place): boolean | Invalid {
  // Only ASCII letters are folded: U+212A lowercases to k, and such a letter must not pass for another.
  const folded = /^[a-z01]{1,5}$/i.test(word) ? word.toLowerCase() : "";
  if (yes.has(folded)) return true;
  return no.has(folded) ? false : at.refuse(boolParsing, word);
}

function isSmallInteger(input: unknown): boolean {
  const number = numberInput(input);
  if (number === undefined || !Number.isInteger(number.value)) return false;
  if (!number.isInteger) return Math.abs(number.value) < 2 ** 63;
  const exact = BigInt(typeof input === "number" ? input : (input as { source: string }).source);
  return exact >= LOWEST && exact <= HIGHEST;
}
