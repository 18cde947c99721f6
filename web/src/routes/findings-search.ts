import type { FindingChange, FindingDueFilter, FindingSeverity, FindingSource, FindingState } from "@agent-console/sdk";
import { dueFilters, findingChanges, findingSources, findingStates, isSeverity } from "../terms/findings.ts";

/** Which findings are listed. Kept in the address. */
export interface FindingsSearch {
  readonly severity?: FindingSeverity;
  readonly state?: FindingState;
  readonly change?: FindingChange;
  /** A member's ID, or "none". */
  readonly owner?: string;
  readonly due?: FindingDueFilter;
  readonly source?: FindingSource;
  readonly agent?: string;
  /** A campaign that found them. */
  readonly campaign?: string;
  readonly run?: string;
  readonly words?: string;
}

export function readFindingsSearch(search: Record<string, unknown>): FindingsSearch {
  const { severity, agent, run, campaign, words, owner } = search;
  const source = findingSources.find((one) => one === search["source"]);
  const state = findingStates.find((one) => one === search["state"]);
  const change = findingChanges.find((one) => one === search["change"]);
  const due = dueFilters.find((one) => one === search["due"]);
  return {
    ...(isSeverity(severity) ? { severity } : {}),
    ...(state ? { state } : {}),
    ...(change ? { change } : {}),
    ...(typeof owner === "string" && owner !== "" ? { owner } : {}),
    ...(due ? { due } : {}),
    ...(source ? { source } : {}),
    ...(typeof agent === "string" ? { agent } : {}),
    ...(typeof campaign === "string" ? { campaign } : {}),
    ...(typeof run === "string" ? { run } : {}),
    ...(typeof words === "string" && words !== "" ? { words: words.slice(0, 200) } : {}),
  };
}
