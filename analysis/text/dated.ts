import { type Day, monthOf } from "./dates.ts";

const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
  "thirteenth",
  "fourteenth",
  "fifteenth",
  "sixteenth",
  "seventeenth",
  "eighteenth",
  "nineteenth",
  "twentieth",
] as const;
const IN_WORDS = new RegExp(
  `(?<!\\p{L})(?:(twenty|thirty)[- ])?(${ORDINALS.join("|")}|thirtieth)(?![\\p{L}]| (?:day|time)\\b)`,
  "gu",
);
const IN_FIGURES = /(?<![\p{L}\d.,/:-])(\d{1,2})(?:th|st|nd|rd)(?![\p{L}\d]| (?:day|time|of those)\b)/gu;
const NAMED = "(\\p{L}{3,10})\\.?";
const DAY = "(\\d{1,2})(?:th|st|nd|rd|\\.|er|º|ª|o)?";
const DAY_FIRST = new RegExp(
  `(?<![\\p{L}\\d.,/:-])${DAY}[ -](?:of |de )?${NAMED}(?:,?[ -](?:de )?(\\d{4}))?(?![\\p{L}\\d])`,
  "gu",
);
const MONTH_FIRST = new RegExp(
  `(?<![\\p{L}])${NAMED}[ -](?:the )?${DAY}(?:,? (\\d{4}))?(?![\\p{L}\\d]|[.,/:]\\d)`,
  "gu",
);
const YEAR_FIRST = /(?<![\p{L}\d.,/:-])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\p{L}\d])/gu;
const YEAR_LAST = /(?<![\p{L}\d.,/:-])(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)(?![\p{L}\d])/gu;
const CLOCK = /(?<![\d:])\d{1,2}:\d\d(?: ?[ap]\.?m\b\.?)?/g;

type Named = Pick<Day, "month" | "day">;
type Shown = (written: string, day: readonly Named[]) => string;

/** Replaces every date in a text: in digits in any order, or with the month in words. Expects lower case. */
function rewritten(text: string, shown: Shown): string {
  const named = (written: string, name: string, day: string): string => {
    const month = monthOf(unaccentedMonth(name));
    return month > 0 && Number(day) <= 31 ? shown(written, [{ month, day: Number(day) }]) : written;
  };
  if (!/\d/.test(text)) return text;
  return text
    .replaceAll(YEAR_FIRST, (written, _year, _by, month: string, day: string) =>
      shown(written, [{ month: Number(month), day: Number(day) }]),
    )
    .replaceAll(YEAR_LAST, (written, first: string, _by, second: string) => {
      // 03/04/2027 is read both ways, because the order depends on the country.
      const [a, b] = [Number(first), Number(second)];
      return shown(written, [
        { month: b, day: a },
        { month: a, day: b },
      ]);
    })
    .replaceAll(DAY_FIRST, (written, day: string, name: string) => named(written, name, day))
    .replaceAll(MONTH_FIRST, (written, name: string, day: string) => named(written, name, day));
}

const unaccentedMonth = (name: string): string => name.normalize("NFD").replaceAll(/\p{M}/gu, "");

const blank = (written: string): string => " ".repeat(written.length);

/** More than any day of a month: a date in another month is a wrong answer, not a number of days. */
const OTHER_MONTH = 100;

/**
 * The text with its dates as numbers that can be compared with the requested day of the month: the 18th, the eighteenth and
 * 18/01/2027 are 18. Dates in the question are left out.
 */
export function asDayOfMonth(text: string, { month }: Day, asked: string): string {
  const known = new Set<string>();
  rewritten(asked, (written, days) => {
    for (const one of days) known.add(keyOf(one));
    return written;
  });
  const dated = rewritten(text, (written, days) => {
    if (days.some((one) => known.has(keyOf(one)))) return blank(written);
    const own = days.find((one) => one.month === month) ?? days[0];
    return own ? ` ${own.month === month ? own.day : OTHER_MONTH * own.month + own.day} ` : written;
  });
  return dated
    .replaceAll(IN_FIGURES, (_, day: string) => `${day} `)
    .replaceAll(IN_WORDS, (_, tens: string | undefined, unit: string) => {
      const value = unit === "thirtieth" ? 30 : ORDINALS.indexOf(unit as (typeof ORDINALS)[number]) + 1;
      return String(value + (tens === "twenty" ? 20 : tens === "thirty" ? 30 : 0));
    });
}

const keyOf = ({ month, day }: Named): string => `${month}-${day}`;

/** The text without dates and times, if the question contains such: they are not the result. */
export function withoutDates(text: string, asked: string): string {
  if (!/\d/.test(asked)) return text;
  const isDated = rewritten(asked, blank) !== asked;
  const undated = isDated ? rewritten(text, blank) : text;
  return asked.search(CLOCK) < 0 ? undated : undated.replaceAll(CLOCK, blank);
}
