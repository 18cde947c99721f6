/** How a request is written so that a filter for words passes it by. */

export const rot13 = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const base = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });

export const backward = (text: string): string => [...text].reverse().join("");

export const spaceLetters = (text: string): string => [...text.replaceAll(" ", "  ")].join(" ");

const figures: Readonly<Record<string, string>> = { a: "4", e: "3", i: "1", o: "0", s: "5", t: "7" };

export const leet = (text: string): string =>
  text.replaceAll(/[aeiost]/gi, (letter) => figures[letter.toLowerCase()] ?? letter);

const CODE =
  ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..".split(
    " ",
  );
const DIGITS = "----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----.".split(" ");

/** Letters and digits in Morse code, words apart by a slash; other characters have no place in it. */
export function morse(text: string): string {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words
    .map((word) =>
      [...word].map((sign) => (/\d/.test(sign) ? DIGITS[Number(sign)] : CODE[sign.charCodeAt(0) - 97])).join(" "),
    )
    .join(" / ");
}
