import { plain } from "./text.ts";

const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "i",
};

/** Letters and digits only, so that spacing, hyphens and line breaks hide nothing. */
export const squeezed = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Digits read as the letters they imitate, also where they are digits: both sides of a comparison are folded alike. */
export const unleet = (text: string): string =>
  plain(text)
    .replaceAll(/[013457@$!|]/g, (sign) => LEET[sign] ?? "")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("l", "i");

export const reversed = (text: string): string => [...text].reverse().join("");

export const rot13 = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const base = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });

/** Everything in the text that may be an encoding, decoded: base64, hexadecimal, percent signs, numbers of characters. */
export function decodings(text: string): string[] {
  const joined = text.replaceAll(/(?<=[A-Za-z0-9+/_-]{4})\s*\n\s*(?=[A-Za-z0-9+/_-]{4})/g, "");
  const base64 = (joined.match(/[A-Za-z0-9+/_-]{8,}={0,2}/g) ?? []).map((run) =>
    Buffer.from(run, "base64").toString("latin1"),
  );
  const hex = (text.match(/(?:(?:0x|\\x)?[0-9a-f]{2}[\s,:-]*){4,}/gi) ?? []).map((run) =>
    Buffer.from(run.replaceAll(/0x|\\x|[^0-9a-f]/gi, ""), "hex").toString("latin1"),
  );
  const percent = /%[0-9a-f]{2}/i.test(text)
    ? [text.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))]
    : [];
  const numbers = (text.match(/(?:\b\d{2,3}\b[\s,;-]*){4,}/g) ?? []).map((run) =>
    (run.match(/\d+/g) ?? []).map((code) => String.fromCharCode(Number(code))).join(""),
  );
  return [...base64, ...hex, ...percent, ...numbers];
}
