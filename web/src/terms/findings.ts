import type { FindingChange, FindingDueFilter, FindingSeverity, FindingSource, FindingState } from "@agent-console/sdk";
import * as choices from "@agent-console/sdk/choices";

export const stateWords: Readonly<Record<FindingState, string>> = {
  open: "Open",
  accepted: "Accepted",
  fixed: "Fixed",
  false_positive: "False positive",
};

export const findingStates = Object.keys(stateWords) as FindingState[];

/** What the latest run that tried the probe showed. */
export const changeWords: Readonly<Record<FindingChange, string>> = {
  new: "New",
  still_there: "Still there",
  regressed: "Regressed",
  not_reproduced: "Not reproduced",
  fixed: "Fix verified",
};

export const findingChanges = Object.keys(changeWords) as FindingChange[];

export const sourceWords: Readonly<Record<FindingSource, string>> = {
  evaluation: "Evaluations",
  campaign: "Red team",
};

export const findingSources = Object.keys(sourceWords) as FindingSource[];

export const dueWords: Readonly<Record<FindingDueFilter, string>> = {
  overdue: "Overdue",
  week: "Due within 7 days",
  none: "No due date",
};

export const dueFilters = Object.keys(dueWords) as FindingDueFilter[];

/** In the order in which they are offered: most severe first. */
export const severityWords: Readonly<Record<FindingSeverity, string>> = {
  critical: "Critical",
  high: "High",
  medium: "Medium",
  low: "Low",
};

/** Most severe first. */
export const severities: readonly FindingSeverity[] = choices.FindingSeverity.toReversed();

export const isSeverity = (value: unknown): value is FindingSeverity => severities.some((one) => one === value);

/** How often campaigns broke the agent in this way. */
export const timesBroken = (occurrences: number): string =>
  occurrences === 1 ? "broken once" : `broken ${occurrences} times`;
