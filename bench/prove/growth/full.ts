import { proveGrowth } from "./prove.ts";
import { growthReport, mistakesOf } from "./report.ts";

const FULL = 100_000_000;
/** Below this, a hundredth has less than one team of the mean size. */
const LEAST = 1_000_000;

/**
 * SIZE is the number of results at the larger size. GROWTH_FOLDER is a folder on a disk with room for it. GROWTH_MINUTES is after
 * how long no more runs are added. With GROWTH_KEEP=1 the data stays there, and the next proof only measures again.
 */
export async function growthProof(since: Date): Promise<{ report: string; mistakes: readonly string[] }> {
  const results = Number(process.env["SIZE"] ?? FULL);
  if (!(results >= LEAST)) throw new Error(`SIZE must be at least ${LEAST}`);
  const minutes = Number(process.env["GROWTH_MINUTES"] ?? Number.POSITIVE_INFINITY);
  const began = performance.now();
  const said = (words: string): void =>
    void process.stdout.write(`${((performance.now() - began) / 1000).toFixed(0)} s: ${words}\n`);
  const proof = await proveGrowth({ results, kept: process.env["GROWTH_KEEP"] === "1", minutes, said });
  return { report: growthReport(proof, since), mistakes: mistakesOf(proof) };
}
