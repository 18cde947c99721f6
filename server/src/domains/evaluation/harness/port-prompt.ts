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
  /** Scenarios of the usual probes that test the same of an agent: a rule that is meant for one of them may help here too. */
  readonly kindred?: readonly string[];
  /** Said by someone in production: neither the words nor the answer to them are stored or handed to anyone but the agent. */
  readonly isTraffic?: true;
  readonly question: Question;
}
