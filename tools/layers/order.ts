import type { Rules, Violation } from "./rules.ts";
import type { Import } from "./sources.ts";

/** Inside a folder with an order, an import points only to a subfolder further left. */
export function orderFaults(imports: readonly Import[], rules: Rules): Violation[] {
  return Object.entries(rules.order).flatMap(([folder, order]) =>
    between(imports, folder).flatMap(({ line, from, to }) => {
      const [here, there] = [order.indexOf(from), order.indexOf(to)];
      if (here >= 0 && there >= 0 && there < here) return [];
      const missing = here < 0 ? from : there < 0 ? to : null;
      const why = missing ? `${missing} has no place in the order of ${folder}` : `${from} may not know ${to}`;
      return [{ rule: "order" as const, where: [line.from], text: `${line.from} imports ${line.target}: ${why}` }];
    }),
  );
}

/** Subfolders that must not import each other at all. */
export function apartFaults(imports: readonly Import[], rules: Rules): Violation[] {
  return rules.apart.flatMap((folder) =>
    between(imports, folder).map(({ line, from, to }) => ({
      rule: "apart" as const,
      where: [line.from],
      text: `${line.from} imports ${line.target}: ${from} may not know ${to}`,
    })),
  );
}

/** The imports from one child of a folder to another. */
function between(imports: readonly Import[], folder: string) {
  return imports.flatMap((line) => {
    const from = childOf(line.from, folder);
    const to = line.to ? childOf(line.to, folder) : null;
    return from !== null && to !== null && from !== to ? [{ line, from, to }] : [];
  });
}

/** The child of a folder that contains a file, or "." for the folder's own files. */
export function childOf(file: string, folder: string): string | null {
  if (!file.startsWith(`${folder}/`)) return null;
  const [child = "", ...deeper] = file.slice(folder.length + 1).split("/");
  return deeper.length > 0 ? child : ".";
}
