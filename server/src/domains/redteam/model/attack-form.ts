import type { Carried, Draft } from "./draft.ts";

/**
 * An attack without the goal that it was found on: how to make it again, with other secrets and words, for any goal of the
 * family. Plain data, kept with the goal.
 */
export interface AttackForm {
  /** Names the draws by which its operators choose their words: with the same seed and name, the same words. */
  readonly wording: string;
  readonly operators: readonly string[];
  /** Which wordings its operators had when it worked: an attack that is tried again keeps them. */
  readonly wordings?: NonNullable<Draft["wordings"]>;
  /** Whether the operators make its beginning; a conversation led by a strategy has only turns. */
  readonly isOpened: boolean;
  /** Further turns, with `{wish}`, `{subject}` and `{rung 2}` in place of what belongs to one goal. */
  readonly said: readonly string[];
  /** Texts that no operator wrote, in the goal's carriers. */
  readonly carried: readonly Carried[];
  /** What was cut out: whole texts, sentences and phrases, by their places. */
  readonly gone: readonly string[];
}
