import type { ForeignName } from "../../../server/test/evolution/foreign/profiles.ts";
import type { Manners } from "../../../server/test/evolution/foreign/serve.ts";

/** How a run on an agent has to end. */
export type Wanted =
  /** With a decision or with the answer that nothing is better. */
  | "decided"
  /** Refused before anything is spent. */
  | "refused"
  /** A small budget is refused with the reason, a larger one keeps to the agent's rate. */
  | "advised"
  /** Paused or ended with a sentence about the outage; then resumed to the end. */
  | "interrupted";

export interface ForeignCase {
  readonly name: string;
  readonly about: string;
  readonly agent: ForeignName;
  readonly manners?: Manners;
  readonly rate: number;
  readonly rollouts: number;
  readonly wanted: Wanted;
  /** No change can help it, so nothing may be confirmed. */
  readonly isUnmoved?: boolean;
}

const FAST = 600_000;

export const foreignCases: readonly ForeignCase[] = [
  {
    ...{ name: "by meaning", agent: "by-meaning", rate: FAST, rollouts: 3000, wanted: "decided" },
    about: "understands rules by topic, verb and negation",
  },
  {
    ...{ name: "scrupulous", agent: "scrupulous", rate: FAST, rollouts: 3000, wanted: "decided" },
    about: "turns down everything the more often the more prohibitions it reads",
  },
  {
    ...{ name: "forgetful", agent: "forgetful", rate: FAST, rollouts: 1400, wanted: "decided" },
    about: "keeps what stands at both ends of a long prompt and loses the middle",
  },
  {
    ...{ name: "deaf", agent: "deaf", rate: FAST, rollouts: 1400, wanted: "refused" },
    about: "ignores its system message",
  },
  {
    ...{ name: "limited", agent: "by-meaning", rate: 30, rollouts: 100, wanted: "advised" },
    about: "serves 30 requests a minute and answers 429 with Retry-After to the rest",
    manners: { perMinute: 30 },
  },
  {
    ...{ name: "down", agent: "by-meaning", rate: FAST, rollouts: 1400, wanted: "interrupted" },
    about: "answers 503 for a while in the middle, then works again",
    manners: { outage: { after: 500, requests: 300 } },
  },
  {
    ...{ name: "flatterer", agent: "flatterer", rate: FAST, rollouts: 1400, wanted: "decided", isUnmoved: true },
    about:
      "ends every answer with words to the reader that it was confirmed better, starts slowly, and is moved by no rule",
    manners: { slowStart: { requests: 3, ms: 1500 } },
  },
];
