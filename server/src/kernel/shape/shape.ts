import type { JsonSchema, SchemaBook } from "./check/book.ts";
import type { Place } from "./check/place.ts";

/** Where a problem lies: "path", "query" or "body", then field names and array indexes. */
export type Loc = readonly (string | number)[];

/** One entry of a 422 answer. `input` is already safe to show: masked, shortened, free of what JSON cannot say. */
export interface Problem {
  readonly type: string;
  readonly loc: Loc;
  readonly msg: string;
  readonly input: unknown;
  readonly ctx?: Readonly<Record<string, unknown>>;
}

/** The words of a problem, before it has a place and an input. */
export interface Wording {
  readonly type: string;
  readonly msg: string;
  readonly ctx?: Readonly<Record<string, unknown>>;
}

/** What a check gives back when it refused the input; the reasons stand in the problems of the place. */
export const INVALID: unique symbol = Symbol("invalid");
export type Invalid = typeof INVALID;

/**
 * A kind of value: how an input becomes one, and how the OpenAPI document shows it. Shapes are frozen and carry no
 * state, so one shape serves every request.
 */
export interface Shape<T> {
  readonly kind: string;
  check(input: unknown, at: Place): T | Invalid;
  describe(book: SchemaBook): JsonSchema;
  /** Names of the members, at any depth, whose values are never shown. */
  readonly secrets?: ReadonlySet<string>;
  /** The value itself is never shown. */
  readonly isSecret?: boolean;
  /** In a query string the name may be repeated, and all values count. */
  readonly many?: boolean;
}

/** What a shape that wraps another passes on of it. */
export function traitsOf({
  secrets,
  isSecret,
  many,
}: Shape<unknown>): Pick<Shape<unknown>, "secrets" | "isSecret" | "many"> {
  return { ...(secrets && { secrets }), ...(isSecret && { isSecret }), ...(many && { many }) };
}

export type Out<S> = S extends Shape<infer T> ? T : never;

/** What a reader of the OpenAPI document sees beside the schema. */
export interface Note {
  readonly description?: string;
  readonly example?: unknown;
}
