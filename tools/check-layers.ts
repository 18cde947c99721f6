/**
 * Checks the rules in layers.json by reading the import lines of the sources: the allowed direction of imports between
 * layers, domains, programs and the folders inside them, and the maximum size of folders, functions and patterns.
 */
import { fileCircles, folderKnots } from "./layers/knots.ts";
import { nameFaults } from "./layers/names.ts";
import { apartFaults, orderFaults } from "./layers/order.ts";
import { longPatterns } from "./layers/patterns.ts";
import { programFaults } from "./layers/programs.ts";
import type { Rules } from "./layers/rules.ts";
import { layerFaults } from "./layers/server-layers.ts";
import { crowdedFolders, longFunctions } from "./layers/sizes.ts";
import { isTest, readImports, type Sources } from "./layers/sources.ts";
import { numberedParameters } from "./layers/statements.ts";

/** Every violation in the sources, as text. Empty if the rules hold. */
export function checkLayers(sources: Sources, files: readonly string[], rules: Rules): string[] {
  const all = readImports(sources);
  const inUse = all.filter(({ from, to }) => !isTest(from) && !(to && isTest(to)));
  const arrows = inUse.filter(({ from, target, to }) => !rules.exceptions.includes(`${from} → ${to ?? target}`));
  const found = [
    ...nameFaults(files, rules),
    ...layerFaults(arrows, rules),
    ...programFaults(arrows, rules),
    ...orderFaults(arrows, rules),
    ...apartFaults(arrows, rules),
    ...folderKnots(inUse),
    ...fileCircles(all),
    ...crowdedFolders(files, rules),
    ...longFunctions(sources),
    ...longPatterns(sources),
    ...numberedParameters(sources),
  ];
  return found.map(({ text }) => text);
}
