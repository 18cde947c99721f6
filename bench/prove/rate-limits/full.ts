import { proveRateLimits } from "./prove.ts";
import { rateLimitsReport } from "./report.ts";

/** `npm run prove -- rate-limits`. DURATION is in seconds, of each phase but the first, for one who works on it. */
export async function rateLimitsProof(since: Date): Promise<{ report: string; mistakes: readonly string[] }> {
  const seconds = Number(process.env["DURATION"] ?? 40);
  const plan = { perMinute: 600, consoles: 3, clients: 20, seconds, awaySeconds: 10 };
  const proof = await proveRateLimits(plan, ({ mistakes, ...figures }) => {
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    for (const mistake of mistakes) process.stdout.write(`  ${mistake}\n`);
  });
  return { report: rateLimitsReport(proof, since), mistakes: proof.mistakes };
}
