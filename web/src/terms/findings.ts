import type { FindingState } from "@agent-console/sdk";

export const stateWords: Readonly<Record<FindingState, string>> = {
  open: "Open",
  fixed: "Fixed",
  false_positive: "False positive",
  accepted: "Accepted",
};
