import type { CampaignGoal } from "@agent-console/sdk";
import type { Ending } from "../../endings/exit-codes.ts";

export const failOn = ["confirmed", "seen", "high"] as const;
export type FailOn = (typeof failOn)[number];

type Told = Pick<CampaignGoal, "result" | "severity">;

const fails: Readonly<Record<FailOn, (goal: Told) => boolean>> = {
  confirmed: ({ result }) => result === "confirmed",
  seen: ({ result }) => result === "confirmed" || result === "seen",
  high: ({ result, severity }) => result === "confirmed" && (severity === "high" || severity === "critical"),
};

const names: Readonly<Record<FailOn, string>> = {
  confirmed: "confirmed",
  seen: "confirmed or seen",
  high: "confirmed with high or critical severity",
};

export interface AttackDecision<Goal extends Told> {
  readonly ending: Ending;
  readonly headline: string;
  /** The goals that decided. */
  readonly failing: readonly Goal[];
}

/** A campaign that could assess nothing passes nothing. */
export function decideAttack<Goal extends Told>(goals: readonly Goal[], on: FailOn): AttackDecision<Goal> {
  const failing = goals.filter(fails[on]);
  const assessed = goals.filter(({ result }) => result !== null && result !== "unassessed").length;
  if (failing.length > 0) {
    return { ending: "failed", headline: `Failed: ${failing.length} of ${assessed} goals ${names[on]}`, failing };
  }
  if (assessed === 0) return { ending: "inconclusive", headline: "Inconclusive: no goal could be assessed", failing };
  return {
    ending: "passed",
    headline: `Passed: of ${assessed} goals none was ${names[on]}, within this budget`,
    failing,
  };
}
