const ROW = /^\s{0,8}\|.*\|\s*$/;
const RULE = /^[\s|:-]+$/;
const MOST_CELLS = 40;

/** A table with each row written as a line of “heading: cell”, so that a cell is read together with what it is. */
export function tablesAsLines(text: string): string {
  if (!text.includes("|")) return text;
  let heads: readonly string[] = [];
  const lines: string[] = [];
  for (const line of text.split("\n")) {
    if (!ROW.test(line)) {
      heads = [];
      lines.push(line);
    } else if (heads.length === 0) {
      heads = cellsOf(line);
      lines.push("");
    } else if (!RULE.test(line)) {
      lines.push(
        cellsOf(line)
          .map((cell, at) => `${heads[at] ?? ""}: ${cell}`)
          .join("; "),
      );
    }
  }
  return lines.join("\n");
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .slice(1, -1)
    .split("|", MOST_CELLS)
    .map((cell) => cell.trim());
