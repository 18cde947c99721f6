import { cpus, totalmem } from "node:os";
import type { PaceProof } from "./pacing.ts";

export function pacingReport({ plan, rates, mistakes }: PaceProof, since: Date): string {
  const rows = rates.map(({ rate, requests, ofTests, testsWithoutTurn, busiestMinute, busiestTenth, used }) => {
    const share = `${(used * 100).toFixed(1)} %`;
    return `| ${rate} | ${requests} | ${ofTests} | ${testsWithoutTurn} | ${busiestMinute} | ${busiestTenth} | ${share} |`;
  });
  return `# An agent's rate is kept by everybody together

Agents on this machine answer at once and note when they are asked. Each has its own \`rate_limit_requests_per_minute\` and is
asked for more than that, for ${plan.seconds} s: by ${plan.runs} runs, shared by ${plan.workers} worker processes, and by tests of its connection from the
API's process, one every ${plan.testEverySeconds} s. A mistake would be: more requests in any 60 s than the rate; requests in bursts, which is more
than a tenth of the rate, and a twentieth on top of it, in any 6 s; less than 95 % of the rate used between the first request
and the last; no test that came through.

A test waits ten seconds for its turn, and says so when it gets none.

- Result: **${mistakes.length} mistakes**
- Command: \`npm run prove -- pacing\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}

| requests a minute | arrived | of them by tests | tests without a turn | most in any 60 s | most in any 6 s | used |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join("\n")}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}
