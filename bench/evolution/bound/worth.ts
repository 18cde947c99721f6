/** What an answer is made of, and what a genome is expected to be worth. */
import { indexOf } from "../../../server/src/domains/evolution/engine/model/space.ts";
import type { Belief, Sum } from "./belief.ts";
import { type CategoryBelief, type Place, passOf } from "./category.ts";
import type { OracleSearch } from "./state.ts";
import type { Idea } from "./told.ts";

interface Sending {
  readonly sum: Sum;
  readonly offset: number;
  readonly noise: number;
  readonly spread: number;
}

/** The parts of a logit. Without a probe, of the category as a whole. */
export function sendingOf(
  { told, pool, categories, space }: OracleSearch,
  on: readonly number[],
  { category, probe, removed = [] }: { category: number; probe?: number; removed?: readonly number[] },
): Sending {
  const { dilution, rules, probes, ideas } = told;
  const count = on.length + rules.count - removed.length;
  const weaker = 1 / (1 + dilution.rate * Math.max(0, count - dilution.free));
  const apart = on.length + removed.length;
  const shrink = probes.difficultySd / Math.hypot(probes.difficultySd, probes.effectFamilySd * Math.sqrt(apart));
  const at = pool.categories.indexOf(category);
  const own = at < 0 ? (categories.get(category) as CategoryBelief) : undefined;
  const place = own?.place ?? (pool.places[at] as Place);
  const mine = place.ideas.filter((idea) => on.includes(idea));
  const sum: [number, number][] = own
    ? [[0, 1], ...mine.map((idea): [number, number] => [1 + place.ideas.indexOf(idea), weaker])]
    : [
        [at, 1],
        ...on.map((idea): [number, number] => [pool.firstIdea + idea, weaker]),
        ...mine.map((idea): [number, number] => [pool.own.get(idea) as number, weaker]),
      ];
  if (probe !== undefined) {
    const n = place.probes.indexOf(probe);
    const family = own ? 1 + place.ideas.length : (pool.firstFamily[at] as number);
    const first = own ? family + place.families : (pool.firstProbe[at] as number);
    sum.push([family + (place.familyOf[n] as number), shrink], [first + n, shrink]);
  }
  let clash = 0;
  for (const one of on)
    for (const other of (ideas[one] as Idea).against)
      if (
        other > one &&
        on.includes(other) &&
        (ideas[one]?.category === category || ideas[other]?.category === category)
      )
        clash += told.conflict;
  clash += told.unknown * mine.length * (on.length - mine.length + (mine.length - 1) / 2);
  const removedHere = removed.reduce(
    (total, gene) => total + (space.genes[gene]?.tags.includes(category) ? (told.rules.ofGene[gene] as number) : 0),
    0,
  );
  const noise =
    weaker ** 2 * (mine.length * told.wording + (on.length - mine.length) * told.spill) +
    shrink ** 2 * apart * probes.effectFamilySd ** 2;
  return {
    sum,
    offset: weaker * ((rules.byCategory[category] as number) - removedHere) + clash,
    noise,
    spread: probes.difficultySd ** 2 + weaker ** 2 * on.length * told.spill,
  };
}

export function momentsOf({ mean, covariance }: Belief, sum: Sum): { mean: number; variance: number } {
  let [middle, variance] = [0, 0];
  for (const [row, one] of sum) {
    middle += one * (mean[row] as number);
    const from = row * mean.length;
    for (const [at, other] of sum) variance += one * other * (covariance[from + at] as number);
  }
  return { mean: middle, variance };
}

export function beliefFor({ pool, categories }: OracleSearch, category: number): Belief {
  return categories.get(category)?.whole ?? pool.belief;
}

export function passWith(search: OracleSearch, on: readonly number[], category: number): number {
  const { sum, offset, spread } = sendingOf(search, on, { category });
  return passOf(momentsOf(beliefFor(search, category), sum), { offset, spread, flip: search.told.flip });
}

export function worthOf(search: OracleSearch, on: readonly number[]): number {
  const { share } = indexOf(search.space);
  return share.reduce((sum, own, category) => {
    const pass = passWith(search, on, category);
    const least = search.pool.categories.includes(category) ? passWith(search, [], category) : 0;
    return sum + own * (pass < least ? least - search.caution * (least - pass) : pass);
  }, 0);
}
