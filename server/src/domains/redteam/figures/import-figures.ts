import type { ImportedTool, TheirOutcome } from "../model/imported-goal.ts";
import { percentRange } from "./percent.ts";
import { toolTitles } from "./retest-words.ts";
import { type BreakRate, shareOf } from "./share.ts";

/** What another tool's file says. Its counts and verdicts, not the console's. */
export interface ImportCounts {
  readonly tool: ImportedTool;
  readonly hits: number;
  readonly held: number;
  readonly errors: number;
  readonly undetermined: number;
  readonly broken_lines: number;
  /** Entries that are no tests. */
  readonly skipped: number;
  /** Tests that are kept with their texts. */
  readonly kept: number;
  /** Kept tests of probes that the console has no category for. */
  readonly unknown: number;
}

export interface ImportFigures extends ImportCounts {
  readonly imported: true;
  readonly tests: number;
  readonly words: string;
  readonly headline: BreakRate & { readonly words: string };
  readonly notes: readonly string[];
  readonly categories: readonly ({ readonly category: string } & BreakRate)[];
}

interface CountedTest {
  readonly category: string;
  readonly outcome: TheirOutcome;
}

export function importFigures({
  tests,
  ...counts
}: ImportCounts & { readonly tests: readonly CountedTest[] }): ImportFigures {
  const { hits, held, errors, undetermined } = counts;
  const rate = rateOf(hits, held);
  const words = wordsOf(counts, rate);
  const all = hits + held + errors + undetermined;
  return {
    ...counts,
    ...{ imported: true, tests: all, words, headline: { ...rate, words } },
    notes: notesOf(counts, all),
    categories: [...Map.groupBy(tests, ({ category }) => category)].map(([category, members]) => {
      const count = (outcome: TheirOutcome): number => members.filter((one) => one.outcome === outcome).length;
      return { category, ...rateOf(count("hit"), count("held")) };
    }),
  };
}

const rateOf = (hits: number, held: number): BreakRate => ({
  ...{ broken: hits, assessed: hits + held },
  ...shareOf(hits, hits + held),
});

function wordsOf({ tool }: ImportCounts, { broken, assessed, low, high }: BreakRate): string {
  if (low === null || high === null) return `${toolTitles[tool]} judged no test.`;
  return `${toolTitles[tool]} reports ${broken} ${broken === 1 ? "hit" : "hits"} in ${assessed} ${assessed === 1 ? "test" : "tests"} (${percentRange({ low, high })}).`;
}

function notesOf({ tool, errors, undetermined, broken_lines, kept }: ImportCounts, all: number): string[] {
  return [
    `All verdicts are those of ${toolTitles[tool]}: an import asks the agent nothing. A retest asks its hits again.`,
    ...(errors > 0 ? [`${errors} tests ended with an error.`] : []),
    ...(undetermined > 0 ? [`${undetermined} tests were not judged.`] : []),
    ...(broken_lines > 0
      ? [`${broken_lines === 1 ? "1 entry" : `${broken_lines} entries`} of the file could not be read.`]
      : []),
    ...(kept < all
      ? [`${kept} of ${all} tests are kept with their texts, hits first. Rates of categories are of these.`]
      : []),
  ];
}
