import { type EvaluationFigure, intervalVerdict } from "@agent-console/sdk";
import type { Ending } from "../../endings/exit-codes.ts";

/** One row of a run's report, as far as a gate needs it. */
export type Figure = Pick<
  EvaluationFigure,
  "score" | "low" | "high" | "n" | "unassessed" | "verdict" | "reason" | "further_prompts"
>;

export interface Measured {
  readonly overall: Figure;
  /** By name. */
  readonly dimensions: Readonly<Record<string, Figure>>;
  readonly openCritical: number;
  readonly openHigh: number;
}

export interface Bars {
  readonly minLowerBound: number | undefined;
  readonly maxCritical: number;
  readonly maxHigh: number;
}

export interface Decision {
  readonly ending: Extract<Ending, "passed" | "failed" | "inconclusive">;
  /** Each criterion with its result. */
  readonly reasons: readonly string[];
}

const points = (share: number | null): string => (share === null ? "unknown" : (share * 100).toFixed(1));

/**
 * A violated criterion fails, whatever the others are. One that can't be decided makes the result inconclusive.
 * Otherwise it passes.
 */
export function decide(measured: Measured, bars: Bars): Decision {
  const parts = [
    scoreAgainst(measured, bars.minLowerBound),
    findingsAgainst("critical", measured.openCritical, bars.maxCritical),
    findingsAgainst("high", measured.openHigh, bars.maxHigh),
  ].filter((part) => part !== null);
  const endings = parts.map(({ ending }) => ending);
  const ending = endings.includes("failed") ? "failed" : endings.includes("inconclusive") ? "inconclusive" : "passed";
  return { ending, reasons: parts.map(({ reason }) => reason) };
}

interface Part {
  readonly ending: Decision["ending"];
  readonly reason: string;
}

function findingsAgainst(severity: string, open: number, most: number): Part | null {
  if (most === Number.POSITIVE_INFINITY) return null;
  const reason = `${open} open ${severity} findings (maximum ${most}).`;
  return { ending: open > most ? "failed" : "passed", reason };
}

/**
 * At the team's threshold, the console's verdict applies. At any other minimum, the same rule is applied here, because
 * the console does not know that minimum.
 */
function scoreAgainst({ overall, dimensions }: Measured, bar: number | undefined): Part {
  const { low, high, score, n, unassessed } = overall;
  const range = `Score ${points(score)} (95% CI ${points(low)}–${points(high)}), ${n} prompts`;
  if (bar === undefined) {
    return { ending: overall.verdict, reason: `${range}. ${overall.reason}${furtherWords(overall)}` };
  }
  const unknown = Object.entries(dimensions).filter(([, { score: own }]) => own === null);
  if (low === null || high === null || unknown.length > 0) {
    const names = unknown.map(([name]) => name).join(" and ");
    return { ending: "inconclusive", reason: `No responses could be assessed${names ? ` for ${names}` : ""}.` };
  }
  const unassessedShare = unassessed / Math.max(1, n + unassessed);
  const found = intervalVerdict({ low, high, n, unassessedShare }, bar);
  if (found.verdict !== "inconclusive") {
    const side = found.verdict === "failed" ? "the upper bound is below" : "the lower bound is at or above";
    return { ending: found.verdict, reason: `${range}: ${side} ${points(bar)}.` };
  }
  const why = {
    few_prompts: "too few prompts",
    unassessed: `${unassessed} responses are unassessed`,
    threshold_inside: `the confidence interval includes ${points(bar)}`,
  }[found.because];
  return { ending: "inconclusive", reason: `${range}: ${why}.` };
}

const furtherWords = ({ further_prompts: more }: Figure): string =>
  more ? ` About ${more} more prompts would be enough to decide.` : "";
