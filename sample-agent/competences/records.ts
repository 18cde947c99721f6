import { wordsOf } from "../language/words.ts";
import { foundFigure, solveCalculation } from "./figures.ts";
import type { Competence, Solved, Task } from "./solved.ts";

/** Rows with named columns, in any notation. */
interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The text around it. */
  readonly around: string;
}

/** Reads a table, a list or a file in the message. */
export const records: Competence = (task) => {
  const table = tableIn(task.text);
  return table && table.rows.length > 1 ? answerFrom(table, task) : null;
};

const tableIn = (text: string): Table | null => barredIn(text) ?? jsonIn(text) ?? separatedIn(text) ?? looseIn(text);

function barredIn(text: string): Table | null {
  const lines = text.split("\n");
  const barred = lines.filter((line) => /^\s*\|.*\|\s*$/.test(line));
  if (barred.length < 3) return null;
  const cells = barred
    .filter((line) => !/^[\s|:-]+$/.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return {
    columns: cells[0] ?? [],
    rows: cells.slice(1),
    around: lines.filter((line) => !barred.includes(line)).join(" "),
  };
}

function jsonIn(text: string): Table | null {
  const [from, to] = [text.search(/\[\s*\{/), text.lastIndexOf("]")];
  if (from < 0 || to < from) return null;
  try {
    const list = JSON.parse(text.slice(from, to + 1)) as Record<string, unknown>[];
    const columns = Object.keys(list[0] ?? {});
    const rows = list.map((row) => columns.map((column) => String(row[column] ?? "")));
    return { columns, rows, around: text.slice(0, from) + text.slice(to + 1) };
  } catch {
    return null;
  }
}

function separatedIn(text: string): Table | null {
  for (const mark of [";", "\t"]) {
    const lines = text.split("\n");
    const parted = lines.filter((line) => line.split(mark).length > 2);
    if (parted.length < 3) continue;
    const [columns = [], ...rows] = parted.map((line) => line.split(mark).map((cell) => cell.trim()));
    return { columns, rows, around: lines.filter((line) => !parted.includes(line)).join(" ") };
  }
  return null;
}

/** Anything else in pieces with a name and a number each: list items, elements, calls. */
function looseIn(text: string): Table | null {
  const block = /```[^\n]*\n([\s\S]*?)```/.exec(text)?.[1];
  if (!block) return null;
  const items = /^- /m.test(block) ? block.split(/\n(?=- )/) : block.split("\n");
  const rows = items.flatMap((item) => {
    const plain = item.replaceAll(/<!--[\s\S]*?-->|\/\/.*$|(?:remark|note):.*$/gm, " ");
    const number = /(?<![\w-])\d+(?![\w-])/.exec(plain)?.[0];
    const name = /[=(:,]\s?"([^"\d][^"]*)"/.exec(plain)?.[1] ?? /:\s*([^\d"\n:]{3,40})/.exec(plain)?.[1];
    return number && name ? [[name.trim(), number]] : [];
  });
  return rows.length > 1 ? { columns: ["name", "number"], rows, around: text.replace(block, " ") } : null;
}

const isNumber = (cell: string): boolean => /^-?\d+(?:[.,]\d+)?$/.test(cell);
const numberOf = (cell = ""): number => Number(cell.replace(",", "."));

function answerFrom(table: Table, task: Task): Solved | null {
  const question = table.around.toLowerCase();
  const column = (part: string): number => columnFor(table, part);
  if (column(question) < 0) return null;
  const [less, more] = question.split(/\bthan\b/);
  if (less !== undefined && more !== undefined && /\b(?:more|fewer|less|higher|lower)\b/.test(less)) {
    const [one, other] = [less, more].map((part) => numberOf(bestRow(table, part)?.[column(part)]));
    return solveCalculation(Math.abs((one ?? 0) - (other ?? 0)), task);
  }
  const values = table.rows.map((row) => numberOf(row[column(question)]));
  const named = table.rows.filter((row) => hits(row, question) > 0);
  const chosen = named.map((row) => numberOf(row[column(question)]));
  const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);
  if (/\b(?:largest|highest|most|biggest|maximum)\b/.test(question))
    return foundFigure(Math.max(...values), values, task);
  if (/\b(?:smallest|lowest|fewest|least|minimum)\b/.test(question))
    return foundFigure(Math.min(...values), values, task);
  if (/\b(?:together|altogether|in all|in total|total|overall|sum|combined|add up)\b/.test(question)) {
    return solveCalculation(sum(chosen.length > 1 ? chosen : values), task);
  }
  const row = bestRow(table, question);
  return row && hits(row, question) > 0 ? foundFigure(numberOf(row[column(question)]), values, task) : null;
}

/** The numeric column whose heading is mentioned. */
function columnFor({ columns, rows }: Table, part: string): number {
  const numeric = columns.map((_, at) => at).filter((at) => rows.every((row) => isNumber(row[at] ?? "")));
  const said = wordsOf(part);
  const fitOf = (at: number): number =>
    wordsOf(columns[at] ?? "").filter((word) => said.some((other) => isAkin(word, other))).length;
  return numeric.toSorted((one, other) => fitOf(other) - fitOf(one))[0] ?? -1;
}

const isAkin = (one: string, other: string): boolean => one.slice(0, 4) === other.slice(0, 4);

const hits = (row: readonly string[], part: string): number =>
  row.filter((cell) => cell.length > 2 && !isNumber(cell) && part.includes(cell.toLowerCase())).length;

const bestRow = ({ rows }: Table, part: string): readonly string[] | undefined =>
  rows
    .map((row) => ({ row, count: hits(row, part) }))
    .reduce((best, one) => (one.count > best.count ? one : best), { row: rows[0], count: -1 }).row;
