/** Converts JSON schemas of the OpenAPI document to TypeScript types, as text. */

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly default?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Integers with this format don't fit a double. */
export const EXACT = "int64";

/** `WhiteBoxConfig-Input` → `WhiteBoxConfigInput` */
export function typeName(component: string): string {
  return component.replaceAll(/[^A-Za-z0-9_$]/g, "");
}

export function nameOfRef(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}

export function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return typeName(nameOfRef(schema.$ref));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map(typeOf));
  if (typeof schema.type === "object") return union(schema.type.map((type) => typeOf({ ...schema, type })));
  return plainType(schema);
}

function plainType(schema: Schema): string {
  switch (schema.type) {
    case "integer":
      return schema.format === EXACT ? "bigint" : "number";
    case "number":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    case "array":
      return `Array<${typeOf(schema.items ?? {})}>`;
    case "object":
      return objectType(schema);
    default:
      return schema.properties ? objectType(schema) : "unknown";
  }
}

function objectType(schema: Schema): string {
  if (schema.properties) return `{\n${members(schema, false)}\n}`;
  const { additionalProperties: values } = schema;
  return `Record<string, ${typeof values === "object" ? typeOf(values) : "unknown"}>`;
}

function union(members: readonly string[]): string {
  return [...new Set(members)].join(" | ");
}

/**
 * `alwaysThere`: the schema appears only in responses, and the console fills in every default. Callers of the SDK then
 * don't have to check for members that can't be missing.
 */
export function declaration(component: string, schema: Schema, alwaysThere: boolean): string {
  const name = typeName(component);
  const words = comment([schema.description]);
  if (schema.properties) return `${words}export interface ${name} {\n${members(schema, alwaysThere)}\n}\n`;
  return `${words}export type ${name} = ${typeOf(schema)};\n`;
}

function members(schema: Schema, alwaysThere: boolean): string {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {})
    .map(([key, member]) => {
      const present = required.has(key) || (alwaysThere && member.default !== undefined);
      return indent(`${comment([member.description])}${propertyName(key)}${present ? "" : "?"}: ${typeOf(member)};`);
    })
    .join("\n");
}

export function propertyName(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}

export function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, "  ");
}

/** A JSDoc comment of these paragraphs. Empty if there are none. */
export function comment(paragraphs: readonly (string | undefined)[]): string {
  const text = paragraphs.filter(Boolean).join("\n\n").replaceAll("*/", "*\\/");
  if (text === "") return "";
  const lines = text.split("\n");
  if (lines.length === 1) return `/** ${text} */\n`;
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`;
}
