import { compilePatterns } from "../../pattern/compile.ts";
import { findAll } from "../../pattern/scan.ts";
import { phrasePattern } from "./phrase-pattern.ts";
import { type Phrase, phrasesOf } from "./phrases.ts";

/** A pattern that finds the text it was made from, and texts that are worded a little differently. */
export interface RuleCandidate {
  readonly pattern: string;
  /** The words it was made from, as the text has them. */
  readonly phrase: string;
  readonly start: number;
  readonly end: number;
}

/** Of the text. In a longer one, phrases are taken from the beginning. */
const LONGEST_TEXT = 20_000;
const MOST_CANDIDATES = 6;
const MOST_TRIED = 40;

/**
 * Patterns for an attack, the least likely in ordinary text first. Each is one phrase of it, in any case and spacing; the text as
 * a whole is never proposed, because the next attacker writes another one.
 */
export function draftRule(text: string): readonly RuleCandidate[] {
  const read = text.slice(0, LONGEST_TEXT);
  const chosen: RuleCandidate[] = [];
  for (const phrase of phrasesOf(read).slice(0, MOST_TRIED)) {
    if (chosen.length === MOST_CANDIDATES) break;
    if (chosen.some((other) => saysTheSame(other, phrase))) continue;
    const pattern = phrasePattern(phrase.words);
    if (chosen.some((other) => other.pattern === pattern) || !finds(pattern, read.slice(phrase.start, phrase.end)))
      continue;
    const { start, end } = phrase;
    chosen.push({ pattern, phrase: read.slice(start, end), start, end });
  }
  return chosen;
}

/** Two choices of which one is most of the other are one choice. */
function saysTheSame(a: { readonly start: number; readonly end: number }, b: Phrase): boolean {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return shared > 0.6 * Math.min(a.end - a.start, b.end - b.start);
}

const finds = (pattern: string, phrase: string): boolean =>
  findAll(compilePatterns([{ pattern, ignoreCase: true }]), phrase).length > 0;
