import type { Rules, Violation } from "./rules.ts";
import type { Import } from "./sources.ts";

const BASE = "server/src/";

/** kernel ← platform ← domains ← app, and between domains only to the port of a domain further left. */
export function layerFaults(imports: readonly Import[], rules: Rules): Violation[] {
  return imports.flatMap((line) => {
    if (!line.from.startsWith(BASE)) return [];
    const why = line.to ? arrowFault(line.from, line.to, rules) : packageFault(line, rules);
    return why ? [{ rule: "layers", where: [line.from], text: `${line.from} imports ${line.target}: ${why}` }] : [];
  });
}

function arrowFault(from: string, to: string, rules: Rules): string | null {
  if (!to.startsWith(BASE)) return null; // The programs rule covers imports between programs.
  const [fromLayer = "", fromDomain = ""] = from.slice(BASE.length).split("/");
  const [toLayer = "", toDomain = ""] = to.slice(BASE.length).split("/");
  if (fromLayer === "main.ts") return null;
  const [here, there] = [rules.layers.indexOf(fromLayer), rules.layers.indexOf(toLayer)];
  if (here < 0 || there < 0) return "one of them is in no layer";
  if (there > here) return `${fromLayer} may not know ${toLayer}`;
  if (fromLayer !== "domains" || toLayer !== "domains" || fromDomain === toDomain) return null;
  if (rules.domains.indexOf(toDomain) >= rules.domains.indexOf(fromDomain))
    return `${fromDomain} may not know ${toDomain}`;
  // A sub-slice has the layout of a slice, including its own port.
  return to.endsWith(`/${rules.port}`) ? null : `only the ports of ${toDomain} are for others`;
}

function packageFault({ from, target }: Import, rules: Rules): string | null {
  if (!from.startsWith(`${BASE}kernel/`) || rules.kernelMayUse.includes(target)) return null;
  return "the kernel is pure";
}
