import { echo } from "./echo.ts";
import type { Problem } from "./problem.ts";

export interface HttpValidationError {
  readonly detail: readonly Problem[];
}

const none: ReadonlySet<string> = new Set();

/**
 * The body of a 422 answer; the keys of each problem stand in the order clients have always seen. Inputs are made safe
 * once more, for the problems that a use case states by itself.
 */
export function presentProblems(problems: readonly Problem[]): HttpValidationError {
  return {
    detail: problems.map(({ type, loc, msg, input, ctx }) => {
      const shown = echo(input, none);
      return ctx === undefined ? { type, loc, msg, input: shown } : { type, loc, msg, input: shown, ctx };
    }),
  };
}
