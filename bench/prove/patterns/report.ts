import { cpus, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import type { PatternProof } from "./compare.ts";
import type { HostileFigures } from "./hostile.ts";

export function patternsReport(proof: PatternProof, hostile: readonly HostileFigures[], since: Date): string {
  const mistakes = [...proof.mistakes, ...hostile.flatMap((figures) => figures.mistakes)];
  const rows = hostile.map(
    ({ name, quarterMs, wholeMs, states, slices, p99Ms, slowestMs }) =>
      `| ${name} | ${quarterMs.toFixed(0)} | ${wholeMs.toFixed(0)} | ${growth(quarterMs, wholeMs)} | ${states} | ${slices} | ${p99Ms.toFixed(1)} | ${slowestMs.toFixed(1)} |`,
  );
  return `# The pattern engine finds what a naive reference finds, and releases nothing early

${proof.cases} random rule sets, each with a random text and a random chunking, also inside surrogate pairs. The reference tries
every start and every way through a pattern, and shares no code with the engine. Any of these is a mistake:

- a hit more, a hit less, or another start or end than the reference has, in the whole text or in chunks
- a released position beyond the start of a hit that was not reported by then, or inside a surrogate pair
- more text held back than the longest match of the rules (with a border and half a pair, two units more)

Hostile texts are read in slices. Mistakes are more than 8 times the time for a text of 4 times the length, a slice of more than
20 ms, and a table of more than 8,192 states. Times are processor time.

- Result: **${mistakeCount(mistakes)}**; ${proof.hits} hits, ${proof.chunks} chunks, at most ${proof.mostHeld} units held back
- Command: \`npm run prove -- patterns\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}

| hostile text | 250 kB, ms | 1 MB, ms | growth | states | slices | slice, p99, ms | slowest, ms |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join("\n")}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}

/** Below ten milliseconds, the clock says more about itself. */
const growth = (quarterMs: number, wholeMs: number): string =>
  quarterMs < 10 ? "too short to tell" : `${(wholeMs / quarterMs).toFixed(1)} ×`;
