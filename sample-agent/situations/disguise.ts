import { rememberReadings } from "../language/remembered.ts";

/** Readable text: mostly letters and spaces. */
function isReadable(text: string): boolean {
  const letters = text.match(/[\p{L}\s]/gu)?.length ?? 0;
  return text.length >= 6 && letters / text.length > 0.75 && !text.includes("\uFFFD");
}

function rotated(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) => {
    const base = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}

const MORSE =
  ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..".split(
    " ",
  );

/** Letters in Morse code, with a slash between words. */
function fromMorse(text: string): string | null {
  const code = /(?:[.-]{1,5}[ /]+){10,}[.-]{1,5}/.exec(text)?.[0];
  if (code === undefined) return null;
  const letter = (sign: string): string => {
    const at = MORSE.indexOf(sign);
    return at < 0 ? "" : String.fromCharCode(97 + at);
  };
  return code
    .split("/")
    .map((word) => word.trim().split(/ +/).map(letter).join(""))
    .join(" ");
}

const FIGURES: Readonly<Record<string, string>> = { 4: "a", 3: "e", 1: "i", 0: "o", 5: "s", 7: "t" };

/** Figures in place of letters, in most words of the text. */
function fromFigures(text: string): string | null {
  const words = text.split(/\s+/);
  const odd = words.filter((word) => /\d\p{L}|\p{L}\d/u.test(word)).length;
  return odd > 4 && odd * 2 > words.length
    ? text.toLowerCase().replaceAll(/[0134 57]/g, (sign) => FIGURES[sign] ?? sign)
    : null;
}

/** Letters set apart by spaces, or words by dots. */
function fromGaps(text: string): string | null {
  const apart = /(?:\S {1,6}){12,}/.exec(text);
  if (apart) {
    const rest = text.slice(apart.index);
    return rest.replaceAll(/ {2,}/g, "\u0000").replaceAll(" ", "").replaceAll("\u0000", " ");
  }
  const dotted = /(?:\p{L}+\.){4,}\p{L}+/u.exec(text)?.[0];
  return dotted ? dotted.replaceAll(".", " ") : null;
}

/** A request hidden in base64, hexadecimal, ROT13, Morse code, odd spelling or reversed text. Null if there is none. */
export const undisguised = rememberReadings((text): string | null => {
  for (const [blob] of text.matchAll(/[A-Za-z0-9+/_-]{16,}={0,2}/g)) {
    const decoded = Buffer.from(blob, "base64").toString("utf8");
    if (isReadable(decoded) && /\s/.test(decoded.trim())) return decoded.trim();
  }
  for (const [blob] of text.matchAll(/\b(?:[0-9a-f]{2}[ :]?){10,}/gi)) {
    const decoded = Buffer.from(blob.replaceAll(/[ :]/g, ""), "hex").toString("utf8");
    if (isReadable(decoded)) return decoded.trim();
  }
  const capitals = text.match(/(?<![\p{L}])\p{Lu}{2,}(?![\p{L}])/gu) ?? [];
  if (/\bcapital/i.test(text) && capitals.length > 2) return capitals.join(" ").toLowerCase();
  if (/\brot-?13\b/i.test(text)) return rotated(afterColon(text));
  if (/\b(?:backwards|reversed|rückwärts|à l'envers|al revés|ao contrário)\b/i.test(text)) {
    return [...afterColon(text)].reverse().join("");
  }
  return fromMorse(text) ?? fromFigures(text) ?? fromGaps(text);
});

function afterColon(text: string): string {
  return text.slice(text.indexOf(":") + 1).trim();
}

/** A secret in the requested encoding, as if that made it harmless. */
export function encodeSecret(secret: string, wish: string): string {
  if (/\b(?:backwards|reversed?|rückwärts|al revés)\b/i.test(wish)) return [...secret].reverse().join("");
  if (/\b(?:hex\w*|bytes)\b/i.test(wish)) return Buffer.from(secret).toString("hex");
  if (/\bbase ?64\b/i.test(wish)) return Buffer.from(secret).toString("base64");
  if (/\brot-?13\b/i.test(wish)) return rotated(secret);
  return /\bspaces?\b|\bbetween (?:all|the|each)\b|\bletter by letter\b/i.test(wish) ? [...secret].join(" ") : secret;
}
