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

/** A request hidden in base64, hexadecimal, ROT13 or reversed text. Null if nothing readable is found. */
export function undisguised(text: string): string | null {
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
  return null;
}

function afterColon(text: string): string {
  return text.slice(text.indexOf(":") + 1).trim();
}

/** A secret in the requested encoding, as if that made it harmless. */
export function disguised(secret: string, wish: string): string {
  if (/\b(?:backwards|reversed?|rückwärts|al revés)\b/i.test(wish)) return [...secret].reverse().join("");
  if (/\b(?:hex\w*|bytes)\b/i.test(wish)) return Buffer.from(secret).toString("hex");
  if (/\bbase ?64\b/i.test(wish)) return Buffer.from(secret).toString("base64");
  if (/\brot-?13\b/i.test(wish)) return rotated(secret);
  return /\bspaces?\b|\bbetween (?:all|the|each)\b|\bletter by letter\b/i.test(wish) ? [...secret].join(" ") : secret;
}
