import { proveFailover } from "./prove.ts";
import { failoverReport } from "./report.ts";

const ROUNDS = "10";
const UPDATES = 1_000;

/** `npm run prove -- failover`. ROUNDS is for one who works on it. */
export async function failoverProof(since: Date): Promise<{ report: string; mistakes: readonly string[] }> {
  const proof = await proveFailover({
    ...{ rounds: Number(process.env["ROUNDS"] ?? ROUNDS), updates: UPDATES, seed: 1 },
    onRound: ({ mistakes, ...figures }) => {
      process.stdout.write(`${JSON.stringify(figures)}\n`);
      for (const mistake of mistakes.slice(0, 10)) process.stdout.write(`  ${mistake}\n`);
    },
  });
  return { report: failoverReport(proof, since), mistakes: proof.mistakes };
}
