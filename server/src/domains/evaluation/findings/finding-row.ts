import type { Basis } from "@agent-console/analysis/detectors/detector.ts";
import type { Severity } from "../shapes/severity.ts";

export const findingStates = ["open", "fixed", "false_positive", "accepted"] as const;
export type FindingState = (typeof findingStates)[number];

/** A finding as the table holds it. Times are seconds. */
export interface FindingRow {
  readonly id: string;
  readonly team_id: string;
  readonly evaluation_id: string;
  readonly seq: number;
  readonly agent_id: string;
  readonly harness: string;
  readonly scenario: string;
  readonly probe: string;
  readonly severity: Severity;
  readonly rank: number;
  readonly detector: string;
  readonly basis: Basis | null;
  readonly summary: string;
  readonly found_at: number;
  /** As it was set; `currentState` says whether it still holds. */
  readonly state: FindingState;
  readonly state_reason: string | null;
  readonly accepted_until: number | null;
  readonly state_changed_at: number | null;
  readonly state_changed_by: string | null;
  readonly assigned_to: string | null;
  readonly revision: number;
}

/** The state that counts. An acceptance that has expired leaves the finding open, without a job that could be late. */
export function currentState({ state, accepted_until: until }: FindingRow, now: number): FindingState {
  return state === "accepted" && (until ?? 0) <= now ? "open" : state;
}
