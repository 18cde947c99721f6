import { cpus, loadavg, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import type { Shown } from "./stage.ts";

export function campaignsReport(shown: readonly Shown[], since: Date): string {
  const mistakes = shown.flatMap(({ name, mistakes: found }) => found.map((mistake) => `${name}: ${mistake}`));
  return `# Campaigns keep to their journal, their caps and their stop

Campaigns of the real program against agents of the test beds, over HTTP. API and workers are processes of their own on one PostgreSQL,
some of them killed with SIGKILL or frozen with SIGSTOP. Requests are counted and timed where they arrive. The agents with a weakness,
and those without one, are those of \`server/test/redteam/fortress\`. The campaigns against the agent that holds run without a database,
through the same course of goals.

- Result: **${shown.length} guarantees, ${mistakeCount(mistakes)}**
- Command: \`npm run prove -- campaigns\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}

| Guarantee | What was seen | Mistakes |
|---|---|---:|
${shown.map(({ name, words, mistakes: found }) => `| ${name} | ${words} | ${found.length} |`).join("\n")}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}
