import type { JsonObject } from "../../../kernel/json/json-object.ts";
import type { OperationSpec } from "../../../kernel/operation.ts";
import type { DirectCall } from "../../../platform/direct/call.ts";
import { argumentsOf } from "./schema.ts";

export type SplitArguments = Pick<DirectCall, "params" | "query" | "body" | "ifMatch">;

/** The arguments of a tool as the parts of a request; or the names that the operation does not have. */
export function splitArguments(
  op: OperationSpec,
  given: JsonObject,
): { readonly parts: SplitArguments } | { readonly unknown: readonly string[] } {
  const known = new Map(argumentsOf(op).map((argument) => [argument.name, argument.place]));
  const unknown = Object.keys(given).filter((name) => !known.has(name));
  if (unknown.length > 0) return { unknown };
  const params: Record<string, string> = {};
  const query = new URLSearchParams();
  const fields: JsonObject = {};
  let [body, ifMatch]: [unknown, string | undefined] = [undefined, undefined];
  for (const [name, place] of known) {
    const value = given[name];
    if (value === undefined || (value === null && place !== "body")) continue;
    if (place === "path") params[name] = textOf(value);
    else if (place === "query")
      for (const one of Array.isArray(value) ? value : [value]) query.append(name, textOf(one));
    else if (place === "body") fields[name] = value;
    else if (place === "whole body") body = value;
    else ifMatch = textOf(value);
  }
  const hasFields = [...known.values()].includes("body");
  return { parts: { params, query: query.toString(), body: hasFields ? fields : body, ifMatch } };
}

/** In an address everything is text. Null is what is left out. */
const textOf = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
