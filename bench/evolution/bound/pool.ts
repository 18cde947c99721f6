/** What is believed of all harmless categories at once: every rule may cost them something. */
import { openBelief } from "./belief.ts";
import type { Place } from "./category.ts";
import type { Pool } from "./state.ts";
import type { Idea, Told } from "./told.ts";

export function openPool(told: Told, places: readonly Place[]): Pool {
  const { ideas, bases, probes } = told;
  const guesses = places.map(({ category }) => bases[category]?.[0] ?? { mean: 0, variance: 0 });
  const put = (more: readonly { mean: number; variance: number }[]) =>
    guesses.push(...more.map((one) => ({ ...one, odds: 1 }))) - more.length;
  const starts = ideas.map(({ kinds }) => mixMoments(kinds.map(({ odds, benign }) => ({ share: odds, ...benign }))));
  const firstIdea = put(starts);
  const own = new Map<number, number>();
  for (const { ideas: tagged } of places)
    for (const idea of tagged)
      own.set(idea, put([mixMoments((ideas[idea] as Idea).kinds.map((kind) => ({ share: kind.odds, ...kind.own })))]));
  const difficulty = probes.difficultySd ** 2;
  const each = (count: number, variance: number) => Array.from({ length: count }, () => ({ mean: 0, variance }));
  const firstFamily = places.map(({ families }) => put(each(families, difficulty * probes.familyShare)));
  const firstProbe = places.map((place) => put(each(place.probes.length, difficulty * (1 - probes.familyShare))));
  return {
    belief: openBelief(guesses),
    ...{ places, firstIdea, own, firstFamily, firstProbe },
    categories: places.map(({ category }) => category),
    sites: starts.map(({ mean, variance }) => ({ precision: 1 / variance, pull: mean / variance })),
  };
}

/** Mean and variance of a mixture. */
export function mixMoments(parts: readonly { share: number; mean: number; variance: number }[]): {
  mean: number;
  variance: number;
} {
  const mean = parts.reduce((sum, part) => sum + part.share * part.mean, 0);
  return {
    mean,
    variance: parts.reduce((sum, part) => sum + part.share * (part.variance + (part.mean - mean) ** 2), 0),
  };
}
