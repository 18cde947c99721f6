import type { FindingSeverity, FindingState } from "@agent-console/sdk";

export const stateWords: Readonly<Record<FindingState, string>> = {
  open: "Open",
  accepted: "Accepted",
  fixed: "Fixed",
  false_positive: "False positive",
};

export const findingStates = Object.keys(stateWords) as FindingState[];

/** Most severe first. The contract's type makes a missing or unknown one an error here. */
export const severityWords: Readonly<Record<FindingSeverity, string>> = {
  critical: "Critical",
  high: "High",
  medium: "Medium",
  low: "Low",
};

export const severities = Object.keys(severityWords) as FindingSeverity[];

export const isSeverity = (value: unknown): value is FindingSeverity => severities.some((one) => one === value);
