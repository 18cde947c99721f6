import { median } from "@agent-console/analysis/statistics/quantile.ts";
import { reportOf } from "../server/src/domains/evaluation/scores/report.ts";
import { coverage, erringSettings, settings } from "../server/test/evaluation/interval-coverage.ts";
import { family } from "../server/test/evaluation/score-tables.ts";

/**
 * How often the 95% intervals of scores contain the true value, in worlds where it is known. Decision 0015 quotes this.
 */
const RUNS = Number(process.argv[2] ?? 400);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
process.stdout.write("| Families x prompts | World | Holds | Too high | Mean width |\n|---|---|---|---|---|\n");
for (const setting of [...settings, ...erringSettings]) {
  const { share, flattered, width } = coverage(setting, RUNS);
  process.stdout.write(
    `| ${setting.families} x ${setting.prompts} | ${setting.name} | ${percent(share)} | ${percent(flattered)} | ${width.toFixed(2)} |\n`,
  );
}

const table = family(50, (at) => ({ resisted: 12 - (at % 5), failed: at % 5 }));
const times = Array.from({ length: 21 }, (_, seed) => {
  const began = performance.now();
  reportOf({ ...table, seed });
  return performance.now() - began;
});
process.stdout.write(`\nA report on 50 families takes ${median(times).toFixed(0)} ms.\n`);
