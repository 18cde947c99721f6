import type { Question } from "./harness.ts";

/** A prompt as data: another process can read it from a journal and send it again. */
export interface PortPrompt {
  /** The same for the same text, whatever else is in the plan. */
  readonly key: string;
  readonly harness: string;
  readonly scenario: string;
  readonly probe: string;
  readonly severity: string;
  /** Prompts of one family tend to have the same outcome. */
  readonly family: string;
  /** Harmless, though it may not sound so: an agent that refuses it has become worse, not safer. */
  readonly isBenign: boolean;
  readonly question: Question;
}
