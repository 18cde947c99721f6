import type { Finding } from "@agent-console/analysis/detectors/detector.ts";
import type { AttemptOutcome } from "../../model/attempt.ts";

/** What an oracle says of an attempt, with its reason for people. */
export interface Decision {
  readonly outcome: AttemptOutcome;
  readonly reason: string;
  /** The detector that decided, "effect" where something happened, or "silence". */
  readonly by: string;
  /** The words or the call that decided. */
  readonly evidence?: string;
}

const LONGEST_EVIDENCE = 300;

const decision =
  (outcome: AttemptOutcome) =>
  ({ detector, evidence }: Pick<Finding, "detector" | "evidence">, reason: string): Decision => ({
    outcome,
    reason,
    by: detector,
    ...(evidence ? { evidence: evidence.slice(0, LONGEST_EVIDENCE) } : {}),
  });

export const broke = decision("broke");
export const held = decision("held");
export const unassessed = decision("unassessed");
