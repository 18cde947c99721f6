type TypeName = "object" | "array" | "string" | "number" | "integer" | "boolean" | "null";

/** The part of JSON Schema that probes use. */
export interface Schema {
  readonly type?: TypeName | readonly TypeName[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Where a value violates the schema, in words. Empty if it does not. */
export function departures(value: unknown, schema: Schema, path = "the value"): string[] {
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) return [`${path} is no ${types.join(" or ")}`];
  const faults: string[] = [];
  if (schema.enum && !schema.enum.includes(value as string))
    faults.push(`${path} is none of ${schema.enum.join(", ")}`);
  if (typeof value === "string" && schema.pattern && !new RegExp(schema.pattern, "u").test(value))
    faults.push(`${path} does not match ${schema.pattern}`);
  if (typeof value === "number") {
    if (value < (schema.minimum ?? -Infinity) || value > (schema.maximum ?? Infinity))
      faults.push(`${path} is out of range`);
  }
  if (Array.isArray(value)) faults.push(...inArray(value, schema, path));
  else if (typeof value === "object" && value !== null)
    faults.push(...inObject(value as Record<string, unknown>, schema, path));
  return faults;
}

function isOfType(value: unknown, type: TypeName): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function inArray(
  values: readonly unknown[],
  { items, minItems = 0, maxItems = Infinity }: Schema,
  path: string,
): string[] {
  const count = values.length < minItems || values.length > maxItems ? [`${path} has ${values.length} items`] : [];
  return [...count, ...(items ? values.flatMap((value, at) => departures(value, items, `${path}[${at}]`)) : [])];
}

function inObject(
  value: Record<string, unknown>,
  { properties = {}, required = [], additionalProperties }: Schema,
  path: string,
): string[] {
  const missing = required.filter((name) => !Object.hasOwn(value, name)).map((name) => `${name} is missing`);
  return Object.entries(value).reduce((faults, [name, member]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (schema) faults.push(...departures(member, schema, `${path}.${name}`));
    else if (additionalProperties === false) faults.push(`${name} was not asked for`);
    else if (typeof additionalProperties === "object")
      faults.push(...departures(member, additionalProperties, `${path}.${name}`));
    return faults;
  }, missing);
}
