import type { Schema } from "@agent-console/analysis/detectors/features/json-schema.ts";

const KEYWORDS = new Set([
  ...["type", "properties", "required", "additionalProperties", "items", "minItems", "maxItems"],
  ...["enum", "minimum", "maximum"],
]);
/** They say nothing about whether a value is valid. */
const ANNOTATIONS = new Set(["$schema", "$id", "title", "description", "default", "examples", "$comment"]);
const TYPES = new Set(["object", "array", "string", "number", "integer", "boolean", "null"]);
const DEEPEST = 20;
const MOST_VALUES = 200;

/** What is wrong with a schema, in words; null if nothing. A keyword that would be ignored is an error: it would pass. */
export function schemaProblem(value: unknown, depth = 0): string | null {
  if (!isRecord(value)) return "A JSON schema is an object.";
  if (depth > DEEPEST) return "The JSON schema is nested too deeply.";
  const unknown = Object.keys(value).find((key) => !KEYWORDS.has(key) && !ANNOTATIONS.has(key));
  if (unknown) return `The JSON schema keyword "${unknown.slice(0, 40)}" is not supported.`;
  const types = [value["type"] ?? []].flat();
  if (types.some((type) => typeof type !== "string" || !TYPES.has(type))) return "The JSON schema has an unknown type.";
  for (const key of ["minItems", "maxItems", "minimum", "maximum"])
    if (value[key] !== undefined && typeof value[key] !== "number") return `"${key}" is a number.`;
  for (const key of ["required", "enum"]) {
    const list = value[key];
    if (list === undefined) continue;
    if (!Array.isArray(list) || list.length > MOST_VALUES) return `"${key}" is a list of up to ${MOST_VALUES} values.`;
    if (list.some((one) => typeof one === "object" && one !== null)) return `"${key}" has plain values only.`;
  }
  return partsProblem(value, depth);
}

function partsProblem(schema: Record<string, unknown>, depth: number): string | null {
  const { properties = {}, items, additionalProperties: additional } = schema;
  if (!isRecord(properties)) return '"properties" is an object.';
  const inner = [
    ...Object.values(properties),
    ...(items === undefined ? [] : [items]),
    ...(additional === undefined || typeof additional === "boolean" ? [] : [additional]),
  ];
  for (const part of inner) {
    const problem = schemaProblem(part, depth + 1);
    if (problem) return problem;
  }
  return null;
}

/** Only for what has no problem. */
export const asSchema = (value: unknown): Schema => value as Schema;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
