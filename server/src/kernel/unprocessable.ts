import type { Problem } from "./shape/check/problem.ts";

/** A request that is well formed but can't be carried out. Returned like any other 422, with the location. */
export class Unprocessable extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => `${problem.loc.join(".")}: ${problem.msg}`).join("; "));
    this.name = "Unprocessable";
    this.problems = problems;
  }
}

/** The common case: one value at one location, with our own message. */
export function unprocessable(loc: Problem["loc"], msg: string, input: unknown = null): Unprocessable {
  return new Unprocessable([{ type: "value_error", loc, msg, input }]);
}
