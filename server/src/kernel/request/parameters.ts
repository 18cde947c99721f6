import { Place } from "../shape/check/place.ts";
import type { Invalid, Problem } from "../shape/check/problem.ts";
import type { Fields, Model, ModelOut } from "../shape/model.ts";
import { parseQuery } from "./query-string.ts";

/** Validates path parameters, which the router has percent-decoded once. */
export function checkPath<F extends Fields>(
  model: Model<F>,
  params: Readonly<Record<string, string>>,
  problems: Problem[],
): ModelOut<F> | Invalid {
  return model.check(params, new Place(problems, "path", model.secrets));
}

/** Validates a raw query string. If a name is repeated, the last value counts, unless the field is a list. */
export function checkQuery<F extends Fields>(model: Model<F>, raw: string, problems: Problem[]): ModelOut<F> | Invalid {
  const input: Record<string, unknown> = {};
  if (raw !== "") {
    for (const [name, value] of parseQuery(raw)) {
      const field = Object.hasOwn(model.fields, name) ? model.fields[name] : undefined;
      if (field === undefined) continue;
      if (field.shape.many !== true) input[name] = value;
      else if (Array.isArray(input[name])) input[name].push(value);
      else input[name] = [value];
    }
  }
  return model.check(input, new Place(problems, "query", model.secrets));
}
