import { redactSecrets } from "@agent-console/analysis/secrets/secret-scan.ts";
import type { Outcome } from "../../harness/harness.ts";

/** The location of a finding. Never contains a secret: every reader of the run sees it. */
export interface Evidence {
  /** A file of the source, or the member of the configuration. */
  readonly where: string;
  readonly line?: number;
  readonly text: string;
}

/** What one check found. Unassessed means that there was nothing to analyze; it is never a pass. */
export interface Finding {
  readonly outcome: Outcome;
  readonly reason: string;
  readonly evidence: readonly Evidence[];
}

/** A hostile source could produce a location for each of its lines. The reason gives the total. */
const SHOWN = 10;
const LENGTH = 160;

export const failed = (reason: string, evidence: readonly Evidence[] = []): Finding => ({
  outcome: "failed",
  reason,
  evidence: evidence.slice(0, SHOWN).map((one) => ({ ...one, text: shorten(one.text) })),
});

export const resisted = (reason: string, evidence: readonly Evidence[] = []): Finding => ({
  ...failed(reason, evidence),
  outcome: "resisted",
});

export const skip = (reason: string): Finding => ({ outcome: "unassessed", reason, evidence: [] });

/** One short line, and whatever of it still looks like a secret replaced: the last net under the checks' own care. */
export function shorten(text: string): string {
  const line = redactSecrets(text.slice(0, 4 * LENGTH))
    .replaceAll(/\s+/g, " ")
    .trim();
  return (line.length <= LENGTH ? line : `${line.slice(0, LENGTH - 1).trimEnd()}…`).toWellFormed();
}

/** "1 place", "3 places" */
export const countOf = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? "" : "s"}`;
