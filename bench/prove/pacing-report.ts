import { cpus, totalmem } from "node:os";
import { mistakeCount } from "./mistakes/count.ts";
import type { PaceProof } from "./pacing.ts";

export function pacingReport({ plan, rates, mistakes }: PaceProof, since: Date): string {
  const rows = rates.map(({ rate, requests, ofTests, testsWithoutTurn, busiestMinute, busiestTenth, used }) => {
    const share = `${(used * 100).toFixed(1)}%`;
    return `| ${rate} | ${requests} | ${ofTests} | ${testsWithoutTurn} | ${busiestMinute} | ${busiestTenth} | ${share} |`;
  });
  return `# All processes together keep an agent's rate limit

Agents on this machine respond immediately and record the time of every request. Each has its own
\`rate_limit_requests_per_minute\`, and for ${plan.seconds} s more requests than that are attempted: by ${plan.runs} runs, shared by
${plan.workers} worker processes, and by connection tests from the API process, one every ${plan.testEverySeconds} s. Any of these is a mistake:

- more requests than the rate in any 60 s
- bursts: more than a tenth of the rate, plus a twentieth on top, in any 6 s
- less than 95% of the rate used between the first request and the last
- no successful test

A test waits ten seconds for its turn, and says so if it gets none.

- Result: **${mistakeCount(mistakes)}**
- Command: \`npm run prove -- pacing\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}

| requests per minute | received | of those from tests | tests without a turn | most in any 60 s | most in any 6 s | used |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join("\n")}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}
