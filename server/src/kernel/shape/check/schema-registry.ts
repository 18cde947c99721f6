export type JsonSchema = Readonly<Record<string, unknown>>;

/** Collects the named models of an OpenAPI document, so that each is written once and then referenced. */
export class SchemaRegistry {
  readonly #schemas = new Map<string, JsonSchema>();
  readonly #owners = new Map<string, unknown>();

  /** A reference to the component of that name. `describe` writes the component on first use. */
  refer(name: string, owner: unknown, describe: () => JsonSchema): JsonSchema {
    if (!this.#owners.has(name)) {
      this.#owners.set(name, owner);
      this.#schemas.set(name, describe());
    } else if (this.#owners.get(name) !== owner) {
      throw new TypeError(`two different models are named ${name}`);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** The content of components.schemas, by name. */
  schemas(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
