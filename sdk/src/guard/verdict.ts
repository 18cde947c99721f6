import type { DecisionKind, GuardResult } from "@agent-console/analysis/guards/run/decision.ts";

/** What to do with a text, and why. */
export interface GuardVerdict {
  /** Whether the text, the call or the messages may go on. False also if a guard that fails closed could not judge. */
  readonly allowed: boolean;
  readonly decision: DecisionKind;
  /** What the decision would be if every guard in shadow enforced. */
  readonly would: DecisionKind;
  /** What to use instead of the text that was given: the same, masked or rewritten. Null if it must not go on. */
  readonly text: string | null;
  /** The same for messages. */
  readonly messages: readonly unknown[] | null;
  /** What to answer the user instead, if it must not go on. */
  readonly message: string | null;
  readonly results: readonly GuardResult[];
  /** Guards whose cards do not cover a text. They did not judge it. */
  readonly notCovered: readonly string[];
  /** Parts that no guard could read, such as images. */
  readonly unscanned: number;
  /** The guard version that judged. Null if none could. */
  readonly version: number | null;
  /** Why nothing could judge, if that is so. */
  readonly error: Error | null;
}

const REFUSED = "This request can't be answered.";

/** For everything that goes wrong before a guard can judge: the text does not go on. */
export const refusedFor = (error: unknown): GuardVerdict => ({
  ...{ allowed: false, decision: "refuse", would: "refuse", text: null, messages: null, message: REFUSED },
  ...{ results: [], notCovered: [], unscanned: 0, version: null },
  error: error instanceof Error ? error : new Error(String(error)),
});
