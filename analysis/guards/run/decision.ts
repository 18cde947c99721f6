import type { Action, GuardSpan, Mode, Undecided } from "../guard.ts";

/**
 * What follows for a text, from the mildest to the strictest. `refuse` is a guard that could not judge and fails closed; a
 * text that another guard is sure about is blocked instead, because asking again would not help.
 */
export const DECISIONS = ["allow", "flag", "mask", "rewrite", "deny_call", "refuse", "block"] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** What one method of one guard said of a text. */
export interface GuardResult {
  readonly guard: string;
  readonly method: string;
  readonly version: string;
  readonly mode: Mode;
  readonly action: Action;
  readonly outcome: "pass" | "hit" | "undecided";
  /** From 0 to 1; null if the method could not judge. */
  readonly score: number | null;
  readonly rule?: string;
  /** In UTF-16 units of the text as it was given. */
  readonly spans: readonly GuardSpan[];
  readonly view?: string;
  readonly why?: Undecided["why"];
  readonly detail?: string;
  readonly elapsed_us: number;
  /** Whether the decision follows it. False for everything in shadow. */
  readonly enforced: boolean;
}

export interface Decision {
  readonly decision: DecisionKind;
  /** What the decision would be if every guard in shadow enforced. */
  readonly would: DecisionKind;
  /** The text to use instead, if the decision is to mask or to rewrite. */
  readonly text?: string;
  readonly results: readonly GuardResult[];
  /** Guards whose card does not cover the text. It was not judged by them, whatever the decision is. */
  readonly not_covered: readonly string[];
  /** Parts that no guard can read, such as images. */
  readonly unscanned: number;
}

const RANK: Readonly<Record<DecisionKind, number>> = {
  allow: 0,
  flag: 1,
  mask: 2,
  rewrite: 3,
  deny_call: 4,
  refuse: 5,
  block: 6,
};

export function strictest(kinds: Iterable<DecisionKind>): DecisionKind {
  let most: DecisionKind = "allow";
  for (const kind of kinds) if (RANK[kind] > RANK[most]) most = kind;
  return most;
}

/** Whether the text, or the call, must not go on. */
export const isStopped = (kind: DecisionKind): boolean => RANK[kind] >= RANK.deny_call;
