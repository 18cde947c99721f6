import { cpus, totalmem } from "node:os";
import { creditOf } from "../../../server/src/platform/limits/rate-limit.ts";
import { mistakeCount } from "../mistakes/count.ts";
import type { RateLimitProof } from "./prove.ts";

export function rateLimitsReport({ plan, phases, mistakes }: RateLimitProof, since: Date): string {
  const rows = phases.map(
    (phase) =>
      `| ${phase.name} | ${phase.clients} | ${phase.processes} | ${phase.seconds} | ${phase.accepted} | ${phase.refused} | ${phase.lost} | ${phase.most.toFixed(1)} | ${phase.slack} | ${phase.alone?.toFixed(1) ?? ""} | ${Math.round(phase.slowestMs)} | ${phase.quiet} | ${phase.mistakes.length} |`,
  );
  return `# A rate limit holds over all consoles

${plan.consoles} consoles share a database, with \`RATE_LIMIT=${plan.perMinute}\`, of which a console accepts ${creditOf(plan.perMinute)} on credit
([decision 0134](../decisions/0134-limits-over-all-processes.md)). Clients with addresses of their own send to all consoles in turn, without
a pause and more than they may. In every time *t* of a client, between any two of its requests, all consoles together may accept
**limit × (1 + t / 60 s)** and one credit for each process that ran. Beside them, one client reads its agents four times a second. Any of
these is a mistake:

- more accepted requests than that, in any time between two requests
- a client that could use less than 90 % of what it may
- an answer other than 200 and 429 with \`Retry-After\`, a connection lost other than by a killed console, or a request refused to the client that reads
- killing a console in the middle and starting another one: more than one credit for it beside those of the others
- while the database is away, and after it: a console that accepts more than the limit by its own count, or an answer after more than 3 seconds
- from 3 seconds after the database is back: more than all consoles together may accept

While the database is away, each console counts alone, so that all of them together may accept the limit once for each.

- Result: **${phases.reduce((sum, { accepted }) => sum + accepted, 0)} requests accepted, ${mistakeCount(mistakes)}**
- Command: \`npm run prove -- rate-limits\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}
- The database was away for ${plan.awaySeconds} seconds each time

| phase | clients | processes | seconds | accepted | refused | lost | most beyond the limit | allowed beyond it | most at one console | slowest answer, ms | reads of another client | mistakes |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join("\n")}

Of the phases in which the database is away, "most beyond the limit" is from 3 seconds after it was back (below zero: less than the limit), and "most at one console" of
the whole phase, of which one credit is allowed.
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}
