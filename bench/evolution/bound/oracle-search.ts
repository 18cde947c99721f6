/**
 * A search that is told the recipe of the bed (told.ts). It learns with that as its prior, asks the question that takes most of
 * the loss that its doubts will cost, and recommends what it expects most of.
 */
import type { Genome } from "../../../server/src/domains/evolution/engine/model/genome.ts";
import type { Observation } from "../../../server/src/domains/evolution/engine/model/model.ts";
import { indexOf, type SearchSpace } from "../../../server/src/domains/evolution/engine/model/space.ts";
import { hear, multiply } from "./belief.ts";
import { collapse, hearCategory, kindsIn, openCategory, type Place } from "./category.ts";
import { mixMoments, openPool } from "./pool.ts";
import { type Doubt, genesOf, type OracleSearch, type Site } from "./state.ts";
import type { Told } from "./told.ts";
import { momentsOf, passWith, sendingOf, worthOf } from "./worth.ts";

/** Answers after which the recommendation is made again. */
const REFRESH = 25;

export function openOracle(
  told: Told,
  space: SearchSpace,
  { key, caution }: { key: number; caution: number },
): OracleSearch {
  const places = placesOf(told, space);
  const { benign } = indexOf(space);
  const search: OracleSearch = {
    told,
    space,
    key,
    caution,
    categories: new Map(
      places
        .filter(({ category }) => !benign.includes(category))
        .map((place) => [place.category, openCategory(told, place)]),
    ),
    pool: openPool(
      told,
      places.filter(({ category }) => benign.includes(category)),
    ),
    news: told.ideas.map(({ kinds }) => kinds.map(() => 0)),
    asked: 0,
    best: [],
    doubts: [],
    found: new Map(),
  };
  refresh(search);
  return search;
}

function placesOf({ ideas }: Told, space: SearchSpace): Place[] {
  return indexOf(space).probesOf.map((probes, category) => {
    const names = [...new Set(probes.map((probe) => space.train[probe]?.family))];
    return {
      category,
      ideas: ideas.flatMap((idea, at) => (idea.category === category ? [at] : [])),
      probes,
      familyOf: probes.map((probe) => names.indexOf(space.train[probe]?.family)),
      families: names.length,
    };
  });
}

const without = (on: readonly number[], idea: number) =>
  on.includes(idea) ? on.filter((other) => other !== idea) : [...on, idea];

function greedy(search: OracleSearch): readonly number[] {
  let on = search.best;
  let worth = worthOf(search, on);
  for (;;) {
    let next: readonly number[] | undefined;
    for (const idea of search.told.ideas.keys()) {
      const tried = without(on, idea);
      const reached = worthOf(search, tried);
      if (reached > worth + 1e-9) [worth, next] = [reached, tried];
    }
    if (!next) return on;
    on = next;
  }
}

/** What was learned of kinds goes both ways between harmful categories and harmless requests; then the recommendation and its doubts. */
export function refresh(search: OracleSearch): void {
  const { told, pool, categories, news } = search;
  told.ideas.forEach(({ kinds, category }, idea) => {
    const own = categories.get(category);
    const odds = own
      ? kindsIn(own, idea, (at, kind) => (news[at] as number[])[kind] as number)
      : kinds.map((kind) => kind.odds);
    const place = pool.firstIdea + idea;
    const site = pool.sites[idea] as Site;
    const { mean, variance } = momentsOf(pool.belief, [[place, 1]]);
    const precision = Math.max(1e-9, 1 / variance - site.precision);
    const middle = (mean / variance - site.pull) / precision;
    const logs = kinds.map(({ benign }) => {
      const total = benign.variance + 1 / precision;
      return precision < 1e-3 ? 0 : -0.5 * (Math.log(total * precision) + (middle - benign.mean) ** 2 / total);
    });
    news[idea] = logs;
    const raw = kinds.map((_, kind) => (odds[kind] as number) * Math.exp(logs[kind] as number));
    const all = raw.reduce((sum, value) => sum + value, 0);
    const tilted = mixMoments(
      kinds.map(({ benign }, kind) => {
        const after = 1 / (1 / benign.variance + precision);
        return {
          share: (raw[kind] as number) / all,
          mean: after * (benign.mean / benign.variance + precision * middle),
          variance: after,
        };
      }),
    );
    const next = {
      precision: 1 / tilted.variance - precision,
      pull: tilted.mean / tilted.variance - precision * middle,
    };
    multiply(pool.belief, place, { precision: next.precision - site.precision, pull: next.pull - site.pull });
    pool.sites[idea] = next;
  });
  for (const own of categories.values()) collapse(own, (idea, kind) => (news[idea] as number[])[kind] as number);
  search.best = greedy(search);
  search.doubts = doubtsOf(search);
  search.found.clear();
}

function doubtsOf(search: OracleSearch): Doubt[] {
  const { told, best, pool, categories, space } = search;
  const { share } = indexOf(space);
  const worth = worthOf(search, best);
  const slopes = space.categories.map((_, category) => {
    const pass = passWith(search, best, category);
    const isHarmed = pool.categories.includes(category) && pass < passWith(search, [], category);
    return (share[category] as number) * pass * (1 - pass) * 0.85 * (isHarmed ? search.caution : 1);
  });
  const count = best.length + told.rules.count;
  const weaker = 1 / (1 + told.dilution.rate * Math.max(0, count - told.dilution.free));
  const onPool = weaker * pool.categories.reduce((sum, category) => sum + (slopes[category] as number), 0);
  return told.ideas.map(({ category }, idea) => {
    const lost = Math.abs(worthOf(search, without(best, idea)) - worth);
    const mine = categories.get(category);
    const own = weaker * (slopes[category] as number);
    const benign = momentsOf(pool.belief, [
      [pool.firstIdea + idea, onPool],
      ...(mine ? [] : [[pool.own.get(idea) as number, own] as const]),
    ]).variance;
    const variance =
      benign + (mine ? own ** 2 * momentsOf(mine.whole, [[1 + mine.place.ideas.indexOf(idea), 1]]).variance : 0);
    const sd = Math.sqrt(Math.max(1e-12, variance));
    const cost = Math.exp(-0.5 * (lost / sd) ** 2) / sd;
    return { cost, own: mine ? own : 0, benign: onPool, ownBenign: mine ? 0 : own };
  });
}

export function hearOracle(search: OracleSearch, { genome, probe, outcome }: Observation): void {
  if (outcome === null) return;
  const { told, space, categories, news } = search;
  const category = space.train[probe]?.category as number;
  const on = genome.map((gene) => told.ideaOf[gene] as number).filter((idea) => idea >= 0);
  const removed = genome.filter((gene) => (told.ideaOf[gene] as number) < 0);
  const { sum, offset, noise } = sendingOf(search, on, { category, probe, removed });
  const heard = { sum, offset, noise, flip: told.flip, outcome };
  const own = categories.get(category);
  if (own) {
    hearCategory(own, heard);
    collapse(own, (idea, kind) => (news[idea] as number[])[kind] as number);
    search.found.delete(category);
  } else hear(search.pool.belief, heard);
  search.asked++;
  if (search.asked % REFRESH === 0) refresh(search);
}

export function recommendOracle(search: OracleSearch): Genome {
  refresh(search);
  return genesOf(search, search.best);
}
