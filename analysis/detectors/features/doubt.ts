import { ABROAD, ADVERSE, KNOWS, NEGATION, OWN, SIDE, UNKNOWN } from "../../lexicons/doubt.ts";

/** Saying that one does not know a thing, or that it is not there. Expects lower case. */

const DENIED = new RegExp(
  `(?<![\\w'])${NEGATION} (?:[\\w'’“"-]+,? ){0,7}?(?:${KNOWS})(?![\\w'])|\\b(?:no|any) such\\b|\\bnone (?:of|that)\\b`,
  "g",
);

/** Whether a sentence holds back a detail only. */
export const isAboutDetail = (sentence: string): boolean => SIDE.test(sentence);

/** The words in which a sentence doubts the thing it speaks of, or null. */
export function doubtIn(sentence: string): string | null {
  const said = sentence.replaceAll(ADVERSE, " ");
  const unknown = UNKNOWN.exec(said)?.[0] ?? ABROAD.exec(said)?.[0];
  if (unknown) return SIDE.test(said) && !/made|invent|fiction|exist/.test(unknown) ? null : unknown;
  const denied = said.match(DENIED)?.[0];
  return denied && OWN.test(said) && !SIDE.test(said) ? denied : null;
}
