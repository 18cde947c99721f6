import { type ApiDocument, resolve, type Schema } from "./openapi.ts";

const nameOf = (ref: string): string => ref.split("/").at(-1) ?? ref;

/** A schema's type as text: "array of string", "integer or null". */
export function typeText(api: ApiDocument, schema: Schema | undefined): string {
  const choices = schema?.anyOf ?? schema?.oneOf;
  if (choices) return [...new Set(choices.map((choice) => typeText(api, choice)))].join(" or ");
  if (schema?.$ref) {
    const target = resolve<Schema>(api, schema);
    return target.properties ? nameOf(schema.$ref) : typeText(api, target);
  }
  if (schema?.enum) return `one of ${schema.enum.join(", ")}`;
  if (schema?.type === "array") return `array of ${typeText(api, schema.items)}`;
  if (schema?.type === undefined) return "any value";
  return schema.format ? `${schema.type}, ${schema.format}` : String(schema.type);
}

const limits = {
  minimum: "minimum",
  maximum: "maximum",
  minLength: "minimum length",
  maxLength: "maximum length",
  minItems: "minimum items",
  maxItems: "maximum items",
  pattern: "pattern",
} as const;

/** What limits a value, as text. */
export function limitText(schema: Schema): string {
  const inner: Schema = schema.anyOf?.find((choice) => choice.type !== "null") ?? {};
  const names = Object.keys(limits) as (keyof typeof limits)[];
  const set = names
    .map((name) => [limits[name], schema[name] ?? inner[name]] as const)
    .filter(([, value]) => value !== undefined)
    .map(([label, value]) => `${label} ${value}`);
  if (schema.default !== undefined && schema.default !== null) set.push(`default ${JSON.stringify(schema.default)}`);
  return set.join(", ");
}

export interface FieldsOf {
  readonly schema: Schema & Required<Pick<Schema, "properties">>;
  /** The named schemas on the way, so that a schema which contains itself ends. */
  readonly passed: readonly string[];
}

/** The object with fields inside a schema: behind references, in an array, or as one of several choices. */
export function fieldsIn(
  api: object,
  schema: Schema | undefined,
  passed: readonly string[] = [],
): FieldsOf | undefined {
  if (!schema) return undefined;
  if (schema.$ref) {
    const name = nameOf(schema.$ref);
    return passed.includes(name) ? undefined : fieldsIn(api, resolve<Schema>(api, schema), [...passed, name]);
  }
  const { properties } = schema;
  if (properties) return { schema: { ...schema, properties }, passed };
  if (schema.items) return fieldsIn(api, schema.items, passed);
  for (const choice of schema.anyOf ?? schema.oneOf ?? []) {
    const found = fieldsIn(api, choice, passed);
    if (found) return found;
  }
  return undefined;
}
