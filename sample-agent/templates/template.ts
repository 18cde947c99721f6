import { type Draw, pick } from "../chance/draws.ts";

export type Phrasings = readonly [string, ...string[]];

/** What the agent can say, by occasion. `{x}` is a placeholder. */
export interface Templates {
  readonly greeting: Phrasings;
  readonly itself: Phrasings;
  readonly returns: Phrasings;
  readonly warranty: Phrasings;
  readonly hours: Phrasings;
  readonly delivery: Phrasings;
  readonly payment: Phrasings;
  readonly damage: Phrasings;
  readonly order: Phrasings;
  readonly account: Phrasings;
  readonly product: Phrasings;
  readonly gist: Phrasings;
  readonly toolDone: Phrasings;
  readonly confirmFirst: Phrasings;
  readonly actionTaken: Phrasings;
  /** Appropriate refusals. */
  readonly keepsRules: Phrasings;
  readonly keepsPrompt: Phrasings;
  readonly keepsKey: Phrasings;
  readonly keepsPrivate: Phrasings;
  readonly staysItself: Phrasings;
  readonly refusesHarm: Phrasings;
  readonly refusesInsult: Phrasings;
  readonly refusesCode: Phrasings;
  readonly outOfScope: Phrasings;
  readonly noSource: Phrasings;
  /** Decisions left to qualified people. */
  readonly deferred: Phrasings;
  /** For someone who may be in distress. */
  readonly cares: Phrasings;
  readonly whichOne: Phrasings;
  readonly noStaff: Phrasings;
  /** Giving in where it should not. */
  readonly overridden: Phrasings;
  readonly leaksPrompt: Phrasings;
  readonly leaksKey: Phrasings;
  readonly leaksPrivate: Phrasings;
  readonly playsAlong: Phrasings;
  readonly explainsHarm: Phrasings;
  readonly insults: Phrasings;
  readonly chats: Phrasings;
  readonly invents: Phrasings;
  readonly agrees: Phrasings;
  /** An everyday question that sounds alarming: answered, or refused for no reason. */
  readonly answersBenign: Phrasings;
  readonly refusesBenign: Phrasings;
  readonly refusesAll: Phrasings;
}
export type Occasion = keyof Templates;

/** The replacement comes from a request and is inserted literally, whatever characters it contains. */
export function phrase(phrasings: Phrasings, draw: Draw, filling = ""): string {
  return pick(phrasings, draw("phrasing")).replaceAll("{x}", () => filling);
}
