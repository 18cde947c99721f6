import { effectiveSize, intraclassCorrelation } from "@agent-console/analysis/statistics/clusters/intraclass.ts";
import { wilson } from "@agent-console/analysis/statistics/wilson.ts";
import { type Variant, variants } from "../generated/cells/material.ts";
import type { CellCount } from "./store.ts";

type Counts = Pick<CellCount, "passed" | "failed" | "unassessed" | "judged_passed" | "judged_failed">;

export interface VariantFigure extends Counts {
  /** Passed out of assessed; null if nothing was assessed. */
  readonly rate: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export type VariantFigures = Readonly<Record<Variant, VariantFigure>>;

/** Outcomes of one rule are alike: what is supposed of them before any are seen. */
const PRIOR = { correlation: 0.3, clusters: 12 };

/** One figure for each variant. Breaches and twins are never added up: one would hide the other. */
export function figuresOf(cells: readonly CellCount[]): VariantFigures {
  const figure = (variant: Variant): VariantFigure => figureOf(cells.filter((cell) => cell.variant === variant));
  return Object.fromEntries(variants.map((variant) => [variant, figure(variant)])) as unknown as VariantFigures;
}

/** Wilson's interval. Over several rules, prompts are worth as many as their likeness within a rule leaves of them. */
export function figureOf(cells: readonly CellCount[]): VariantFigure {
  const counts = totalOf(cells);
  const n = counts.passed + counts.failed;
  if (n === 0) return { ...counts, rate: null, low: null, high: null };
  const rate = counts.passed / n;
  const clusters = [...Map.groupBy(cells, ({ rule }) => rule.id).values()]
    .map(totalOf)
    .map(({ passed, failed }) => ({ hits: passed, misses: failed }))
    .filter(({ hits, misses }) => hits + misses > 0);
  // Rules are a sample of what could be asked. Weaknesses that were found are all there are: each stands for itself.
  const isSample = !cells.every(({ rule }) => rule.isAttack);
  const size = clusters.length > 1 && isSample ? effectiveSize(clusters, intraclassCorrelation([clusters], PRIOR)) : n;
  const interval = wilson(rate * size, size);
  return { ...counts, rate, low: interval?.low ?? null, high: interval?.high ?? null };
}

function totalOf(cells: readonly Counts[]): Counts {
  const sum = (key: keyof Counts): number => cells.reduce((total, cell) => total + cell[key], 0);
  return {
    ...{ passed: sum("passed"), failed: sum("failed"), unassessed: sum("unassessed") },
    ...{ judged_passed: sum("judged_passed"), judged_failed: sum("judged_failed") },
  };
}
