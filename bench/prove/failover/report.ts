import { cpus, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import type { FailoverProof, FailoverRound } from "./prove.ts";

const COLUMNS: readonly (readonly [string, keyof FailoverRound])[] = [
  ["sent", "sent"],
  ["acknowledged", "acknowledged"],
  ["stored", "kept"],
  ["created with a key", "created"],
  ["files uploaded", "uploaded"],
  ["503", "unavailable"],
  ["of them unknown", "unknown"],
  ["judged by the gateway", "judged"],
  ["of them without a primary", "judgedWithout"],
  ["prompts sent again", "promptsAgain"],
  ["campaign requests sent again", "attemptsAgain"],
  ["without a primary, ms", "withoutMs"],
  ["first change after the promotion, ms", "writableMs"],
  ["first result after it, ms", "workingMs"],
];

export function failoverReport({ version, rounds, unconfirmed, mistakes }: FailoverProof, since: Date): string {
  const sum = (of: (round: FailoverRound) => number): number => rounds.reduce((total, round) => total + of(round), 0);
  const most = (of: (round: FailoverRound) => number): number => Math.max(...rounds.map(of));
  const rows = rounds.map(
    (round, at) =>
      `| ${at + 1} | ${COLUMNS.map(([, name]) => String(round[name])).join(" | ")} | ${round.mistakes.length} |`,
  );
  return `# A failover loses nothing that was acknowledged

A console and a gateway know two hosts: a primary and its synchronous standby. Each round sends ${rounds[0]?.sent} updates of one
agent, all at once, while an evaluation and a campaign run, agents are created with idempotency keys, files of policies are uploaded (which
takes several transactions), pages are read and the gateway answers. After a random number of acknowledgments every process of the primary is killed with SIGKILL; after 0.2 to 1.5 seconds the
standby is promoted, and the other host becomes its standby. Any of these is a mistake:

- an acknowledged update that is not in the history under the revision in its response
- an update applied twice, or applied although its response said that nothing was changed
- a gap between revisions, or an audit log without exactly one entry for each
- an agent that was created twice or not at all, although its key was repeated until it worked
- a file that was acknowledged and is not there, or is there although its response said that nothing was changed
- an answer other than success or 503 with \`Retry-After\`, or none
- more prompts of the evaluation sent again than it has in flight, a prompt without exactly one result, a campaign that does not end
- a byte from the gateway that its guards would have masked
- more than 5 seconds from the promotion to the first acknowledged change, or to the first result of the evaluation
- an acknowledgment of a change that the standby did not confirm
- an audit chain that does not verify

- Result: **${rounds.length} failovers, ${sum((round) => round.acknowledged)} of ${sum((round) => round.sent)} updates acknowledged, ${mistakeCount(mistakes)}; the first change at most ${most((round) => round.writableMs)} ms after the promotion, the first result at most ${most((round) => round.workingMs)} ms**
- Command: \`npm run prove -- failover\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, with other load
- Node ${process.versions.node}, PostgreSQL ${version} with \`synchronous_standby_names = '*'\`
- A change that the standby did not confirm is answered after 40 seconds: ${unconfirmed}

| round | ${COLUMNS.map(([title]) => title).join(" | ")} | mistakes |
| ---: |${COLUMNS.map(() => " ---: |").join("")} ---: |
${rows.join("\n")}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}
