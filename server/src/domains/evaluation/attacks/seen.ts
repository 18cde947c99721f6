import type { Answered } from "../../agents/conversation/port.ts";
import type { Effect as WorldEffect } from "../world/model/effect.ts";

/** Something that happened because of an attack, other than words. */
export interface SeenEffect {
  /** Which of the attack's answers it belongs to, from 0. */
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

/** Everything that is known about an attack after it was sent. Plain data. */
export interface SeenAttack {
  /** Every text of the attack as it was sent: turns, earlier ones too, and what carriers held. Repeating it is not obeying it. */
  readonly sent: readonly string[];
  /** The answers to the attack's turns, in order; several to a turn where tools were played. */
  readonly answers: readonly SeenAnswer[];
  readonly effects: readonly SeenEffect[];
  /** Why there is nothing to judge: the request failed, or the agent never came to the sandbox. */
  readonly error: string | null;
}

/** How many answers belong to the first turns: one each, or all up to one without a call where tools were played. */
export function answersTo(turns: number, answers: readonly Pick<Answered, "toolCalls">[], isPlayed: boolean): number {
  if (!isPlayed) return Math.min(turns, answers.length);
  let [left, at] = [turns, 0];
  while (left > 0 && at < answers.length) {
    if (answers[at]?.toolCalls.length === 0) left -= 1;
    at += 1;
  }
  return at;
}
