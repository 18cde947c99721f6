/** A number in a text, with what it counts. */
export interface Quantity {
  readonly value: number;
  /** What follows it in the same sentence. */
  readonly after: string;
  readonly before: string;
  readonly isMoney: boolean;
  readonly isPercent: boolean;
  /** Per item: each, apiece, a month. */
  readonly isEach: boolean;
  readonly from: number;
  readonly to: number;
}

const NUMBER =
  /(?<![\p{L}\p{N}.,:#_-])(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)(?![\p{L}\p{N}_]|:\d|-[\p{L}\d]|[.,]\d)/gu;
const MONEY = /^\s?(?:€|eur\b|euros?\b|dollars?\b|usd\b|\$|cents?\b)/i;
const PERCENT = /^\s?(?:%|percent|per cent|prozent|pour ?cent|por ?ciento|por ?cento)/i;
const EACH =
  /^[^.?!\d]{0,16}?\b(?:each|apiece|a piece|per|an? (?:month|week|day|year|item|piece|kilo)|je|cada|chacune?)\b/i;

/** Numbers that count or measure something. Those inside codes, times and names are left out. */
export function quantitiesIn(text: string): Quantity[] {
  return [...text.matchAll(NUMBER)].map((match) => {
    const [from, to] = [match.index, match.index + match[0].length];
    const after = /^[^.?!\n]{0,60}/.exec(text.slice(to, to + 60))?.[0] ?? "";
    const before = /[^.?!\n]*$/.exec(text.slice(Math.max(0, from - 40), from))?.[0] ?? "";
    const isMoney = MONEY.test(after) || /[€$£]\s?$/.test(before);
    return {
      value: numberOf(match[0]),
      after,
      before,
      isMoney,
      isPercent: PERCENT.test(after),
      isEach: isMoney && EACH.test(after),
      from,
      to,
    };
  });
}

/** A comma before three digits separates thousands; before one or two it is a decimal comma. */
function numberOf(written: string): number {
  return Number(/,\d{3}(?!\d)/.test(written) ? written.replaceAll(",", "") : written.replace(",", "."));
}

/** As people write it: at most three decimals, and no trailing zeros. */
export const writeNumber = (value: number): string => String(Math.round(value * 1000) / 1000);
