import { cpus, totalmem } from "node:os";
import type { Round } from "./acknowledged-writes.ts";
import { mistakeCount } from "./mistakes/count.ts";

export function acknowledgedWritesReport(rounds: readonly Round[], since: Date): string {
  const mistakes = rounds.flatMap((round) => round.mistakes);
  const sum = (of: (round: Round) => number): number => rounds.reduce((total, round) => total + of(round), 0);
  const rows = rounds.map((round, index) => {
    const { victim, sent, atTheBlow, acknowledged, kept, backAfterMs } = round;
    return `| ${index + 1} | ${victim} | ${sent} | ${atTheBlow} | ${acknowledged} | ${kept} | ${round.mistakes.length} | ${backAfterMs} |`;
  });
  return `# Acknowledged writes survive kill -9

Each round sends ${rounds[0]?.sent} updates of one agent at the same time, kills the console, PostgreSQL or both with SIGKILL after a
random number of acknowledgments, and waits until the console is ready again. Then it reads the agent, its whole history and
its audit log entries. Any of these is a mistake:

- an acknowledged update that is not in the history under the revision in its response
- an update applied twice, or applied although its response said that nothing was changed
- a gap between revisions, or a change that does not start where the previous one ended
- an agent that differs from the last change
- an audit log without exactly one entry per revision

More updates can be stored than were acknowledged: a response in transit when its process died never arrived. The times
include other load on the machine.

- Result: **${sum((round) => round.acknowledged)} of ${sum((round) => round.sent)} updates acknowledged in ${rounds.length} rounds, ${mistakeCount(mistakes)}**
- Command: \`npm run prove\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}
- Node ${process.versions.node}, PostgreSQL ${rounds[0]?.postgresVersion}, embedded, fsync ${rounds[0]?.fsync}

| round | killed | sent | acknowledged at the kill | acknowledged | stored | mistakes | ready again after, ms |
| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join("\n")}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}
