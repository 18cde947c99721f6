/** One form for what looks the same: compatibility characters, typographic quotes, invisible characters, case. */
export function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replaceAll(/[‘’ʼ´`]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‐‑‒–—]/g, "-")
    .toLowerCase();
}

export function withoutCode(text: string): string {
  return text.replaceAll(/(```|~~~)[\s\S]*?(\1|$)/g, "\n").replaceAll(/`[^`\n]+`/g, " ");
}

/** What somebody else is quoted with is not what the agent says. An answer that is nothing but a quotation stays. */
export function withoutQuotations(text: string): string {
  const left = text
    .replaceAll(/^\s*>.*$/gm, " ")
    .replaceAll(/"[^"\n]{3,400}"|“[^”\n]{3,400}”|«[^»\n]{3,400}»|„[^“”\n]{3,400}[“”]/g, " ");
  return left.trim() ? left : text;
}

/** Sentences and list items, in order. The number of an item belongs to it. */
export function sentences(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?…]["')\]*_]*)(?<!(?:^|\n)[ \t]{0,8}\d{1,2}\.)\s+(?=\S)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

export function words(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}

export const isListItem = (line: string): boolean => /^\s*(?:[-•+]|\*(?!\*)|\d{1,2}[.)]|step \d+)\s*\S/i.test(line);

/** As plain text inside a pattern. */
export const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
