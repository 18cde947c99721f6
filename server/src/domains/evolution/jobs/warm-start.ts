/** What earlier searches of the team learned about the rule library, for a search that starts from it. */
import type { Act } from "../../../platform/act.ts";
import { clauses, libraryHash } from "../clauses/list.ts";
import type { LearntEffects } from "../engine/model/model.ts";
import type { SearchSpace } from "../engine/model/space.ts";
import { knownEffects, poolEffects } from "../engine/policies/warm.ts";
import { type ObservedRollout, posteriorFrom } from "../plan/effects.ts";
import type { WarmStart } from "./store/job-row.ts";
import { learnedOfLibrary } from "./store/searches.ts";

const shared = new Set(clauses.map(({ id }) => `clause/${id}`));

/** Only rules of the library: other changes belong to one agent, and rules of a rule-writing agent stay in quarantine. */
export function learnedEffects(space: SearchSpace, seen: readonly ObservedRollout[]): LearntEffects {
  const known = Object.entries(knownEffects(space, posteriorFrom(space, seen)));
  return rounded(known.filter(([key, effects]) => shared.has(key) && Object.keys(effects).length > 0));
}

/** Read when a job begins and stored in its manifest, so that a worker that takes over starts from the same. */
export async function warmStart(act: Act): Promise<WarmStart> {
  const learned = await learnedOfLibrary(act, libraryHash);
  return { agents: learned.length, effects: rounded(Object.entries(poolEffects(learned))) };
}

const short = (value: number): number => Number(value.toFixed(3));

function rounded(effects: readonly (readonly [string, LearntEffects[string]])[]): LearntEffects {
  return Object.fromEntries(
    effects.map(([key, byCategory]) => [
      key,
      Object.fromEntries(
        Object.entries(byCategory).map(([id, { mean, variance }]) => [
          ...[id, { mean: short(mean), variance: short(variance) }],
        ]),
      ),
    ]),
  );
}
