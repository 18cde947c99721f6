import { cpus, loadavg, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import type { ScheduleProof } from "./prove.ts";

export function schedulesReport({ plan, seconds, started, mistakes }: ScheduleProof, since: Date): string {
  return `# Schedules that are due at once

${plan.schedules} schedules are due, ${plan.workers} worker processes use their times, and ${plan.kills} times one of them is killed with kill -9
and another started. Any of these is a mistake: a schedule with no run or two runs, a run that is not recorded with its schedule, a next
time that is not tomorrow's.

- Result: **${started} runs of ${plan.schedules} schedules, ${mistakeCount(mistakes)}**
- Took: ${seconds.toFixed(1)} s
- Command: \`npm run prove -- schedules\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}
