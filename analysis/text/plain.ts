import { remembering } from "./view/recent-views.ts";

/** One form for what looks the same: compatibility characters, typographic quotes, invisible characters, case. */
export const plain = remembering((text): string =>
  compatible(text)
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replaceAll(/[‘’ʼ´`]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‐‑‒–—]/g, "-")
    .toLowerCase()
    // The small form of İ comes with a dot of its own.
    .replaceAll("i\u0307", "i"),
);

/** One sign may stand for eighteen: where they make a text much longer, those that stand for many are left out. */
function compatible(text: string): string {
  const spelt = text.normalize("NFKC");
  if (spelt.length <= text.length * 1.2 + 1000) return spelt;
  const signs = new Map<string, string>();
  const standingFor = (sign: string): string => {
    const known = signs.get(sign) ?? (sign.normalize("NFKC").length > 1 ? " " : sign);
    signs.set(sign, known);
    return known;
  };
  return text.replaceAll(/[^\0-\u007f]/gu, standingFor).normalize("NFKC");
}
