import { cpus, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import type { ReplicaProof, ReplicaRound } from "./prove.ts";

const COLUMNS: readonly (readonly [string, (round: ReplicaRound) => number])[] = [
  ["changes", ({ changes }) => changes],
  ["own changes read back", ({ ownReads }) => ownReads],
  ["other reads", ({ reads }) => reads],
  ["from the replica", ({ readsOnReplica }) => readsOnReplica],
  ["from the primary", ({ readsOnPrimary }) => readsOnPrimary],
  ["oldest answer, ms", ({ oldestMs }) => Math.round(oldestMs)],
  ["slowest read, ms", ({ slowestMs }) => Math.round(slowestMs)],
];

export function replicaReport({ version, maxLagSeconds, rounds, said, mistakes }: ReplicaProof, since: Date): string {
  const sum = (of: (round: ReplicaRound) => number): number => rounds.reduce((total, round) => total + of(round), 0);
  const rows = rounds.map(
    (round) =>
      `| ${round.name} | ${round.expected} | ${COLUMNS.map(([, of]) => String(of(round))).join(" | ")} | ${round.mistakes.length} |`,
  );
  return `# A read replica shows nobody an older state than it says, and nobody their own changes late

Two consoles share a PostgreSQL primary and its streaming standby, which is their \`DATABASE_READ_URL\`. Two teams create agents
without a pause, and list the agents right after each through the other console. Members of both teams who change nothing
list them all the time. Meanwhile the standby is stopped, killed, brought back and promoted. Any of these is a mistake:

- a list that lacks what the same person created before, wherever it was read
- a list from the replica that lacks what was acknowledged before the age in its header, or that is older than ${maxLagSeconds} s
- a list from the primary that lacks anything acknowledged before
- a row of the other team
- an answer other than success, or an error in a console's log
- once it was noticed: a read from a replica that can't be used, or more than a fifth from the primary while it can

- Result: **${sum(({ changes }) => changes)} changes, ${sum(({ ownReads }) => ownReads)} read back by their author, ${sum(({ readsOnReplica }) => readsOnReplica)} lists from the replica and ${sum(({ readsOnPrimary }) => readsOnPrimary)} from the primary in its place, ${mistakeCount(mistakes)}**
- Command: \`npm run prove -- replica\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, with other load
- Node ${process.versions.node}, PostgreSQL ${version}, asynchronous streaming replication, \`DATABASE_READ_MAX_LAG=${maxLagSeconds}\`

| replica | expected from | ${COLUMNS.map(([title]) => title).join(" | ")} | mistakes |
| --- | --- |${COLUMNS.map(() => " ---: |").join("")} ---: |
${rows.join("\n")}

The figures include the seconds until it was noticed. What \`GET /v1/system\` said at the end of each phase:

${said.map((line) => `- ${line}`).join("\n")}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}
