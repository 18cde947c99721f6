import { ATTACK_WORDS } from "../../lexicons/attack-words.ts";
import { ENGLISH_WORDS } from "../../lexicons/english.ts";
import { WORDS } from "../../lexicons/language.ts";
import { languageOf } from "../../text/language.ts";
import { remembering } from "../../text/view/recent-views.ts";

/**
 * A text is covered if its words are English: others are reported, whatever language they are in. What says nothing of the language
 * does not count: names, code, numbers, and words that other languages have too.
 */
const LEAST_SHARE = 0.4;
/** Code is full of short forms that no list has. */
const LEAST_SHARE_IN_CODE = 0.25;
/** So many words in a row with at most so many English ones are a part in another language, however long the rest is. */
const [WINDOW, MOST_IN_WINDOW] = [8, 1];
/** Fewer are enough where there is no English one, and some are words that another language is known to have or have its letters. */
const [ROW, LEAST_CERTAIN] = [5, 2];
/** So many letters of other scripts are more than a symbol or a name. */
const FEW_LETTERS = 8;
/** Texts with at least this many symbols, of this many kinds, and more symbols than letters may use them as letters. A bar or a row of one emoji has fewer kinds. */
const [FEW_SIGNS, FEW_KINDS] = [8, 4];
/** How much of the first foreign words is read to name the language. */
const SAMPLE = 400;

const others = new Set(Object.entries(WORDS).flatMap(([language, list]) => (language === "en" ? [] : list.split("|"))));
const english = new Set([
  ...ENGLISH_WORDS.trim().split(/\s+/),
  ...Object.values(ATTACK_WORDS).flatMap((list) => list.split(/\s+/)),
  ...WORDS.en.split("|"),
]);

/** English words that are also common in languages of which there is no list here: Scandinavian, Slavic, Romanian, Finnish and others. */
const SHARED = new Set(
  `to do on by we i o as at for her all an have man men so over under are care may ten can am no he me fast far
  kind hand bank park sport film video radio hotel taxi plan program problem system test text prompt password admin chat bot chatbot
  email mail online offline internet computer software hardware code model web site link server token login user blog job team manager
  service design chatgpt gpt openai ai api sql json html data info ok normal original digital final total real idea area
  super extra minimum maximum format print file instructions instruction ignore table page image message simple double possible
  important moment point train note type place force rule debug root mode reset start stop`.split(/\s+/),
);
/** Words of Latin and French origin with these ends are the same in several languages. */
const SHARED_END = /(?:tion|tions|able|ible|ence|ance|age|al|or|ent|ant|um|us)$/;

/** Braille is written in signs that are no letters by their class. */
const WORD = /[\p{L}\p{Script=Braille}][\p{L}\p{Script=Braille}\p{M}]*(?:['’]\p{L}+)*/gu;
const LATIN = /\p{Script=Latin}/u;
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{M}'’]/u;
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Symbols, and signs that a font of one's own may draw. Lines and blocks draw tables; letters in squares and flags are read as letters. */
const SIGN = /(?![\u2500-\u259f\u{1f130}-\u{1f1ff}])[\p{So}\p{Co}\p{Cn}]/gu;
const VOWEL = /[aeiouy\u00c0-\u024f\u1e00-\u1eff]/;
const NOT_ASCII = /[^\0-\u007f]/;
const LONGEST_WORD = 30;
const LONGEST_GAP = 40;
const CODE_BEFORE = new Set("_./\\$@#=&%0123456789{`".split(""));
const CODE_AFTER = new Set("_(/\\=@<[{0123456789".split(""));

const endings = ["s", "es", "d", "ed", "ing", "ly", "er", "'s", "n't", "'re", "'ve", "'ll", "'d", "'m"];
export function isEnglish(word: string): boolean {
  if (english.has(word)) return true;
  if (word.length < 5) return false;
  return endings.some((ending) => {
    if (!word.endsWith(ending)) return false;
    const stem = word.slice(0, -ending.length);
    return stem.length > 2 && (english.has(stem) || (ending === "ing" && english.has(`${stem}e`)));
  });
}

/** What a word says: 1 that the text is English, -1 that it is not, 0 nothing. */
function signOf(word: string): 1 | 0 | -1 {
  const known = isEnglish(word);
  if (others.has(word)) return known ? 0 : -1;
  if (SHARED.has(word) || SHARED_END.test(word)) return 0;
  return known ? 1 : -1;
}

interface Counts {
  english: number;
  foreign: number;
  /** Unknown words with a capital letter inside a sentence: names, unless there are more of them than of other words. */
  names: number;
  /** Words that stand in code. */
  code: number;
  /** Letters of other scripts. */
  letters: number;
  /** Where a stretch of foreign words begins. */
  stretch: number | undefined;
}

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
const isInCode = (text: string, start: number, end: number): boolean =>
  CODE_BEFORE.has(text[start - 1] ?? "") ||
  CODE_AFTER.has(text[end] ?? "") ||
  (text[end] === "." && /\w/.test(text[end + 1] ?? "")) ||
  (text[end] === ":" && text[end + 1] === "/") ||
  (text[start - 1] === "-" && /[\s-]/.test(text[start - 2] ?? ""));

interface Place {
  readonly at: number;
  /** Surely of another language, if it is not English. */
  readonly isCertain: boolean;
  readonly isInList: boolean;
}

/** Counts words one by one, and notes where a stretch of foreign ones begins. */
function stretches(counts: Counts): (sign: 1 | -1, place: Place) => void {
  const recent: { readonly sign: number; readonly at: number }[] = [];
  let [known, row, certain] = [0, 0, 0];
  return (sign, { at, isCertain, isInList }) => {
    counts[sign === 1 ? "english" : "foreign"] += 1;
    [row, certain] = sign === 1 ? [0, 0] : [row + 1, certain + (isCertain ? 1 : 0)];
    if (row >= ROW && certain >= LEAST_CERTAIN) counts.stretch ??= at;
    if (isInList && !isCertain) return;
    recent.push({ sign, at });
    if (sign === 1) known += 1;
    if (recent.length > WINDOW && recent.shift()?.sign === 1) known -= 1;
    if (recent.length === WINDOW && known <= MOST_IN_WINDOW) counts.stretch ??= recent[0]?.at;
  };
}

function counted(text: string): Counts {
  const counts: Counts = { english: 0, foreign: 0, names: 0, code: 0, letters: 0, stretch: undefined };
  const add = stretches(counts);
  const hasSmallLetters = /\p{Ll}/u.test(text);
  let last = 0;
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const end = index + found.length;
    const gap = text.slice(last, Math.min(index, last + LONGEST_GAP));
    const isFirst = index === 0 || /[.!?:\n]/.test(gap);
    // Items of a list are seldom on a list of common words.
    const isInList = gap.trim() !== "" && !isFirst;
    last = end;
    if (OTHER_SCRIPT.test(found)) {
      // Letters of two scripts in one word hide it, and are not of another language.
      if (LATIN.test(found) || found.length < 2) continue;
      counts.letters += found.length;
      const words = WITHOUT_SPACES.test(found) ? Math.ceil(found.length / 2) : 1;
      for (let nth = 0; nth < Math.min(words, WINDOW); nth++) add(-1, { at: index, isCertain: true, isInList });
    } else if (isInCode(text, index, end) || /\p{Ll}\p{Lu}/u.test(found)) counts.code += 1;
    else {
      const word = found.toLowerCase().replaceAll("’", "'");
      const sign = signOf(word);
      if (sign === 1) add(1, { at: index, isCertain: false, isInList });
      else if (sign === 0 || found.length > LONGEST_WORD || !VOWEL.test(word) || found.length < 2) continue;
      else if (isCapital(found) && !isFirst && hasSmallLetters) counts.names += 1;
      else add(-1, { at: index, isCertain: others.has(word) || NOT_ASCII.test(word), isInList });
    }
  }
  return counts;
}

/** The language of a text, or of a part of it, that is not English, or undefined. */
export const otherLanguage = remembering((text: string): string | undefined => {
  const { english, foreign, names, code, letters, stretch } = counted(text);
  if (letters >= FEW_LETTERS || isInSigns(text)) return "another script";
  if (stretch !== undefined) return nameOf(text.slice(stretch, stretch + SAMPLE));
  // Capital letters alone do not make a text one of names.
  const unknown = english === 0 || names > english * 4 ? foreign + names : foreign;
  const all = english + unknown;
  const least = code * 4 >= all ? LEAST_SHARE_IN_CODE : LEAST_SHARE;
  if (english >= all * least) return undefined;
  // A single unknown word may be a name or a command.
  return all > 1 || letters > 0 || hasForeignWord(text) ? nameOf(text.slice(0, SAMPLE)) : undefined;
});

function isInSigns(text: string): boolean {
  if (!NOT_ASCII.test(text)) return false;
  const signs = text.match(SIGN) ?? [];
  if (signs.length < FEW_SIGNS || new Set(signs).size < FEW_KINDS) return false;
  return signs.length > (text.match(/\p{L}/gu)?.length ?? 0);
}

const hasForeignWord = (text: string): boolean =>
  (text.slice(0, SAMPLE).toLowerCase().match(WORD) ?? []).some((word) => others.has(word) && !english.has(word));

function nameOf(sample: string): string {
  const language = languageOf(sample);
  if (language === "other") return "another script";
  return language === null || language === "en" ? "another language" : language;
}
