import type { Strategy } from "../../server/src/domains/redteam/model/strategy.ts";
import { auto } from "../../server/src/domains/redteam/strategies/auto.ts";
import { fixedList, loop } from "../../server/src/domains/redteam/strategies/baselines.ts";
import { huntCampaign, huntSingles } from "./hunt.ts";

export const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at);

/** Unbroken beds count as longer than all others. */
export function figuresOf(queries: readonly (number | null)[]): { median: number; p90: number; share: number } {
  const sorted = queries.map((one) => one ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.POSITIVE_INFINITY;
  return { median: at(0.5), p90: at(0.9), share: queries.filter((one) => one !== null).length / queries.length };
}

const number = (value: number): string => (Number.isFinite(value) ? String(Math.round(value)) : "–");

export const singleStrategies: readonly Strategy[] = [fixedList, loop, auto];

export function* singleTable(seeds: readonly number[]): Generator<string> {
  yield "| Needed together | fixed list | refinement loop | sweep and compose |";
  yield "|---|---:|---:|---:|";
  const rows = [
    { name: "1", needs: 1 },
    { name: "2", needs: 2 },
    { name: "3", needs: 3 },
    { name: "2, no graded signal", needs: 2, isGraded: false },
  ];
  for (const { name, ...bed } of rows) {
    const cells = singleStrategies.map((strategy) => {
      const { median, p90, share } = figuresOf(huntSingles(strategy, { seeds, ...bed }));
      return `${number(median)} / ${number(p90)}, ${Math.round(100 * share)}%`;
    });
    yield `| ${name} | ${cells.join(" | ")} |`;
  }
}

export const campaignArms: readonly { name: string; strategy: Strategy; isSharing: boolean }[] = [
  { name: "fixed list", strategy: fixedList, isSharing: false },
  { name: "loop", strategy: loop, isSharing: false },
  { name: "each goal alone", strategy: auto, isSharing: false },
  { name: "with waves", strategy: auto, isSharing: true },
];

export function* campaignTable(seeds: readonly number[]): Generator<string> {
  yield `| Needed together | ${campaignArms.map(({ name }) => name).join(" | ")} |`;
  yield "|---|---:|---:|---:|---:|";
  for (const [needs, budget] of [
    [1, 30],
    [2, 30],
    [3, 30],
    [3, 60],
  ] as const) {
    const cells = campaignArms.map(({ strategy, isSharing }) => {
      const played = seeds.map((seed) => huntCampaign(strategy, { seed, needs, isSharing, budget }));
      const broken = played.reduce((sum, one) => sum + one.broken, 0) / (60 * seeds.length);
      const queries = played.reduce((sum, one) => sum + one.queries, 0) / seeds.length;
      return `${Math.round(100 * broken)}%, ${Math.round(queries)}`;
    });
    yield `| ${needs}${budget === 30 ? "" : `, ${budget} queries a goal`} | ${cells.join(" | ")} |`;
  }
}
