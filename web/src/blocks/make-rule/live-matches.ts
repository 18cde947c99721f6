import { compilePatterns } from "@agent-console/analysis/pattern/compile.ts";
import { PatternFault } from "@agent-console/analysis/pattern/fault.ts";
import { findAll } from "@agent-console/analysis/pattern/scan.ts";

interface Matches {
  /** What is wrong with the pattern, or null. */
  readonly problem: string | null;
  readonly marks: readonly { readonly start: number; readonly end: number }[];
}

export const LONGEST_TEXT = 20_000;

/** Where a pattern is found while it is typed, as the guard would find it. */
export function matchesIn(pattern: string, text: string): Matches {
  if (pattern === "") return { problem: null, marks: [] };
  try {
    const set = compilePatterns([{ pattern, ignoreCase: true }]);
    return {
      problem: null,
      marks: findAll(set, text.slice(0, LONGEST_TEXT)).map(({ start, end }) => ({ start, end })),
    };
  } catch (error) {
    if (!(error instanceof PatternFault)) throw error;
    return { problem: `Character ${error.at + 1}: ${error.why}.`, marks: [] };
  }
}
