import { type AgentVerdict, proveVerdicts } from "./verdicts.ts";
import { verdictsReport } from "./verdicts-report.ts";

const SEEDS = "1,2,3,4,5";

/** VERDICT_SEEDS and VERDICT_AGENTS leave out the rest while one works on an agent. */
export async function verdictsProof(since: Date): Promise<{ report: string; mistakes: readonly string[] }> {
  const seeds = (process.env["VERDICT_SEEDS"] ?? SEEDS).split(",").map(Number);
  const names = (process.env["VERDICT_AGENTS"] ?? "").split(",").filter(Boolean);
  const found: AgentVerdict[] = [];
  for await (const verdict of proveVerdicts({ seeds, names })) {
    found.push(verdict);
    const { expected, seed, given, misses } = verdict;
    process.stdout.write(
      `${expected.name}, seed ${seed}: ${given.reason} ${misses.map((miss) => `[${miss}]`).join(" ")}\n`,
    );
  }
  const mistakes = found.flatMap(({ expected, seed, misses }) =>
    misses.map((miss) => `${expected.name}, seed ${seed}: ${miss}`),
  );
  return { report: verdictsReport(found, since), mistakes };
}
