import { ciphers, reverseText, rot47, squeezed, unleet } from "../../text/fold.ts";
import { PhraseTable, type Spelling } from "./phrase-finder.ts";
import { LEET_LETTERS, LETTERS, MORSE, spelledIn, VERBATIM } from "./signs.ts";

/** How a phrase may be written, the plainest first. */
export const FORMS = ["different spacing or case", "reversed", "rotated", "encoded", "respelt"] as const;
type Form = (typeof FORMS)[number];

/** Shorter spellings come up by chance. */
const SHORTEST = 7;
const SHORTEST_MORSE = 14;

/** Tables that find every phrase in every form. A rule is the place of the phrase, times the number of forms, plus the form. */
export function phraseTables(phrases: readonly string[]): readonly PhraseTable[] {
  const all = phrases.map((phrase, at) => ({ phrase, rule: (form: Form) => at * FORMS.length + FORMS.indexOf(form) }));
  const letters = all.flatMap(({ phrase, rule }) => [
    ...spelled(plainOf(phrase), rule("different spacing or case")),
    ...spelled(turnedOf(phrase), rule("reversed")),
    ...spelled(
      ciphers(squeezed(phrase)).flatMap((one) => [one, reverseText(one)]),
      rule("rotated"),
    ),
    ...spelled(encodedOf(phrase), rule("encoded")),
  ]);
  const leet = all.flatMap(({ phrase, rule }) => (isLeet(phrase) ? spelled([unleet(phrase)], rule("respelt")) : []));
  const rotated = all.map(({ phrase, rule }) => ({ signs: rot47(phrase), rule: rule("rotated") }));
  const morse = all.flatMap(({ phrase, rule }) =>
    spelled([morseOf(phrase)], rule("encoded")).filter(({ signs }) => signs.length >= SHORTEST_MORSE),
  );
  return [
    new PhraseTable(LETTERS, letters),
    new PhraseTable(LEET_LETTERS, leet),
    new PhraseTable(VERBATIM, rotated),
    new PhraseTable(MORSE, morse),
  ];
}

const spelled = (forms: readonly string[], rule: number): Spelling[] =>
  forms.filter((signs) => signs.length >= SHORTEST).map((signs) => ({ signs, rule }));

const plainOf = (phrase: string): string[] => [spelledIn(LETTERS, phrase), squeezed(phrase)];

/** Backward: as a whole, each word for itself, or only the order of the words. */
function turnedOf(phrase: string): string[] {
  const words = phrase.split(/[^\p{L}\p{N}]+/u).map(squeezed);
  return [...plainOf(phrase).map(reverseText), words.map(reverseText).join(""), [...words].reverse().join("")];
}

/** A number has no letters for digits to imitate. */
const isLeet = (phrase: string): boolean => (phrase.match(/\p{L}/gu) ?? []).length >= 4;

function encodedOf(phrase: string): string[] {
  const cases = [...new Set([phrase, phrase.toLowerCase(), phrase.toUpperCase(), reverseText(phrase)])];
  return cases.flatMap((one) => {
    const bytes = [...new TextEncoder().encode(one)];
    const each = (write: (byte: number) => string): string => bytes.map(write).join("");
    const hex = (byte: number): string => byte.toString(16).padStart(2, "0");
    const binary = each((byte) => byte.toString(2).padStart(8, "0"));
    const numbers = [
      each(hex),
      ...["0x", "x", "u00"].map((prefix) => each((byte) => prefix + hex(byte))),
      ...[each(String), each((byte) => byte.toString(8)), each((byte) => byte.toString(8).padStart(3, "0"))],
      ...[binary, each((byte) => byte.toString(2).padStart(7, "0"))],
    ];
    const based = [...inBase(bytes, BASE64), ...inBase(bytes, BASE32)].map((text) => spelledIn(LETTERS, text));
    return [...numbers, ...based, ...based.map(reverseText)];
  });
}

const CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const BASE64 = { signs: `${CAPITALS}${CAPITALS.toLowerCase()}0123456789+/`, width: 6 };
const BASE32 = { signs: `${CAPITALS}234567`, width: 5 };

/** The signs that the bytes alone decide, wherever in an encoded text they begin; and with the last one as it ends a text. */
function inBase(bytes: readonly number[], { signs, width }: typeof BASE64): string[] {
  const phases = width === 6 ? 3 : 5;
  return Array.from({ length: phases }, (_, phase) => {
    const bits = "0".repeat(phase * 8) + bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("");
    const from = Math.ceil((phase * 8) / width);
    const read = (count: number): string =>
      Array.from({ length: count - from }, (__, at) => {
        const start = (from + at) * width;
        return signs.charAt(Number.parseInt(bits.slice(start, start + width).padEnd(width, "0"), 2));
      }).join("");
    return [read(Math.floor(bits.length / width)), read(Math.ceil(bits.length / width))];
  }).flat();
}

const MORSE_SIGNS = `a.- b-... c-.-. d-.. e. f..-. g--. h.... i.. j.--- k-.- l.-.. m-- n-. o--- p.--. q--.- r.-. s... t- u..- v...- w.--
x-..- y-.-- z--.. 0----- 1.---- 2..--- 3...-- 4....- 5..... 6-.... 7--... 8---.. 9----.`;
const MORSE_OF = new Map(MORSE_SIGNS.split(/\s/).map((entry) => [entry.slice(0, 1), entry.slice(1)]));
const morseOf = (phrase: string): string =>
  spelledIn(MORSE, [...squeezed(phrase)].map((sign) => MORSE_OF.get(sign) ?? "").join(" "));
