import { cpus, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import { coveredGroups, range, show } from "./claims.ts";
import type { ForeignProof } from "./prove.ts";

export function foreignAgentsReport(proofs: readonly ForeignProof[], since: Date): string {
  const mistakes = proofs.flatMap((proof) => proof.mistakes);
  const groups = proofs.map(({ claims, truth }) => (claims ? coveredGroups(claims, truth) : { covered: 0, of: 0 }));
  const sum = (count: (one: (typeof groups)[number]) => number) => groups.reduce((all, one) => all + count(one), 0);
  return `# What evolution says of foreign agents is true

Agents that were written without knowledge of the search or of the rule library are registered in the real program and evolved
over HTTP. They answer the probes in words, which the usual detectors assess. Then each held-out probe is asked 20 times more
with either system prompt, without the console, and everything that the run says is compared with that. Any of these is a
mistake:

- a gain that is called confirmed while its interval reaches zero, or while there is none
- an interval that misses the true difference by more than two standard errors of the measured truth
- a group that "holds" while its interval passes the loss limit, or while the truth does
- a run that spends anything on an agent that ignores its system message, or that ends without a reason
- more requests in a minute than the agent allows
- words of the agent that appear as a result

- Result: **${proofs.length} agents, ${mistakeCount(mistakes)}**; ${sum(({ covered }) => covered)} of ${sum(({ of }) => of)} intervals of groups contain the truth
- Command: \`npm run prove -- evolution-foreign\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}
${proofs.map(agentReport).join("")}${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}

function agentReport({ tried, end, requests, busiestMinute, claims, truth, seconds }: ForeignProof): string {
  const { name, about, rollouts } = tried;
  const decision = claims?.decision;
  const rows = (decision?.groups ?? []).map((group) => {
    const real = truth?.groups[group.group];
    return `| ${group.group} | ${group.estimate.toFixed(1)} (${range(group)}) | ${group.verdict}, limit −${group.margin.toFixed(0)} | ${real ? show(real) : ""} |`;
  });
  const table = decision
    ? `
| | told, in points | verdict | truth |
|---|---:|---|---:|
| all | ${decision.estimate.toFixed(1)} (${range(decision)}) | ${decision.verdict} | ${truth ? show(truth) : ""} |
${rows.join("\n")}
`
    : "";
  return `
## ${name.charAt(0).toUpperCase()}${name.slice(1)}

An agent that ${about}. A budget of ${rollouts}, ${requests} requests, ${busiestMinute} in the busiest minute, ${seconds} s.

> ${end}
${table}`;
}
