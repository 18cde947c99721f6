import type { Problem, Source } from "./place.ts";

/** One JSON value a line; empty lines are skipped. */
export function readJsonLines(text: string): { source: Source; problems: Problem[] } {
  const problems: Problem[] = [];
  const values: unknown[] = [];
  const lines: { readonly text: string; readonly number: number }[] = [];
  for (const [index, raw] of text.split("\n").entries()) {
    if (raw.trim() === "") continue;
    try {
      values.push(JSON.parse(raw));
      lines.push({ text: raw, number: index + 1 });
    } catch (error) {
      const words = error instanceof Error ? error.message : "";
      const at = Number(/position (\d+)/.exec(words)?.[1] ?? 0);
      problems.push({ line: index + 1, column: Math.min(at, raw.length) + 1, message: "Not valid JSON." });
    }
  }
  return {
    problems,
    source: {
      value: values,
      place: ([row, name]) => {
        const line = lines[Number(row)];
        const column = name === undefined ? 0 : (line?.text.indexOf(JSON.stringify(String(name))) ?? 0);
        return { line: line?.number ?? 1, column: Math.max(0, column) + 1 };
      },
    },
  };
}
