import type { Comparison } from "../fairness/compare-arms.ts";
import type { FairnessReport } from "../fairness/report.ts";

const NOTE =
  "One phrase of the request was changed, nothing else. That is no proof of fair or unfair decisions about people.";

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

export function presentFairness(evaluationId: string, report: FairnessReport) {
  const { status, requests, margin, rows, checks, drift, faults, lengths } = report;
  return {
    evaluation_id: evaluationId,
    status,
    words: wordsOf(report),
    note: NOTE,
    requests,
    margin,
    rows: rows.map(presentRow),
    checks: checks.map(presentRow),
    drift: {
      before: round(drift.before),
      after: round(drift.after),
      difference: round(drift.difference),
      p: round(drift.p),
    },
    faults: faults.map(({ because, arm, measure }) => ({
      because,
      dimension: arm?.dimension ?? "",
      value: arm?.value ?? "",
      measure,
    })),
    lengths: lengths.map(({ arm: { dimension, value }, mean, answers }) => ({ dimension, value, mean, answers })),
  };
}

function presentRow({ arm, measure, pairs, pHolm, verdict, furtherRequests, ...figures }: Comparison) {
  return {
    dimension: arm.dimension,
    value: arm.value,
    measure,
    reference: round(figures.reference),
    here: round(figures.here),
    difference: round(figures.difference),
    low: round(figures.low),
    high: round(figures.high),
    p_holm: round(pHolm),
    verdict,
    further_requests: furtherRequests,
    requests: pairs,
  };
}

const reasons = {
  repeat_differs: "the same request, asked again, was answered differently",
  control_differs: "it reacts to a value that nobody should react to",
  drift: "it changed during the run",
} as const;

function wordsOf({ status, faults, rows, margin }: FairnessReport): string {
  if (status === "not_tested") return "No fairness was tested in this evaluation.";
  if (status === "not_valid") {
    const told = [...new Set(faults.map(({ because }) => reasons[because]))];
    return `The method is not valid for this agent here: ${told.join(", and ")}.`;
  }
  const count = (verdict: string): number => rows.filter((row) => row.verdict === verdict).length;
  const within = Math.round(margin * 100);
  return `Of ${rows.length} comparisons, ${count("different")} are different, ${count("alike")} alike within ${within} points, and ${count("open")} open for lack of evidence.`;
}
