import { cpus, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import type { BackendsProof } from "./prove.ts";

export function telemetryBackendsReport(proof: BackendsProof, since: Date): string {
  const { version, samples, compared, escapes, increase, mistakes } = proof;
  const rows = compared.map(
    ({ what, figures, planted, answered, mistakes: wrong }) =>
      `| ${what} | ${figures} | ${planted} | ${answered} | ${wrong.length} |`,
  );
  const figures = compared.reduce((sum, one) => sum + one.figures, 0);
  return `# Figures from a Prometheus are the figures that are in it

A Prometheus of this machine gets ${samples.toLocaleString("en-US")} samples of two teams over 26 hours, and one counter that it scrapes live. The
console reads its operations from it (\`TELEMETRY_METRICS_URL\`), and each answer is compared with what was planted. Among the series
are a process that is replaced by another, an hour that Prometheus missed, one request that was blocked once, a process that
started again under the same labels, the same names in another team, and series of no team. Any of these is a mistake:

- a total or a step of a chart that differs from the planted one at all; after a restart, one step, and 1% of the total
- a percentile outside the bucket in which the exact one is
- a figure in answer to one of ${escapes} names and values that try to leave the team (quotes, braces, comments, regular
  expressions, operators)
- an operation that answers anything but 502 while there is no Prometheus

For comparison, \`sum(increase(…[1d]))\` answers ${increase.requests.toFixed(2)} for the requests of a day, and ${increase.blocked} for the one that was blocked.

- Result: **${figures.toLocaleString("en-US")} figures, ${mistakeCount(mistakes)}**
- Command: \`npm run prove -- telemetry-backends\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}, Prometheus ${version}

| Asked for | figures | planted | answered | mistakes |
| --- | ---: | ---: | ---: | ---: |
${rows.join("\n")}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}
