import { cpus, totalmem } from "node:os";
import type { JobProof } from "./evolution-jobs.ts";
import { mistakeCount } from "./mistakes/count.ts";

export function evolutionJobsReport(proofs: readonly JobProof[], since: Date): string {
  const mistakes = proofs.flatMap((proof) => proof.mistakes);
  const sum = (of: (proof: JobProof) => number): number => proofs.reduce((total, proof) => total + of(proof), 0);
  return `# Evolution runs survive kill -9 of their workers

Each job runs a search on the sample agent, through a proxy that counts every request. The workers are processes of the real
program on one PostgreSQL, killed with SIGKILL at random moments, the first time during the pilot. The next worker is then
started. With a deterministic agent, the same job first runs without a kill, and the hashes of journal (every prompt,
configuration, outcome and cost, in order) and result (decision, effects, curve, candidate, mutations, evidence) are compared.
Any of these is a mistake:

- a different hash
- a result from before a kill that was changed or lost
- a rollout without exactly one result, or beyond the budget
- counters that are not the sum of the journal
- a job that ends twice or proposes twice
- fewer requests at the agent than were counted, or more in excess of that than were in flight at the kills

- Result: **${sum((proof) => proof.observed)} rollouts over ${sum((proof) => proof.blows.length)} kills, ${mistakeCount(mistakes)}**
- Command: \`npm run prove -- evolution-jobs\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}
${proofs.map(jobReport).join("")}${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}

function jobReport({ plan, blows, finish, observed, billed, heard, hashes, seconds }: JobProof): string {
  const rows = blows.map((blow, at) => `| ${at + 1} | ${blow.heard} | ${blow.observed} |`);
  const compared = hashes
    ? `
| | journal | result |
|---|---|---|
| undisturbed | \`${hashes.calm.journal.slice(0, 16)}\` | \`${hashes.calm.proposal.slice(0, 16)}\` |
| killed ${blows.length} times | \`${hashes.killed.journal.slice(0, 16)}\` | \`${hashes.killed.proposal.slice(0, 16)}\` |
`
    : "";
  return `
## ${plan.agent === "deterministic" ? "A deterministic agent" : "A noisy agent"}

A budget of ${plan.rollouts} rollouts, ${plan.concurrency} in parallel, seed ${plan.seed}: ${observed} rollouts, ended \`${finish}\`, ${seconds} s in total. ${billed} requests
were counted; ${heard} reached the agent, the others were in flight at a kill.
${compared}
| kill | requests at the agent | results durable |
| ---: | ---: | ---: |
${rows.join("\n")}
`;
}
