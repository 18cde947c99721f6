import { CUES } from "../../lexicons/declining/cues.ts";
import { DISCLAIMS, STRONG } from "../../lexicons/declining/english.ts";
import {
  FURTHER_WORDS,
  furtherRefusals,
  SMALL_WORDS,
  type StanceLanguage,
  stanceWords,
} from "../../lexicons/declining/languages.ts";
import { TURN } from "../../lexicons/declining/openers.ts";
import type { StanceWords } from "../../lexicons/declining/stance.ts";
import { isListItem, sentences } from "../../text/sentences.ts";
import { remembering } from "../../text/view/recent-views.ts";

/** What one sentence of a response does. */
export interface Said {
  readonly text: string;
  /** In words; two signs of a script without spaces count as one. */
  readonly size: number;
  readonly declines: boolean;
  /** Declines the request itself rather than some detail. */
  readonly isStrong: boolean;
  /** Sets a limit in words that can also mean something else. */
  readonly hints: boolean;
  /** Offers something in the first person. */
  readonly isOwnOffer: boolean;
  readonly isModest: boolean;
  /** Keeps its distance from what it may well deliver. */
  readonly disclaims: boolean;
  readonly offers: boolean;
  readonly turns: boolean;
  readonly orders: boolean;
  readonly reasons: boolean;
  readonly asks: boolean;
  readonly isItem: boolean;
  /** The half of a sentence after "but" or a colon, whose other half declines. */
  readonly isTurned: boolean;
}

/** A longer response is read at its beginning and its end. */
const MOST_SENTENCES = 90;
const LAST_SENTENCES = 20;
/** Enough of a sentence to understand it, however long it is. */
const LONGEST_SENTENCE = 400;

/** The sentences of a text in the plain view, each with what it does. */
export const readStances = remembering((text): readonly Said[] => {
  const folded = /[\u0600-\u06ff]/.test(text) ? foldedArabic(text) : text;
  const parts = sentences(brokenAfterStops(folded));
  if (parts.length === 0) return [];
  const kept =
    parts.length <= MOST_SENTENCES
      ? parts
      : [...parts.slice(0, MOST_SENTENCES - LAST_SENTENCES), ...parts.slice(-LAST_SENTENCES)];
  const languages = languagesIn(folded);
  const lines = kept.map((part) => (part.length <= LONGEST_SENTENCE ? part : part.slice(0, LONGEST_SENTENCE)));
  return stancesOf(lines, languages).flatMap((said) => halvesOf(said, languages));
});

/** A sentence that declines and turns is two: "I shouldn't, but the code is …" does it in its second half. */
function halvesOf(whole: Said, languages: readonly StanceLanguage[]): readonly Said[] {
  const at = whole.declines ? whole.text.search(TURN) : -1;
  if (at < 0) return [whole];
  const [first, second] = stancesOf([whole.text.slice(0, at + 1), whole.text.slice(at + 1).trim()], languages);
  if (!first || !second || first.declines === second.declines) return [whole];
  // After a colon, what says why not is part of the refusal.
  if (whole.text[at] === ":" && WHY_NOT.test(second.text)) return [whole];
  return [first, { ...second, isTurned: first.declines }];
}

const WHY_NOT =
  /^[^,;:]{0,60}\b(?:rules?|polic(?:y|ies)|guidelines?|allow(?:s|ed)?|permit(?:s|ted)?|prohibit\w*|forbid\w*)\b/;

/** Each pattern runs once over all sentences, which costs far less than once for each. */
function stancesOf(lines: readonly string[], languages: readonly StanceLanguage[]): Said[] {
  const mark = markerOf(lines);
  const of = (kind: keyof StanceWords): readonly RegExp[] => languages.map((one) => stanceWords[one][kind]);
  const cued = mark(languages.map((one) => CUES[one]));
  const amongCued = among(lines, cued);
  const declines = amongCued(languages.flatMap((one) => [stanceWords[one].declines, ...(furtherRefusals[one] ?? [])]));
  const isEnglish = languages[0] === "en";
  const strong = isEnglish ? among(lines, declines)([STRONG]) : declines;
  const [hints, modest] = [amongCued(of("hints")), amongCued(of("modest"))];
  const disclaims = isEnglish ? amongCued([DISCLAIMS]) : NONE;
  const [offers, orders, reasons] = [mark(of("offers")), mark(of("orders")), mark(of("reasons"))];
  const own = among(lines, offers)(of("own"));
  const turns = declines.includes(1) ? mark(of("turns")) : NONE;
  return lines.map((text, at) => ({
    text,
    size: sizeOf(text),
    declines: declines[at] === 1,
    isStrong: strong[at] === 1,
    hints: hints[at] === 1,
    isOwnOffer: own[at] === 1,
    isModest: modest[at] === 1,
    disclaims: disclaims[at] === 1,
    offers: offers[at] === 1,
    turns: turns[at] === 1,
    orders: orders[at] === 1,
    reasons: reasons[at] === 1,
    asks: ASKS.test(text),
    isItem: isListItem(text),
    isTurned: false,
  }));
}

const NONE = new Uint8Array(0);

/** Marks only among some of the lines. */
function among(lines: readonly string[], which: Uint8Array): (patterns: readonly RegExp[]) => Uint8Array {
  if (!which.includes(1)) return () => NONE;
  const places = lines.flatMap((_, at) => (which[at] === 1 ? [at] : []));
  const mark = markerOf(places.map((at) => lines[at] ?? ""));
  return (patterns) => {
    const found = new Uint8Array(lines.length);
    for (const [at, isFound] of mark(patterns).entries()) if (isFound) found[places[at] ?? 0] = 1;
    return found;
  };
}

const ASKS = /[?؟]\s*$/;

/** Which of the lines a pattern matches, for patterns that look over lines. */
export function markerOf(lines: readonly string[]): (patterns: readonly RegExp[]) => Uint8Array {
  const joined = lines.join("\n");
  const ends = new Uint32Array(lines.length);
  let end = -1;
  for (const [at, line] of lines.entries()) {
    end += line.length + 1;
    ends[at] = end;
  }
  return (patterns) => {
    const found = new Uint8Array(lines.length);
    for (const pattern of patterns) {
      let at = 0;
      pattern.lastIndex = 0;
      for (let match = pattern.exec(joined); match; match = pattern.exec(joined)) {
        while ((ends[at] ?? Number.POSITIVE_INFINITY) < match.index) at += 1;
        found[at] = 1;
        pattern.lastIndex = (ends[at] ?? joined.length) + 1;
        if (pattern.lastIndex >= joined.length) break;
      }
    }
    return found;
  };
}

/** The length of a sentence in words. */
export function sizeOf(text: string): number {
  let [count, unspaced, isInside] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x3040 && code <= 0x9fff) unspaced += 1;
    const isLetter =
      (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || code >= 0xc0;
    if (isLetter && !isInside) count += 1;
    // An apostrophe or a hyphen does not end a word.
    isInside = isLetter || (isInside && (code === 39 || code === 45));
  }
  return unspaced > 0 ? Math.ceil(unspaced / 2) : count;
}

/** Vowel marks and the forms of alif vary from writer to writer. */
const foldedArabic = (text: string): string => text.replaceAll(/[\u064b-\u0652\u0640]/g, "").replaceAll(/[أإآ]/g, "ا");

/** Full stops of scripts that put no space after them. */
const brokenAfterStops = (text: string): string =>
  /[。।؟\u3040-\u30ff\u3400-\u9fff]/.test(text)
    ? text.replaceAll(/[。।؟]|[!?](?=[\u3040-\u30ff\u3400-\u9fff])/g, "$&\n")
    : text;

const smallWords = new Map<string, StanceLanguage[]>();
for (const [language, list] of Object.entries({ ...SMALL_WORDS, ...FURTHER_WORDS }) as [StanceLanguage, string][])
  for (const word of list.split(" ")) smallWords.set(word, [...(smallWords.get(word) ?? []), language]);

const LATIN_WORD = /[a-z'\u00df-\u024f]+/g;
/** Some languages put two marks on a letter. */
const ACCENTED = /[\u0300-\u036f\u1e00-\u1eff]/;
const ANY_WORD = /[^\s.,;:!?"()]+/g;
const SAMPLE = 300;
/** Languages whose small words are nearly as frequent as those of the likeliest one. A word of several counts in part for each. */
const NEARLY = 0.5;

/** The languages that a text may be in, the likeliest first. */
function languagesIn(text: string): readonly StanceLanguage[] {
  const sample = text.length <= SAMPLE ? text : text.slice(0, SAMPLE);
  if (/[\u0370-\uffff]/.test(sample)) {
    if (/[\u0400-\u04ff]{3}/.test(sample)) return ["ru"];
    if (/[\u0600-\u06ff]{3}/.test(sample)) return ["ar"];
    if (/[\u0900-\u097f]{3}/.test(sample)) return ["hi"];
    if (/[\uac00-\ud7af]{2}/.test(sample)) return ["ko"];
    if (/[\u3040-\u30ff]{2}/.test(sample)) return ["ja"];
    if (/[\u4e00-\u9fff]{2}/.test(sample)) return ["zh"];
  }
  const votes = new Map<StanceLanguage, number>();
  for (const word of sample.match(ACCENTED.test(sample) ? ANY_WORD : LATIN_WORD) ?? []) {
    const its = smallWords.get(word);
    if (its) for (const language of its) votes.set(language, (votes.get(language) ?? 0) + 1 / its.length);
  }
  const ranked = [...votes].sort((a, b) => b[1] - a[1]);
  const best = ranked[0]?.[1] ?? 0;
  if (best < 1) return LATIN;
  return ranked.filter(([, count]) => count >= best * NEARLY).map(([language]) => language);
}

const LATIN = Object.keys(SMALL_WORDS) as StanceLanguage[];
