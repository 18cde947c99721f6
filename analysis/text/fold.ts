import { plain } from "./plain.ts";
import { remembering } from "./view/recent-views.ts";

const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "2": "z",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "g",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "€": "e",
  "!": "i",
  "|": "i",
  "+": "t",
};

const CYRILLIC_AND_GREEK = "авекмнорстухіјѕԁԛԝһαβεικνορτυχ";
const LATIN = "abekmhopctyxijsdqwhabeiknoptux";

/** Letters that are drawn as flags, as tags that nobody sees, or in squares, are letters. */
function redrawn(text: string): string {
  // They all lie beyond the first 65,536 characters, which is where most texts stay.
  if (!/[\ud83c\udb40]/.test(text)) return text;
  return text
    .replaceAll(/[\u{1f1e6}-\u{1f1ff}]/gu, (sign) => letter(sign, 0x1f1e6))
    .replaceAll(/[\u{1f130}-\u{1f149}]/gu, (sign) => letter(sign, 0x1f130))
    .replaceAll(/[\u{1f150}-\u{1f169}]/gu, (sign) => letter(sign, 0x1f150))
    .replaceAll(/[\u{1f170}-\u{1f189}]/gu, (sign) => letter(sign, 0x1f170))
    .replaceAll(/[\u{e0020}-\u{e007e}]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xe0000));
}

const letter = (sign: string, first: number): string => String.fromCharCode(97 + (sign.codePointAt(0) ?? 0) - first);

/** In lower case, without accents, and in Latin letters where others only look like them. */
export const bare = remembering((text) =>
  plain(redrawn(text))
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll(/[Ͱ-ԯ]/g, (sign) => LATIN[CYRILLIC_AND_GREEK.indexOf(sign)] ?? sign),
);

/** Letters and digits only, so that spacing, hyphens and line breaks hide nothing. */
export const squeezed = remembering((text) => bare(text).replaceAll(/[^\p{L}\p{N}]+/gu, ""));

/** Digits read as the letters they imitate, also where they are digits: both sides of a comparison are folded alike. */
export const unleet = (text: string): string =>
  bare(text)
    .replaceAll(/[0-9@$€!|+]/g, (sign) => LEET[sign] ?? "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "")
    .replaceAll("l", "i");

export const reversed = (text: string): string => [...text].reverse().join("");

/** What a text in lower case becomes when its letters are moved along the alphabet, or turned round in it. */
export function ciphers(text: string): string[] {
  const moved = Array.from({ length: 25 }, (_, by) => shifted(text, by + 1));
  const mirrored = text.replaceAll(/[a-z]/g, (sign) => String.fromCharCode(219 - sign.charCodeAt(0)));
  const alsoDigits = moved.map((form) => form.replaceAll(/\d/g, (digit) => String((Number(digit) + 5) % 10)));
  return [...moved, mirrored, ...alsoDigits];
}

const shifted = (text: string, by: number): string =>
  text.replaceAll(/[a-z]/g, (sign) => String.fromCharCode(((sign.charCodeAt(0) - 97 + by) % 26) + 97));

/** Each printable sign 47 places on. */
export const rot47 = (text: string): string =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(33 + ((sign.charCodeAt(0) - 33 + 47) % 94)));
