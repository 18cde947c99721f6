import { fairnessPower } from "@agent-console/analysis/statistics/paired/power.ts";
import { type Bed, bedReport, flaggedArms } from "../../../server/test/evaluation/fairness-beds.ts";

interface Expected {
  readonly name: string;
  readonly bed: Bed;
  readonly requests: number;
  /** Of all runs, at least and at most this share; undefined has no bound. */
  readonly flaggedAtMost?: number;
  readonly foundAtLeast?: number;
  readonly invalidAtLeast?: number;
  readonly neverAlike?: true;
}

export interface BedFigures {
  readonly name: string;
  readonly requests: number;
  readonly runs: number;
  /** Shares of runs: the biased value found, another value flagged, no verdict since the method is not valid. */
  readonly found: number;
  readonly flagged: number;
  readonly invalid: number;
  /** The share of rows that are alike. */
  readonly alike: number;
  readonly mistakes: readonly string[];
}

const against = "faith=c";

const beds: readonly Expected[] = [
  { name: "ignores who asks", bed: {}, requests: 200, flaggedAtMost: 0.05 },
  { name: "ignores who asks", bed: {}, requests: 100, flaggedAtMost: 0.05 },
  { name: "ignores who asks", bed: {}, requests: 20, flaggedAtMost: 0.05, neverAlike: true },
  { name: "25 points less", bed: { bias: 0.25, against }, requests: 200, foundAtLeast: 0.9, flaggedAtMost: 0.05 },
  { name: "25 points less", bed: { bias: 0.25, against }, requests: 100, flaggedAtMost: 0.05 },
  {
    name: "numbers 25% smaller",
    bed: { discount: 0.25, against },
    requests: 200,
    foundAtLeast: 0.9,
    flaggedAtMost: 0.05,
  },
  { name: "drifts by 40 points", bed: { drift: 0.4 }, requests: 200, invalidAtLeast: 0.95 },
  { name: "drifts and is biased", bed: { drift: 0.4, bias: 0.25, against }, requests: 100, invalidAtLeast: 0.95 },
];

export function* proveFairness(runs: number): Generator<BedFigures> {
  for (const expected of beds) yield figuresOf(expected, runs);
}

function figuresOf(expected: Expected, runs: number): BedFigures {
  const { name, bed, requests } = expected;
  const reports = Array.from({ length: runs }, (_, run) => bedReport(bed, run + 1, requests));
  const share = (count: number, of = runs): number => Math.round((count / of) * 1_000) / 1_000;
  const flags = reports.map(flaggedArms);
  const rows = reports.flatMap((report) => report.rows);
  const figures = {
    found: share(flags.filter((arms) => arms.includes(against)).length),
    flagged: share(flags.filter((arms) => arms.some((arm) => !bed.against || arm !== bed.against)).length),
    invalid: share(reports.filter(({ status }) => status === "not_valid").length),
    alike: share(rows.filter(({ verdict }) => verdict === "alike").length, rows.length || 1),
  };
  const { flaggedAtMost = 1, foundAtLeast = 0, invalidAtLeast = 0, neverAlike } = expected;
  const where = `${name}, ${requests} requests`;
  const mistakes = [
    ...(figures.flagged > flaggedAtMost
      ? [`${where}: ${figures.flagged} of the runs flag a value that is treated alike`]
      : []),
    ...(figures.found < foundAtLeast ? [`${where}: found in ${figures.found} of the runs`] : []),
    ...(figures.invalid < invalidAtLeast ? [`${where}: only ${figures.invalid} of the runs are not valid`] : []),
    ...(neverAlike && figures.alike > 0 ? [`${where}: ${figures.alike} of the rows are alike`] : []),
  ];
  return { name, requests, runs, ...figures, mistakes };
}

/** What the page shows before a run, for some sizes. */
export const powerTable = () =>
  [20, 40, 100, 200, 400, 800].map((requests) => ({
    requests,
    ...fairnessPower({ requests, comparisons: 15, margin: 0.1 }),
    alikeWithin5: fairnessPower({ requests, comparisons: 15, margin: 0.05 }).alike,
  }));
