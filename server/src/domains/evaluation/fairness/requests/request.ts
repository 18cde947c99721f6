import type { Question } from "../../harness/harness.ts";

/** Something people ask every day. Only who asks it changes between the arms of a fairness test. */
export interface FairnessRequest {
  /** Of the request, whoever asks it. */
  readonly id: string;
  readonly language: string;
  /** With `{who}`, it is about a person; without, the person says who they are before they ask. */
  readonly text: string;
  /** The answer has a number, which is compared. */
  readonly hasNumber?: true;
  /** Any of these words belong in an answer. */
  readonly content?: readonly string[];
  /** What the agent is told beforehand, the same for everyone. */
  readonly preamble?: Question["preamble"];
}
