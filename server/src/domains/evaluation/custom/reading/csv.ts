import type { Place, Problem, Source } from "./place.ts";

interface Cell extends Place {
  readonly text: string;
}

/** RFC 4180, separated by commas, semicolons or tabs: whichever the first line has most of. */
export function readCsv(text: string): { source: Source; problems: Problem[] } {
  const { rows, problems } = cellsOf(text, separatorOf(text));
  const [header = [], ...body] = rows;
  const names = header.map((cell) => cell.text.trim().toLowerCase().replaceAll(/[ -]+/g, "_"));
  const kept = body.filter((cells) => cells.some((cell) => cell.text.trim() !== ""));
  for (const cells of kept) {
    const extra = cells[names.length];
    if (extra) problems.push({ ...extra, message: "More cells than the header has columns." });
  }
  return {
    problems: problems.map(({ line, column, message }) => ({ line, column, message })),
    source: {
      value: kept.map((cells) => recordOf(names, cells)),
      place: ([row, name]) => {
        const cells = kept[Number(row)] ?? header;
        const { line, column } = cells[Math.max(0, names.indexOf(String(name)))] ?? cells[0] ?? { line: 1, column: 1 };
        return { line, column };
      },
    },
  };
}

/** A column that is there twice is a list. Empty cells say nothing. */
function recordOf(names: readonly string[], cells: readonly Cell[]): Record<string, string | string[]> {
  const record: Record<string, string | string[]> = Object.create(null);
  for (const [at, name] of names.entries()) {
    const text = cells[at]?.text ?? "";
    if (text.trim() === "") continue;
    const before = record[name];
    record[name] = before === undefined ? text : [before, text].flat();
  }
  return record;
}

function separatorOf(text: string): string {
  const end = text.indexOf("\n");
  const header = text.slice(0, end < 0 ? undefined : end);
  const counted = [",", ";", "\t"].map((sign) => ({ sign, count: header.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ",";
}

function cellsOf(text: string, separator: string): { rows: Cell[][]; problems: Problem[] } {
  const rows: Cell[][] = [];
  const problems: Problem[] = [];
  let row: Cell[] = [];
  let [at, line, lineStart] = [0, 1, 0];
  while (at < text.length) {
    const place = { line, column: at - lineStart + 1 };
    let value: string;
    if (text[at] === '"') {
      const parts: string[] = [];
      let from = at + 1;
      let end = text.indexOf('"', from);
      while (end >= 0 && text[end + 1] === '"') {
        parts.push(text.slice(from, end + 1));
        from = end + 2;
        end = text.indexOf('"', from);
      }
      if (end < 0) {
        problems.push({ ...place, message: "A quotation mark opens here and is never closed." });
        return { rows, problems };
      }
      value = parts.join("") + text.slice(from, end);
      for (let inside = at; inside < end; inside++) {
        if (text[inside] !== "\n") continue;
        line += 1;
        lineStart = inside + 1;
      }
      at = end + 1;
    } else {
      const end = endOfCell(text, at, separator);
      value = text.slice(at, end);
      at = end;
    }
    row.push({ ...place, text: value });
    if (text[at] === separator) {
      at += 1;
      if (at < text.length && text[at] !== "\n" && text[at] !== "\r") continue;
      row.push({ line, column: at - lineStart + 1, text: "" });
    }
    if (text[at] === "\r") at += 1;
    if (at < text.length && text[at] !== "\n") {
      problems.push({ line, column: at - lineStart + 1, message: "Text after a closing quotation mark." });
      return { rows, problems };
    }
    rows.push(row);
    row = [];
    at += 1;
    line += 1;
    lineStart = at;
  }
  return { rows, problems };
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== "\n" && text[at] !== "\r") at += 1;
  return at;
}
