import { remembering } from "./view/recent-views.ts";

/** One form for what looks the same: compatibility characters, typographic quotes, invisible characters, case. */
export const plain = remembering((text): string =>
  compatible(text)
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replaceAll(/[‘’ʼ´`]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‐‑‒–—]/g, "-")
    .toLowerCase()
    // The small form of İ comes with a dot of its own.
    .replaceAll("i\u0307", "i"),
);

/** One sign may stand for eighteen: where they make a text much longer, those that stand for many are left out. */
function compatible(text: string): string {
  const spelt = text.normalize("NFKC");
  if (spelt.length <= text.length * 1.2 + 1000) return spelt;
  const signs = new Map<string, string>();
  const standingFor = (sign: string): string => {
    const known = signs.get(sign) ?? (sign.normalize("NFKC").length > 1 ? " " : sign);
    signs.set(sign, known);
    return known;
  };
  return text.replaceAll(/[^\0-\u007f]/gu, standingFor).normalize("NFKC");
}

export function withoutCode(text: string): string {
  return text.replaceAll(/(```|~~~)[\s\S]*?(\1|$)/g, "\n").replaceAll(/`[^`\n]+`/g, " ");
}

/**
 * A line that begins with the mark, from the line's own beginning on. White space before the mark is the line's own: a
 * pattern that could also cross line breaks would walk a flood of them again from each one.
 */
export const markedLines = (mark: ">" | "|"): RegExp =>
  new RegExp(`^[^\\S\\n\\r\\u2028\\u2029]*${literal(mark)}(.*)$`, "gm");

/** What somebody else is quoted with is not what the agent says. An answer that is nothing but a quotation stays. */
export function withoutQuotations(text: string): string {
  const left = withoutQuotedSpans(text.replaceAll(markedLines(">"), " "));
  return left.trim() ? left : text;
}

/** An opening quotation mark, those that end it, and how much may stand between them. */
interface Quotation {
  readonly open: string;
  readonly close: readonly string[];
  readonly shortest: number;
  readonly longest: number;
}

const quotation = (open: string, ...close: string[]): Quotation => ({ open, close, shortest: 3, longest: 400 });
const QUOTATIONS = [quotation('"', '"'), quotation("“", "”"), quotation("«", "»"), quotation("„", "“", "”")];

/** By hand and not by a pattern: a pattern would look 400 characters ahead at each mark that nothing ends. */
export function withoutQuotedSpans(text: string, quotations: readonly Quotation[] = QUOTATIONS): string {
  const next = nextOf(text);
  let [out, done, at] = ["", 0, 0];
  for (;;) {
    const from = at;
    let first: Quotation | undefined;
    at = Number.POSITIVE_INFINITY;
    for (const one of quotations) {
      const begin = next(one.open, from);
      if (begin < at) [at, first] = [begin, one];
    }
    if (!first) return out + text.slice(done);
    let end = Number.POSITIVE_INFINITY;
    for (const close of first.close) end = Math.min(end, next(close, at + 1));
    const length = end - at - 1;
    if (length >= first.shortest && length <= first.longest && next("\n", at + 1) > end) {
      out += `${text.slice(done, at)} `;
      done = end + 1;
      at = end;
    }
    at += 1;
  }
}

/** Where a sign comes next, Infinity when it does not. Asked from left to right it reads the text once for each sign. */
export function nextOf(text: string): (sign: string, from: number) => number {
  const known = new Map<string, number>();
  return (sign, from) => {
    const last = known.get(sign) ?? -1;
    if (last >= from) return last;
    const found = text.indexOf(sign, from);
    const at = found < 0 ? Number.POSITIVE_INFINITY : found;
    known.set(sign, at);
    return at;
  };
}

/** Between two sentences of a line. The number of a list's item belongs to it. */
const BETWEEN = /(?=\s)(?<=[.!?…]["')\]*_]{0,16})(?<!^[ \t]{0,8}\d{1,2}\.)\s+(?=\S)/;

/** Whoever says a thing more often says nothing new with it. */
const MOST_TIMES = 20;

/**
 * Sentences and list items, in order. The number of an item belongs to it. One that comes again and again is given twenty
 * times: each is held against a hundred patterns, and fifty thousand times one letter would take seconds.
 */
export const sentences = (text: string): string[] => withoutRepetitions(everySentence(text));

function withoutRepetitions(list: readonly string[]): string[] {
  const times = new Map<string, number>();
  return list.filter((sentence) => {
    const before = times.get(sentence) ?? 0;
    times.set(sentence, before + 1);
    return before < MOST_TIMES;
  });
}

/** The same with all repetitions. */
export function everySentence(text: string): string[] {
  const found: string[] = [];
  for (const line of text.split("\n")) {
    if (line === "") continue;
    for (const part of line.split(BETWEEN)) if (/[\p{L}\p{N}]/u.test(part)) found.push(part.trim());
  }
  return found;
}

const LONGEST_SENTENCE = 600;

/** The same in pieces, so that a text without any full stop costs no more to read than one with them. */
export const shortSentences = (text: string): string[] => withoutRepetitions(sentences(text).flatMap(piecesOf));

export const piecesOf = (sentence: string): string[] =>
  sentence.length <= LONGEST_SENTENCE ? [sentence] : (sentence.match(PIECE) ?? []);
const PIECE = new RegExp(`.{1,${LONGEST_SENTENCE}}`, "gs");

export function words(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}

export const isListItem = (line: string): boolean => /^\s*(?:[-•+]|\*(?!\*)|\d{1,2}[.)]|step \d+)\s*\S/i.test(line);

/** All matches of a pattern that is kept. `matchAll` copies the pattern each time, which costs more than most searches. */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === "") pattern.lastIndex += 1;
  }
  return found;
}

/** As plain text inside a pattern. */
export const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
