const FENCE = /^ {0,3}(?:(?:>|[-*+]|\d{1,9}[.)])\s{0,4}){0,4}(`{3,}(?!.*`)|~{3,})/;

/**
 * The part of a response that a Markdown renderer treats as markup: no fenced or indented code, no code spans, no comments. An
 * unpaired backtick protects nothing, and neither does <pre>.
 */
export function shownAsMarkup(text: string): string {
  return withoutSpans(withoutBlocks(text)).replaceAll(
    /<!--[\s\S]*?(?:-->|$)|<(textarea|xmp|title|template|noscript)\b[^>]{0,200}>[\s\S]*?<\/\1\s*>/gi,
    " ",
  );
}

function withoutBlocks(text: string): string {
  const lines = text.replaceAll("\r", "").split("\n");
  let [fence, isAfterBlank, isInList, isIndented] = ["", true, false, false];
  return lines
    .map((line) => {
      const mark = FENCE.exec(line)?.[1] ?? "";
      if (fence) {
        const closes = new RegExp(`^[\\s>]*\\${fence.charAt(0)}{${fence.length},}\\s*$`).test(line);
        if (closes) fence = "";
        return "";
      }
      if (mark) {
        fence = mark;
        return "";
      }
      const isBlank = line.trim() === "";
      const isDeep = /^(?: {4}|\t)/.test(line);
      isIndented = !isBlank && isDeep && !isInList && (isAfterBlank || isIndented);
      if (/^ {0,3}(?:[-*+]|\d{1,9}[.)])\s/.test(line)) isInList = true;
      else if (!isBlank && !/^\s/.test(line) && isAfterBlank) isInList = false;
      isAfterBlank = isBlank;
      return isIndented ? "" : line;
    })
    .join("\n");
}

/** A span ends at a run of as many backticks as it began with, in the same paragraph. */
function withoutSpans(text: string): string {
  return text
    .split(/(\n(?:[^\S\n]*\n)+)/)
    .map((paragraph) => {
      const runs = [...paragraph.matchAll(/(?<!\\)`+/g)];
      /** The next run of the same length, found from the last one on. */
      const lastOf = new Map<number, number>();
      const partners = runs.map(() => -1);
      for (let at = runs.length - 1; at >= 0; at--) {
        const length = runs[at]?.[0].length ?? 0;
        partners[at] = lastOf.get(length) ?? -1;
        lastOf.set(length, at);
      }
      let [out, done] = ["", 0];
      for (let at = 0; at < runs.length; at++) {
        const [open] = [runs[at]];
        const partner = partners[at] ?? -1;
        const close = runs[partner];
        if (!open || !close) continue;
        out += `${paragraph.slice(done, open.index)} `;
        done = close.index + close[0].length;
        at = partner;
      }
      return out + paragraph.slice(done);
    })
    .join("");
}
