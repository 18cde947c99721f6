import type { JsonObject } from "../../../kernel/json/json-object.ts";
import type { OperationSpec } from "../../../kernel/operation.ts";
import { type JsonSchema, SchemaRegistry } from "../../../kernel/shape/check/schema-registry.ts";
import { describeField, type Fields, type Model } from "../../../kernel/shape/model.ts";
import { takesIfMatch } from "../../openapi/draft.ts";

export type Place = "path" | "query" | "body" | "whole body" | "if-match";

/** An argument of a tool: where in the request it goes, and its schema. */
export interface Argument {
  readonly name: string;
  readonly place: Place;
  readonly isRequired: boolean;
  readonly describe: (registry: SchemaRegistry) => JsonSchema;
}

/** Never offered: a stored secret, and the team, which is the key's. */
const WITHHELD: ReadonlySet<string> = new Set(["reveal", "team_id"]);

/** All arguments of an operation in one flat list, as a model fills them in. A body whose names collide stays one argument. */
export function argumentsOf(op: OperationSpec): readonly Argument[] {
  const outside = [...fieldsOf(op.params, "path"), ...fieldsOf(op.query, "query")];
  const taken = new Set(outside.map(({ name }) => name));
  const body = isModel(op.body) ? fieldsOf(op.body, "body") : [];
  const collides = body.some(({ name }) => taken.has(name));
  const inBody: readonly Argument[] =
    !op.body || (body.length > 0 && !collides)
      ? body
      : [
          {
            name: "body",
            place: "whole body",
            isRequired: !op.bodyOptional,
            describe: (all) => op.body?.describe(all) ?? {},
          },
        ];
  const ifMatch: readonly Argument[] = takesIfMatch(op)
    ? [{ name: "if_match", place: "if-match", isRequired: false, describe: () => IF_MATCH }]
    : [];
  return [...outside, ...inBody, ...ifMatch];
}

const IF_MATCH = {
  type: "string",
  maxLength: 100,
  description: "The etag that was read: only that version is changed.",
};

const isModel = (shape: OperationSpec["body"]): shape is Model<Fields> => shape?.kind === "model";

function fieldsOf(model: Model<Fields> | undefined, place: Place): Argument[] {
  return Object.entries(model?.fields ?? {})
    .filter(([name, field]) => !WITHHELD.has(name) || field.presence === "required")
    .map(([name, field]) => ({
      ...{ name, place },
      isRequired: place === "path" || field.presence === "required",
      // In an address, nothing and null are the same.
      describe: (registry) => (place === "query" ? present : asIs)(describeField(field, registry)),
    }));
}

/** A JSON Schema that stands alone: what it refers to comes with it. */
export function inputSchemaOf(args: readonly Argument[], extra: Readonly<Record<string, JsonSchema>> = {}): JsonObject {
  const registry = new SchemaRegistry();
  const properties = Object.fromEntries(args.map(({ name, describe }) => [name, describe(registry)]));
  const required = args.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const shared = registry.schemas();
  return {
    type: "object",
    properties: { ...(lean(properties) as JsonObject), ...extra },
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
    ...(Object.keys(shared).length === 0 ? {} : { $defs: lean(shared) }),
  };
}

const asIs = (schema: JsonSchema): JsonSchema => schema;

function present({ anyOf, ...rest }: JsonSchema): JsonSchema {
  if (!Array.isArray(anyOf)) return { ...rest };
  const kinds = anyOf.filter(({ type }) => type !== "null");
  return kinds.length === 1 ? { ...rest, ...kinds[0] } : { ...rest, anyOf: kinds };
}

/** What a model needs not: examples, titles, and the bounds of the database's numbers. References lead into this schema. */
const LEFT_OUT: ReadonlySet<string> = new Set(["example", "examples", "title"]);
const LARGEST = 2_147_483_647;

function lean(value: unknown, isProperties = true): unknown {
  if (Array.isArray(value)) return value.map((item) => lean(item, false));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(nullableAsType(value))
      .filter(([name, inner]) => isProperties || !(LEFT_OUT.has(name) || (name === "maximum" && inner === LARGEST)))
      .map(([name, inner]) => [
        name,
        name === "$ref" && typeof inner === "string"
          ? inner.replace("#/components/schemas/", "#/$defs/")
          : lean(inner, name === "properties" && !isProperties),
      ]),
  );
}

/** A plain value or null, in the shorter of the two ways to write it. */
function nullableAsType(schema: object): object {
  const { anyOf, ...rest } = schema as { readonly anyOf?: readonly JsonSchema[] };
  const [one, other, ...more] = Array.isArray(anyOf) ? anyOf : [];
  const isPlain = one && other && more.length === 0 && other["type"] === "null" && typeof one["type"] === "string";
  return isPlain && !("enum" in one) ? { ...rest, ...one, type: [one["type"], "null"] } : schema;
}
