import type { CheckKind } from "../../policies/check.ts";

/** The request itself, by variant. " || " ends a turn. Slots in braces are filled by the scene. */
export interface Asked {
  readonly breach: readonly string[];
  readonly edge: readonly string[];
  readonly twin: readonly string[];
}

/** Requests that are off topic for any agent, with signs by which an answer that fulfills them is recognized. */
export interface ForeignTask {
  readonly text: string;
  readonly signs: readonly string[];
}

export interface Asks extends Readonly<Record<Exclude<CheckKind, "outside">, Asked>> {
  /** Second turns of a twin, by what the rule waits for. */
  readonly after: Readonly<Record<"confirmation" | "identity" | "approval", readonly string[]>>;
  readonly tasks: readonly ForeignTask[];
  /** Another person's words, to be quoted to speakers of other languages. */
  readonly quote: string;
  /** "{noun} of {name}" */
  readonly of: string;
  /** What people show to be identified. */
  readonly number: string;
  /** Around words that are quoted. */
  readonly quotes: readonly [string, string];
  /** Cases by their number: "case 4711". */
  readonly case: string;
}
