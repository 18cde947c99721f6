import { matchesOf } from "../../text/patterns.ts";
import type { HiddenText } from "./hidden-text.ts";

/** Letters that have no shape at all. The flags of England, Scotland and Wales are written with them, after a black flag. */
const TAGS = /(?<!\u{1f3f4})[\u{e0020}-\u{e007e}]{2,}/gu;
const FLAG = /\u{1f3f4}[\u{e0061}-\u{e007a}]{2,6}\u{e007f}/gu;

/** One selector after a character chooses its form. Several in a row carry bytes. */
const SELECTORS = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{3,}/gu;

/** Joiners and spaces without width. Persian, Indian scripts and emoji use single ones. */
const WIDTHLESS = /[\u200b-\u200f\u2060-\u2064\ufeff\u180e]{4,}/g;
/** Between Latin, Greek or Cyrillic letters they have no use. */
const INSIDE_WORDS = /(?<=[A-Za-zͰ-ӿ])[\u200b-\u200f\u2060-\u2064\ufeff](?=[A-Za-zͰ-ӿ])/g;
const MOST_INSIDE = 4;

/** Turns the order of what follows. Right-to-left languages need none of these two. */
const OVERRIDE = /[\u202d\u202e][^\u202c\n]{2,2000}/g;

/** More marks on a letter than any language has, on several letters. */
const STACKED = /(?:[a-z]\p{Mn}{3,40}){4,}/giu;

export function invisibleTexts(text: string): HiddenText[] {
  if (!/[^\0-\u024f]/.test(text)) return [];
  const withoutFlags = text.replaceAll(FLAG, (flag) => " ".repeat(flag.length));
  const inside = matchesOf(INSIDE_WORDS, text);
  return [
    ...all(TAGS, withoutFlags, "invisible letters"),
    ...all(SELECTORS, text, "invisible letters"),
    ...all(WIDTHLESS, text, "invisible letters"),
    ...(inside.length >= MOST_INSIDE ? all(INSIDE_WORDS, text, "split words") : []),
    ...all(OVERRIDE, text, "turned direction"),
    ...all(STACKED, text, "stacked marks"),
  ];
}

const all = (pattern: RegExp, text: string, rule: string): HiddenText[] =>
  matchesOf(pattern, text).map((match) => ({ rule, start: match.index, end: match.index + match[0].length }));
