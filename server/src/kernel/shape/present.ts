import type { Problem } from "./shape.ts";

export interface HttpValidationError {
  readonly detail: readonly Problem[];
}

/** The body of a 422 answer; the keys of each problem stand in the order clients have always seen. */
export function presentProblems(problems: readonly Problem[]): HttpValidationError {
  return {
    detail: problems.map(({ type, loc, msg, input, ctx }) =>
      ctx === undefined ? { type, loc, msg, input } : { type, loc, msg, input, ctx },
    ),
  };
}
