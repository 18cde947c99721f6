import { consoleOperations } from "../src/app/operations.ts";
import { Place } from "../src/kernel/shape/check/place.ts";
import type { Shape } from "../src/kernel/shape/shape.ts";

const described = consoleOperations
  .filter(({ id }) => /^(?:evaluation|redteam|evolution)\./.test(id))
  .map(({ id, method, path, responses }) => ({
    id,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, "[^/?]+")}(?:\\?|$)`),
    // A fixed path takes precedence over one with a parameter in the same position.
    parameters: path.split("{").length,
    responses: responses as Readonly<Record<number, unknown>>,
  }));
described.sort((one, two) => one.parameters - two.parameters);

/**
 * For evaluation, red team and evolution, whose responses are large and read by name in the web and the CLI: where a response
 * differs from the API document. Nothing for what the document leaves open.
 */
export function misfitsOf({ method, path }: { method: string; path: string }, status: number, body: unknown): string[] {
  const operation = described.find((one) => one.method === method && one.pattern.test(path));
  const shape = operation?.responses[status];
  if (!operation || !isShape(shape)) return [];
  const place = new Place([], "body");
  shape.check(body, place);
  return place.problems.map(({ loc, msg }) => `${operation.id} answers ${status} with ${loc.join(".")}: ${msg}`);
}

const isShape = (value: unknown): value is Shape<unknown> =>
  typeof value === "object" && value !== null && "check" in value;
