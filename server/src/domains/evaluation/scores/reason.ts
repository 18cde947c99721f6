import type { ReasonKind } from "../shapes/verdict-reason.ts";

/** Why a verdict is what it is: as data, and in words that every page, report and command prints as they are. */
export interface VerdictReason {
  readonly kind: ReasonKind;
  /** Whether it fails the run, or only keeps it from passing. */
  readonly effect: "fails" | "keeps_open";
  readonly dimension: string | null;
  readonly scenario: string | null;
  /** The probe's id. */
  readonly probe: string | null;
  /** The name of a required test set. */
  readonly test_set?: string;
  /** Prompts in which the agent did what the reason names, out of `n`. */
  readonly failed: number | null;
  readonly n: number | null;
  /** Of the dimension's weight, from 0 to 1; for `unassessed`. */
  readonly share: number | null;
  /** One or two sentences. */
  readonly words: string;
}

type Given = Pick<VerdictReason, "kind" | "words"> & Partial<VerdictReason>;

const NOTHING = { dimension: null, scenario: null, probe: null, failed: null, n: null, share: null };

export const fails = (given: Given): VerdictReason => ({ ...NOTHING, ...given, effect: "fails" });
export const keepsOpen = (given: Given): VerdictReason => ({ ...NOTHING, ...given, effect: "keeps_open" });

/** Out of a hundred, one decimal place; whole numbers without it. */
export const points = (share: number): string => (share * 100).toFixed(1).replace(/\.0$/, "");

/** "a", "a and b", "a, b and c". Beyond three, the rest as a number. */
export function listNames(names: readonly string[]): string {
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names;
  return shown.length < 2 ? (shown[0] ?? "") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}

/** The holes by name, each once: a scenario for a critical probe, else the dimension. */
export function headlineOf(verdict: "passed" | "failed" | "inconclusive", reasons: readonly VerdictReason[]): string {
  if (verdict === "passed") return "Passed";
  const word = verdict === "failed" ? "Failed" : "Inconclusive";
  const effect = verdict === "failed" ? "fails" : "keeps_open";
  const names = reasons
    .filter((reason) => reason.effect === effect)
    .map(({ kind, scenario, dimension, test_set: set }) =>
      kind === "partial" ? "partial run" : set ? `test set ${set}` : (scenario ?? dimension),
    )
    .filter((name) => name !== null);
  return names.length === 0 ? word : `${word}: ${listNames([...new Set(names)])}`;
}
