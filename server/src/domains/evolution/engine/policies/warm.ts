/** Warm start: what earlier agents taught about which rules tend to help, as a prior that new evidence can correct. */
import { effectOf, type Guess, type LearntEffects, type Posterior } from "../model/model.ts";
import type { SearchSpace } from "../model/space.ts";
import type { ScreenComposeOptions, ScreenComposeState } from "./screen-compose.ts";
import { likeliest, OPTIMISTIC_PRIOR, oddsOf } from "./views.ts";

/** Variance of effects between agents around their common mean; two agents differ by twice as much. */
const BETWEEN_AGENTS = 0.35 / 2;
/** What is less certain than this was not learned, only guessed; the cold prior says as much. */
const WELL_KNOWN = 0.6;

/** Effects that are well known, by gene key and category id, fit to be stored. */
export function knownEffects(space: SearchSpace, posterior: Posterior): LearntEffects {
  return Object.fromEntries(
    space.genes.map((gene, place) => {
      const known = gene.tags.flatMap((category): [string, Guess][] => {
        const guess = effectOf(space, posterior, { gene: place, category });
        return guess.variance < WELL_KNOWN ? [[space.categories[category]?.id as string, guess]] : [];
      });
      return [gene.key, Object.fromEntries(known)];
    }),
  );
}

/** What these agents together say about one that no one has asked; never less certain than knowing nothing. */
export function poolEffects(agents: readonly LearntEffects[]): LearntEffects {
  const keys = [...new Set(agents.flatMap((effects) => Object.keys(effects)))].sort();
  return Object.fromEntries(
    keys.map((key) => {
      const ids = [...new Set(agents.flatMap((effects) => Object.keys(effects[key] ?? {})))].sort();
      return [key, Object.fromEntries(ids.map((id) => [id, common(agents.flatMap((own) => own[key]?.[id] ?? []))]))];
    }),
  );
}

function common(guesses: readonly Guess[]): Guess {
  const weights = guesses.map(({ variance }) => 1 / (variance + BETWEEN_AGENTS));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = guesses.reduce((sum, guess, at) => sum + guess.mean * (weights[at] as number), 0) / total;
  return { mean, variance: Math.min(1 / total + BETWEEN_AGENTS, OPTIMISTIC_PRIOR.prior.tagged.variance) };
}

/** For the next agent, from one search: the effects of the view that predicted best. */
export function learntFrom(
  space: SearchSpace,
  state: ScreenComposeState,
  { views }: ScreenComposeOptions,
): LearntEffects {
  const posterior = state.opinions[likeliest(oddsOf(views, state.opinions))];
  // Where rules are judged by what they have in common, none is known for itself.
  return posterior && posterior.reach !== "together" ? poolEffects([knownEffects(space, posterior)]) : {};
}
