import { provePooler } from "./prove.ts";
import { poolerReport } from "./report.ts";

const SECONDS = "60";

/** `npm run prove -- pooler`. SECONDS is for one who works on it. */
export async function poolerProof(since: Date): Promise<{ report: string; mistakes: readonly string[] }> {
  const proof = await provePooler(Number(process.env["SECONDS"] ?? SECONDS));
  for (const { mistakes: _, ...figures } of proof.rounds) process.stdout.write(`${JSON.stringify(figures)}\n`);
  return { report: poolerReport(proof, since), mistakes: proof.mistakes };
}
