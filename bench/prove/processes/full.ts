import { proveProcesses } from "./prove.ts";
import { processesReport } from "./report.ts";

/** `npm run prove -- processes`. DURATION is in seconds, of each step. */
export async function processesProof(since: Date): Promise<{ report: string; mistakes: readonly string[] }> {
  const seconds = Number(process.env["DURATION"] ?? 6);
  const plan = { agents: 3, prompts: 600 * seconds, concurrency: 8, perMinute: 60, seconds };
  const proof = await proveProcesses(plan, (step) => process.stdout.write(`${JSON.stringify(step)}\n`));
  for (const figures of proof.teams) process.stdout.write(`${JSON.stringify(figures)}\n`);
  return { report: processesReport(proof, since), mistakes: proof.mistakes };
}
