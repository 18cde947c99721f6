import type { Encoding } from "./features.ts";

const rot13 = (text: string): string =>
  text.replace(/[a-z]/giu, (letter) => {
    const base = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });

const encoders: Readonly<Record<Encoding, (text: string) => string>> = {
  base64: (text) => Buffer.from(text).toString("base64"),
  rot13,
  reverse: (text) => [...text].reverse().join(""),
  hex: (text) => Buffer.from(text).toString("hex"),
  spelled: (text) => [...text].join("-"),
};

export const encodeText = (text: string, how: Encoding): string => encoders[how](text);

const readable = (text: string): boolean =>
  text.length >= 8 && [...text].every((letter) => letter === "\n" || (letter >= " " && letter <= "\u024f"));

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s", "!": "i" },
  ...{ а: "a", е: "e", о: "o", р: "p", с: "c", х: "x", у: "y", і: "i" },
};

/** Digits and foreign letters that stand for the letters they look like. */
const withoutLookAlikes = (text: string): string =>
  [...text].map((letter) => LOOK_ALIKES[letter.toLowerCase()] ?? letter).join("");

/** “s e c r e t” and “s-e-c-r-e-t”, with words two spaces apart. */
const closedUp = (text: string): string => text.replace(/(?<=\b\p{L})[ .\-_](?=\p{L}\b)/gu, "").replace(/ {2,}/gu, " ");

/** What a message hides: its longer base64 and hex runs decoded, and the whole of it in the disguises that models see through. */
export function hiddenIn(text: string): string[] {
  const runs = text.match(/[A-Za-z0-9+/]{12,}={0,2}/gu) ?? [];
  const decoded = runs
    .slice(0, 8)
    .flatMap((run) => [Buffer.from(run, "base64").toString("utf8"), Buffer.from(run, "hex").toString("utf8")]);
  const whole = [rot13(text), [...text].reverse().join(""), withoutLookAlikes(text), closedUp(text)];
  return [...decoded.filter(readable), ...whole];
}
