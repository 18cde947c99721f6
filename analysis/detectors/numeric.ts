import {
  ANSWER,
  ASIDE,
  CHECKS,
  CONCLUDES,
  COPULA,
  DISCARDED,
  OPERAND,
  REJECTED,
  RETRACTS,
} from "../lexicons/results.ts";
import { asDayOfMonth, withoutDates } from "../text/dated.ts";
import type { Day } from "../text/dates.ts";
import { legible } from "../text/legible.ts";
import { type Numeral, numeralsIn } from "../text/numbers.ts";
import { voicesOf } from "../text/parts/parts.ts";
import { plain } from "../text/plain.ts";
import { isIn, isInOtherThan, type Unit } from "../text/units.ts";
import { absent, detector, present, undecided } from "./detector.ts";

/** Facts about the question that help to read an answer. */
interface Context {
  /** The question: a number repeated from it is not the result. */
  readonly question?: string | undefined;
  /** The requested unit. */
  readonly to?: Unit | undefined;
  /** The day whose number in the month was requested. */
  readonly day?: Day | undefined;
}

interface Seen extends Context {
  readonly text: string;
  readonly expected: number;
  /** The tolerance. Zero by default. */
  readonly within?: number | undefined;
}

/** A response can show its steps: the result is what it marks as such, or else the last number. */
export const numeric = detector({
  name: "numeric",
  finds: "The final number in the response is correct.",
  look: ({ text, expected, within = 0, ...context }: Seen) => {
    const isRight = ({ one: { value, also, isPercent }, isInOtherUnit }: Weighed): boolean =>
      !isInOtherUnit &&
      [value, also ?? value, ...(isPercent ? [value / 100] : [])].some(
        (one) => Math.abs(one - expected) <= within + 1e-9,
      );
    const weighed = resultsOf(saidIn(text), readingOf(context, expected));
    const best = weighed[0];
    if (!best) return absent("no number in the response");
    const open = weighed.filter(({ isOpen }) => isOpen);
    const rivals = open.some(({ isRestated }) => !isRestated) ? open.filter(({ isRestated }) => !isRestated) : open;
    if (rivals.some(isRight) && !rivals.every(isRight)) return undecided("gives several numbers without a final one");
    if (isRight(best)) return present(String(expected));
    const isClose = weighed.some((one) => isRight(one) && one.weight >= best.weight - 1);
    return isClose
      ? undecided(`${expected} among other results: ${best.one.value}`)
      : absent(`final number ${best.one.value}, expected ${expected}`);
  },
});

/** What the response says, without its reasoning, unless it says nothing else. */
function saidIn(text: string): string {
  const said = voicesOf(text)
    .map((voice) => voice.text)
    .join("\n");
  return said.trim() === "" ? text : said;
}

/** The result of a response, or null if it contains no number. */
export const resultOf = (text: string): number | null => resultsOf(text, PLAIN)[0]?.one.value ?? null;

interface Weighed {
  readonly one: Numeral;
  readonly weight: number;
  /** One of two alternatives: “either 24 or 42”. */
  readonly isOpen: boolean;
  readonly isRestated: boolean;
  /** “140 °C” where degrees Fahrenheit were requested. */
  readonly isInOtherUnit: boolean;
}

/** How a response to one question is read. */
interface Reading extends Pick<Context, "to"> {
  readonly prepare: (text: string) => string;
  /** Numbers of the question. Computed only if a response contains several numbers. */
  readonly given: () => ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();
const PLAIN: Reading = { prepare: (text) => text, given: () => NONE };

function readingOf({ question = "", to, day }: Context, expected: number): Reading {
  const asked = plain(question);
  return {
    ...(to ? { to } : {}),
    prepare: (text) => (day ? asDayOfMonth(text, day, asked) : asked ? withoutDates(text, asked) : text),
    given: () => {
      const given = new Set(numeralsIn(legible(question)).map(({ value }) => value));
      // If the answer is one of the numbers in the question, repeating it is an answer.
      return given.has(expected) ? NONE : given;
    },
  };
}

/** Marked as the result by what follows it. */
const NAMED_AFTER = /^[^\d.,:;\n]{0,25}\b(?:in total|altogether|in all|insgesamt|au total|en total|no total|ao todo)\b/;
const SUBJECT =
  /^(?: ?\p{L}+){0,2} (?:is|are|will|would|were|was|remain|sind|ist|bleiben|son|quedan|sont|restent|são|sobram)\b/u;
const IS_EQUAL = /=\s*["'$€£*]{0,3}$/;

/** The result is at the beginning or the end. A longer list of numbers is a table. */
const MOST = 400;

const LONGEST = 40_000;
const endsOf = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST / 2)}\n${text.slice(-LONGEST / 2)}`;

/** The numbers of a response, the most likely result first. */
function resultsOf(text: string, reading: Reading): Weighed[] {
  const all = reading.prepare(legible(endsOf(text))).replaceAll(CHECKS, (check) => check.slice(0, 1));
  const cut = [...all.matchAll(RETRACTS)].map(({ index }) => index).findLast((at) => /\d/.test(all.slice(at))) ?? 0;
  const said = all.slice(cut);
  const outside = said.replaceAll(/\([^()]{0,300}\)/g, (aside) => " ".repeat(aside.length));
  const found = numeralsIn(outside, { isEvery: true });
  const isWanted = ({ to }: Numeral): boolean => isIn(reading.to, said.slice(to, to + 30));
  // “60 °C (140 °F)”: the requested value can be in the parentheses.
  const isInside = reading.to !== undefined && !found.some(isWanted);
  const every =
    found.length > 0 && !(isInside && numeralsIn(said).some(isWanted)) ? found : numeralsIn(said, { isEvery: true });
  const numerals = every.length > MOST ? [...every.slice(0, MOST / 2), ...every.slice(-MOST / 2)] : every;
  const given = numerals.length > 1 ? reading.given() : NONE;
  const isAmongFigures = numerals.some(({ isInWords, isPercent }) => !isInWords && !isPercent);
  const isAmongOthers = numerals.some(({ isPercent }) => !isPercent);
  const isAmongNumbers = numerals.some(({ isOrdinal, isYear }) => !isOrdinal && !isYear);
  return numerals
    .map((one, at) => ({ one, ...judged({ said, numerals, given, to: reading.to }, at) }))
    .map(({ one, weight, ...rest }) => ({
      one,
      ...rest,
      weight:
        weight -
        (one.isPercent && isAmongOthers ? 3 : 0) -
        (one.isInWords && isAmongFigures && weight < 5 ? 4 : 0) -
        ((one.isOrdinal || one.isYear) && isAmongNumbers ? 8 : 0),
    }))
    .map((result, at) => ({ result, at }))
    .sort((a, b) => b.result.weight - a.result.weight || b.at - a.at)
    .map(({ result }) => result);
}

interface Text {
  readonly said: string;
  readonly numerals: readonly Numeral[];
  readonly given: ReadonlySet<number>;
  readonly to: Unit | undefined;
}

type Judged = Omit<Weighed, "one">;

function judged({ said, numerals, given, to }: Text, at: number): Judged {
  const one = numerals[at];
  if (!one) return { weight: 0, isOpen: false, isRestated: false, isInOtherUnit: false };
  const begin = Math.max(said.lastIndexOf("\n", one.from - 1) + 1, lastEnd(said.slice(0, one.from)));
  const clause = said.slice(begin, one.from);
  const before = said.slice(Math.max(begin, numerals[at - 1]?.to ?? 0, one.from - 120), one.from);
  const after = said.slice(one.to, one.to + 60);
  const rest = /^[^\n]*?(?=[.!?;](?:\s|$)|\n|$)/.exec(said.slice(one.to, one.to + 200))?.[0] ?? "";
  const isRestated = given.has(one.value);
  let weight = 0;
  if (ANSWER.test(before)) weight = 7;
  else if (CONCLUDES.test(before)) weight = 5;
  else if (IS_EQUAL.test(before)) weight = 4;
  else if (COPULA.test(before) || /\b(?:but|sondern|mais|sino|mas) (?:rather )?$/.test(before)) weight = 2;
  else if (clause.trim() === "" && SUBJECT.test(after)) weight = 2;
  if (NAMED_AFTER.test(after)) weight = Math.max(weight, 6);
  if (weight >= 5 && IS_EQUAL.test(before)) weight += 1;
  if (isRestated && (weight < 7 || EQUATES.test(after))) weight -= 4;
  else if (/\*\*[^*\n]*$/.test(clause) && /^[^*\n]*\*\*/.test(after)) weight = Math.max(weight, 5);
  // A short opening is the answer, and the rest explains it.
  if (
    !isRestated &&
    at === 0 &&
    begin === 0 &&
    !rest.includes(":") &&
    wordsIn(before) <= 2 &&
    wordsIn(before) + wordsIn(rest) <= 4
  )
    weight = Math.max(weight, 5) + 0.5;
  if (OPERAND.test(after)) weight -= 5;
  if (REJECTED.test(clause.slice(-60)) || DISCARDED.test(after)) weight -= 6;
  if (ASIDE.test(before)) weight -= 3;
  if (EXPLAINS.test(clause.slice(-100))) weight -= 4;
  if (TOTAL.test(said.slice(Math.max(0, one.from - 30), one.from))) weight -= 4;
  const isOpen =
    / ?\w{0,8} (?:or|oder|ou|o) (?:\w+ )?["$€£]?$/.test(before) || /^ ?\w{0,8} (?:or|oder|ou|o) ["$€£]?\d/.test(after);
  // “2 hours 30 minutes” is in both units.
  const isInOtherUnit = to !== undefined && one.also === undefined && isInOtherThan(to, after);
  if (isInOtherUnit) weight -= 4;
  if (one.also === undefined && isIn(to, after)) weight += 4;
  return { weight, isOpen, isRestated, isInOtherUnit };
}

/** “60 °C is 140 °F”: the equal value follows. */
const EQUATES = /^[^.\n\d]{0,40}(?:=|≈|→|\b(?:is|are|equals?|makes?|corresponds?|converts?)\b)[^.\n\d]{0,20}\d/;
/** “31 of the 240”: the total, not the result. */
const TOTAL =
  /\d (?:\p{L}{1,15} )?(?:of|von|der|sur|de|di|out of) (?:the |these |those |all |den |les |los |las |os |as )?$/u;

/** “37,000 metres, since one kilometre is 1,000 metres.” */
const EXPLAINS = /\b(?:since|because|given that|weil|denn|puisque|car|porque|ya que|pois)\b[^,.;]*$/;

const wordsIn = (text: string): number => (text.match(/\p{L}+/gu) ?? []).length;

function lastEnd(head: string): number {
  const ends = [...head.slice(-400).matchAll(/[.!?;]["')*]{0,3}\s/g)];
  const last = ends.at(-1);
  return last ? Math.max(0, head.length - 400) + last.index + last[0].length : 0;
}
