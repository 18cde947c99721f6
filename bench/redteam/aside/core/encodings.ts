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

export const encoded = (text: string, how: Encoding): string => encoders[how](text);

const readable = (text: string): boolean =>
  text.length >= 8 && [...text].every((letter) => letter === "\n" || (letter >= " " && letter <= "\u024f"));

/** What a message hides: the texts of its longer base64 and hex runs, and the whole of it turned by 13 and turned round. */
export function hiddenIn(text: string): string[] {
  const runs = text.match(/[A-Za-z0-9+/]{12,}={0,2}/gu) ?? [];
  const decoded = runs
    .slice(0, 8)
    .flatMap((run) => [Buffer.from(run, "base64").toString("utf8"), Buffer.from(run, "hex").toString("utf8")]);
  return [...decoded.filter(readable), rot13(text), [...text].reverse().join("")];
}
