import { type Chance, chanceFor } from "./chance.ts";
import type { ProbeCount, ScoredProbe } from "./evidence.ts";
import { reportOf } from "./report.ts";

/** A world of families, of which a run sees a few: how often does the interval hold the mean of the whole world? */
export interface Setting {
  readonly name: string;
  readonly families: number;
  readonly prompts: number;
  /** The mean of all families, those that a run never meets included. */
  readonly mean: number;
  readonly family: (chance: Chance) => number;
}

const beta =
  (mean: number, sd: number) =>
  (chance: Chance): number => {
    const size = (mean * (1 - mean)) / sd ** 2 - 1;
    return chance.beta(mean * size, (1 - mean) * size);
  };

/** Agents that differ little from family to family, much, or in that a few families break them altogether. */
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
  worlds.map((world) => ({ ...world, families, prompts })),
);

export interface Covered {
  readonly share: number;
  /** Missed because the whole interval was too high, which is the flattering side. */
  readonly flattered: number;
  readonly width: number;
}

export function coverage({ families, prompts, mean, family, name }: Setting, runs: number): Covered {
  const chance = chanceFor(families * 100 + prompts, name);
  let [held, flattered, width] = [0, 0, 0];
  for (let seed = 0; seed < runs; seed++) {
    const counts: Record<string, ProbeCount> = {};
    for (let at = 0; at < families; at++) counts[`p${at}`] = asked(chance, family(chance), prompts);
    const probes = Object.keys(counts).map((id): ScoredProbe => ({ ...place, id }));
    const { low, high } = reportOf({ probes, counts, cards: {}, seed, replicates: 400 }).overall;
    if (low === null || high === null) continue;
    held += low <= mean && mean <= high ? 1 : 0;
    flattered += low > mean ? 1 : 0;
    width += high - low;
  }
  return { share: held / runs, flattered: flattered / runs, width: width / runs };
}

const place = { harness: "security", subdimension: "integrity", severity: "high" } as const;

function asked(chance: Chance, rate: number, prompts: number): ProbeCount {
  const resisted = Array.from({ length: prompts }, () => chance.fraction() <= rate).filter(Boolean).length;
  return { resisted, failed: prompts - resisted, unassessed: 0, errors: 0 };
}
