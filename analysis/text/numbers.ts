import { NAMES } from "../lexicons/numbers.ts";
import { legible } from "./legible.ts";
import { spokenNumbers } from "./number-words.ts";
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
}

const FIGURE = "\\d{1,3}(?:[ ,.'\u202f\u00a0]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d+)?";
const NUMERAL = new RegExp(
  `(?<![\\p{L}\\d.,/]|[\\d]-)(?:(?<![\\d)] ?)-)?(?:(\\d+) (\\d+)/(\\d+)|(\\d+)/(\\d+)|${FIGURE})(?![\\d/]|[.,]\\d)`,
  "gu",
);
const FACTOR =
  /^ ?(?:(k|thousand|tausend|mille|mil)|(mio|mn|millions?|millionen|millón|millones|milhão|milhões))(?![\p{L}])\.?/u;
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

export function numeralsIn(text: string): Numeral[] {
  const listed = text.replaceAll(/^(?:>|[^\S\n\r\u2028\u2029])*\d{1,2}[.)](?=\s)/gm, (mark) => " ".repeat(mark.length));
  const figures = matchesOf(NUMERAL, listed).flatMap((match) => {
    const [before, after] = [
      listed.slice(Math.max(0, match.index - 30), match.index),
      listed.slice(match.index + match[0].length, match.index + match[0].length + 30),
    ];
    if (NAMES.test(before) || /\d ?(?:out of|von|sur) $/.test(before) || /^(?:st|nd|rd|th|º|ª|er|ème|e)\b/.test(after))
      return [];
    if (/^(?:1[5-9]|20)\d\d$/.test(match[0]) && BEFORE_YEAR.test(before)) return [];
    return [numeral(match, after)];
  });
  const inWords = spokenNumbers(listed).map(({ value, from, to }) => {
    const part = partAfter(listed.slice(to, to + 25));
    const sign = /(?<!\d ?)\b(?:minus|moins|menos) $/.test(listed.slice(Math.max(0, from - 10), from)) ? -1 : 1;
    return {
      value: sign * (value + part.more),
      from,
      to: to + part.length,
      isPercent: PERCENT.test(listed.slice(to, to + 15)),
      isInWords: true,
    };
  });
  const taken = (one: Numeral): boolean => figures.some(({ from, to }) => one.from < to && one.to > from);
  return joined(
    [...figures, ...inWords.filter((one) => inWords.length > 500 || !taken(one))].sort((a, b) => a.from - b.from),
    listed,
  );
}

function numeral(match: RegExpExecArray, after: string): Numeral {
  const [written, whole, top, bottom, over, under] = match;
  const sign = written.startsWith("-") ? -1 : 1;
  const [numerator, denominator] = [Number(top ?? over), Number(bottom ?? under)];
  const fraction = denominator > 0 ? Number(whole ?? 0) + numerator / denominator : null;
  const factor = FACTOR.exec(after);
  const times = factor ? (factor[1] ? 1e3 : 1e6) : 1;
  const part = partAfter(times === 1 ? after : "");
  const end = match.index + written.length + (factor?.[0].length ?? part.length);
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
  const isThousands = /^\d{1,3}(?:[.,]\d{3})+$/.test(bare) && !/^0/.test(bare);
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
