import { echo } from "./echo.ts";
import type { Problem } from "./problem.ts";

export interface HttpValidationError {
  readonly detail: readonly Problem[];
}

const none: ReadonlySet<string> = new Set();

/**
 * The body of a 422 response. The keys of each problem have the order that clients expect. Inputs are made safe once
 * more, for problems that a use case creates itself.
 */
export function presentProblems(problems: readonly Problem[]): HttpValidationError {
  return {
    detail: problems.map(({ type, loc, msg, input, ctx }) => {
      const shown = echo(input, none);
      return ctx === undefined ? { type, loc, msg, input: shown } : { type, loc, msg, input: shown, ctx };
    }),
  };
}
