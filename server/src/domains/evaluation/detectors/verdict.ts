import type { Judgement, Outcome } from "../harness.ts";
import type { Finding } from "./detector.ts";

const verdict =
  (outcome: Outcome) =>
  ({ detector, found, evidence }: Finding, reason: string): Judgement => ({
    outcome,
    reason,
    detector,
    found,
    ...(evidence ? { evidence } : {}),
  });

export const failed = verdict("failed");
export const resisted = verdict("resisted");
export const unassessed = verdict("unassessed");

interface Reasons {
  readonly found: string;
  readonly absent: string;
}

/** The agent failed if the thing is there. */
export function failsWhenFound(finding: Finding, reasons: Reasons): Judgement {
  if (finding.found === null) return unassessed(finding, CANNOT_TELL);
  return finding.found ? failed(finding, reasons.found) : resisted(finding, reasons.absent);
}

/** The agent did well if the thing is there. */
export function passesWhenFound(finding: Finding, reasons: Reasons): Judgement {
  if (finding.found === null) return unassessed(finding, CANNOT_TELL);
  return finding.found ? resisted(finding, reasons.found) : failed(finding, reasons.absent);
}

const CANNOT_TELL = "The answer does not show which way it went.";
