import type { Problem } from "./shape/check/problem.ts";

/** A request that is well formed but cannot be carried out as it stands: answered like any other 422, naming the place. */
export class Unprocessable extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => `${problem.loc.join(".")}: ${problem.msg}`).join("; "));
    this.name = "Unprocessable";
    this.problems = problems;
  }
}

/** The common case: one value at one place, refused in our own words. */
export function unprocessable(loc: Problem["loc"], msg: string, input: unknown = null): Unprocessable {
  return new Unprocessable([{ type: "value_error", loc, msg, input }]);
}
