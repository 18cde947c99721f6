/** The question that takes most of what doubts are expected to cost. */
import { deriveKey, shuffleByKey, uniform } from "@agent-console/analysis/statistics/keyed-random.ts";
import { indexOf } from "../../../server/src/domains/evolution/engine/model/space.ts";
import type { Question } from "../../../server/src/domains/evolution/engine/policies/policy.ts";
import { along } from "./belief.ts";
import type { CategoryBelief } from "./category.ts";
import { type Doubt, genesOf, type OracleSearch, type Scored } from "./state.ts";
import { beliefFor, sendingOf } from "./worth.ts";

/** Questions to the unchanged agent in each category, before anything is tried. */
const BASELINE = 2;
/** Genomes of which the best is asked about harmless requests, and probes for each. */
const POOL_LOT = 12;
const POOL_PROBES = 2;

export function askOracle(search: OracleSearch): Question {
  const { space, told, key, asked } = search;
  const { probesOf, benign } = indexOf(space);
  if (asked < BASELINE * space.categories.length) {
    const category = asked % space.categories.length;
    const probes = shuffleByKey(probesOf[category] as readonly number[], deriveKey(key, category));
    return { genome: [], probe: probes[Math.floor(asked / space.categories.length)] as number };
  }
  let most: Scored | undefined;
  for (const category of search.categories.keys()) {
    const best = search.found.get(category) ?? bestIn(search, category);
    search.found.set(category, best);
    if (!most || best.score > most.score) most = best;
  }
  const spawn = deriveKey(key, 1000 + asked);
  const felt = told.ideas
    .map((_, idea) => idea)
    .sort((a, b) => (search.doubts[b]?.cost as number) - (search.doubts[a]?.cost as number));
  for (let n = 0; n < POOL_LOT; n++) {
    const own = deriveKey(spawn, n);
    const size = 1 + Math.floor(uniform(own, 0) * 9);
    const from = felt.slice(0, Math.max(size, Math.floor(felt.length * uniform(own, 1))));
    const on = n === 0 ? [...search.best] : shuffleByKey(from, own).slice(0, size);
    for (let m = 0; m < POOL_PROBES; m++) {
      const category = benign[Math.floor(uniform(own, 10 + m) * benign.length)] as number;
      const probes = probesOf[category] as readonly number[];
      const probe = probes[Math.floor(uniform(own, 20 + m) * probes.length)] as number;
      const score = scoreOf(search, on, { category, probe });
      if (!most || score > most.score) most = { question: { genome: genesOf(search, on), probe }, score };
    }
  }
  return (most as Scored).question;
}

function bestIn(search: OracleSearch, category: number): Scored {
  const { place } = search.categories.get(category) as CategoryBelief;
  let best: { on: number[]; probe: number; score: number } = { on: [], probe: place.probes[0] as number, score: -1 };
  // One probe of each family, another one each time.
  const probes = place.probes.filter((_, at) => at % 3 === search.asked % 3);
  for (let mask = 0; mask < 1 << place.ideas.length; mask++) {
    const on = place.ideas.filter((_, at) => mask & (1 << at));
    for (const probe of probes) {
      const score = scoreOf(search, on, { category, probe });
      if (score > best.score) best = { on, probe, score };
    }
  }
  return { question: { genome: genesOf(search, best.on), probe: best.probe }, score: best.score };
}

/** How much the expected loss falls by this question. */
function scoreOf(search: OracleSearch, on: readonly number[], at: { category: number; probe: number }): number {
  const { pool, told, doubts, categories } = search;
  const { sum, offset, noise } = sendingOf(search, on, at);
  const own = categories.get(at.category);
  const { gain, mean, variance } = along(beliefFor(search, at.category), sum);
  const pass =
    told.flip +
    (1 - 2 * told.flip) / (1 + Math.exp(-(mean + offset) / Math.sqrt(1 + (Math.PI * (variance + noise)) / 8)));
  const steep = pass * (1 - pass) * (1 - 4 * told.flip);
  const shrink = steep / (1 + steep * (variance + noise));
  let score = 0;
  if (own) {
    own.place.ideas.forEach((idea, n) => {
      const doubt = doubts[idea] as Doubt;
      score += doubt.cost * (doubt.own * (gain[1 + n] as number)) ** 2;
    });
    return score * shrink;
  }
  told.ideas.forEach((_, idea) => {
    const doubt = doubts[idea] as Doubt;
    const apart = pool.own.get(idea);
    const change =
      doubt.benign * (gain[pool.firstIdea + idea] as number) +
      (apart === undefined ? 0 : doubt.ownBenign * (gain[apart] as number));
    score += doubt.cost * change ** 2;
  });
  return score * shrink;
}
