import { Ended, type Ending } from "../endings/exit-codes.ts";
import { jsonText } from "../output/json-text.ts";
import type { Terminal } from "../output/screen.ts";
import { type Column, type TableStyle, tableOf } from "../output/table.ts";
import { visible } from "../output/visible.ts";
import type { Given } from "./given.ts";

export interface Table<Row> {
  readonly columns: readonly Column<Row>[];
  /** What to say, and to do next, if there is nothing to list. */
  readonly none: string;
}

/** A list of the API, read page by page. */
export interface Paged<Page, Row> extends Table<Row> {
  readonly read: (at: { readonly cursor: string | undefined; readonly limit: number }) => PromiseLike<Page>;
  /** Where the next page begins, if it is not the page's `next_cursor`. */
  readonly next?: (page: Page) => string | undefined;
  /** The rows of a page, as the API has them. */
  readonly rows: (page: Page) => readonly Row[];
}

interface Output {
  readonly given: Given;
  readonly terminal: Terminal;
  readonly style: TableStyle;
  readonly print: (text: string) => void;
}

interface ListOutput {
  table<Row>(rows: readonly Row[], table: Table<Row>): void;
  paged<Page extends object, Row>(list: Paged<Page, Row>): Promise<Ending>;
  /** Each row as JSON, one a line. */
  each(rows: readonly unknown[]): void;
}

const USUAL_LIMIT = 100;
/** Rows that are asked for at once. Every list of the API takes as many. */
const PAGE = 100;

/** How a command prints a list: by `--columns`, `--quiet`, `--jsonl`, `--json` and `--limit`. */
export function listOutput({ given, terminal, style, print }: Output): ListOutput {
  const { out, err } = terminal;
  const each = (rows: readonly unknown[]): void =>
    void out.write(rows.map((row) => `${jsonText(row, { isTerminal: out.isTTY })}\n`).join(""));
  const table = <Row>(rows: readonly Row[], { columns, none }: Table<Row>): void => {
    const isQuiet = given["quiet"] === true;
    if (rows.length === 0) {
      if (style.width !== null && !isQuiet) print(none);
      return;
    }
    if (isQuiet) {
      const id = columns.find(({ title, whole }) => title === "ID" || whole) ?? columns[0];
      return void out.write(rows.map((row) => `${visible(String(id?.value(row) ?? ""))}\n`).join(""));
    }
    out.write(tableOf(rows, chosen(rows, columns, given["columns"]), style));
  };
  const paged = async <Page extends object, Row>(list: Paged<Page, Row>): Promise<Ending> => {
    const { read, rows, columns, none, next = nextOf } = list;
    const limit = limitIn(given["limit"]);
    const first = await read({ cursor: undefined, limit: Math.min(limit, PAGE) });
    if (given["json"] === true) print(jsonText(first, { isTerminal: out.isTTY }));
    else if (given["jsonl"] === true) {
      for await (const page of pagesFrom(first, next, (cursor) => read({ cursor, limit: PAGE }))) each(rows(page));
    } else {
      const found: Row[] = [];
      let isCut = false;
      for await (const page of pagesFrom(first, next, (cursor) => read({ cursor, limit: PAGE }))) {
        found.push(...rows(page));
        isCut = found.length > limit || (found.length === limit && next(page) !== undefined);
        if (found.length >= limit) break;
      }
      table(found.slice(0, limit), { columns, none });
      if (isCut) err.write(`The first ${limit} are listed. Use --limit N for more, or --jsonl for all.\n`);
    }
    return "passed";
  };
  return { table, paged, each };
}

async function* pagesFrom<Page extends object>(
  first: Page,
  next: (page: Page) => string | undefined,
  read: (cursor: string) => PromiseLike<Page>,
): AsyncGenerator<Page> {
  for (let page = first; ; ) {
    yield page;
    const cursor = next(page);
    if (cursor === undefined) return;
    page = await read(cursor);
  }
}

const nextOf = (page: object): string | undefined =>
  (page as { readonly next_cursor?: string | null }).next_cursor ?? undefined;

function limitIn(given: unknown): number {
  if (given === undefined) return USUAL_LIMIT;
  const limit = /^\d{1,6}$/.test(String(given)) ? Number(given) : 0;
  if (limit === 0) throw new Ended("usage", `--limit takes a whole number from 1, not "${given}".`);
  return limit;
}

/** The rows of a list document: its only member that is a list. Any other document is one row. */
export function rowsIn(document: unknown): readonly unknown[] {
  if (Array.isArray(document)) return document;
  if (typeof document !== "object" || document === null) return document === undefined ? [] : [document];
  const lists = Object.values(document).filter((member) => Array.isArray(member));
  return lists.length === 1 && lists[0] ? lists[0] : [document];
}

function chosen<Row>(rows: readonly Row[], columns: readonly Column<Row>[], given: unknown): readonly Column<Row>[] {
  if (typeof given !== "string") return columns;
  const names = given.split(",").flatMap((name) => name.trim() || []);
  return names.map((name) => {
    const titled = columns.find(({ title }) => title.toLowerCase() === name.toLowerCase());
    if (titled) return titled;
    if (rows.some((row) => memberOf(row, name) !== undefined)) return memberColumn(name);
    const known = columns.map(({ title }) => title.toLowerCase()).join(", ");
    throw new Ended("usage", `There is no column "${name}". There are ${known}, and the members of the API's rows.`);
  });
}

/** A column of one member, as in `scores.overall`. */
export const memberColumn = (name: string): Column<unknown> => ({
  title: name.toUpperCase(),
  value: (row) => {
    const member = memberOf(row, name);
    if (member === undefined || member === null) return null;
    return typeof member === "object" ? jsonText(member) : String(member);
  },
});

function memberOf(row: unknown, name: string): unknown {
  return name.split(".").reduce<unknown>((value, key) => {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    return (value as Record<string, unknown>)[key];
  }, row);
}
