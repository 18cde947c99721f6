import { ASCII, PLAIN, plain } from "./plain.ts";
import { normalizing } from "./view/normalizing.ts";
import { createPieces } from "./view/offsets.ts";
import { remembering } from "./view/recent-views.ts";
import { applySteps, LOWER_CASE, only, replacing, type Step, traceSteps } from "./view/steps.ts";
import { createView, type View } from "./view/view.ts";

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

const letter = (sign: string, first: number): string => String.fromCharCode(97 + (sign.codePointAt(0) ?? 0) - first);

/**
 * Letters drawn as flags or in squares, and invisible tags, are letters. All are beyond the first 65,536 characters, which
 * most texts never leave.
 */
const REDRAWN = only(/[\ud83c\udb40]/, [
  replacing(/[\u{1f1e6}-\u{1f1ff}]/gu, (sign) => letter(sign, 0x1f1e6)),
  replacing(/[\u{1f130}-\u{1f149}]/gu, (sign) => letter(sign, 0x1f130)),
  replacing(/[\u{1f150}-\u{1f169}]/gu, (sign) => letter(sign, 0x1f150)),
  replacing(/[\u{1f170}-\u{1f189}]/gu, (sign) => letter(sign, 0x1f170)),
  replacing(/[\u{e0020}-\u{e007e}]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xe0000)),
]);

const UNACCENTED: readonly Step[] = [
  normalizing("NFKD"),
  replacing(/\p{M}+/gu, ""),
  replacing("ß", "ss"),
  replacing(/[Ͱ-ԯ]/g, (sign) => LATIN[CYRILLIC_AND_GREEK.indexOf(sign)] ?? sign),
];
/** Capitals stay capitals. */
const CASE_KEPT: readonly Step[] = PLAIN.filter((step) => step !== LOWER_CASE);
const ACCENTLESS: readonly Step[] = [
  ...[REDRAWN, ...CASE_KEPT, ...UNACCENTED],
  replacing(/[Ͱ-ԯ]/g, (sign) => LATIN[CYRILLIC_AND_GREEK.indexOf(sign.toLowerCase())]?.toUpperCase() ?? sign),
];
const BARE: readonly Step[] = [REDRAWN, ...PLAIN, ...UNACCENTED];
const SQUEEZED: readonly Step[] = [replacing(/[^\p{L}\p{N}]+/gu, "")];
const UNLEET: readonly Step[] = [
  replacing(/[0-9@$€!|+]/g, (sign) => LEET[sign] ?? ""),
  ...SQUEEZED,
  replacing("l", "i"),
];

/** One form for what looks the same, in the case as it is written. */
export const normalizeText = (text: string): string => applySteps(CASE_KEPT, text);

/** The same without accents, and in Latin letters where others only look like them. */
export const accentless = (text: string): string => applySteps(ACCENTLESS, text);

/** In lower case, without accents, and in Latin letters where others only look like them. */
export const bare = remembering((text) =>
  ASCII.test(text) ? plain(text) : applySteps(UNACCENTED, plain(REDRAWN.apply(text))),
);
export const bareView = (text: string): View => createView(bare(text), () => traceSteps(BARE, text));

/** Letters and digits only, so that spacing, hyphens and line breaks hide nothing. */
export const squeezed = remembering((text) =>
  ASCII.test(text) ? plain(text).replaceAll(/[^a-z0-9]+/g, "") : applySteps(SQUEEZED, bare(text)),
);
export const squeezedView = (text: string): View =>
  createView(squeezed(text), () => traceSteps([...BARE, ...SQUEEZED], text));

/** Digits read as the letters they imitate, also where they are digits: both sides of a comparison are folded alike. */
export const unleet = (text: string): string => applySteps(UNLEET, bare(text));
export const unleetView = (text: string): View =>
  createView(unleet(text), () => traceSteps([...BARE, ...UNLEET], text));

/** Character by character. Pairs of surrogates stay in their order; without any, splitting is much faster. */
export const reverseText = (text: string): string =>
  (/[\ud800-\udfff]/.test(text) ? [...text] : text.split("")).reverse().join("");
export const reversedView = (text: string): View =>
  createView(reverseText(text), () => {
    const pieces = createPieces();
    let end = text.length;
    for (const sign of [...text].reverse()) {
      pieces.even(sign.length, end - sign.length);
      end -= sign.length;
    }
    return pieces.offsets();
  });

/** What a text in lower case becomes when its letters are shifted along the alphabet, or mirrored in it. */
export const ciphers = remembering((text): readonly string[] => {
  const moved = Array.from({ length: 25 }, (_, by) => withLetters(text, (place) => (place + by + 1) % 26));
  const mirrored = withLetters(text, (place) => 25 - place);
  if (!/\d/.test(text)) return [...moved, mirrored];
  const alsoDigits = moved.map((form) => form.replaceAll(/\d/g, (digit) => String((Number(digit) + 5) % 10)));
  return [...moved, mirrored, ...alsoDigits];
});

const ALPHABET = "abcdefghijklmnopqrstuvwxyz";

/** Each letter replaced by the one at another place of the alphabet. */
function withLetters(text: string, move: (place: number) => number): string {
  let out = "";
  for (let at = 0; at < text.length; at++) {
    const place = text.charCodeAt(at) - 97;
    out += place >= 0 && place < 26 ? ALPHABET.charAt(move(place)) : text.charAt(at);
  }
  return out;
}

/** Each printable sign 47 places on. */
export const rot47 = (text: string): string =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(33 + ((sign.charCodeAt(0) - 33 + 47) % 94)));
