import type { Block } from "../block.ts";
import { type Language, type Lexicon, lexiconOf } from "../words/list.ts";
import { hasWord } from "../words/phrases.ts";
import { type Token, tokensOf } from "../words/tokens.ts";
import { type Clauses, clausesOf } from "./clauses.ts";
import { soundsLikePerson } from "./persons.ts";

/** One sentence where it stands: what it is part of, and the lines above it. */
export interface Placed {
  readonly text: string;
  readonly kind: Block["kind"];
  /** Headings, then the head line of the list or the header of the table; outermost first. */
  readonly above: readonly string[];
  readonly language: Language;
}

/** A sentence with its words and its clauses. */
export interface Sentence extends Placed, Clauses {
  readonly tokens: readonly Token[];
  readonly lexicon: Lexicon;
}

export function readSentence(placed: Placed): Sentence {
  const lexicon = lexiconOf(placed.language);
  const tokens = tokensOf(placed.text, placed.language);
  return { ...placed, tokens, lexicon, ...clausesOf(tokens, lexicon) };
}

/** The first words of the main clause, without a greeting such as "please". */
export function mainStart({ tokens, isMain, lexicon }: Sentence): number {
  let at = afterLabel(tokens);
  while (at < tokens.length) {
    const word = tokens[at]?.word ?? "";
    if (isMain[at] && /[\p{L}\p{N}]/u.test(word) && !hasWord(lexicon.opening, word) && !isNumber(word)) return at;
    at++;
  }
  return tokens.length;
}

const LONGEST_LABEL = 5;

/** "Allergies: ask every guest": what stands before the colon only names what follows. */
function afterLabel(tokens: readonly Token[]): number {
  const colon = tokens.findIndex(({ word }, at) => at < LONGEST_LABEL && word === ":");
  return colon > 0 && colon < tokens.length - 2 ? colon + 1 : 0;
}

const isNumber = (word: string): boolean => /^(?:\d+(?:\.\d+)*[.)]?|[a-z][.)]|§|º)$/.test(word);

/** Who or what the words before a modal speak of. */
export function subjectBefore(
  { tokens, isMain, lexicon, language }: Sentence,
  before: number,
): "doer" | "people" | "thing" | null {
  let found: "doer" | "people" | "thing" | null = null;
  for (let at = 0; at < before; at++) {
    if (!isMain[at]) continue;
    const word = tokens[at]?.word ?? "";
    const kind = hasWord(lexicon.things, word)
      ? "thing"
      : hasWord(lexicon.doers, word)
        ? "doer"
        : hasWord(lexicon.people, word) || soundsLikePerson(word, language)
          ? "people"
          : null;
    // The nearest person counts; a thing only if no person stands before the modal.
    if (kind && (found === null || kind !== "thing")) found = kind;
  }
  // German puts the subject after the verb when something else comes first.
  return found === null && language === "de" ? subjectIn(tokens.slice(before + 1, before + 4), lexicon) : found;
}

function subjectIn(tokens: readonly Token[], lexicon: Lexicon): "doer" | "people" | null {
  if (tokens.some(({ word }) => hasWord(lexicon.doers, word))) return "doer";
  return tokens.some(({ word }) => hasWord(lexicon.people, word)) ? "people" : null;
}
