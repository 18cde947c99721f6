import type { ResultCounts } from "./store.ts";

export interface ResultSummary {
  readonly total_tests: number;
  readonly passed: number;
  readonly failed: number;
  readonly errors: number;
  readonly categories_tested: readonly string[];
  readonly vulnerabilities_found: boolean;
}

type Verdict = "passed" | "failed" | "errors";

const OWN: Readonly<Record<string, Verdict>> = { held: "passed", confirmed: "failed", seen: "failed" };
const THEIRS: Readonly<Record<string, Verdict>> = { held: "passed", hit: "failed" };

/**
 * An imported goal counts as its tool says, unless it stands in a retest, where it has a result of ours. Doubtful and unassessed
 * ones are neither passed nor failed.
 */
export const verdictOf = ({ result, theirs }: Pick<ResultCounts, "result" | "theirs">): Verdict =>
  (theirs === null || result !== null ? OWN[result ?? ""] : THEIRS[theirs]) ?? "errors";

/** Adds up: passed, failed and errors are all of them. A judge's opinion is in none. */
export function summaryOf(counts: readonly ResultCounts[]): ResultSummary {
  const counted = counts.filter(({ oracle }) => oracle !== "judge");
  const sum = (verdict: Verdict): number =>
    counted.filter((one) => verdictOf(one) === verdict).reduce((total, { goals }) => total + goals, 0);
  const [passed, failed, errors] = [sum("passed"), sum("failed"), sum("errors")];
  return {
    ...{ total_tests: passed + failed + errors, passed, failed, errors },
    categories_tested: [...new Set(counts.map(({ category }) => category))].sort(),
    vulnerabilities_found: failed > 0,
  };
}
