import { type FairPlan, type FairProof, proveFairWorkers } from "./prove.ts";

const SIZE = { prompts: 1_000_000, runs: 24, concurrency: 64, smallPrompts: 100, rounds: 5 };

/** Agents that answer at once make the worker the bottleneck; slower ones make it wait. */
const plans: readonly FairPlan[] = [
  { ...SIZE, answerMs: 0 },
  { ...SIZE, answerMs: 200 },
];

export async function fairWorkers(since: Date): Promise<{ report: string; mistakes: readonly string[] }> {
  const proofs: FairProof[] = [];
  for (const plan of plans) {
    const proof = await proveFairWorkers(plan);
    proofs.push(proof);
    const { plan: _, mistakes, ...figures } = proof;
    process.stdout.write(`${plan.answerMs} ms: ${JSON.stringify(figures)}\n`);
  }
  return { report: fairWorkersReport(proofs, since), mistakes: proofs.flatMap(({ mistakes }) => mistakes) };
}

function fairWorkersReport(proofs: readonly FairProof[], since: Date): string {
  const rows = proofs.map(
    ({ plan, aloneMs, besideMs, ratio, largePerSecond }) =>
      `| ${plan.answerMs} ms | ${aloneMs.toFixed(0)} ms | ${besideMs.toFixed(0)} ms | ${ratio.toFixed(2)} | ${largePerSecond} |`,
  );
  return `# Proof: teams share a worker fairly

Printed by \`npm run prove -- fair-workers\` on ${since.toISOString().slice(0, 10)}. One process with workers. One team has a run of
${SIZE.smallPrompts} prompts, 8 at a time, first alone and then while another team has ${SIZE.prompts.toLocaleString("en")} prompts in ${SIZE.runs} runs, ${SIZE.concurrency} at a time
each. From the request to the last result, median of ${SIZE.rounds} rounds. At most twice as long is the promise
([decision](../decisions/0037-one-job-engine.md)).

| The agents answer after | Alone | Beside the other team | Ratio | The other team's prompts per second meanwhile |
|---|---|---|---|---|
${rows.join("\n")}
`;
}
