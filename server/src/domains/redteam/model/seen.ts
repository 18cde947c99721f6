import type { SeenAttack } from "../../evaluation/port.ts";

export type { SeenAnswer, SeenEffect } from "../../evaluation/port.ts";

/** How an agent says no, which tells what to try next. */
export const refusalKinds = ["policy", "safety", "capability", "scope", "asks_back", "empty", "other"] as const;

export type RefusalKind = (typeof refusalKinds)[number];

/** Everything that is known about an attempt after it was sent. Plain data. */
export interface Seen extends SeenAttack {
  /** Null where the agent did not say no. */
  readonly refusal: RefusalKind | null;
  /** What the team's judge said, where only a judge can decide. */
  readonly opinion?: { readonly outcome: "broke" | "held" | "unassessed"; readonly reason: string };
}
