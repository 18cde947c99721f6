import { cpus, loadavg, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import type { QueryProof } from "./prove-queries.ts";

export function telemetryQueriesReport(proof: QueryProof, since: Date): string {
  const { plan, answered, refused, slowest, held, agreed, mistakes } = proof;
  return `# Hostile queries

LogQL and TraceQL that were made to stall the console or to see another team's rows: expressions that take exponential time in an
engine that goes back, deep nesting, long lists, IDs of other teams, pieces of SQL, garbage. Asked against ${plan.rows} rows of three
teams, with lines of 60,000 to 300,000 characters. Any of these is a mistake: an answer after 3 seconds, the event loop held for more than 50 ms of
processor time, a row of another team, an error that is not about the query.

- Result: **${answered + refused} queries: ${answered} answered, ${refused} refused with the place of the fault, ${mistakeCount(mistakes)}**
- Slowest: ${slowest.ms.toFixed(0)} ms for ${slowest.query}
- Event loop: held for ${held.ms.toFixed(1)} ms of processor time at most, by ${held.query}
- TraceQL: ${agreed} of ${plan.compared} random queries found the traces that they mean when every span is looked at in memory
- Command: \`npm run prove -- telemetry-queries\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}
${
  mistakes.length === 0
    ? ""
    : `\n## Mistakes\n\n${mistakes
        .slice(0, 50)
        .map((mistake) => `- ${mistake}`)
        .join("\n")}\n`
}`;
}
