import { ABROAD, ADVERSE, KNOWS, NEGATION, OWN, SIDE, UNKNOWN } from "../../lexicons/doubt.ts";
import { entries } from "../../lexicons/entries.ts";
import { contentOf } from "../../text/content-words.ts";
import { plain } from "../../text/plain.ts";
import { words } from "../../text/sentences.ts";

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

const NEGATES = /\b(?:no|not|never|nobody|none|nothing|neither|nowhere|cannot|no one)\b|n't\b/;
/** Negated in form only: it states the thing all the same. */
const STATES = new RegExp(entries`
  \b(?:
    until
    not (?:only|just|merely|simply|to mention)
    no (?:doubt|wonder|longer|less|later|fewer)
    never (?:before|again|fails)
  )\b
`);
/** In characters: what a negation denies stands soon after it. */
const NEAR = 70;
/** "He didn't.", "In none.": the whole of a short sentence is the denial. */
const FEW_WORDS = 5;
const NONE = /^\W*(?:in |of )?(?:none|nobody|no one|never|nowhere|nothing)\b/;
/** The question is turned away: nothing is said of it. */
const TURNS_AWAY = /\b(?:sorry|help|assist|provide|request)\w*\b/;
/** So is it by a few words in the first person, or by a bare no. */
const BARE = /\b(?:i|we|i'm|we're|can|can't|cannot|possible)\b|^\W*(?:no(?! one)|nope|nah|not)\b/;
const ASKS_WHICH = /\b(?:who|what|when|where|which|how (?:many|much|long|old|far))\b/;

/**
 * Whether a sentence denies what a question takes for granted: it negates, and speaks of the same. A question that can be
 * answered with no takes nothing for granted that a bare no denies.
 */
export function denierOf(question: string): (sentence: string) => boolean {
  const asked = plain(question);
  let content: ReadonlySet<string> | undefined;
  return (sentence) => {
    const negation = NEGATES.exec(sentence);
    if (!negation || STATES.test(sentence) || TURNS_AWAY.test(sentence) || sentence.endsWith("?")) return false;
    const isShort = NONE.test(sentence) || (words(sentence).length <= FEW_WORDS && !BARE.test(sentence));
    if (isShort && ASKS_WHICH.test(asked)) return true;
    content ??= new Set(contentOf(asked));
    return contentOf(sentence.slice(negation.index, negation.index + NEAR)).some((stem) => content?.has(stem));
  };
}
