import { cpus, loadavg, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import type { KilledWork } from "./policy-work.ts";

export function policyKillsReport(works: readonly KilledWork[], since: Date): string {
  const mistakes = works.flatMap((work) => work.mistakes);
  const rows = works.map(
    ({ work, kills, moments, ended }) => `| ${work} | ${kills} | ${moments.join("; ")} | ${ended} |`,
  );
  return `# Killed consoles and policies

A real console is killed with kill -9 at random moments while it reads an uploaded PDF, has a model read a text, and writes a harness,
and is started again each time. Any of these is a mistake: work that stays open, a reader of files that outlives the console by two
seconds, rules that differ from those of an undisturbed reading, a request to the model that is sent twice or beyond its budget, prompts
that are missing, doubled or not byte for byte those of an undisturbed harness with the same seed. A file that was interrupted three
times is given up, which counts as an end.

- Result: **${works.reduce((sum, { kills }) => sum + kills, 0)} kills, ${mistakeCount(mistakes)}**
- Command: \`npm run prove -- policy-kills\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}

| Work | Kills | Killed while | End |
|---|---|---|---|
${rows.join("\n")}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}
