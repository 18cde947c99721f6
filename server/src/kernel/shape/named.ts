import type { JsonSchema, SchemaBook } from "./check/book.ts";
import type { Shape } from "./shape.ts";

/** The same shape, shown in the OpenAPI document as a component of its own. */
export function named<T>(name: string, shape: Shape<T>): Shape<T> {
  return Object.freeze({
    ...shape,
    describe: (book: SchemaBook): JsonSchema => book.refer(name, shape, () => shape.describe(book)),
  });
}
