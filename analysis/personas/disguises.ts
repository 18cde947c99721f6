const SHIFT = 13;

const rotated = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const first = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + SHIFT) % 26) + first);
  });

const FIGURES: Readonly<Record<string, string>> = { a: "4", e: "3", i: "1", o: "0", s: "5", t: "7" };

/** UTF-8 first, so that every language survives it. */
const base64 = (text: string): string => {
  const bytes = new TextEncoder().encode(text);
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
};

const asIs = (text: string): string => text;

/**
 * How an attacker rewrites a request, in the order of the frames' `disguises`. The transformation itself is here; the words around
 * it are in the frames.
 */
export const disguises: readonly ((text: string) => string)[] = [
  base64,
  (text) => [...text].reverse().join(""),
  rotated,
  (text) => [...text].join(" "),
  (text) => text.replaceAll(/[aeiost]/g, (letter) => FIGURES[letter] ?? letter),
  (text) => JSON.stringify(text).slice(1, -1),
  asIs,
  asIs,
  asIs,
  asIs,
  asIs,
  asIs,
];
