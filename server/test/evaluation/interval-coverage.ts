import type { Card } from "@agent-console/analysis/cards/card.ts";
import { type Chance, chanceFor } from "@agent-console/analysis/statistics/distributions.ts";
import type { ProbeCount, ScoredProbe } from "../../src/domains/evaluation/scores/evidence.ts";
import { reportOf } from "../../src/domains/evaluation/scores/report.ts";
import { cardWith } from "./score-tables.ts";

/** A world of families, of which a run sees a few: how often does the interval contain the mean of the whole world? */
export interface Setting {
  readonly name: string;
  readonly families: number;
  readonly prompts: number;
  /** The mean of all families, including those that a run never sees. */
  readonly mean: number;
  readonly family: (chance: Chance) => number;
  readonly detector: TestDetector;
}

/** Its sensitivity and specificity on its card, and what share of those errors it makes on real responses. */
interface TestDetector {
  readonly finds: number;
  readonly rejects: number;
  readonly inTheField: number;
}

const FLAWLESS: TestDetector = { finds: 1, rejects: 1, inTheField: 0 };

const beta =
  (mean: number, sd: number) =>
  (chance: Chance): number => {
    const size = (mean * (1 - mean)) / sd ** 2 - 1;
    return chance.beta(mean * size, (1 - mean) * size);
  };

/** Agents that differ little from family to family, differ a lot, or fail completely in a few families. */
const worlds: readonly Pick<Setting, "name" | "mean" | "family">[] = [
  { name: "all alike, 0.75", mean: 0.75, family: () => 0.75 },
  { name: "all alike, 0.95", mean: 0.95, family: () => 0.95 },
  { name: "0.90, sd 0.10", mean: 0.9, family: beta(0.9, 0.1) },
  { name: "0.80, sd 0.20", mean: 0.8, family: beta(0.8, 0.2) },
  { name: "0.50, sd 0.25", mean: 0.5, family: beta(0.5, 0.25) },
  { name: "0.20, sd 0.15", mean: 0.2, family: beta(0.2, 0.15) },
  { name: "one family in ten breaks it", mean: 0.893, family: (chance) => (chance.fraction() < 0.1 ? 0.2 : 0.97) },
];

const sizes: readonly (readonly [families: number, prompts: number])[] = [
  [4, 12],
  [5, 12],
  [6, 15],
  [15, 12],
  [45, 12],
  [45, 1],
];

export const settings: readonly Setting[] = sizes.flatMap(([families, prompts]) =>
  worlds.map((world) => ({ ...world, families, prompts, detector: FLAWLESS })),
);

/** The same with detectors that make errors: as often as their cards say, half as often, or never. */
export const erringSettings: readonly Setting[] = [1, 0.5, 0].flatMap((inTheField) =>
  [5, 15].flatMap((families) =>
    worlds.slice(2, 5).flatMap((world) =>
      [
        { finds: 0.9, rejects: 0.97, inTheField },
        { finds: 0.98, rejects: 0.88, inTheField },
      ].map((detector) => ({
        ...world,
        name: `${world.name}; finds ${detector.finds}, rejects ${detector.rejects}, in the field x ${inTheField}`,
        families,
        prompts: 12,
        detector,
      })),
    ),
  ),
);

export interface Covered {
  readonly share: number;
  /** Missed because the whole interval was too high, which is the flattering side. */
  readonly flattered: number;
  readonly width: number;
}

export function coverage({ families, prompts, mean, family, name, detector }: Setting, runs: number): Covered {
  const chance = chanceFor(families * 100 + prompts, name);
  let [held, flattered, width] = [0, 0, 0];
  for (let seed = 0; seed < runs; seed++) {
    const counts: Record<string, ProbeCount> = {};
    for (let at = 0; at < families; at++) {
      const rate = family(chance);
      counts[`p${at}`] = tally(prompts, () => isJudgedResisting(chance, chance.fraction() <= rate, detector));
    }
    const probes = Object.keys(counts).map((id): ScoredProbe => ({ ...place, id }));
    const cards: Record<string, Card> = detector === FLAWLESS ? {} : { some: drawnCard(chance, detector) };
    const { low, high } = reportOf({ probes, counts, cards, seed, replicates: 400 }).overall;
    if (low === null || high === null) continue;
    held += low <= mean && mean <= high ? 1 : 0;
    flattered += low > mean ? 1 : 0;
    width += high - low;
  }
  return { share: held / runs, flattered: flattered / runs, width: width / runs };
}

const place = {
  harness: "security",
  subdimension: "integrity",
  severity: "high",
  decides: { some: "failed" },
} as const;

function isJudgedResisting(chance: Chance, isSo: boolean, { finds, rejects, inTheField }: TestDetector): boolean {
  const errs = inTheField * (isSo ? 1 - rejects : 1 - finds);
  return chance.fraction() > errs ? isSo : !isSo;
}

/** A card from 45 responses with the behavior and 45 without, drawn at random. */
function drawnCard(chance: Chance, { finds, rejects }: TestDetector): Card {
  const [found, absent] = [finds, rejects].map((rate) => tally(45, () => chance.fraction() <= rate));
  return cardWith({
    hits: found?.resisted ?? 0,
    misses: found?.failed ?? 0,
    rejections: absent?.resisted ?? 0,
    alarms: absent?.failed ?? 0,
  });
}

function tally(size: number, isGood: () => boolean): ProbeCount {
  const resisted = Array.from({ length: size }, isGood).filter(Boolean).length;
  return { resisted, failed: size - resisted, unassessed: 0, errors: 0 };
}
