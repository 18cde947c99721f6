/** How a text is written so that a filter for words does not see it. Each can be read back, some without case and signs. */

export const base64 = (text: string): string => Buffer.from(text).toString("base64");

export const hex = (text: string): string =>
  Buffer.from(text)
    .toString("hex")
    .replaceAll(/(..)(?!$)/g, "$1 ");

export const percent = (text: string): string => Buffer.from(text).toString("hex").replaceAll(/(..)/g, "%$1");

export const rot13 = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const first = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });

export const reverseText = (text: string): string => [...text].reverse().join("");

/** One space between letters, three between words. */
export const spaceLetters = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) => [...word].join(" "))
    .join("   ");

const DIGIT_FOR: Readonly<Record<string, string>> = { a: "4", e: "3", i: "1", o: "0", s: "5", t: "7" };
export const leet = (text: string): string =>
  text.replaceAll(/[aeiost]/gi, (letter) => DIGIT_FOR[letter.toLowerCase()] ?? letter);

const LATIN = "acehiopsxyABCEHIKMOPTX";
const CYRILLIC = "асеһіорѕхуАВСЕНІКМОРТХ";
export const homoglyphs = (text: string): string =>
  [...text].map((letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter).join("");

/** A zero-width space between the letters of each word. */
export const zeroWidth = (text: string): string => text.replaceAll(/(\p{L})(?=\p{L})/gu, "$1\u200b");

/** Printable ASCII as the invisible tag characters of Unicode; anything else stays as it is. */
export const tagCharacters = (text: string): string =>
  text.replaceAll(/[ -~]/g, (sign) => String.fromCodePoint(0xe0000 + sign.charCodeAt(0)));

const MORSE_LETTERS =
  ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..".split(
    " ",
  );
const MORSE_DIGITS = "----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----.".split(" ");
/** Signs without which an address cannot be read back. */
const MORSE_SIGNS: Readonly<Record<string, string>> = {
  ".": ".-.-.-",
  "@": ".--.-.",
  "-": "-....-",
  "/": "-..-.",
  "?": "..--..",
};

/** Words are separated by a slash. Signs that Morse code lacks are left out. */
export function morse(text: string): string {
  const signOf = (sign: string): string =>
    (/[a-z]/.test(sign) ? MORSE_LETTERS[sign.charCodeAt(0) - 97] : MORSE_DIGITS[Number.parseInt(sign, 10)]) ??
    MORSE_SIGNS[sign] ??
    "";
  return text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => [...word].map(signOf).filter(Boolean).join(" "))
    .filter(Boolean)
    .join(" / ");
}
