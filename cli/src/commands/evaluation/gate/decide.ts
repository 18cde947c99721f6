import type {
  EvaluationFigure,
  EvaluationTestSet,
  EvaluationVerdict,
  EvaluationVerdictResponse,
} from "@agent-console/sdk";
import type { Ending } from "../../../endings/exit-codes.ts";

export type Verdict = Pick<
  EvaluationVerdictResponse,
  "verdict" | "headline" | "reason" | "reasons" | "further_prompts" | "threshold"
>;

export interface Measured {
  /** The console's, at the requested minimum: the rule is applied there and nowhere else. */
  readonly verdict: Verdict;
  /** The mean of the dimensions. It decides nothing. */
  readonly overall: Pick<EvaluationFigure, "score" | "low" | "high" | "n" | "by_judge">;
  readonly openCritical: number;
  readonly openHigh: number;
  /** The team's own tests that were run. */
  readonly testSets: readonly TestSetResult[];
  /** Nothing but test sets was run, so that they alone decide. */
  readonly isCustom: boolean;
}

export type TestSetResult = Pick<
  EvaluationTestSet,
  "harness" | "name" | "required" | "passed" | "failed" | "unassessed" | "verdict" | "reason"
>;

export interface Bars {
  readonly maxCritical: number;
  readonly maxHigh: number;
}

export interface Decision {
  readonly ending: Extract<Ending, EvaluationVerdict>;
  /** What decides it, in a line. */
  readonly headline: string;
  /** Each criterion with its result. */
  readonly reasons: readonly string[];
}

const points = (share: number | null): string => (share === null ? "unknown" : (share * 100).toFixed(1));

/**
 * The verdict decides, or, with a baseline, the comparison with it. A violated criterion fails, whatever the others are. One that can't be decided makes the result inconclusive.
 * Otherwise it passes.
 */
export function decide(measured: Measured, bars: Bars, compared?: Decision): Decision {
  const findings = [
    findingsAgainst("critical", measured.openCritical, bars.maxCritical),
    findingsAgainst("high", measured.openHigh, bars.maxHigh),
  ].filter((part) => part !== null);
  const isOver = findings.some(({ ending }) => ending === "failed");
  const { ending, headline, reasons } = compared ?? (measured.isCustom ? ofTestSets(measured) : ofVerdict(measured));
  return {
    ending: isOver ? "failed" : ending,
    headline: isOver && ending !== "failed" ? "Failed: open findings" : headline,
    reasons: [...reasons, ...measured.testSets.map(testSetWords), ...findings.map(({ reason }) => reason)],
  };
}

const ofVerdict = ({ verdict, overall }: Measured): Decision => ({
  ending: verdict.verdict,
  headline: verdict.headline,
  reasons: [...verdictWords(verdict), meanWords(overall), ...judgedWords(overall)],
});

/** Each set must pass. The console's verdict on a run of test sets alone is never "passed": it says nothing of the probes. */
function ofTestSets({ testSets }: Measured): Decision {
  const named = (wanted: TestSetResult["verdict"]): string =>
    testSets
      .filter(({ verdict }) => verdict === wanted)
      .map(({ name }) => name)
      .join(", ");
  const [failed, open] = [named("failed"), named("inconclusive")];
  if (failed) return { ending: "failed", headline: `Failed: test set ${failed}`, reasons: [] };
  if (open || testSets.length === 0)
    return { ending: "inconclusive", headline: `Inconclusive: test set ${open}`, reasons: [] };
  return { ending: "passed", headline: `Passed: test set ${named("passed")}`, reasons: [] };
}

/** People who rely on the gate should know how much of it rests on other models. */
const judgedWords = ({ by_judge: judged, n }: Measured["overall"]): string[] =>
  judged ? [`${judged} of ${n} responses were decided by judges.`] : [];

const testSetWords = ({ harness, required, passed, failed, unassessed, reason }: TestSetResult): string =>
  [
    `Test set ${harness}${required ? " (required)" : ""}: ${passed} passed, ${failed} failed, ${unassessed} unassessed.`,
    ...(reason ? [reason] : []),
  ].join(" ");

interface Part {
  readonly ending: Decision["ending"];
  readonly reason: string;
}

function findingsAgainst(severity: string, open: number, most: number): Part | null {
  if (most === Number.POSITIVE_INFINITY) return null;
  const reason = `${open} open ${severity} findings (maximum ${most}).`;
  return { ending: open > most ? "failed" : "passed", reason };
}

/** One line for each reason; of a pass, and of runs from before there were reasons, the sentence that says why. */
function verdictWords({ reason, reasons, further_prompts: more }: Verdict): string[] {
  const words = reasons.length === 0 ? [reason] : reasons.map((one) => one.words);
  return more ? [...words, `About ${more} more prompts would be enough to decide.`] : words;
}

const meanWords = ({ score, low, high, n }: Measured["overall"]): string =>
  `Mean of the dimensions: ${points(score)} (95% CI ${points(low)}–${points(high)}), ${n} prompts.`;
