import { createHash } from "node:crypto";
import type { Act } from "../act.ts";
import { identifier } from "../db/identifier.ts";
import { joinStatements, raw, type Statement, sql } from "../db/sql.ts";

/**
 * Rows that are moved out of the database and back: each as a line of text, every column as PostgreSQL writes it, so that
 * they come back byte by byte, and columns of later releases move along.
 */
export interface MovedTable {
  readonly name: string;
  /** What distinguishes the rows of one owner. */
  readonly key: string;
}

/** All rows of these tables in which the column has this value. */
export interface MovedRows {
  readonly tables: readonly MovedTable[];
  readonly column: string;
  readonly id: string;
}

/** A row can be as long as the longest answer. */
const ROWS_AT_ONCE = 100;
const DELETED_AT_ONCE = 20_000;

interface Column {
  readonly name: string;
  readonly type: string;
}

/** As the database has them now. Names and types are its own, so they can be part of a statement. */
function selectColumns(act: Act, { name }: MovedTable): Promise<Column[]> {
  return act.tx.query(sql<Column>`
    select attname as name, format_type(atttypid, atttypmod) as type
    from pg_attribute
    where attrelid = ${name}::regclass and attnum > 0 and not attisdropped
    order by attnum`);
}

/** What each line is: the table and columns of the lines that follow it, or the values of a row. */
export interface Head {
  readonly table: string;
  readonly columns: readonly string[];
}

function tableOf({ tables }: Pick<MovedRows, "tables">, { table: name }: Head): MovedTable {
  const table = tables.find((one) => one.name === name);
  if (!table) throw new Error(`there are lines of ${name}, which this program does not move`);
  return table;
}

const headOf = (line: string): Head | null => (line.startsWith("{") ? (JSON.parse(line) as Head) : null);

/** How the rows are read: all on one connection, or each page on its own. */
export type ReadPage = <T>(read: (act: Act) => Promise<T>) => Promise<T>;

async function allHeads(read: ReadPage, { tables }: MovedRows): Promise<Head[]> {
  const heads: Head[] = [];
  for (const table of tables) {
    const columns = await read((act) => selectColumns(act, table));
    heads.push({ table: table.name, columns: columns.map(({ name }) => name) });
  }
  return heads;
}

/** The rows as lines, in the same order every time; of all columns, or of those that the heads name. */
export async function* rowLines(read: ReadPage, moved: MovedRows, heads?: readonly Head[]): AsyncGenerator<string> {
  for (const head of heads ?? (await allHeads(read, moved))) {
    const table = tableOf(moved, head);
    yield JSON.stringify(head);
    const values = joinStatements(head.columns.map((name) => sql`${identifier(name)}::text`));
    let after: unknown = null;
    for (;;) {
      const page = await read((act) => selectLines(act, { table, moved, values, after }));
      for (const { line } of page) yield line;
      const last = page.at(-1);
      if (!last || page.length < ROWS_AT_ONCE) break;
      after = last.key;
    }
  }
}

interface LinesPage {
  readonly table: MovedTable;
  readonly moved: MovedRows;
  readonly values: Statement;
  readonly after: unknown;
}

const ownSql = (act: Act, { column, id }: MovedRows): Statement =>
  sql`${identifier(column)} = ${id} and team_id = ${act.who.teamId}`;

function selectLines(act: Act, { table, moved, values, after }: LinesPage) {
  const key = identifier(table.key);
  return act.tx.query(sql<{ key: unknown; line: string }>`
    select ${key} as key, json_build_array(${values})::text as line
    from ${identifier(table.name)}
    where ${ownSql(act, moved)}
      ${after === null ? sql`` : sql`and ${key} > ${after}`}
    order by ${key}
    limit ${raw(ROWS_AT_ONCE)}`);
}

export interface RowsSum {
  readonly rows: number;
  readonly bytes: number;
  /** SHA-256 of all lines, hex. */
  readonly sum: string;
}

/** Counts and hashes lines as they pass. */
export class LineCounter {
  readonly #hash = createHash("sha256");
  #rows = 0;
  #bytes = 0;

  add(line: string): void {
    this.#hash.update(line).update("\n");
    this.#bytes += Buffer.byteLength(line) + 1;
    if (!line.startsWith("{")) this.#rows += 1;
  }

  end(): RowsSum {
    return { rows: this.#rows, bytes: this.#bytes, sum: this.#hash.digest("hex") };
  }
}

export async function sumRows(read: ReadPage, moved: MovedRows, heads?: readonly Head[]): Promise<RowsSum> {
  const counter = new LineCounter();
  for await (const line of rowLines(read, moved, heads)) counter.add(line);
  return counter.end();
}

/** In steps: no statement comes near the time that the console gives one. */
export async function deleteRows(act: Act, moved: MovedRows): Promise<void> {
  for (const { name, key } of moved.tables.toReversed()) {
    const [table, column] = [identifier(name), identifier(key)];
    const own = ownSql(act, moved);
    for (;;) {
      const gone = await act.tx.run(sql`
        delete from ${table}
        where ${own} and ${column} = any (array(
          select ${column} from ${table}
          where ${own}
          order by ${column}
          limit ${raw(DELETED_AT_ONCE)}))`);
      if (gone < DELETED_AT_ONCE) break;
    }
  }
}

/** Writes lines back as the rows that they were. Columns that were added since get their defaults. */
export class RowWriter {
  readonly #act: Act;
  readonly #moved: Pick<MovedRows, "tables">;
  #into: Statement | null = null;
  #values: Statement | null = null;
  readonly #heads: Head[] = [];

  constructor(act: Act, moved: Pick<MovedRows, "tables">) {
    this.#act = act;
    this.#moved = moved;
  }

  /** The tables and columns that were written so far. */
  get heads(): readonly Head[] {
    return this.#heads;
  }

  async write(lines: readonly string[]): Promise<void> {
    let rows: string[] = [];
    for (const line of lines) {
      const head = headOf(line);
      if (!head) rows.push(line);
      if (head || rows.length >= ROWS_AT_ONCE) {
        await this.#insert(rows);
        rows = [];
      }
      if (head) await this.#begin(head);
    }
    await this.#insert(rows);
  }

  async #begin(head: Head): Promise<void> {
    const { table: name, columns: names } = head;
    const known = new Map(
      (await selectColumns(this.#act, tableOf(this.#moved, head))).map((column) => [column.name, column]),
    );
    const columns = names.map((column) => {
      const found = known.get(column);
      if (!found) throw new Error(`there are lines with ${name}.${column}, which the database lacks`);
      return found;
    });
    this.#into = sql`${identifier(name)} (${joinStatements(columns.map((column) => identifier(column.name)))})`;
    this.#values = joinStatements(columns.map(({ type }, at) => sql`(l.v)[${raw(at + 1)}]::${raw(type)}`));
    this.#heads.push(head);
  }

  async #insert(rows: readonly string[]): Promise<void> {
    if (rows.length === 0) return;
    if (!this.#into || !this.#values) throw new Error("the first line is a row");
    await this.#act.tx.run(sql`
      insert into ${this.#into}
      select ${this.#values}
      from (
        select array(select json_array_elements_text(line::json)) as v
        from unnest(${rows}::text[]) as given (line)) as l`);
  }
}

export interface ReadRow {
  readonly table: string;
  /** As text, by column. */
  readonly values: Readonly<Record<string, string | null>>;
}

/** The rows that lines stand for. */
export async function* readRows(parts: AsyncIterable<readonly string[]>): AsyncGenerator<ReadRow> {
  let head: Head = { table: "", columns: [] };
  for await (const lines of parts) {
    for (const line of lines) {
      const next = headOf(line);
      if (next) head = next;
      else {
        const row = JSON.parse(line) as readonly (string | null)[];
        yield {
          table: head.table,
          values: Object.fromEntries(head.columns.map((name, at) => [name, row[at] ?? null])),
        };
      }
    }
  }
}
