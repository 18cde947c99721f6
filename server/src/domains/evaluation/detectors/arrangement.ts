import { bare, squeezed } from "./fold.ts";

/** What somebody reads who knows where to look: initials of lines or words, capitals, bold letters, every second sign. */
export function arrangements(text: string): string[] {
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
}

function edge(line: string, which: "first" | "last"): string {
  const signs = squeezed(line);
  return which === "first" ? signs.slice(0, 1) : signs.slice(-1);
}

function every(text: string, step: number, from: number): string {
  let out = "";
  for (let at = from; at < text.length; at += step) out += text.charAt(at);
  return out;
}
