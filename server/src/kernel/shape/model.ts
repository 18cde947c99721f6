import { isJsonObject, type JsonObject } from "../json/json-object.ts";
import { MASK, maskText, secretName } from "./check/echo.ts";
import type { Place } from "./check/place.ts";
import { INVALID, type Invalid } from "./check/problem.ts";
import type { JsonSchema, SchemaRegistry } from "./check/schema-registry.ts";
import { missing, wording } from "./check/wording.ts";
import type { DefaultedField, Field, OptionalField, RequiredField } from "./field.ts";
import type { Note, Shape } from "./shape.ts";

export type Fields = Readonly<Record<string, Field<unknown>>>;

type ValueOf<F> = F extends RequiredField<infer T> | DefaultedField<infer T>
  ? T
  : F extends OptionalField<infer T>
    ? T
    : never;
type OptionalKeys<F> = { [K in keyof F]: F[K] extends { readonly presence: "optional" } ? K : never }[keyof F];

export type ModelOut<F> = { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[K]> } & {
  readonly [K in OptionalKeys<F>]?: ValueOf<F[K]>;
};

export interface Model<F extends Fields> extends Shape<ModelOut<F>> {
  readonly kind: "model";
  readonly name: string;
  readonly fields: F;
}

const modelType = wording(
  "model_attributes_type",
  "Input should be a valid dictionary or object to extract fields from",
);

/**
 * An object with known fields. Unknown keys are ignored. Problems are reported in the order in which the fields are
 * declared.
 */
export function model<const F extends Fields>(name: string, fields: F, note: Pick<Note, "description"> = {}): Model<F> {
  const members = Object.entries(fields);
  for (const [key] of members) {
    if (key in Object.prototype)
      throw new TypeError(`a field cannot be named ${key}: every object has a member of that name`);
  }
  const secrets = secretsOf(members);
  const shape: Model<F> = {
    kind: "model",
    name,
    fields,
    ...(secrets.size === 0 ? {} : { secrets }),
    check(input: unknown, at: Place): ModelOut<F> | Invalid {
      if (!isJsonObject(input)) return at.refuse(modelType, secrets.size > 0 ? maskText(input) : input);
      return checkMembers(members, input, at) as ModelOut<F> | Invalid;
    },
    describe: (registry: SchemaRegistry): JsonSchema =>
      registry.refer(name, shape, () => describeModel(members, note, registry)),
  };
  return Object.freeze(shape);
}

function checkMembers(
  members: readonly [string, Field<unknown>][],
  input: JsonObject,
  at: Place,
): JsonObject | Invalid {
  const out: JsonObject = {};
  let sound = true;
  let shown: JsonObject | undefined;
  for (const [key, field] of members) {
    const value = input[key];
    if (value === undefined) {
      if (field.presence === "defaulted") out[key] = field.fallback;
      if (field.presence === "required") {
        at.enter(key);
        shown ??= withoutHolders(members, input);
        at.refuse(missing, at.isBody ? shown : null);
        at.leave();
        sound = false;
      }
      continue;
    }
    at.enter(key);
    const checked = field.shape.check(value, at);
    at.leave();
    if (checked === INVALID) sound = false;
    else out[key] = checked;
  }
  return sound ? out : INVALID;
}

/**
 * Members that hold secrets are masked completely next to a missing one: if malformed, their names would not identify
 * them.
 */
function withoutHolders(members: readonly [string, Field<unknown>][], input: JsonObject): JsonObject {
  const holders = members.filter(([key, { shape }]) => shape.secrets !== undefined && key in input);
  return holders.length === 0 ? input : { ...input, ...Object.fromEntries(holders.map(([key]) => [key, MASK])) };
}

function secretsOf(members: readonly [string, Field<unknown>][]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [key, { shape }] of members) {
    if (shape.isSecret) names.add(secretName(key));
    for (const name of shape.secrets ?? []) names.add(name);
  }
  return names;
}

function describeModel(members: readonly [string, Field<unknown>][], note: Note, registry: SchemaRegistry): JsonSchema {
  const properties = members.map(([key, field]) => [key, describeField(field, registry)] as const);
  const required = members.filter(([, field]) => field.presence === "required").map(([key]) => key);
  return {
    type: "object",
    ...(note.description === undefined ? {} : { description: note.description }),
    properties: Object.fromEntries(properties),
    ...(required.length === 0 ? {} : { required }),
  };
}

export function describeField(field: Field<unknown>, registry: SchemaRegistry): JsonSchema {
  return {
    ...field.shape.describe(registry),
    ...(field.presence === "defaulted" ? { default: field.fallback } : {}),
    ...(field.description === undefined ? {} : { description: field.description }),
    ...(field.example === undefined ? {} : { examples: [field.example] }),
  };
}
