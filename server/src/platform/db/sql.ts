/**
 * A statement with its values. Only `sql` makes one, so a value is always a parameter and never part of the text:
 *
 *     tx.query(sql<AgentRow>`
 *       select * from agents
 *       where id = ${id} and team_id = ${act.teamId}`)
 */
export interface Statement<Row extends object = object> {
  readonly text: string;
  readonly values: readonly unknown[];
  /** A named statement is prepared once per connection: for the hot paths. */
  readonly name?: string;
  named(name: string): Statement<Row>;
  /** Tells the compiler what a row looks like; never present. */
  readonly row?: Row;
}

/**
 * A row of which the code knows more than the database does: the shape of its JSON, the values a text can have. Naming a
 * column that the row lacks does not compile.
 */
export type Refined<Row, Columns extends { [K in keyof Columns]: K extends keyof Row ? Row[K] : never }> = Omit<
  Row,
  keyof Columns
> &
  Columns;

class SqlStatement<Row extends object> implements Statement<Row> {
  /** One more than there are values: the text before, between and after them. */
  readonly pieces: readonly string[];
  readonly values: readonly unknown[];
  readonly name?: string;

  constructor(pieces: readonly string[], values: readonly unknown[], name?: string) {
    this.pieces = pieces;
    this.values = values;
    if (name !== undefined) this.name = name;
  }

  get text(): string {
    return numbered(this.pieces);
  }

  named(name: string): Statement<Row> {
    return new SqlStatement<Row>(this.pieces, this.values, name);
  }
}

/** A template without inner statements has the same text every time: joined once, for the hot paths. */
const texts = new WeakMap<readonly string[], string>();

function numbered(pieces: readonly string[]): string {
  let text = texts.get(pieces);
  if (text === undefined) {
    text = pieces.reduce((before, piece, at) => `${before}$${at}${piece}`).trimStart();
    texts.set(pieces, text);
  }
  return text;
}

/** Each value becomes a parameter, except another statement: that becomes part of this one. */
export function sql<Row extends object = object>(
  parts: TemplateStringsArray,
  ...given: readonly unknown[]
): Statement<Row> {
  if (!given.some((value) => value instanceof SqlStatement)) return new SqlStatement<Row>(parts, given);
  const pieces = [parts[0] ?? ""];
  const values: unknown[] = [];
  for (const [at, value] of given.entries()) {
    const inner = value instanceof SqlStatement ? value : null;
    const [first = "", ...rest] = inner ? inner.pieces : ["", ""];
    pieces.push(`${pieces.pop()}${first}`, ...rest);
    values.push(...(inner ? inner.values : [value]));
    pieces.push(`${pieces.pop()}${parts[at + 1] ?? ""}`);
  }
  return new SqlStatement<Row>(pieces, values);
}

/** SQL of our own that is the same for every request, such as a list of columns. Never anything a client sent. */
export function raw(text: string | number): Statement {
  return new SqlStatement([String(text)], []);
}

/** Statements one after the other, such as the assignments of an update. */
export function joinStatements(parts: readonly Statement[], separator = ", "): Statement {
  const between = raw(separator);
  const [first = raw(""), ...rest] = parts;
  return rest.reduce((all, part) => sql`${all}${between}${part}`, first);
}
