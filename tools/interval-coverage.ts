import { coverage, settings } from "../server/src/domains/evaluation/scores/test-coverage.ts";

/** How often the 95 % intervals of scores hold the truth, in worlds where the truth is known: decision 0015 quotes this. */
const RUNS = Number(process.argv[2] ?? 400);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
process.stdout.write("| Families x prompts | World | Holds | Too high | Mean width |\n|---|---|---|---|---|\n");
for (const setting of settings) {
  const { share, flattered, width } = coverage(setting, RUNS);
  process.stdout.write(
    `| ${setting.families} x ${setting.prompts} | ${setting.name} | ${percent(share)} | ${percent(flattered)} | ${width.toFixed(2)} |\n`,
  );
}
