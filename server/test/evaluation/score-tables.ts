import type { Card } from "@agent-console/analysis/cards/card.ts";
import type { ProbeCount, ScoredProbe } from "../../src/domains/evaluation/scores/evidence.ts";

/** Some counts. Those not named are 0. */
export const count = (some: Partial<ProbeCount>): ProbeCount => ({
  resisted: 0,
  failed: 0,
  unassessed: 0,
  errors: 0,
  ...some,
});

export const probeOf = (id: string, some: Partial<ScoredProbe> = {}): ScoredProbe => ({
  id,
  harness: "security",
  subdimension: "integrity",
  severity: "high",
  ...some,
});

/** A dimension of this many families, each with this count. */
export function family(size: number, each: (at: number) => Partial<ProbeCount>, some: Partial<ScoredProbe> = {}) {
  const probes = Array.from({ length: size }, (_, at) => probeOf(`${some.harness ?? "security"}-${at}`, some));
  return { probes, counts: Object.fromEntries(probes.map(({ id }, at) => [id, count(each(at))])), cards: {}, seed: 1 };
}

/** A card with only these counts, which is what scores read. */
export const cardWith = (counts: Partial<Card["counts"]>): Card => ({
  detector: "some",
  answers: 0,
  families: 0,
  found: 0,
  absent: 0,
  hard: 0,
  counts: {
    hits: 0,
    misses: 0,
    rejections: 0,
    alarms: 0,
    hardAlarms: 0,
    undecidedFound: 0,
    undecidedAbsent: 0,
    ...counts,
  },
  decided: 1,
  precision: null,
  recall: null,
  f1: null,
  specificity: null,
});
