/** How a text is read: the sign that a character stands for, or that it is passed over. */
export type Signs = (unit: number) => number;

export const SKIPPED = -1;
/** A sign that no phrase has. */
const OTHER = 0;

const LETTER = /[\p{L}\p{N}]/u;
const code = (sign: string): number => sign.charCodeAt(0);

function signsBy(read: (sign: string) => number): Signs {
  const ascii = Int32Array.from({ length: 128 }, (_, unit) => read(String.fromCharCode(unit)));
  return (unit) => (unit < 128 ? (ascii[unit] as number) : read(String.fromCharCode(unit)));
}

/** Letters and digits, whatever their case and what stands between them. */
export const LETTERS = signsBy((sign) => (LETTER.test(sign) ? code(sign.toLowerCase()) : SKIPPED));

const LEET: Readonly<Record<string, string>> = {
  ...{ "0": "o", "1": "i", "2": "z", "3": "e", "4": "a", "5": "s", "6": "g", "7": "t", "8": "b", "9": "g" },
  ...{ "@": "a", $: "s", "€": "e", "!": "i", "|": "i", "+": "t", l: "i", L: "i" },
};

/** Digits and signs read as the letters that they imitate. */
export const LEET_LETTERS = signsBy((sign) => {
  const letter = LEET[sign];
  return letter === undefined ? LETTERS(code(sign)) : code(letter);
});

/** Every character as it is. */
export const VERBATIM: Signs = (unit) => unit;

/** Dots and dashes, however they are set apart. */
export const MORSE = signsBy((sign) => {
  if (/[.·•]/.test(sign)) return code(".");
  if (/[_\-–—−]/.test(sign)) return code("-");
  return /[\s/|]/.test(sign) ? SKIPPED : OTHER;
});

/** A phrase in the signs of an alphabet. */
export const spelledIn = (signs: Signs, phrase: string): string =>
  Array.from({ length: phrase.length }, (_, at) => signs(phrase.charCodeAt(at)))
    .filter((sign) => sign !== SKIPPED)
    .map((sign) => String.fromCharCode(sign))
    .join("");
