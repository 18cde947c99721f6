import { Place } from "./shape/check/place.ts";
import { INVALID, type Problem } from "./shape/check/problem.ts";
import type { Shape } from "./shape/shape.ts";
import { Unprocessable } from "./unprocessable.ts";

/** A member of a body whose shape depends on another member, checked by itself. Throws a 422 at its place. */
export function checkValue<T>(shape: Shape<T>, input: unknown, member: string): T {
  const problems: Problem[] = [];
  const place = new Place(problems, "body", shape.secrets);
  place.enter(member);
  const value = shape.check(input, place);
  if (value === INVALID) throw new Unprocessable(problems);
  return value as T;
}
