import type { RunRow } from "../runs/store/run-row.ts";
import type { RunPair } from "./store.ts";

/** A harness plans the same prompts from the same seed, whatever else a run sends; a smaller sample sends some of them. */
export const arePaired = (before: RunRow, after: RunRow): boolean => before.seed === after.seed;

const PARTS: Readonly<Record<string, readonly string[]>> = { trust_score: ["reliability", "security", "safety"] };
const harnessesOf = ({ harness_names: names }: RunRow): string[] =>
  [...new Set(names.flatMap((name) => PARTS[name] ?? [name]))].sort();

export const sameHarnesses = (before: RunRow, after: RunRow): boolean =>
  harnessesOf(before).join() === harnessesOf(after).join();

/** How the plans of the two runs differ, and what is compared as a result. */
export function comparabilityOf({ before, after }: RunPair, pairs: number | null) {
  const differences = [
    { what: "harnesses", before: harnessesOf(before).join(", "), after: harnessesOf(after).join(", ") },
    { what: "plan", before: before.plan, after: after.plan },
    { what: "probes", before: probesOf(before), after: probesOf(after) },
    { what: "sample", before: sampleOf(before), after: sampleOf(after) },
    { what: "seed", before: String(before.seed), after: String(after.seed) },
  ].filter((one) => one.before !== one.after);
  return { same_plan: differences.length === 0, differences, words: inWords(differences, pairs) };
}

const probesOf = ({ picked_probes: picked }: RunRow): string => (picked === null ? "all probes" : picked.join(", "));
const sampleOf = ({ sample_size: size }: RunRow): string => (size === null ? "all prompts" : `${size} prompts`);

function inWords(differences: readonly { readonly what: string }[], pairs: number | null): string {
  if (differences.length === 0) return "Both runs asked the same prompts.";
  const what = differences.map((one) => one.what).join(" and ");
  return pairs === null
    ? `The runs differ in ${what}. They share no prompts, so pass rates are compared for each probe that both ran.`
    : `The runs differ in ${what}. Only the ${pairs} prompts that both runs asked are compared.`;
}
