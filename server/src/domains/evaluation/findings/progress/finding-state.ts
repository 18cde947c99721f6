import type { FindingRow } from "../../tables/rows.ts";

/** The states that people set. Whether an acceptance still holds is up to `currentState`. */
export const findingStates = ["open", "fixed", "false_positive", "accepted"] as const;
export type FindingState = (typeof findingStates)[number];

/** By due date: past it, within a week from now, or without one. */
export const dueFilters = ["overdue", "week", "none"] as const;
export type DueFilter = (typeof dueFilters)[number];

/** The state that counts. An acceptance that has expired leaves the finding open, without a job that could be late. */
export function currentState({ state, accepted_until: until }: Accepted, now: number): FindingState {
  return state === "accepted" && (until ?? 0) <= now ? "open" : state;
}

type Accepted = Pick<FindingRow, "state" | "accepted_until">;
