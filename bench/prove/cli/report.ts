import { cpus, loadavg, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import type { Kept } from "./prove.ts";

export function cliReport(kept: readonly Kept[], since: Date): string {
  const mistakes = kept.flatMap(({ name, mistakes }) => mistakes.map((mistake) => `- ${name}: ${mistake}`));
  return `# The command line in real terminals

The built command line runs against a real console: in tmux, in bash, zsh and fish, through a proxy that cuts event streams, and while
the console restarts. A mistake is any exit code, line, prompt or completion that is not as [docs/cli.md](../cli.md) says.

- Result: **${kept.length} parts, ${mistakeCount(mistakes)}**
- Command: \`npm run prove -- cli\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}

| Part | Result | Mistakes |
|---|---|---|
${kept.map(({ name, words, mistakes: wrong }) => `| ${name} | ${words} | ${wrong.length} |`).join("\n")}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.join("\n")}\n`}`;
}
