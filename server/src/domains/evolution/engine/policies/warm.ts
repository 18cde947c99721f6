/** What one agent taught, for the next: a start that knows which clauses tend to help, and is still ready to be corrected. */
import { effectOf, type Guess, type LearntEffects } from "../model.ts";
import type { SearchSpace } from "../space.ts";
import type { ScreenComposeOptions, ScreenComposeState } from "./screen-compose.ts";
import { likeliest, oddsOf } from "./views.ts";

/** Effects differ from agent to agent by about this much. */
const BETWEEN_AGENTS = 0.35;
/** What is less certain than this was not learnt, only guessed; the cold prior says as much. */
const WELL_KNOWN = 0.6;

/** Effects that are well known, of the view that foresaw best; by gene key and category id, fit to be stored. */
export function learntFrom(
  space: SearchSpace,
  state: ScreenComposeState,
  { views }: ScreenComposeOptions,
): LearntEffects {
  const at = likeliest(oddsOf(views, state.opinions));
  const posterior = state.opinions[at];
  const prior = views[at]?.prior;
  if (!posterior || !prior) return {};
  return Object.fromEntries(
    space.genes.map((gene, place) => {
      const known = gene.tags.flatMap((category): [string, Guess][] => {
        const { mean, variance } = effectOf(space, posterior, { gene: place, category });
        if (variance >= WELL_KNOWN) return [];
        const wider = Math.min(variance + BETWEEN_AGENTS, prior.tagged.variance);
        return [[space.categories[category]?.id as string, { mean, variance: wider }]];
      });
      return [gene.key, Object.fromEntries(known)];
    }),
  );
}
