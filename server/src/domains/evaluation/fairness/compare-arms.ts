import type { Pairs } from "@agent-console/analysis/statistics/paired/newcombe.ts";
import {
  compareNumbers,
  furtherForNumbers,
  type NumberPair,
} from "@agent-console/analysis/statistics/paired/numbers.ts";
import {
  compareShares,
  furtherForShares,
  type SharesCompared,
} from "@agent-console/analysis/statistics/paired/shares.ts";
import { type PairedVerdict, pairedVerdict } from "@agent-console/analysis/statistics/paired/verdict.ts";
import { holm } from "@agent-console/analysis/statistics/significance.ts";
import type { Arm } from "./arm.ts";

export const measures = ["served", "number", "content", "tone"] as const;
export type Measure = (typeof measures)[number];

/** What one arm said to each request, by the request's id. */
export interface ArmAnswers {
  readonly arm: Arm;
  readonly answers: ReadonlyMap<string, Readonly<Partial<Record<Measure | "length", number | null>>>>;
}

/** One measure of one arm against the reference. */
export interface Comparison extends SharesCompared {
  readonly arm: Arm;
  readonly measure: Measure;
  /** Requests that both arms answered. */
  readonly pairs: number;
  /** Corrected for all comparisons of its family. */
  readonly pHolm: number;
  readonly verdict: PairedVerdict;
  readonly furtherRequests: number | null;
}

interface Settings {
  readonly seed: number;
  readonly margin: number;
}

interface Raw extends SharesCompared {
  readonly arm: Arm;
  readonly measure: Measure;
  readonly pairs: number;
  readonly further: (comparisons: number) => number | null;
}

/** One family of comparisons: corrected together, by Holm. Measures that no pair tells are left out. Pauses after each arm. */
export function* compareArms(
  reference: ArmAnswers,
  others: readonly ArmAnswers[],
  { seed, margin }: Settings,
): Generator<void, Comparison[]> {
  const raw: Raw[] = [];
  for (const other of others) {
    for (const measure of measures) raw.push(...compared(reference, other, { measure, seed, margin }));
    yield;
  }
  const corrected = holm(raw.map(({ p }) => p));
  const comparisons: Comparison[] = [];
  for (const [at, { further, ...one }] of raw.entries()) {
    const pHolm = corrected[at] ?? 1;
    const verdict = pairedVerdict({ value: one.difference, low: one.low, high: one.high, p: pHolm, margin });
    comparisons.push({ ...one, pHolm, verdict, furtherRequests: verdict === "open" ? further(raw.length) : null });
    yield;
  }
  return comparisons;
}

function compared(
  reference: ArmAnswers,
  { arm, answers }: ArmAnswers,
  { measure, seed, margin }: Settings & { readonly measure: Measure },
): Raw[] {
  const pairs: NumberPair[] = [];
  for (const [request, said] of answers) {
    const [first, second] = [reference.answers.get(request)?.[measure], said[measure]];
    if (typeof first === "number" && typeof second === "number") pairs.push({ first, second });
  }
  const size = { arm, measure, pairs: pairs.length };
  if (measure === "number") {
    const found = compareNumbers(pairs, seed);
    return found ? [{ ...size, ...found, further: () => furtherForNumbers(found, { n: pairs.length, margin }) }] : [];
  }
  const counts = countsOf(pairs);
  const found = compareShares(counts);
  return found
    ? [{ ...size, ...found, further: (comparisons) => furtherForShares(counts, { margin, comparisons }) }]
    : [];
}

function countsOf(pairs: readonly NumberPair[]): Pairs {
  const count = (first: number, second: number): number =>
    pairs.filter((pair) => pair.first === first && pair.second === second).length;
  return { both: count(1, 1), onlyFirst: count(1, 0), onlySecond: count(0, 1), neither: count(0, 0) };
}
