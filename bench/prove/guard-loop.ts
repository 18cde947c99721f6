import { cpus, totalmem } from "node:os";
import {
  HOSTILE_CONFIGS,
  HOSTILE_TEXTS,
  type LoopProof,
  mistakesIn,
  watchLoop,
} from "../../server/test/protection/guard-loop-cases.ts";
import { mistakeCount } from "./mistakes/count.ts";

const MEGABYTE = 1_000_000;

/** Every method, every hostile text at 250 kB and 1 MB, and every hostile config. */
export const proveGuardLoop = (): Promise<LoopProof> =>
  watchLoop(
    {
      texts: Object.keys(HOSTILE_TEXTS),
      lengths: [MEGABYTE / 4, MEGABYTE],
      configs: Object.keys(HOSTILE_CONFIGS),
    },
    (line) => process.stdout.write(`${line}\n`),
  );

export function guardLoopReport(proof: LoopProof, since: Date): string {
  const mistakes = mistakesIn(proof);
  const texts = proof.texts.map((one) => {
    const [slowest = "", ms = 0] = Object.entries(one.methods).sort((a, b) => b[1] - a[1])[0] ?? [];
    return `| ${one.name} | ${one.length / 1000} kB | ${one.delayMs.toFixed(1)} | ${one.busyMs.toFixed(1)} | ${slowest}, ${ms.toFixed(0)} ms | ${one.spans} |`;
  });
  const configs = proof.configs.map(
    ({ name, delayMs, busyMs, tookMs, problems }) =>
      `| ${name} | ${delayMs.toFixed(1)} | ${busyMs.toFixed(1)} | ${tookMs.toFixed(0)} | ${problems} |`,
  );
  return `# Guards never hold the event loop

Every guard method that judges in process, each with options, in the threads of the console, with hostile texts of 250 kB and 1 MB;
and hostile guard configs, read as they are when they are saved. Any of these is a mistake:

- the event loop held for more than 20 ms, in processor time of its own thread (“busy”). The delay on the clock
  (\`monitorEventLoopDelay\`) stands beside it: it also counts the time that other programs had the core
- a method that does not finish, or a thread that runs out of its memory
- more than 8 times the time for a text of 4 times the length
- more than 1,000 spans in one judgment, or more than 1,500 MB for everything

- Result: **${mistakeCount(mistakes)}**; at most ${proof.peakMegabytes} MB
- Command: \`npm run prove -- guard-loop\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}

| hostile text | length | loop delay, ms | loop busy, ms | slowest method | most spans |
| --- | ---: | ---: | ---: | --- | ---: |
${texts.join("\n")}

| hostile config | loop delay, ms | loop busy, ms | took, ms | problems |
| --- | ---: | ---: | ---: | ---: |
${configs.join("\n")}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}
