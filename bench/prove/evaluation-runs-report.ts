import { cpus, totalmem } from "node:os";
import type { RunProof } from "./evaluation-runs.ts";
import { mistakeCount } from "./mistakes/count.ts";

export function evaluationRunsReport(proofs: readonly RunProof[], since: Date): string {
  const mistakes = proofs.flatMap((proof) => proof.mistakes);
  const sum = (of: (proof: RunProof) => number): number => proofs.reduce((total, proof) => total + of(proof), 0);
  return `# Evaluation runs survive kill -9 of their workers

Each run uses an agent on this machine that records every request and responds after a random delay. The workers are processes
of the real program on one PostgreSQL, killed with SIGKILL at random moments. In the first run, the next worker is then
started. In the second run, another worker shares the run and continues alone. Any of these is a mistake:

- a prompt without exactly one result
- counters that are not the sum of the journal
- a run that ends twice
- a prompt sent twice without a kill in between
- more prompts sent again after a kill than the run's concurrency

- Result: **${sum((proof) => proof.results)} results of ${sum((proof) => proof.plan.prompts)} prompts after ${sum((proof) => proof.plan.kills)} kills, ${mistakeCount(mistakes)}**
- Command: \`npm run prove -- evaluation-runs\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}
${proofs.map(runReport).join("")}${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}

function runReport({ plan, blows, requests, results, workers, seconds }: RunProof): string {
  const rows = blows.map(
    ({ durable, heard, sentAgain }, at) => `| ${at + 1} | ${heard} | ${durable} | ${heard - durable} | ${sentAgain} |`,
  );
  return `
## ${plan.hasSpare ? "Two workers, one killed" : "One worker at a time"}

${plan.prompts} prompts, ${plan.concurrency} in parallel, responses within ${plan.answerMs} ms: ${results} results by ${workers} workers, ${requests} requests, ${seconds} s.

| kill | prompts at the agent | results durable | without a result | sent again |
| ---: | ---: | ---: | ---: | ---: |
${rows.join("\n")}
`;
}
