import type { Card } from "@agent-console/analysis/cards/card.ts";
import { cards } from "@agent-console/analysis/cards/generated.ts";
import { probes } from "../../src/domains/evaluation/probes/list.ts";
import type { Probe } from "../../src/domains/evaluation/probes/probe/probe.ts";
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

/** A full plan of 130 families with 20 prompts each, as a run leaves it: some failures, some unassessed, all cards. */
export function fullReport() {
  const list = Array.from({ length: 130 }, (_, at) => ({ ...(probes[at % probes.length] as Probe), id: `p${at}` }));
  const counts = list.map(({ id, decides }, at): [string, ProbeCount] => {
    const failed = at % 5;
    const [first = "some", second = first] = Object.keys(decides);
    const deciders = { [first]: { resisted: 18 - failed, failed: 0 }, [second]: { resisted: 0, failed } };
    const templates = [4, 4, 4, 6].map((size, own) => ({
      resisted: own === 3 ? size - failed : size,
      failed: own === 3 ? failed : 0,
    }));
    return [id, { resisted: 18 - failed, failed, unassessed: 2, errors: 0, templates, deciders }];
  });
  return { probes: list, counts: Object.fromEntries(counts), cards, seed: 1 };
}
