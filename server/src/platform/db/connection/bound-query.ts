import pg from "pg";
import { BIND_TRANSACTION, type Binding, valuesOf } from "./settings.ts";

/** The parts of pg's query and connection that its types leave out. */
interface Messages {
  parse(message: { readonly text: string }): void;
  bind(message: { readonly values: readonly string[] }): void;
  execute(message: object): void;
}
interface Parts {
  prepare(connection: Messages): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: unknown): void;
}
const parts = pg.Query.prototype as unknown as Parts;

/**
 * A statement that brings its binding along. Both are sent as one unit, which PostgreSQL runs as one transaction and a
 * pooler gives to one session. So the statement sees the rows of its own team on any session, and the session is left as
 * it was.
 */
class BoundQuery extends pg.Query {
  readonly #binding: Binding;
  #isBound = false;

  constructor(config: pg.QueryConfig & { readonly queryMode: "extended" }, binding: Binding) {
    super(config);
    this.#binding = binding;
  }

  prepare(connection: Messages): void {
    connection.parse({ text: BIND_TRANSACTION });
    connection.bind({ values: valuesOf(this.#binding) });
    connection.execute({});
    parts.prepare.call(this, connection);
  }

  handleDataRow(message: unknown): void {
    if (this.#isBound) parts.handleDataRow.call(this, message);
  }

  handleCommandComplete(message: unknown, connection: unknown): void {
    if (this.#isBound) parts.handleCommandComplete.call(this, message, connection);
    this.#isBound = true;
  }
}

/** Never as a prepared statement: the next session of a pooler would not know it. */
export function queryBound(
  client: pg.ClientBase,
  { text, values }: { readonly text: string; readonly values: readonly unknown[] },
  binding: Binding,
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const query = new BoundQuery({ text, values: values as unknown[], queryMode: "extended" }, binding);
    Object.assign(query, {
      callback: (error: Error | null, result: pg.QueryResult) => (error ? reject(error) : resolve(result)),
    });
    client.query(query);
  });
}
