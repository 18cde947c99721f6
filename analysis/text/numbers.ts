import { FACTORS, MINUS_AFTER, MINUS_BEFORE, NAMES } from "../lexicons/numbers.ts";
import { legible } from "./legible.ts";
import { cardinalOf, partOf } from "./number-names.ts";
import { type Spoken, spokenNumbers } from "./number-words.ts";
import { matchesOf } from "./patterns.ts";

/** A number in a text. */
export interface Numeral {
  readonly value: number;
  /** An alternative value: “8/10” can also mean eight. */
  readonly also?: number;
  readonly from: number;
  readonly to: number;
  readonly isPercent: boolean;
  readonly isInWords: boolean;
  /** “14th”, “vierzehnter”: a place in an order, or a day. */
  readonly isOrdinal?: boolean;
  /** “in 1847”. */
  readonly isYear?: boolean;
}

/** In groups of three, in the groups of India, or plain. */
const FIGURE =
  "\\d{1,3}(?:[ ,.'\u202f\u00a0]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,2}(?:,\\d\\d){1,4},\\d{3}(?!\\d)|\\d+(?:[.,]\\d+)?";
/** A letter before a figure makes it part of a name, except in scripts that are written without spaces. */
const LETTER = "\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}";
const NUMERAL = new RegExp(
  `(?<![${LETTER}\\d.,/]|[\\d]-)(?:(?<![\\d)] ?)-)?(?:(\\d+) (\\d+)/(\\d+)|(\\d+)/(\\d+)|${FIGURE})(?![\\d/]|[.,]\\d)`,
  "gu",
);
function factorAfter(after: string): { times: number; length: number } {
  for (const [pattern, times] of FACTORS) {
    const found = pattern.exec(after)?.[0];
    if (found) return { times, length: found.length };
  }
  return { times: 1, length: 0 };
}
/** “And a half”, with the fraction it adds. */
const PARTS: readonly (readonly [RegExp, number])[] = [
  [/^ (?:and a half|und (?:ein|eine) halbe?|et demie?|y medi[oa]|e mei[oa])\b/, 0.5],
  [/^ (?:and a quarter|und ein viertel|et quart|y cuarto|e um quarto)\b/, 0.25],
  [/^ and three quarters\b/, 0.75],
];
function partAfter(after: string): { more: number; length: number } {
  for (const [pattern, more] of PARTS) {
    const found = pattern.exec(after)?.[0];
    if (found) return { more, length: found.length };
  }
  return { more: 0, length: 0 };
}
const PERCENT = /^ ?(?:%|percent|per cent|prozent|pour cent|por ciento|por cento)/;
const BEFORE_YEAR =
  /\b(?:in|since|of|from|until|by|built|seit|im jahr|anno|en|depuis|desde|em|de|year|ano|año|année|jahr) $/;

const ORDINAL = /^(?:st|nd|rd|th|º|ª|er|ère|ème|ème|e)(?!\p{L})/u;

interface What {
  /** Ordinals and years too, which are names in most texts. */
  readonly isEvery?: boolean;
}

export function numeralsIn(text: string, { isEvery = false }: What = {}): Numeral[] {
  const listed = text.replaceAll(/^(?:>|[^\S\n\r\u2028\u2029])*\d{1,2}[.)](?=\s)/gm, (mark) => " ".repeat(mark.length));
  const figures = matchesOf(NUMERAL, listed).flatMap((match) => {
    const [before, after] = [
      listed.slice(Math.max(0, match.index - 30), match.index),
      listed.slice(match.index + match[0].length, match.index + match[0].length + 30),
    ];
    const isOrdinal = ORDINAL.test(after);
    const isYear = /^(?:1[5-9]|20)\d\d$/.test(match[0]) && BEFORE_YEAR.test(before);
    if (NAMES.test(before) || /\d ?(?:out of|von|sur) $/.test(before) || (!isEvery && (isOrdinal || isYear))) return [];
    const one = numeral(match, after);
    const isBelow = one.value > 0 && (MINUS_BEFORE.test(before) || MINUS_AFTER.test(after));
    return [
      {
        ...one,
        ...(isBelow ? { value: -one.value } : {}),
        ...(isOrdinal ? { isOrdinal } : {}),
        ...(isYear ? { isYear } : {}),
      },
    ];
  });
  const inWords = yearsJoined(spokenNumbers(listed), listed).map(({ value, from, to }) => {
    const part = partAfter(listed.slice(to, to + 25));
    const fraction = fractionAfter(listed.slice(to, to + 20));
    const isBelow =
      MINUS_BEFORE.test(listed.slice(Math.max(0, from - 15), from)) || MINUS_AFTER.test(listed.slice(to, to + 25));
    return {
      value: (isBelow ? -1 : 1) * (value / fraction.by + part.more),
      ...(fraction.by > 1 ? { also: value } : {}),
      from,
      to: to + part.length + fraction.length,
      isPercent: PERCENT.test(listed.slice(to, to + 15)),
      isInWords: true,
    };
  });
  const ordinals = isEvery ? ordinalsIn(listed) : [];
  // “Twenty-first” is not twenty.
  const ends = new Set(ordinals.map(({ from }) => from));
  const spokenOnes = [...inWords.filter(({ from }) => !ends.has(from)), ...ordinals];
  const taken = (one: Numeral): boolean => figures.some(({ from, to }) => one.from < to && one.to > from);
  return joined(
    [...figures, ...spokenOnes.filter((one) => spokenOnes.length > 500 || !taken(one))].sort((a, b) => a.from - b.from),
    listed,
  );
}

/** “Three eighths”. */
function fractionAfter(after: string): { by: number; length: number } {
  const word = /^[ -](\p{L}{3,12})(?!\p{L})/u.exec(after);
  const by = word?.[1] ? partOf(word[1]) : null;
  return by !== null && word ? { by, length: word[0].length } : { by: 1, length: 0 };
}

/** “Eighteen forty-seven” is a year. */
function yearsJoined(list: readonly Spoken[], text: string): Spoken[] {
  const out: Spoken[] = [];
  for (const one of list) {
    const last = out.at(-1);
    const isYear = last && last.value >= 13 && last.value <= 20 && one.value >= 10 && one.value <= 99;
    if (isYear && /^[ -]$/.test(text.slice(last.to, one.from)))
      out[out.length - 1] = { value: last.value * 100 + one.value, from: last.from, to: one.to };
    else out.push(one);
  }
  return out;
}

const WORD = /[\p{L}\p{M}]{5,45}/gu;
const MOST_ORDINALS = 200;

/** Ordinals in words, alone or after tens: “twenty-first” is read as far as “twenty”, so the last word decides. */
function ordinalsIn(text: string): Numeral[] {
  return matchesOf(WORD, text)
    .flatMap((match) => {
      const low = ["first", "second", "third"].indexOf(match[0]) + 1;
      const cardinal = low > 0 ? null : cardinalOf(match[0]);
      const value = low > 0 ? low : cardinal === null ? undefined : spokenNumbers(cardinal)[0]?.value;
      if (value === undefined) return [];
      const tens =
        value < 10 ? /(\p{L}{4,12})[- ]$/u.exec(text.slice(Math.max(0, match.index - 14), match.index)) : null;
      const more = tens ? (spokenNumbers(tens[1] ?? "")[0]?.value ?? 0) : 0;
      const isTens = more >= 20 && more % 10 === 0 && more < 100;
      // Alone, the first three mostly count the steps of an explanation.
      if (low > 0 && !isTens) return [];
      return [
        {
          value: value + (isTens ? more : 0),
          from: match.index - (isTens && tens ? tens[0].length : 0),
          to: match.index + match[0].length,
          isPercent: false,
          isInWords: true,
          isOrdinal: true,
        },
      ];
    })
    .slice(0, MOST_ORDINALS);
}

function numeral(match: RegExpExecArray, after: string): Numeral {
  const [written, whole, top, bottom, over, under] = match;
  const sign = written.startsWith("-") ? -1 : 1;
  const [numerator, denominator] = [Number(top ?? over), Number(bottom ?? under)];
  const fraction = denominator > 0 ? Number(whole ?? 0) + numerator / denominator : null;
  const { times, length } = factorAfter(after);
  const part = partAfter(times === 1 ? after : "");
  const end = match.index + written.length + (times === 1 ? part.length : length);
  const isScore = [5, 10, 20, 100].includes(denominator) && numerator > 1;
  const value =
    (fraction === null ? read(written.replace(/^-/, "")) : isScore ? numerator : fraction) * times + part.more;
  return {
    value: sign * value,
    ...(isScore && fraction !== null ? { also: fraction } : {}),
    from: match.index,
    to: end,
    isPercent: PERCENT.test(after),
    isInWords: false,
  };
}

/** In either convention: 1,234.50 and 1.234,50. */
function read(written: string): number {
  const bare = written.replaceAll(/[ '\u202f\u00a0]/g, "");
  const isThousands = /^\d{1,3}(?:[.,]\d{3})+$|^\d{1,2}(?:,\d\d)+,\d{3}$/.test(bare) && !/^0/.test(bare);
  const decimal = isThousands ? "" : (/[.,]\d+$/.exec(bare)?.[0] ?? "");
  return Number(`${bare.slice(0, bare.length - decimal.length).replaceAll(/[.,]/g, "")}${decimal.replace(",", ".")}`);
}

/** “2 hours 30 minutes” is one number, and so is “68 euros and 50 cents”. */
function joined(list: readonly Numeral[], text: string): Numeral[] {
  const out: Numeral[] = [];
  for (const one of list) {
    const last = out.at(-1);
    const between = last ? text.slice(last.to, one.from) : "";
    const after = text.slice(one.to, one.to + 12);
    const parts =
      /^ ?(?:h|hrs?|hours?|std|stunden?|heures?|horas?)\.? ?(?:and |und |et |y |e )?,? ?$/.test(between) &&
      /^ ?m(?:in|inut\w*)?\b/.test(after)
        ? 60
        : /^ ?(?:euros?|dollars?|pounds?|[€$£])(?: and | und | et | y | e | )$/.test(between) &&
            /^ ?(?:cents?|pence|ct|centimes|céntimos|cêntimos|centavos)\b/.test(after)
          ? 100
          : 0;
    if (last && parts > 0 && one.value < parts)
      out[out.length - 1] = {
        ...last,
        value: last.value + one.value / parts,
        also: last.value * parts + one.value,
        to: one.to,
      };
    else out.push(one);
  }
  return out;
}

/** In order of appearance. */
export const numbersIn = (text: string): number[] => numeralsIn(legible(text)).map(({ value }) => value);
