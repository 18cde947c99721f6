import type { Attempt } from "../../../queries/redteam/attempts.ts";
import type { AttackSearch } from "../../../routes/redteam/search.ts";

/** The attempt that is open: the one in the address, or the first that worked, or the one that came closest. */
export function chosenStep({ query, step }: AttackSearch, attempts: readonly Attempt[]): number | undefined {
  const exists = (wanted: number | undefined): boolean => attempts.some((attempt) => attempt.step === wanted);
  if (exists(step)) return step;
  const searched = attempts.filter(({ phase }) => phase === "hunt");
  // A retest searches nothing: its conversations stand in its place.
  const hunted = searched.length > 0 ? searched : attempts.filter(({ phase }) => phase === "confirm");
  if (query !== undefined && hunted[query - 1]) return hunted[query - 1]?.step;
  const closest = hunted.reduce<Attempt | undefined>(
    (best, attempt) => ((attempt.signal ?? -1) > (best?.signal ?? -1) ? attempt : best),
    undefined,
  );
  return (closest ?? hunted.at(-1) ?? attempts.at(-1))?.step;
}

/** How deep an attempt lies in its conversation: 0 for a new one. */
export function depthsOf(attempts: readonly Attempt[]): ReadonlyMap<number, number> {
  const depths = new Map<number, number>();
  for (const { step, from_step: from } of attempts) depths.set(step, from === null ? 0 : (depths.get(from) ?? 0) + 1);
  return depths;
}
