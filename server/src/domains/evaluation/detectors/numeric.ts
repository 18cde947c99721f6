import { absent, detector, present, undecided } from "./detector.ts";
import { plain } from "./text.ts";

interface Seen {
  readonly text: string;
  readonly expected: number;
  /** How far off is still right; nothing by default. */
  readonly within?: number;
}

/** An answer may show its working: the result is what it marks as such, or else what it ends with. */
export const numeric = detector({
  name: "numeric",
  finds: "The number that the answer comes to is the right one.",
  look: ({ text, expected, within = 0 }: Seen) => {
    const isRight = (value: number): boolean => Math.abs(value - expected) <= within + 1e-9;
    const said = plain(text);
    const all = numbersIn(said);
    const last = all.at(-1);
    if (last === undefined) return undecided("no number in figures");
    const marked = markedResults(said);
    const result = marked.at(-1) ?? last;
    if (!all.some(isRight)) return absent(`comes to ${result}, not ${expected}`);
    if (isRight(result)) return present(String(expected));
    return undecided(`${expected} among other results: ${[...marked, last].join(", ")}`);
  },
});

/** What an answer comes to, or null when it names no number. */
export function resultOf(text: string): number | null {
  const said = plain(text);
  return markedResults(said).at(-1) ?? numbersIn(said).at(-1) ?? null;
}

const NUMBER = "-?\\d{1,3}(?:[ ,.'\u202f]\\d{3})+(?:[.,]\\d{1,2})?|-?\\d+(?:[.,]\\d+)?";

/** In either convention: 1,234.50 and 1.234,50. Ordinals and list numbers are no results. */
export function numbersIn(text: string): number[] {
  const prose = text.replaceAll(/^\s*\d{1,2}[.)]\s/gm, " ").replaceAll(/\bstep \d+/g, " ");
  return (prose.match(new RegExp(`(?<![\\p{L}\\d])(?:${NUMBER})(?!\\d)`, "gu")) ?? []).map(read);
}

function read(written: string): number {
  const bare = written.replaceAll(/[ '\u202f]/g, "");
  const decimal =
    /[.,](\d{1,2})$/.exec(bare)?.[0] ?? (/^-?\d+[.,]\d{4,}$/.test(bare) ? bare.slice(bare.search(/[.,]/)) : "");
  const whole = bare.slice(0, bare.length - decimal.length).replaceAll(/[.,]/g, "");
  return Number(`${whole}${decimal.replace(",", ".")}`);
}

/** Bold, after an equals sign at the end of a line, or after a word for the outcome. */
function markedResults(text: string): number[] {
  const bold = [...text.matchAll(/\*\*([^*\n]+)\*\*/g)].map((match) => match[1] ?? "");
  const named = [
    ...text.matchAll(
      /\b(?:total|answer|result|altogether|in all|comes to|amounts to|you (?:pay|owe|get)|ergebnis|insgesamt|summe|résultat|au total|en total|resultado)\b[^\n.;?]{0,40}?((?:[$€£]\s?)?-?\d[\d .,']*)/g,
    ),
  ].map((match) => match[1] ?? "");
  return [...named, ...bold].flatMap((piece) => numbersIn(piece).slice(-1));
}
