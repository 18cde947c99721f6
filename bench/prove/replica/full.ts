import { proveReplica } from "./prove.ts";
import { replicaReport } from "./report.ts";

const SECONDS = "10";

/** `npm run prove -- replica`. SECONDS is for one who works on it. */
export async function replicaProof(since: Date): Promise<{ report: string; mistakes: readonly string[] }> {
  const seconds = Number(process.env["SECONDS"] ?? SECONDS);
  const proof = await proveReplica(seconds, ({ mistakes, ...figures }) => {
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    for (const mistake of mistakes.slice(0, 10)) process.stdout.write(`  ${mistake}\n`);
  });
  return { report: replicaReport(proof, since), mistakes: proof.mistakes };
}
