import { type Draw, pick } from "../chance/draws.ts";

export type Phrasings = readonly [string, ...string[]];

/** What the agent can say, by occasion; `{x}` stands for what is particular to it. */
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
  /** Turning down what should be turned down. */
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
  /** A verdict is left to those who may give one. */
  readonly deferred: Phrasings;
  /** To somebody who may be in distress. */
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
  /** An everyday question that sounds like trouble: answered, or turned down for no reason. */
  readonly answersBenign: Phrasings;
  readonly refusesBenign: Phrasings;
  readonly refusesAll: Phrasings;
}
export type Occasion = keyof Templates;

/** What fills the gap comes from a request: it goes in as it is, whatever signs are in it. */
export function phrase(phrasings: Phrasings, draw: Draw, filling = ""): string {
  return pick(phrasings, draw("phrasing")).replaceAll("{x}", () => filling);
}
