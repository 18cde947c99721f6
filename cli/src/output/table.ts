import type { Screen } from "./screen.ts";
import { visible } from "./visible.ts";
import { cut, widthOf } from "./width.ts";

export interface Column<Row> {
  readonly title: string;
  readonly value: (row: Row) => string | number | boolean | null | undefined;
  /** Stays whole if anything else can be cut: an id that was cut cannot be used. */
  readonly whole?: boolean;
}

export interface TableStyle {
  /** Columns of the terminal, or null off a terminal: then tab-separated, whole and without a head. */
  readonly width: number | null;
  readonly color: boolean;
}

/** No color off a terminal, and none if NO_COLOR is set to anything (https://no-color.org). */
export function styleOf(screen: Screen, environment: Readonly<Record<string, string | undefined>>): TableStyle {
  if (!screen.isTTY) return { width: null, color: false };
  return { width: screen.columns || 80, color: !environment["NO_COLOR"] };
}

const GAP = "  ";
/** A cell is never wider on a terminal, so nothing beyond has to be measured. */
const LONGEST = 400;
const NARROWEST = 4;

export function tableOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[], style: TableStyle): string {
  const cells = rows.map((row) => columns.map(({ value }) => cellOf(value(row))));
  if (style.width === null) return cells.map((line) => `${line.join("\t")}\n`).join("");
  const head = columns.map(({ title }) => title);
  const widths = fitted([head, ...cells], columns, style.width);
  const lines = [head, ...cells].map((line) => lineOf(line, widths));
  if (style.color) lines[0] = `\u001b[1m${lines[0]}\u001b[0m`;
  return lines.map((line) => `${line}\n`).join("");
}

function cellOf(value: ReturnType<Column<unknown>["value"]>): string {
  if (value === null || value === undefined) return "–";
  return visible(String(value));
}

/** Takes from the widest column that may be cut, one column at a time, until a line fits. */
function fitted(lines: readonly string[][], columns: readonly Column<never>[], width: number): number[] {
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => widthOf(line[at] ?? "", LONGEST))));
  const isCut = (at: number): boolean => !columns[at]?.whole && (widths[at] ?? 0) > NARROWEST;
  let over = sum(widths) + GAP.length * (columns.length - 1) - width;
  while (over > 0) {
    const most = Math.max(...widths.map((value, at) => (isCut(at) ? value : 0)));
    if (most === 0) break;
    widths[widths.findIndex((value, at) => isCut(at) && value === most)] = most - 1;
    over--;
  }
  return widths;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function lineOf(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map((cell, at) => {
    const text = cut(cell, widths[at] ?? 0);
    return text + " ".repeat(Math.max(0, (widths[at] ?? 0) - widthOf(text)));
  });
  return padded.join(GAP).trimEnd();
}
