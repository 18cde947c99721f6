import { cpus, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import type { PoolerProof } from "./prove.ts";

export function poolerReport({ rounds, refusal, mistakes }: PoolerProof, since: Date): string {
  const rows = rounds.map(
    (round) =>
      `| ${round.mode} | ${round.connections} | ${round.sessions} | ${round.requests} | ${round.rows} | ${round.inspected} | ${round.mistakes.length} |`,
  );
  return `# Teams stay apart behind a pooler

A console uses PostgreSQL through PgBouncer, first in session mode, then in transaction mode with fewer sessions than the console
has connections. Two teams read and change their agents at the same time, ask for the agents of the other team, and read
histories, audit logs and evaluations. Every row carries the word of its team. Any of these is a mistake:

- a response that contains the other team's word
- a status other than the expected one: 200 for the own team's, 404 for the other team's
- a session of the pooler that still acts for a team afterwards
- an error in the console's log
- a start without \`DATABASE_DIRECT_URL\` that does not end with one sentence and exit code 1

- Result: **${rounds.reduce((sum, { requests }) => sum + requests, 0)} requests, ${mistakeCount(mistakes)}**
- Command: \`npm run prove -- pooler\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}
- Node ${process.versions.node}, PgBouncer ${rounds[0]?.version}
- Without a direct address the start ends with: \`${refusal}\`

| pool mode | connections of the console | sessions of the pooler | requests | rows of the own team | sessions inspected | mistakes |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join("\n")}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}
