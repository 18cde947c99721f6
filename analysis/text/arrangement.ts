import { bare, squeezed } from "./fold.ts";
import { remembering } from "./view/recent-views.ts";

/** What somebody reads who knows where to look: initials of lines or words, capitals, bold letters, every second sign. */
export const arrangements = remembering((text): readonly string[] => {
  const lines = text.split("\n").map((line) => line.replace(/^\s*(?:[-*•+>]|\d{1,2}[.)])\s+/, ""));
  const marked = [...text.matchAll(/(\*\*|__|\*|_|<b>)([^*_<\n]{1,40})(?:\1|<\/b>)/g)].map((match) => match[2] ?? "");
  const squeezedText = squeezed(text);
  return [
    lines.map((line) => edge(line, "first")).join(""),
    lines.map((line) => edge(line, "last")).join(""),
    (bare(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.charAt(0)).join(""),
    text
      .split(/[.!?;:]\s+|\n+/)
      .map((sentence) => edge(sentence, "first"))
      .join(""),
    squeezed((text.match(/[\p{Lu}\p{N}]/gu) ?? []).join("")),
    squeezed(marked.join("")),
    ...[2, 3].flatMap((step) => Array.from({ length: step }, (_, from) => every(squeezedText, step, from))),
  ];
});

/**
 * The first or the last letter or figure of a line. Most lines have it in plain sight; only one that may be hidden behind
 * other signs is folded for it.
 */
function edge(line: string, which: "first" | "last"): string {
  const [begin, end, step] = which === "first" ? [0, line.length, 1] : [line.length - 1, -1, -1];
  for (let at = begin; at !== end; at += step) {
    const sign = line.charAt(at);
    if (/[a-z0-9]/i.test(sign)) return sign.toLowerCase();
    if (sign > "\u007f" && !/\s/.test(sign)) return folded(line, which);
  }
  return "";
}

function folded(line: string, which: "first" | "last"): string {
  const signs = squeezed(line);
  return which === "first" ? signs.slice(0, 1) : signs.slice(-1);
}

function every(text: string, step: number, from: number): string {
  const signs: string[] = [];
  for (let at = from; at < text.length; at += step) signs.push(text.charAt(at));
  return signs.join("");
}
