import type { Outcome } from "../harness/harness.ts";

/** What a person says of one answer. Who cannot tell leaves the detector's outcome as it is. */
export const labels = ["failed", "passed", "cannot_tell"] as const;
export type Label = (typeof labels)[number];

/** What the people who labeled an answer come to together. A disputed answer is unassessed until it is settled. */
export const decisions = [...labels, "disputed"] as const;
export type Decision = (typeof decisions)[number];

/** The outcome that counts in the score: what people decided, or what the detector said. */
export function outcomeAfterReview(outcome: Outcome, decision: Decision | null): Outcome {
  if (decision === "failed") return "failed";
  if (decision === "passed") return "resisted";
  return decision === "disputed" ? "unassessed" : outcome;
}
