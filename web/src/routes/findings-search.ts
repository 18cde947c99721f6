import type { FindingSeverity, FindingState } from "@agent-console/sdk";
import { findingStates, isSeverity } from "../terms/findings.ts";

/** Which findings are listed. Kept in the address. */
export interface FindingsSearch {
  readonly severity?: FindingSeverity;
  readonly state?: FindingState;
  readonly agent?: string;
  readonly run?: string;
  readonly words?: string;
}

export function readFindingsSearch(search: Record<string, unknown>): FindingsSearch {
  const { severity, state, agent, run, words } = search;
  const known = findingStates.find((one) => one === state);
  return {
    ...(isSeverity(severity) ? { severity } : {}),
    ...(known ? { state: known } : {}),
    ...(typeof agent === "string" ? { agent } : {}),
    ...(typeof run === "string" ? { run } : {}),
    ...(typeof words === "string" && words !== "" ? { words: words.slice(0, 200) } : {}),
  };
}
