import { unstorableText } from "../json/unstorable.ts";
import type { Place } from "./check/place.ts";
import type { Invalid } from "./check/problem.ts";
import type { JsonSchema } from "./check/schema-registry.ts";
import { formatCount, holdsNul, notUnicode, wording } from "./check/wording.ts";
import type { Shape } from "./shape.ts";

export interface TextRules {
  /** Lengths count code points, as a reader counts characters. */
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: RegExp;
  /** For the API document only. It is not checked. */
  readonly format?: string;
}

const stringType = wording("string_type", "Input should be a valid string");

/** A string that UTF-8 can encode and PostgreSQL can store. Numbers and booleans are not converted. */
export function text(rules: TextRules = {}): Shape<string> {
  const { min = 0, max = Number.POSITIVE_INFINITY, pattern } = rules;
  const tooShort = wording("string_too_short", `String should have at least ${formatCount(min, "character")}`, {
    min_length: min,
  });
  const tooLong = wording("string_too_long", `String should have at most ${formatCount(max, "character")}`, {
    max_length: max,
  });
  const written = pattern === undefined ? "" : portable(pattern);
  const mismatch = wording("string_pattern_mismatch", `String should match pattern '${written}'`, { pattern: written });

  return Object.freeze({
    kind: "text",
    check(input: unknown, at: Place): string | Invalid {
      if (typeof input !== "string") return at.refuse(stringType, input);
      const unstorable = unstorableText(input);
      if (unstorable !== undefined) return at.refuse(unstorable === "nul" ? holdsNul : notUnicode, input);
      // A string has at most as many code points as code units, and at least half as many, so counting is rarely
      // needed.
      if (input.length < 2 * min && codePoints(input) < min) return at.refuse(tooShort, input);
      if (input.length > max && codePoints(input) > max) return at.refuse(tooLong, input);
      if (pattern !== undefined && input.search(pattern) < 0) return at.refuse(mismatch, input);
      return input;
    },
    describe: (): JsonSchema => ({
      type: "string",
      ...(rules.min === undefined ? {} : { minLength: rules.min }),
      ...(rules.max === undefined ? {} : { maxLength: rules.max }),
      ...(pattern === undefined ? {} : { pattern: written }),
      ...(rules.format === undefined ? {} : { format: rules.format }),
    }),
  });
}

/** In the form that other languages use: only JavaScript has to escape a slash. */
const portable = (pattern: RegExp): string => pattern.source.replaceAll("\\/", "/");

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
