import type { FindingRow } from "../tables/rows.ts";

/** The states that people set. Whether an acceptance still holds is up to `currentState`. */
export const findingStates = ["open", "fixed", "false_positive", "accepted"] as const;
export type FindingState = (typeof findingStates)[number];

/** The state that counts. An acceptance that has expired leaves the finding open, without a job that could be late. */
export function currentState({ state, accepted_until: until }: FindingRow, now: number): FindingState {
  return state === "accepted" && (until ?? 0) <= now ? "open" : state;
}
