import type { Statement } from "./sql.ts";

/** Stands in a statement for a value that each use of it supplies. */
class Slot<Given> {
  readonly read: (given: Given) => unknown;

  constructor(read: (given: Given) => unknown) {
    this.read = read;
  }
}

/** Says where a prepared statement finds one of its values. */
export const slot = <Given>(read: (given: Given) => unknown): unknown => new Slot(read);

export type Prepared<Given, Row extends object> = (given: Given) => Statement<Row>;

class FilledStatement<Row extends object> implements Statement<Row> {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string;

  constructor(text: string, values: readonly unknown[], name?: string) {
    this.text = text;
    this.values = values;
    if (name !== undefined) this.name = name;
  }

  named(name: string): Statement<Row> {
    return new FilledStatement<Row>(this.text, this.values, name);
  }
}

/**
 * Writes the text of a statement once, for the hot paths that would otherwise compose it at every request. A slot that
 * appears several times is one parameter, so a long value is sent once:
 *
 *     const id = slot(({ id }: Given) => id);
 *     const getAgent = prepare<Given, AgentRow>(sql`select * from agents where id = ${id}`.named("get agent"));
 *     tx.query(getAgent({ id: "…" }));
 */
export function prepare<Given, Row extends object>(statement: Statement<Row>): Prepared<Given, Row> {
  const parameters: unknown[] = [];
  const numbers = statement.values.map((value) => {
    const known = value instanceof Slot ? parameters.indexOf(value) : -1;
    return known >= 0 ? known + 1 : parameters.push(value);
  });
  const text = statement.text.replaceAll(/\$(\d+)/g, (_, number) => `$${numbers[Number(number) - 1]}`);
  const readers = parameters.map((value) => (value instanceof Slot ? value.read : () => value));
  return (given) => {
    const values = readers.map((read) => read(given));
    return new FilledStatement<Row>(text, values, statement.name);
  };
}
