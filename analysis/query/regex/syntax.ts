import type { CodePoints } from "../../pattern/code-points.ts";

/** What a regular expression says, before its repeats are written out. */
export type Regex =
  | { readonly kind: "character"; readonly points: CodePoints }
  | { readonly kind: "assertion"; readonly what: Assertion }
  | { readonly kind: "sequence"; readonly parts: readonly Regex[] }
  | { readonly kind: "either"; readonly ways: readonly Regex[] }
  /** `most` may be Infinity. */
  | { readonly kind: "repeat"; readonly part: Regex; readonly least: number; readonly most: number };

export type Assertion = "start" | "end" | "border" | "inside";

/** The largest count in braces. */
export const MOST_REPEATS = 256;
/** What one expression may grow to when its repeats are written out. */
export const MOST_STEPS = 1000;
/** Groups inside groups. */
export const DEEPEST_GROUPS = 32;

/** How many steps of the automaton it takes. */
export function stepsOf(regex: Regex): number {
  switch (regex.kind) {
    case "character":
    case "assertion":
      return 1;
    case "sequence":
      return regex.parts.reduce((sum, part) => sum + stepsOf(part), 0);
    case "either":
      return regex.ways.reduce((sum, way) => sum + stepsOf(way) + 2, 0);
    case "repeat": {
      const { least, most, part } = regex;
      return most === Number.POSITIVE_INFINITY ? (least + 1) * stepsOf(part) + 2 : most * (stepsOf(part) + 1);
    }
  }
}
