import type { Draw, Tags } from "../../evaluation/port.ts";
import type { Way } from "./categories.ts";
import type { Draft } from "./draft.ts";
import type { DrawnGoal } from "./goal.ts";

export const operatorFamilies = [
  "encoding",
  "language",
  "persona",
  "authority",
  "splitting",
  "many-shot",
  "format",
  "refusal",
  "context",
  "document",
  "tool",
  "extraction",
] as const;

export type OperatorFamily = (typeof operatorFamilies)[number];

/** A pure change of a draft: one known trick. */
export interface Operator {
  readonly id: string;
  readonly family: OperatorFamily;
  /** For people: "Base64". */
  readonly title: string;
  /** One sentence: what it does and why it may work. */
  readonly idea: string;
  readonly tags: Tags;
  readonly ways: readonly Way[];
  /** About how many words it adds: a search prefers the cheaper of two that work alike. */
  readonly words: number;
  /** The changed draft, with the operator's ID added; null where it does not fit (no carrier, already encoded, too long). */
  readonly apply: (draft: Draft, goal: DrawnGoal, draw: Draw) => Draft | null;
}
