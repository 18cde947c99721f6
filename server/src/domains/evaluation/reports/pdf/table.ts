import { latin } from "./latin.ts";
import { INK, type Pdf, QUIET, room, rule } from "./paper.ts";

export interface Column {
  readonly title: string;
  readonly width: number;
  readonly align?: "right";
  /** Drawn beside or in place of the words. */
  readonly draw?: (box: Box, row: number) => void;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const PAD = 4;
const SIZE = 8.5;
/** A row is never split, so a longer cell would leave the rest of a page empty. Code points are long, so the displayed text is cut. */
const LONGEST_CELL = 600;
const visibleText = (text = ""): string => {
  const letters = latin(text.slice(0, LONGEST_CELL + 1));
  return letters.length > LONGEST_CELL ? `${letters.slice(0, LONGEST_CELL)} …` : letters;
};

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  /** Rows in bold. */
  readonly strong?: (row: number) => boolean;
}

/** Rows are never torn, and a page that a table goes on to begins with its head. */
export function table(pdf: Pdf, { columns, rows, strong = () => false }: Table): void {
  const gap = 8;
  const places = columns.map((_, at) =>
    columns.slice(0, at).reduce((x, { width }) => x + width + gap, pdf.page.margins.left),
  );
  const write = (cells: readonly string[], font: string, color: string): number => {
    pdf.font(font).fontSize(SIZE);
    const heights = columns.map(({ width }, at) => pdf.heightOfString(visibleText(cells[at]), { width }));
    const height = Math.max(...heights) + 2 * PAD;
    const before = pdf.page;
    room(pdf, height + 1);
    if (pdf.page !== before && font !== HEAD) write(titles, HEAD, QUIET);
    pdf.font(font).fontSize(SIZE).fillColor(color);
    const y = pdf.y;
    for (const [at, { width, align }] of columns.entries()) {
      pdf.text(visibleText(cells[at]), places[at], y + PAD, { width, ...(align ? { align } : {}) });
    }
    pdf.y = y + height;
    rule(pdf);
    return height;
  };
  const titles = columns.map(({ title }) => title);
  write(titles, HEAD, QUIET);
  for (const [row, cells] of rows.entries()) {
    const height = write(cells, strong(row) ? "Helvetica-Bold" : "Helvetica", INK);
    for (const [at, { width, draw }] of columns.entries()) {
      draw?.({ x: places[at] ?? 0, y: pdf.y - height, width, height }, row);
    }
  }
  pdf.x = pdf.page.margins.left;
  pdf.y += 6;
}

const HEAD = "Helvetica-Oblique";
