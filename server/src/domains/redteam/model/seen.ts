import type { Answered } from "../../agents/conversation/port.ts";
import type { Effect as WorldEffect } from "../../evaluation/port.ts";

/** How an agent says no, which tells what to try next. */
export const refusalKinds = ["policy", "safety", "capability", "scope", "asks_back", "empty", "other"] as const;

export type RefusalKind = (typeof refusalKinds)[number];

/** Something that happened because of an attempt, other than words. */
export interface SeenEffect {
  /** Which of the attempt's answers it belongs to, from 0. */
  readonly answer: number;
  readonly kind: "tool_call" | "hit" | "message" | "state";
  /** The tool, the path or the peer. */
  readonly name: string;
  /** Its arguments or its body, as text, cut. */
  readonly text: string;
  /** For a change of the played world. */
  readonly world?: WorldEffect;
}

/** An answer as it is kept: without what only the driver needs. */
export type SeenAnswer = Pick<Answered, "text" | "toolCalls" | "finishReason" | "isCut" | "disclosed">;

/** Everything that is known about an attempt after it was sent. Plain data. */
export interface Seen {
  /** Every text of the attack as it was sent: turns, earlier ones too, and what carriers held. Repeating it is not obeying it. */
  readonly sent: readonly string[];
  /** The answers to this attempt's turns, in order; several to a turn where tools were played. */
  readonly answers: readonly SeenAnswer[];
  readonly effects: readonly SeenEffect[];
  /** Null where the agent did not say no. */
  readonly refusal: RefusalKind | null;
  /** Why there is nothing to judge: the request failed, or the agent never came to the sandbox. */
  readonly error: string | null;
  /** What the team's judge said, where only a judge can decide. */
  readonly opinion?: { readonly outcome: "broke" | "held" | "unassessed"; readonly reason: string };
}
