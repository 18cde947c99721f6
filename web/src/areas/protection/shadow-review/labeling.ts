import type { LabelGuardHit } from "@agent-console/sdk";
import type { GuardHit } from "../../../queries/traffic.ts";

export type HitLabel = NonNullable<LabelGuardHit["label"]>;

/** What a person did with the queue of hits: kept apart from the queue, which can grow. */
export interface Labeling {
  /** In the order they were given. */
  readonly given: readonly { readonly id: string; readonly label: HitLabel }[];
  readonly skipped: readonly string[];
}

export const nothingLabeled: Labeling = { given: [], skipped: [] };

/** The next hit that is neither labeled nor skipped. Skipped ones come again at the end. */
export function currentHit(queue: readonly GuardHit[], { given, skipped }: Labeling): GuardHit | undefined {
  const labeled = new Set(given.map(({ id }) => id));
  const left = queue.filter(({ id, label }) => label === null && !labeled.has(id));
  return (
    left.find(({ id }) => !skipped.includes(id)) ?? skipped.flatMap((id) => left.filter((hit) => hit.id === id))[0]
  );
}

export const give = (state: Labeling, id: string, label: HitLabel): Labeling => ({
  given: [...state.given.filter((one) => one.id !== id), { id, label }],
  skipped: state.skipped.filter((one) => one !== id),
});

/** To the end of the queue. */
export const skip = (state: Labeling, id: string): Labeling => ({
  ...state,
  skipped: [...state.skipped.filter((one) => one !== id), id],
});

/** The hit is the next one again. */
export const takeBack = (state: Labeling, id: string): Labeling => ({
  ...state,
  given: state.given.filter((one) => one.id !== id),
});
