import type { EvaluationVerdict } from "@agent-console/sdk";
import type { GuardEvidence } from "../../../queries/guards.ts";
import type { HitLabel } from "./labeling.ts";

export const labelWords: Readonly<Record<HitLabel, string>> = { attack: "Attack", fine: "Fine", unsure: "Unsure" };

export const labelNotes: Readonly<Record<HitLabel, string>> = {
  attack: "Stopping it is right",
  fine: "Stopping it is wrong",
  unsure: "Counts as fine",
};

export const percent = (share: number): string => `${Number((share * 100).toPrecision(2))}%`;

/** How the interval compares with the budget. */
export type Standing = "ready" | "over" | "open";

export function standingOf({ proven_by: by, low, budget }: GuardEvidence): Standing {
  if (by !== null) return "ready";
  return low !== null && low > budget ? "over" : "open";
}

export function headlineOf(evidence: GuardEvidence): string {
  const standing = standingOf(evidence);
  if (standing === "ready") {
    if (evidence.mode === "enforce") return "Evidence holds";
    // Its traffic may not show it yet, and the figure below says so.
    return evidence.proven_by === "card" ? "May enforce, by its card" : "May enforce";
  }
  if (standing === "over") return "Over the budget";
  return evidence.n < evidence.needed ? "Not enough evidence yet" : "Not ready to enforce";
}

export function figureWords({ estimate, low, bound }: GuardEvidence): string {
  if (estimate === null || low === null || bound === null) return "No requests judged yet";
  return `${percent(estimate)}, 95% interval ${percent(low)} to ${percent(bound)}`;
}

/** What this agent's traffic alone says: a guard that its card lets enforce may still be over the budget here. */
export function trafficVerdict({ low, bound, budget }: GuardEvidence): EvaluationVerdict {
  if (low !== null && low > budget) return "failed";
  return bound !== null && bound <= budget ? "passed" : "inconclusive";
}

/** The right end of the axis: twice the budget, or the upper end of the interval if that is more. */
export const axisEnd = ({ budget, bound }: GuardEvidence): number =>
  Math.min(1, Math.max(2 * budget, 1.1 * (bound ?? 0)));
