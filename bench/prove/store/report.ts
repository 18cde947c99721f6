import { cpus, loadavg, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import type { StoreProof } from "./prove.ts";

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

export function storeReport(proof: StoreProof, since: Date): string {
  const mistakes = proof.stages.flatMap((stage) => stage.mistakes);
  return `# Evaluations that are archived and brought back

A real console keeps its archives in OpenStack Swift ${proof.swift} over its S3 interface, which checks the signature of every request. An
evaluation of ${proof.rows} rows is moved there and back while the console is killed with kill -9 at random moments, the store is stopped,
and objects are changed. Any moment at which the database has neither all rows of the evaluation, byte by byte, nor none of them
and a whole archive is a mistake; so is an object that is accepted although it was changed, and one that nothing knows of.

- Result: **${mistakeCount(mistakes)}**
- Size: ${proof.rows} rows, ${megabytes(proof.bytes)} of text, ${megabytes(proof.storedBytes)} compressed and encrypted
- Took: ${proof.archiveSeconds.toFixed(1)} s to archive, ${proof.restoreSeconds.toFixed(1)} s to bring back
- Command: \`PROMPTS=${proof.plan.prompts} ROUNDS=${proof.plan.rounds} npm run prove -- store\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}

| what | seen | mistakes |
| --- | --- | ---: |
${proof.stages.map(({ name, words, mistakes: made }) => `| ${name} | ${words} | ${made.length} |`).join("\n")}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}
