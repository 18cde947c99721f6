import { cpus, totalmem } from "node:os";
import { CONSOLE_VERSION } from "../../../server/src/kernel/version.ts";
import { mistakeCount } from "../mistakes/count.ts";
import type { UpgradeProof } from "./prove.ts";

export function upgradeReport(proof: UpgradeProof, since: Date): string {
  const { plan, former, phases, applied, refusal, mistakes } = proof;
  const rows = phases.map(({ name, requests, runs }) => `| ${name} | ${requests} | ${runs} |`);
  const requests = phases.reduce((sum, phase) => sum + phase.requests, 0);
  return `# Two releases on one database, and back

Release ${former.version} (commit \`${former.commit.slice(0, 12)}\`, installed from its own lock file) makes the data. Then consoles are replaced one at a
time by release ${CONSOLE_VERSION}, and replaced again by ${former.version}, while ${plan.agents} agents are updated, read back and listed without a pause. Requests go to the
consoles in turn, so each update is read through whichever release comes next. A console that is replaced gets no new requests before it is
stopped, as a balancer does it. In each phase, each console starts an evaluation. Any of these is a mistake:

- a response of 400 or above, or none
- a read that doesn't show the update acknowledged before it
- an agent whose last acknowledged update, or number of revisions, differs at the end
- an evaluation that doesn't complete
- a former release that starts, or says more than one sentence, once the database was contracted past it

Result: **${requests} requests, ${mistakeCount(mistakes)}**

- Command: \`npm run prove -- upgrade\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}
- Migrations that the newer release added: ${applied.join(", ") || "none"}
- What the former release says of a contracted database: "${refusal}"

| consoles | requests | evaluations started |
| --- | ---: | ---: |
${rows.join("\n")}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}
