import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { median } from "@agent-console/analysis/statistics/quantile.ts";
import { reportOf } from "../server/src/domains/evaluation/scores/report.ts";
import { type Coverage, coverage, type Held } from "../server/test/evaluation/interval-coverage.ts";
import { accurateConditions, conditions, perfect, rates, sizes } from "../server/test/evaluation/interval-worlds.ts";
import { fullReport } from "../server/test/evaluation/score-tables.ts";

/**
 * How often the 95% intervals of scores contain the true value, in worlds where it is known, and how wide they are beside
 * those of a perfect detector. Decision 0042 quotes this. Each process measures a part of the worlds.
 */
const [runsGiven, part] = process.argv.slice(2);
const RUNS = Number(runsGiven ?? 100);
const LEVELS = ["probe", "dimension", "overall"] as const;
const percent = (share: number): string => (share * 100).toFixed(1);

interface Row {
  readonly name: string;
  readonly size: string;
  readonly mean: number;
  readonly measured: Coverage;
}

const worlds = conditions.flatMap((condition) =>
  sizes.flatMap((size) => rates.map((mean) => ({ ...condition, ...size, mean }))),
);

if (part !== undefined) {
  const [own = 0, all = 1] = part.split("/").map(Number);
  for (const world of worlds.filter((_, at) => at % all === own)) {
    const size = `${world.families} x ${world.prompts}`;
    process.send?.({ name: world.name, size, mean: world.mean, measured: coverage(world, RUNS) } satisfies Row);
  }
  process.disconnect();
} else {
  const rows = await measureInProcesses();
  printCoverage(rows);
  printWidths(rows);
  printSpeed();
}

async function measureInProcesses(): Promise<Row[]> {
  const rows: Row[] = [];
  const processes = availableParallelism();
  await Promise.all(
    Array.from({ length: processes }, (_, own) => {
      const child = fork(import.meta.filename, [String(RUNS), `${own}/${processes}`]);
      child.on("message", (row) => rows.push(row as Row));
      return new Promise((resolve) => child.on("exit", resolve));
    }),
  );
  return rows;
}

/** The least over the true rates, with the rate where it is. */
function printCoverage(rows: readonly Row[]): void {
  process.stdout.write(
    `Share of intervals that contain the truth, in percent: the least of ${rates.length} true rates from ${rates[0]} to ${rates.at(-1)}, ${RUNS} runs each.\n\n`,
  );
  process.stdout.write("| Families x prompts | Condition | Probe | Dimension | Overall | Most wholly too high |\n");
  process.stdout.write("|---|---|---|---|---|---|\n");
  for (const [key, own] of grouped(rows)) {
    const least = LEVELS.map((level) => {
      const [worst] = own.toSorted((a, b) => a.measured[level].share - b.measured[level].share);
      return worst ? `${percent(worst.measured[level].share)} at ${worst.mean}` : "";
    });
    const flattered = Math.max(...own.flatMap(({ measured }) => LEVELS.map((level) => measured[level].flattered)));
    process.stdout.write(`| ${key} | ${least.join(" | ")} | ${percent(flattered)} |\n`);
  }
}

/** The ratio of mean widths; the most over the true rates. */
function printWidths(rows: readonly Row[]): void {
  process.stdout.write("\nWidth beside that of a perfect detector: mean and most over the true rates.\n\n");
  process.stdout.write("| Families x prompts | Condition | Probe | Dimension | Overall |\n|---|---|---|---|---|\n");
  const names = new Set(accurateConditions.map(({ name }) => name));
  const widthOf = (row: Row, level: keyof Coverage): number => (row.measured[level] satisfies Held).width;
  for (const [key, own] of grouped(rows.filter(({ name }) => names.has(name)))) {
    const ratios = LEVELS.map((level) => {
      const each = own.map((row) => {
        const other = rows.find(
          ({ name, size, mean }) => name === perfect.name && size === row.size && mean === row.mean,
        );
        return other ? widthOf(row, level) / widthOf(other, level) : Number.NaN;
      });
      const mean = each.reduce((sum, one) => sum + one, 0) / each.length;
      return `${mean.toFixed(2)}, ${Math.max(...each).toFixed(2)}`;
    });
    process.stdout.write(`| ${key} | ${ratios.join(" | ")} |\n`);
  }
}

/** In the order of the conditions, then of the sizes. */
function grouped(rows: readonly Row[]): [string, Row[]][] {
  const keys = conditions.flatMap(({ name }) =>
    sizes.map(({ families, prompts }) => [name, `${families} x ${prompts}`] as const),
  );
  return keys.flatMap(([name, size]) => {
    const own = rows.filter((row) => row.name === name && row.size === size);
    return own.length > 0 ? [[`${size} | ${name}`, own] as [string, Row[]]] : [];
  });
}

function printSpeed(): void {
  const times = Array.from({ length: 11 }, (_, seed) => {
    const began = process.cpuUsage();
    reportOf({ ...fullReport(), seed });
    return process.cpuUsage(began).user / 1000;
  });
  process.stdout.write(
    `\nA report on 130 families with 20 prompts each takes ${median(times).toFixed(0)} ms of one core.\n`,
  );
}
