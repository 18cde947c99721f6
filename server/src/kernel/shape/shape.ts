import type { Place } from "./check/place.ts";
import type { Invalid } from "./check/problem.ts";
import type { JsonSchema, SchemaRegistry } from "./check/schema-registry.ts";

/**
 * A kind of value: how an input is converted to it, and how the OpenAPI document shows it. Shapes are frozen and have
 * no state, so one shape serves every request.
 */
export interface Shape<T> {
  readonly kind: string;
  check(input: unknown, at: Place): T | Invalid;
  describe(registry: SchemaRegistry): JsonSchema;
  /** Names of members, at any depth, whose values are never shown. */
  readonly secrets?: ReadonlySet<string>;
  /** The value itself is never shown. */
  readonly isSecret?: boolean;
  /** In a query string the name can be repeated, and all values count. */
  readonly many?: boolean;
}

/** What a wrapping shape takes over from the shape inside. */
export function traitsOf({
  secrets,
  isSecret,
  many,
}: Shape<unknown>): Pick<Shape<unknown>, "secrets" | "isSecret" | "many"> {
  return { ...(secrets && { secrets }), ...(isSecret && { isSecret }), ...(many && { many }) };
}

export type Out<S> = S extends Shape<infer T> ? T : never;

/** What the OpenAPI document shows next to the schema. */
export interface Note {
  readonly description?: string;
  readonly example?: unknown;
}
