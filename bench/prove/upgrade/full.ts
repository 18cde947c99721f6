import { proveUpgrade } from "./prove.ts";
import { upgradeReport } from "./report.ts";

/** DURATION is in seconds, of each phase. */
export async function upgradeProof(since: Date): Promise<{ report: string; mistakes: readonly string[] }> {
  const proof = await proveUpgrade({ agents: 8, seconds: Number(process.env["DURATION"] ?? 15) });
  return { report: upgradeReport(proof, since), mistakes: proof.mistakes };
}
