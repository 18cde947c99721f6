import type { Rules, Violation } from "./rules.ts";
import type { Import } from "./sources.ts";

const OURS = "@agent-console/";

/** A program of the repository imports only the programs that layers.json allows. */
export function programFaults(imports: readonly Import[], rules: Rules): Violation[] {
  return imports.flatMap((line) => {
    const from = topOf(line.from);
    const allowed = rules.programs[from];
    const to = programOf(line);
    if (!allowed || to === null || to === from || allowed.includes(to)) return [];
    const text = `${line.from} imports ${line.target}: ${from} may not know ${to}`;
    return [{ rule: "programs", where: [line.from], text }];
  });
}

function programOf({ to, target }: Import): string | null {
  if (to) return topOf(to);
  return target.startsWith(OURS) ? topOf(target.slice(OURS.length)) : null;
}

const topOf = (path: string): string => path.split("/")[0] ?? "";
