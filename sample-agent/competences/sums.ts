import { entries } from "@agent-console/analysis/lexicons/entries.ts";
import { sentencesOf } from "../language/words.ts";
import { solveCalculation } from "./figures.ts";
import { hasWord, plainWords } from "./muddled.ts";
import { type Quantity, quantitiesIn } from "./quantities.ts";
import type { Competence } from "./solved.ts";

const FIGURE = "(?<!\\d)(\\d{1,12}(?:[.,]\\d{1,6})?)";
const OPERATORS: readonly (readonly [string, (one: number, other: number) => number])[] = [
  ["plus|\\+|más|mais|più|und", (one, other) => one + other],
  ["minus|−|(?<= )-(?= )|menos|moins|meno", (one, other) => one - other],
  ["times|multiplied by|×|\\*|mal|fois|vezes|veces|per", (one, other) => one * other],
  ["divided by|÷|over|geteilt durch|divisé par|dividido (?:por|entre)", (one, other) => one / other],
];

/** An explicit calculation: two numbers with an operator or its name between them. */
export function expressionIn(text: string): { readonly value: number; readonly end: number } | null {
  for (const [sign, apply] of OPERATORS) {
    const found = new RegExp(`${FIGURE}\\s?(?:${sign})\\s?${FIGURE}`, "i").exec(text);
    if (!found) continue;
    const [one, other] = [found[1], found[2]].map((figure) => Number((figure ?? "").replace(",", ".")));
    return { value: apply(one ?? 0, other ?? 0), end: found.index + found[0].length };
  }
  return null;
}

const ASKED = /\?|\b(?:how (?:many|much)|altogether|in all|what (?:do|did|is|was|have))\b/i;

/** Everyday arithmetic: what something costs, what is left, how many there are. */
export const sums: Competence = (task) => {
  const told = askedPart(task.text);
  const value = expressionIn(told)?.value ?? (ASKED.test(plainWords(told).join(" ") + told) ? problemIn(told) : null);
  return value === null ? null : solveCalculation(value, task);
};

/** The part of a long message that contains the question, with its context. */
function askedPart(text: string): string {
  const parts = text.split(/\n\s*\n|\n(?=[^\n]*\?)/);
  return parts.findLast((part) => /\?|\d\s*plus\s*\d/i.test(part) && quantitiesIn(part).length > 1) ?? text;
}

function problemIn(text: string): number | null {
  const all = quantitiesIn(text).filter(({ before, after }) => !ASIDE.test(after) && !NAMED.test(before));
  return pricedIn(text, all) ?? packedIn(text) ?? countedIn(text, all);
}

/** About the person rather than the task. */
const ASIDE = /^ (?:years old|years of age|ans$|jahre alt)/i;
const NAMED = /(?<!\b(?:i|we|to) )\b(?:order|number|ticket|invoice|room|case|step|no\.?|version|page)\s$/i;
const OTHER_MEASURE = /^ ?(?:kg|kilos?|g|grams?|cm|mm|metres?|meters?|litres?|hours?|minutes?)\b/i;

/** Money: items at a price, a discount, and extra costs. */
function pricedIn(text: string, all: readonly Quantity[]): number | null {
  const money = all.filter(({ isMoney }) => isMoney);
  const counts = all.filter(({ isMoney, isPercent, after }) => !isMoney && !isPercent && !OTHER_MEASURE.test(after));
  const [percent] = all.filter(({ isPercent }) => isPercent);
  const unit = money.find(({ isEach }) => isEach);
  const sumOf = (list: readonly Quantity[]): number => list.reduce((sum, { value }) => sum + value, 0);
  if (unit && counts[0]) {
    const kept = /\ball but (\d+)/i.exec(text)?.[1];
    const pieces =
      kept === undefined ? counts.at(unit.from < counts[0].from ? -1 : 0)?.value : counts[0].value - Number(kept);
    return round((pieces ?? 1) * unit.value + sumOf(money.filter((one) => one !== unit)));
  }
  if (percent && money[0]) {
    const isMore = /\b(?:tax|vat|surcharge|tip|increase\w*|more expensive)\b/i.test(text);
    const share = (isMore ? 100 + percent.value : 100 - percent.value) / 100;
    return round(money[0].value * share + sumOf(money.slice(1)));
  }
  return money.length > 1 && counts.length === 0 ? round(sumOf(money)) : null;
}

const round = (value: number): number => Math.round(value * 100) / 100;

const HELD_IN_EACH = new RegExp(
  entries`
    \b(?:
      holds?
      has
      contains?
      fits?
      carr(?:y|ies)
      (?:packs|boxes|crates|bags) of
    )\s(\d+)[\s\S]*?\bhow many\b[^?]*?\b(?:in|are in|on|do)\s(\d+)
  `,
  "i",
);

/** A number per unit, and a number of units. */
const PER_UNIT = /(\d+) \p{L}+ (?:per|a|each) (\p{L}+)[^\d?]{1,60}?(\d+) \2s?\b/iu;

function packedIn(text: string): number | null {
  const per = PER_UNIT.exec(text);
  if (per) return Number(per[1]) * Number(per[3]);
  const found = HELD_IN_EACH.exec(text);
  return found ? Number(found[1]) * Number(found[2]) : null;
}

const TAKEN =
  "left,leave*,remain*,used,spent,gave,given,gone,went,lost,broken,broke,sold,missing,without,fewer,less,took,taken,passed,away,still,noch,davon,übrig,verbraucht,fehlen,reste*,utilisé*,perdu*,pas,quedan,queda,gasté,rotas,rotos,sin,restam,resta*,sobram,usei,gastei,embora,usate,usati,restano".split(
    ",",
  );
const ADDED = "altogether,together,total,insgesamt,zusammen,ensemble,juntos,juntas,insieme".split(",");

/** Two numbers of one kind: subtracted or added. */
function countedIn(text: string, all: readonly Quantity[]): number | null {
  const counts = all.filter(({ isPercent }) => !isPercent);
  const [one, other] = counts;
  if (!one || !other || counts.length > 2) return null;
  const words = plainWords(text);
  const question = plainWords(sentencesOf(text).findLast((sentence) => sentence.includes("?")) ?? text);
  if (hasWord(question, ...ADDED)) return one.value + other.value;
  return hasWord(words, ...TAKEN) ? Math.abs(one.value - other.value) : one.value + other.value;
}

const EUROPEAN = /(?<![\d.,])\d{1,3}(?:\.\d{3})*,\d{2}(?!\d)/g;
const STATED = /\b(?:comma|european|notation)\b/i;

/** Amounts with a comma before the cents, where the user says so. */
export const amounts: Competence = (task) => {
  const { text } = task;
  const [one, other] = (STATED.test(text) ? (text.match(EUROPEAN) ?? []) : []).map((figure) =>
    Number(figure.replaceAll(".", "").replace(",", ".")),
  );
  if (one === undefined) return null;
  const pieces = Number(/\bneed (\d+)/i.exec(text)?.[1] ?? Number.NaN);
  if (other === undefined) return Number.isNaN(pieces) ? null : solveCalculation(one * pieces, task);
  return solveCalculation(/\b(?:refund\w*|minus|less|taken off)\b/i.test(text) ? one - other : one + other, task);
};
