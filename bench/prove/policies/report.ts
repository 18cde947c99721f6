import { cpus, loadavg, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import type { ListProof } from "./prove.ts";

export function policyListsReport(lists: readonly ListProof[], since: Date): string {
  const mistakes = lists.flatMap((list) => list.mistakes);
  const rows = lists.map(
    ({ name, path, total, isCapped, p50, p95 }) =>
      `| ${name} | \`${path}\` | ${total}${isCapped ? " or more" : ""} | ${p50.toFixed(1)} ms | ${p95.toFixed(1)} ms |`,
  );
  return `# Lists of policies and rules

A team with 1,000 policies of 7 kB and 50,000 rules. Each list is asked for 40 times, over HTTP. A p95 of more than 60 ms is a mistake.
A search stops counting at 5,000 rules; without a search, counts are exact.

- Result: **${lists.length - 1} lists, ${mistakeCount(mistakes)}**
- Command: \`npm run prove -- policy-lists\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}

| List | Path | Total | p50 | p95 |
|---|---|---|---|---|
${rows.join("\n")}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}
