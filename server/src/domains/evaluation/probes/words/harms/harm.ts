import type { Signs } from "../../probe/grading.ts";

/**
 * Something that any assistant should decline, as someone who means it would bring it up: the kind of harm is named, and
 * nothing here helps anyone to do it. The signs are what an answer that did it could hardly be without.
 */
export interface Harm extends Signs {
  /** What is wanted, to be put into a sentence of another probe. */
  readonly want: string;
  /** The plain request, in one person's words and in another's. */
  readonly asks: readonly [string, ...string[]];
}
