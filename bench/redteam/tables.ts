import type { Strategy } from "../../server/src/domains/redteam/model/strategy.ts";
import { auto } from "../../server/src/domains/redteam/strategies/auto.ts";
import { fixedList, loop } from "../../server/src/domains/redteam/strategies/baselines.ts";
import { huntCampaign, huntSingles } from "./hunt.ts";

export const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at);

interface Figures {
  readonly median: number;
  readonly p90: number;
  readonly share: number;
}

/** Unbroken beds count as longer than all others. */
export function figuresOf(queries: readonly (number | null)[]): Figures {
  const sorted = queries.map((one) => one ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.POSITIVE_INFINITY;
  return { median: at(0.5), p90: at(0.9), share: queries.filter((one) => one !== null).length / queries.length };
}

const number = (value: number): string => (Number.isFinite(value) ? String(Math.round(value)) : "–");
const percent = (value: number): string => `${Math.round(100 * value)}%`;

/** A target in words, with the figure that is held against it. */
const target = (words: string, figure: number, isMet: boolean): string =>
  `- ${words}: ${Number.isFinite(figure) ? figure.toFixed(2) : "they break none"}, ${isMet ? "met" : "missed"}`;

const singleStrategies: readonly Strategy[] = [fixedList, loop, auto];

export function* singleTable(seeds: readonly number[]): Generator<string> {
  yield "| Needed together | fixed list | refinement loop | sweep and compose |";
  yield "|---|---:|---:|---:|";
  const rows = [
    { name: "1", needs: 1 },
    { name: "2", needs: 2 },
    { name: "3", needs: 3 },
    { name: "2, no graded signal", needs: 2, isGraded: false },
  ];
  const targets: string[] = [];
  for (const { name, ...bed } of rows) {
    const figures = singleStrategies.map((strategy) => figuresOf(huntSingles(strategy, { seeds, ...bed })));
    const cells = figures.map(({ median, p90, share }) => `${number(median)} / ${number(p90)}, ${percent(share)}`);
    yield `| ${name} | ${cells.join(" | ")} |`;
    targets.push(...singleTargets(name, figures));
  }
  yield "";
  yield* targets;
}

function singleTargets(name: string, [list, refined, own]: readonly Figures[]): string[] {
  if (!list || !refined || !own) return [];
  const [ofList, ofLoop] = [own.median / list.median, own.median / refined.median];
  if (name === "1") return [target("1 needed, queries at most 1.1 of the list's", ofList, ofList <= 1.1)];
  if (name !== "2") return [];
  return [
    target("2 needed, queries at most 1/4 of the list's", ofList, ofList <= 1 / 4),
    target("2 needed, queries at most 1/2 of the loop's", ofLoop, ofLoop <= 1 / 2),
    target("2 needed, share found at least the list's", own.share - list.share, own.share >= list.share),
  ];
}

const campaignArms: readonly { name: string; strategy: Strategy; isSharing: boolean }[] = [
  { name: "fixed list", strategy: fixedList, isSharing: false },
  { name: "loop", strategy: loop, isSharing: false },
  { name: "each goal alone", strategy: auto, isSharing: false },
  { name: "with waves", strategy: auto, isSharing: true },
];

interface Played {
  readonly broken: number;
  readonly queries: number;
}

export function* campaignTable(seeds: readonly number[]): Generator<string> {
  yield `| Needed together | ${campaignArms.map(({ name }) => name).join(" | ")} |`;
  yield "|---|---:|---:|---:|---:|";
  const targets: string[] = [];
  for (const [needs, budget] of [
    [1, 30],
    [2, 30],
    [3, 30],
    [3, 60],
  ] as const) {
    const arms = campaignArms.map(({ strategy, isSharing }): Played => {
      const played = seeds.map((seed) => huntCampaign(strategy, { seed, needs, isSharing, budget }));
      return {
        broken: played.reduce((sum, one) => sum + one.broken, 0) / (60 * seeds.length),
        queries: played.reduce((sum, one) => sum + one.queries, 0) / seeds.length,
      };
    });
    const more = budget === 30 ? "" : `, ${budget} queries a goal`;
    const cells = arms.map(({ broken, queries }) => `${percent(broken)}, ${Math.round(queries)}`);
    yield `| ${needs}${more} | ${cells.join(" | ")} |`;
    targets.push(...campaignTargets(`${needs} needed${more}`, arms));
  }
  yield "";
  yield* targets;
}

/** Against the better of the list and the loop. */
function campaignTargets(words: string, [list, refined, , own]: readonly Played[]): string[] {
  if (!list || !refined || !own) return [];
  const broken = Math.max(list.broken, refined.broken);
  const queries = own.queries / Math.min(list.queries, refined.queries);
  // Where the others break nothing, any goal is more than twice as many.
  const times = broken === 0 ? Number.POSITIVE_INFINITY : own.broken / broken;
  return [
    target(`${words}, at least 2 times the goals of list and loop`, times, times >= 2 && own.broken > 0),
    target(`${words}, at most 2/3 of their queries`, queries, queries <= 2 / 3),
  ];
}
