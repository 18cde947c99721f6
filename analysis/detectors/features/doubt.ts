import { ABROAD, ADVERSE, KNOWS, NEGATION, OWN, SIDE, UNKNOWN } from "../../lexicons/doubt.ts";

/** Phrases that say a thing is unknown or does not exist. Expects lower case. */

const DENIED = new RegExp(
  `(?<![\\w'])${NEGATION} (?:[\\w'’“"-]+,? ){0,7}?(?:${KNOWS})(?![\\w'])|\\b(?:no|any) such\\b|\\bnone (?:of|that)\\b`,
  "g",
);

/** Whether a sentence only lacks a detail. */
export const isAboutDetail = (sentence: string): boolean => SIDE.test(sentence);

/** The words that express doubt in the thing itself, or null. */
export function doubtIn(sentence: string): string | null {
  const said = sentence.replaceAll(ADVERSE, " ");
  const unknown = UNKNOWN.exec(said)?.[0] ?? ABROAD.exec(said)?.[0];
  if (unknown) return SIDE.test(said) && !/made|invent|fiction|exist/.test(unknown) ? null : unknown;
  const denied = said.match(DENIED)?.[0];
  return denied && OWN.test(said) && !SIDE.test(said) ? denied : null;
}
