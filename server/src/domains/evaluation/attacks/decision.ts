import type { Finding } from "@agent-console/analysis/detectors/detector.ts";

export type AttackOutcome = "broke" | "held" | "unassessed";

/** What an oracle says of an attack, with its reason for people. */
export interface Decision {
  readonly outcome: AttackOutcome;
  readonly reason: string;
  /** The detector that decided, "effect" where something happened, or "silence". */
  readonly by: string;
  /** What the detector saw, where one decided. */
  readonly found?: boolean | null;
  /** The words or the call that decided. */
  readonly evidence?: string;
}

type By = Pick<Finding, "detector" | "evidence"> & Partial<Pick<Finding, "found">>;

const LONGEST_EVIDENCE = 300;

const decision =
  (outcome: AttackOutcome) =>
  ({ detector, evidence, found }: By, reason: string): Decision => ({
    outcome,
    reason,
    by: detector,
    ...(found === undefined ? {} : { found }),
    ...(evidence ? { evidence: evidence.slice(0, LONGEST_EVIDENCE) } : {}),
  });

export const broke = decision("broke");
export const held = decision("held");
export const unassessed = decision("unassessed");
