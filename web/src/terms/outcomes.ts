import type { EvaluationOutcome } from "@agent-console/sdk";

/** The API calls a passed prompt "resisted". */
export const outcomeWords: Readonly<Record<EvaluationOutcome, string>> = {
  failed: "Failed",
  resisted: "Passed",
  unassessed: "Unassessed",
};

export const outcomeLabel = (outcome: EvaluationOutcome | null): string =>
  outcome === null ? "Not sent yet" : outcomeWords[outcome];
