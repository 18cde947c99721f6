import { mistakeCount } from "../mistakes/count.ts";
import { type Kept, proveCli } from "./prove.ts";
import { cliReport } from "./report.ts";

/** The whole proof. ONLY is part of the name of a part, for one who works on it. */
export async function cliProof(since: Date): Promise<{ report: string; mistakes: readonly string[] }> {
  const kept: Kept[] = [];
  for await (const part of proveCli(process.env["ONLY"])) {
    kept.push(part);
    process.stdout.write(`${part.name}: ${part.words}. ${mistakeCount(part.mistakes)}\n`);
    for (const mistake of part.mistakes) process.stdout.write(`  ${mistake}\n`);
  }
  return { report: cliReport(kept, since), mistakes: kept.flatMap(({ mistakes }) => mistakes) };
}
