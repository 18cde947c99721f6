/** A kept candidate as it is stored, and back: prompts by their keys, changes by theirs. */
import type { Unsettled } from "../engine/decision/confirm.ts";
import type { Pair } from "../engine/decision/estimate.ts";
import type { TakenLook } from "../engine/decision/looks.ts";
import type { Kept } from "../engine/run.ts";
import type { PlannedProblem } from "./problem.ts";

export interface StoredKept {
  /** Keys of its changes; empty for one that a person put together. */
  readonly arms: readonly string[];
  readonly helps: readonly number[];
  /** Prompt key and difference of each pair. */
  readonly pairs: readonly (readonly [promptKey: string, difference: number])[];
  readonly looks: readonly TakenLook[];
}

export function storedKept({ arms, holdout }: PlannedProblem, { candidate, helps, pairs, looks }: Kept): StoredKept {
  return {
    arms: candidate.flatMap((gene) => arms[gene]?.key ?? []),
    helps,
    pairs: pairs.map(({ probe, difference }) => [holdout[probe]?.key ?? "", difference]),
    looks,
  };
}

/** Null if the hold-out no longer has all of its prompts: then its decision cannot go on. */
export function unsettledFrom({ holdout }: PlannedProblem, { pairs, looks }: StoredKept): Unsettled | null {
  const places = new Map(holdout.map(({ key }, at) => [key, at]));
  const found = pairs.flatMap(([key, difference]): Pair[] => {
    const probe = places.get(key);
    return probe === undefined ? [] : [{ probe, difference }];
  });
  return found.length === pairs.length ? { pairs: found, looks } : null;
}
