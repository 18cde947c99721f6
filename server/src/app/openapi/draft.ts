import type { Catalog, CatalogEntry } from "../../kernel/errors.ts";
import type { OperationSpec } from "../../kernel/operation.ts";
import { type JsonSchema, SchemaRegistry } from "../../kernel/shape/check/schema-registry.ts";
import { type ErrorSchemas, referErrorSchemas } from "./error-schemas.ts";

export type Json = Readonly<Record<string, unknown>>;
type Section = "parameters" | "headers" | "responses" | "examples";

/** A document in progress: what its operations share is written once, when it is first referenced. */
export class Draft {
  readonly registry = new SchemaRegistry();
  readonly errors: ErrorSchemas;
  readonly #catalog: Catalog;
  readonly #versioned: ReadonlySet<unknown>;
  readonly #sections: Record<Section, Map<string, Json>> = {
    parameters: new Map(),
    headers: new Map(),
    responses: new Map(),
    examples: new Map(),
  };

  constructor(operations: readonly OperationSpec[], catalog: Catalog) {
    this.#catalog = catalog;
    this.#versioned = new Set(operations.filter(takesIfMatch).flatMap((op) => Object.values(op.responses)));
    this.errors = referErrorSchemas(this.registry);
  }

  refer(section: Section, name: string, content: Json): Json {
    if (!this.#sections[section].has(name)) this.#sections[section].set(name, content);
    return { $ref: `#/components/${section}/${name}` };
  }

  /** A resource that can be changed with If-Match has its ETag in every response. */
  isVersioned(response: unknown): boolean {
    return response !== null && this.#versioned.has(response);
  }

  entry(code: string): CatalogEntry {
    const found = this.#catalog[code];
    if (!found) throw new TypeError(`an operation names the error ${code}, which no catalog has`);
    return found;
  }

  components(): Readonly<Record<string, Readonly<Record<string, JsonSchema>>>> {
    const sections = Object.entries(this.#sections).map(([name, content]) => [name, sorted(content)] as const);
    return { schemas: this.registry.schemas(), ...Object.fromEntries(sections) };
  }
}

export function takesIfMatch(op: OperationSpec): boolean {
  return op.errors?.includes("PRECONDITION_FAILED") ?? false;
}

function sorted(content: ReadonlyMap<string, Json>): Record<string, Json> {
  return Object.fromEntries([...content].sort(([a], [b]) => (a < b ? -1 : 1)));
}
