const FENCE = /^ {0,3}(?:(?:>|[-*+]|\d{1,9}[.)])\s{0,4}){0,4}(`{3,}(?!.*`)|~{3,})/;

/**
 * What of an answer is read as markup where markdown is shown: not what stands in a fence, in an indented block or in a
 * code span, and no comment. A backtick without its partner protects nothing, nor does <pre>.
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
    .split(/(\n\s*\n)/)
    .map((paragraph) => {
      const runs = [...paragraph.matchAll(/(?<!\\)`+/g)];
      /** By length, from the last run on, so that a run without a partner is known at once. */
      const lastOf = new Map(runs.map((run, at) => [run[0].length, at]));
      let [out, done] = ["", 0];
      for (let at = 0; at < runs.length; at++) {
        const [open] = [runs[at]];
        if (!open || (lastOf.get(open[0].length) ?? 0) <= at) continue;
        const partner = runs.findIndex((run, index) => index > at && run[0].length === open[0].length);
        const close = runs[partner];
        if (!close) continue;
        out += `${paragraph.slice(done, open.index)} `;
        done = close.index + close[0].length;
        at = partner;
      }
      return out + paragraph.slice(done);
    })
    .join("");
}
