import type { Block } from "../block.ts";
import { type Language, type Lexicon, lexiconOf } from "../words/list.ts";
import { soundsLikePerson } from "../words/persons.ts";
import { hasWord, phraseAt } from "../words/phrases.ts";
import { type Token, tokensOf } from "../words/tokens.ts";
import { type Clauses, clausesOf } from "./clauses.ts";

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

export function readSentence(placed: Placed, lexicon: Lexicon = lexiconOf(placed.language)): Sentence {
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

export type Subject = "doer" | "people" | "thing" | "outsider";

/** Who or what the words before a modal speak of. The nearest person counts; a thing only if no person stands there. */
export function subjectBefore(sentence: Sentence, before: number): Subject | null {
  const { tokens, isMain, language } = sentence;
  let found: Subject | null = null;
  for (let at = 0; at < before; at++) {
    if (!isMain[at]) continue;
    const kind = subjectAt(sentence, at);
    if (kind && (found === null || (kind !== "thing" && (kind !== "outsider" || found === "thing")))) found = kind;
  }
  // German puts the subject after the verb when something else comes first.
  if (found !== null || language !== "de") return found;
  for (let at = before + 1; at < Math.min(before + 4, tokens.length); at++) {
    const kind = subjectAt(sentence, at);
    if (kind) return kind;
  }
  return null;
}

function subjectAt({ tokens, lexicon, language }: Sentence, at: number): Subject | null {
  const word = tokens[at]?.word ?? "";
  if (phraseAt(lexicon.outsiders, tokens, at)) return "outsider";
  if (hasWord(lexicon.things, word)) return "thing";
  if (phraseAt(lexicon.doers, tokens, at)) return "doer";
  return hasWord(lexicon.people, word) || soundsLikePerson(word, language) ? "people" : null;
}
