import { cpus, loadavg, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import type { LoadProof } from "./prove-load.ts";

export function telemetryLoadReport(
  { plan, spans, requests, dropped, memory, mistakes }: LoadProof,
  since: Date,
): string {
  return `# Telemetry under load

Spans by OTLP, in bodies of 100, beside requests through the gateway, for ${plan.seconds} seconds. Any of these is a mistake: a span
that was accepted and is not stored exactly once, a request through the gateway without exactly one span, a dropped row, less than 99 %
of the spans or 98 % of the requests in time, memory of the console's process that grows by more than 100 MB after the first fifth of the time.

- Result: **${spans.stored} of ${spans.sent} spans stored, ${requests.stored} of ${requests.sent} requests, ${dropped} rows dropped, ${mistakeCount(mistakes)}**
- Sent: ${plan.spansPerSecond} spans and ${plan.requestsPerSecond} requests a second; ${spans.refused} bodies were refused and sent again
- Requests: p50 ${requests.p50.toFixed(1)} ms, p95 ${requests.p95.toFixed(1)} ms
- Memory: ${memory.idle.toFixed(0)} MB idle, ${memory.warm.toFixed(0)} MB after the first fifth, ${memory.most.toFixed(0)} MB at most. What waits is bounded: 20,000 rows and 32 MB
- Command: \`npm run prove -- telemetry-load\` (\`DURATION\` is in seconds)
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}
