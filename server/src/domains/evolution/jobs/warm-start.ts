/** What the team's agents taught about the clauses of the library, for a search that wants to begin with it. */
import type { Act } from "../../../platform/act.ts";
import { clauses, libraryHash } from "../clauses/list.ts";
import type { LearntEffects } from "../engine/model/model.ts";
import type { SearchSpace } from "../engine/model/space.ts";
import { knownEffects, pooled } from "../engine/policies/warm.ts";
import { type ObservedRollout, posteriorFrom } from "../plan/effects.ts";
import type { WarmStart } from "./store/job-row.ts";
import { learnedOfLibrary } from "./store/searches.ts";

const shared = new Set(clauses.map(({ id }) => `clause/${id}`));

/** Of the library's clauses alone: other changes are an agent's own, and a proposer's words stay in quarantine. */
export function learnedEffects(space: SearchSpace, seen: readonly ObservedRollout[]): LearntEffects {
  const known = Object.entries(knownEffects(space, posteriorFrom(space, seen)));
  return rounded(known.filter(([key, effects]) => shared.has(key) && Object.keys(effects).length > 0));
}

/** Taken when a job begins and kept in its manifest: a worker that takes over begins with the same. */
export async function warmStart(act: Act): Promise<WarmStart> {
  const learned = await learnedOfLibrary(act, libraryHash);
  return { agents: learned.length, effects: rounded(Object.entries(pooled(learned))) };
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
