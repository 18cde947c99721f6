import { MOST_SEGMENT_CHARACTERS } from "./gene.ts";

/** A part of a prompt with the exact characters before it. Joined in order, the parts are the prompt again. */
export interface Piece {
  readonly joiner: string;
  readonly text: string;
}

/** Beyond it neighbors are put together, so that a long prompt leaves room for the genes that a search may add. */
export const MOST_PIECES = 150;

const HEADING = /^ {0,3}#{1,6}(?:\s|$)/;
/** `Rules:` or `OUTPUT FORMAT` on a line of its own. */
const TITLE = /^\s*(?:\*\*)?(?:\p{Lu}[^\n.!?]{0,58}:|\p{Lu}[\p{Lu}\d &/-]{2,58})(?:\*\*)?\s*$/u;
const TAG = /^\s*<\/?[A-Za-z][\w-]{0,60}>\s*$/;
const ITEM = /^(\s*)(?:[-*+•‣–]|\d{1,3}[.)]|[A-Za-z][.)])\s+\S/;
const FENCE = /^\s{0,3}(`{3,}|~{3,})/;
/** An item indented deeper than this below another belongs to it. */
const NESTED = 2;

/** A line that only introduces what follows it: a heading, a tag, or words that end with a colon. */
export const isLeadIn = (text: string): boolean =>
  HEADING.test(text) || TAG.test(text) || TITLE.test(text) || /:\**\s*$/.test(text);

interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Splits at headings, list items and blank lines. `joinPieces` restores any text exactly. */
export function splitPrompt(prompt: string): Piece[] {
  const spans = spansOf(linesOf(prompt)).flatMap((span) => shortened(prompt, span));
  const [first] = spans;
  if (!first) return [{ joiner: "", text: prompt }];
  const grouped = together(spans);
  return grouped.map(([start, end], at) => ({
    joiner: prompt.slice(grouped[at - 1]?.[1] ?? 0, start),
    // White space at the very end has no following segment to belong to.
    text: prompt.slice(start, at === grouped.length - 1 ? prompt.length : end),
  }));
}

export function joinPieces(pieces: readonly Piece[]): string {
  return pieces.map(({ joiner, text }) => joiner + text).join("");
}

function linesOf(prompt: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const { index, 0: ending } of prompt.matchAll(/\r\n|\r|\n/g)) {
    lines.push({ start, end: index, text: prompt.slice(start, index) });
    start = index + ending.length;
  }
  lines.push({ start, end: prompt.length, text: prompt.slice(start) });
  return lines;
}

type Span = readonly [start: number, end: number];

function spansOf(lines: readonly Line[]): Span[] {
  const spans: [number, number][] = [];
  let open: [number, number] | null = null;
  let [fence, itemIndent] = ["", -1];
  let alone = false;
  for (const { start, end, text } of lines) {
    if (fence !== "") {
      if (open && text.trim() !== "") open[1] = end;
      if (text.trim().startsWith(fence)) fence = "";
      continue;
    }
    if (text.trim() === "") {
      open = null;
      continue;
    }
    const item = ITEM.exec(text);
    const indent = item?.[1]?.length ?? 0;
    const startsItem = item !== null && (open === null || itemIndent < 0 || indent < itemIndent + NESTED);
    const standsAlone = HEADING.test(text) || TAG.test(text) || (!item && TITLE.test(text));
    if (open === null || startsItem || standsAlone || alone) {
      open = [start, end];
      spans.push(open);
      itemIndent = item ? indent : -1;
    } else {
      open[1] = end;
    }
    alone = standsAlone;
    fence = FENCE.exec(text)?.[1] ?? "";
  }
  return spans;
}

/** A span in parts of at most the length of a segment: split at the end of a sentence, else at a space, else at the limit. */
function shortened(prompt: string, [start, end]: Span): Span[] {
  const parts: Span[] = [];
  let from = start;
  while (end - from > MOST_SEGMENT_CHARACTERS) {
    const window = prompt.slice(from, from + MOST_SEGMENT_CHARACTERS);
    const cut = lastMatch(window, /[.!?…]["')\]]*(?=\s)/g) ?? lastMatch(window, /\S(?=\s)/g) ?? whole(window);
    parts.push([from, from + cut]);
    from += cut;
    while (from < end && /\s/.test(prompt.charAt(from))) from++;
  }
  if (from < end) parts.push([from, end]);
  return parts;
}

/** The end of the last match, if the part before it is long enough. */
function lastMatch(text: string, pattern: RegExp): number | undefined {
  let last: number | undefined;
  for (const match of text.matchAll(pattern)) last = match.index + match[0].length;
  return last !== undefined && last > MOST_SEGMENT_CHARACTERS / 4 ? last : undefined;
}

/** The whole window, without splitting a surrogate pair. */
function whole(window: string): number {
  const last = window.charCodeAt(window.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? window.length - 1 : window.length;
}

function together(spans: readonly Span[]): Span[] {
  const size = Math.ceil(spans.length / MOST_PIECES);
  const groups: Span[] = [];
  for (let at = 0; at < spans.length; at += size) {
    const last = spans[Math.min(at + size, spans.length) - 1];
    const first = spans[at];
    if (first && last) groups.push([first[0], last[1]]);
  }
  return groups;
}
