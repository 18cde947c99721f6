import { Place } from "../../src/kernel/shape/check/place.ts";
import { INVALID, type Problem } from "../../src/kernel/shape/check/problem.ts";
import type { Shape } from "../../src/kernel/shape/shape.ts";

/** For tests: the value that a shape returns for an input, or its problems. */
export function checkShape<T>(shape: Shape<T>, input: unknown): { value: T } | { problems: Problem[] } {
  const problems: Problem[] = [];
  const value = shape.check(input, new Place(problems, "body", shape.secrets));
  return value === INVALID ? { problems } : { value };
}

/** For tests: the types of the problems, or undefined if there are none. */
export function typesOf(shape: Shape<unknown>, input: unknown): string[] | undefined {
  const outcome = checkShape(shape, input);
  return "problems" in outcome ? outcome.problems.map(({ type }) => type) : undefined;
}
