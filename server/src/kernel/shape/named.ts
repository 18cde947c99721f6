import type { JsonSchema, SchemaRegistry } from "./check/schema-registry.ts";
import type { Shape } from "./shape.ts";

/** The same shape, shown as its own component in the OpenAPI document. */
export function named<T>(name: string, shape: Shape<T>): Shape<T> {
  return Object.freeze({
    ...shape,
    describe: (registry: SchemaRegistry): JsonSchema => registry.refer(name, shape, () => shape.describe(registry)),
  });
}
