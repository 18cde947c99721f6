import { dirname } from "node:path";
import { connectedGroups, edgesOf } from "./groups.ts";
import type { Violation } from "./rules.ts";
import type { Import } from "./sources.ts";

/** Files that import each other in a cycle, types included: none of them can be read, moved or tested alone. */
export function fileCircles(imports: readonly Import[]): Violation[] {
  const pairs = imports.flatMap(({ from, to }): [string, string][] => (to && to !== from ? [[from, to]] : []));
  return connectedGroups(edgesOf(pairs)).map((files) => ({
    rule: "circles",
    where: files,
    text: `import each other in a circle: ${files.join(", ")}`,
  }));
}

/** Folders that all reach each other through imports. */
export function folderKnots(imports: readonly Import[]): Violation[] {
  const crossing = imports.flatMap(({ from, to }) =>
    to && dirname(from) !== dirname(to) ? [{ from: dirname(from), to: dirname(to), text: `${from} → ${to}` }] : [],
  );
  return connectedGroups(edgesOf(crossing.map(({ from, to }) => [from, to]))).map((folders) => {
    const among = crossing.filter(({ from, to }) => folders.includes(from) && folders.includes(to));
    return { rule: "knots", where: folders, text: `a knot of ${folders.join(", ")}: ${shortest(among)}` };
  });
}

/** The directions with the fewest imports, which are the ones to remove. */
function shortest(among: readonly { from: string; to: string; text: string }[]): string {
  const directions = Map.groupBy(among, ({ from, to }) => `${from} ${to}`);
  const few = [...directions.values()].sort((a, b) => a.length - b.length).slice(0, 4);
  return few.flatMap((group) => group.slice(0, 2).map(({ text }) => text)).join("; ");
}
