import type { Block } from "./block.ts";

/**
 * The blocks of a text as people write it: Markdown, or plain text with blank lines between paragraphs. Each line is looked at
 * once, and the text itself stays as it is.
 */
export function textBlocks(content: string, most = MOST_BLOCKS): Block[] {
  const blocks: Block[] = [];
  const lines = linesOf(content);
  for (let at = 0; at < lines.length; ) {
    at = takeBlock({ content, lines, blocks }, at);
    if (blocks.length > most) throw new TooManyBlocks(`more than ${most} paragraphs`);
  }
  return blocks;
}

export const MOST_BLOCKS = 100_000;

interface Line {
  readonly start: number;
  readonly end: number;
  /** Without white space around it. */
  readonly text: string;
}

interface Reading {
  readonly content: string;
  readonly lines: readonly Line[];
  readonly blocks: Block[];
}

/** Longer beginnings of a line are no marker of a list or heading. */
const LONGEST_MARKER = 200;
const LONGEST_HEADING = 120;
const HEADING = /^(#{1,6})\s+\S/;
const UNDERLINE = /^(=+|-{3,})$/;
const BULLET = /^[-*+•‣◦▪●·–]\s+(?=\S)/;
const LETTERED = /^(\(?\d{1,3}[.)]|\(?[a-z][.)]|\([ivx]{1,5}\))\s+(?=\S)/i;
/** "4.2 The agent …", and not "2.5 percent". */
const CLAUSE = /^\d{1,3}(\.\d{1,3}){1,4}[.)]?\s+(?=["“„«]?\p{Lu})/u;
const NUMBERED = /^\d{1,3}(\.\d{1,3}){0,4}\.?\s+(?=\p{Lu})/u;
const SEPARATOR = /^[\s|:-]+$/;

/** What stands before an item's words: a bullet, or its number. Null for a line that begins no item. */
export function markerOf(line: string): { readonly length: number; readonly number: string | null } | null {
  const start = line.slice(0, LONGEST_MARKER);
  const bullet = BULLET.exec(start);
  if (bullet) return { length: bullet[0].length, number: null };
  const numbered = LETTERED.exec(start) ?? CLAUSE.exec(start);
  return numbered ? { length: numbered[0].length, number: numbered[0].trimEnd() } : null;
}

/** A numbered title: "4. Refunds", "4.2 Late requests". Its level is how deep the number goes; null for other lines. */
export function numberedTitle(line: string): number | null {
  if (line.length > LONGEST_HEADING || !NUMBERED.test(line) || /[.;:,!?]$/.test(line)) return null;
  return 1 + (/^\d+(\.\d+)*/.exec(line)?.[0].split(".").length ?? 1);
}

/** The text has more paragraphs than anyone would write. */
export class TooManyBlocks extends Error {}

function linesOf(content: string): Line[] {
  const lines: Line[] = [];
  for (let from = 0; from <= content.length; ) {
    const newline = content.indexOf("\n", from);
    const to = newline < 0 ? content.length : newline;
    const whole = content.slice(from, to);
    from = to + 1;
    const text = whole.trim();
    // One blank line says as much as a million of them.
    if (text === "" && lines.at(-1)?.text === "") continue;
    const start = to - whole.length + (whole.length - whole.trimStart().length);
    lines.push({ start, end: start + text.length, text });
  }
  return lines;
}

/** Adds the block that begins in this line, if any, and returns the line behind it. */
function takeBlock(reading: Reading, at: number): number {
  const { lines, blocks } = reading;
  const line = lines[at];
  if (!line || line.text === "") return at + 1;
  const marked = HEADING.exec(line.text.slice(0, LONGEST_MARKER));
  if (marked) {
    blocks.push(headingBlock(line, marked[1]?.length ?? 1));
    return at + 1;
  }
  if (line.text.startsWith("|")) {
    if (!SEPARATOR.test(line.text.slice(0, LONGEST_MARKER))) blocks.push(...cellsOf(line));
    return at + 1;
  }
  const item = markerOf(line.text);
  if (isPlainHeading(lines, at)) {
    const isUnderlined = UNDERLINE.test(lines[at + 1]?.text ?? "");
    const level = isUnderlined ? (lines[at + 1]?.text.startsWith("=") ? 1 : 2) : (numberedTitle(line.text) ?? 2);
    blocks.push({ kind: "heading", level, page: null, start: line.start, end: line.end });
    return at + (isUnderlined ? 2 : 1);
  }
  const last = lastLineOf(lines, at);
  const start = line.start + (item?.length ?? 0);
  const level = item ? 1 + Math.min(8, Math.floor(indentOf(reading, line) / 2)) : 0;
  blocks.push({ kind: item ? "item" : "paragraph", level, page: null, start, end: lines[last]?.end ?? line.end });
  return last + 1;
}

function headingBlock({ start, end, text }: Line, level: number): Block {
  const closing = /\s#{1,6}$/.exec(text.slice(-8));
  const skipped = text.slice(level).length - text.slice(level).trimStart().length;
  const shown = closing ? text.slice(0, text.length - closing[0].length).trimEnd().length : end - start;
  return { kind: "heading", level, page: null, start: start + level + skipped, end: start + shown };
}

/** A line above a rule of = or -, or a numbered title that stands alone. */
function isPlainHeading(lines: readonly Line[], at: number): boolean {
  const { text = "" } = lines[at] ?? {};
  if (text.length > LONGEST_HEADING) return false;
  const below = lines[at + 1]?.text ?? "";
  if (UNDERLINE.test(below.slice(0, LONGEST_MARKER)) && (lines[at - 1]?.text ?? "") === "" && !markerOf(text))
    return true;
  const isAlone = below === "" && (lines[at - 1]?.text ?? "") === "";
  return isAlone && numberedTitle(text) !== null;
}

/** A paragraph or item goes on until a blank line, or a line that begins something else. */
function lastLineOf(lines: readonly Line[], at: number): number {
  let last = at;
  for (let next = at + 1; next < lines.length; next += 1) {
    const text = lines[next]?.text.slice(0, LONGEST_MARKER) ?? "";
    if (text === "" || text.startsWith("|") || HEADING.test(text) || markerOf(text)) break;
    last = next;
  }
  return last;
}

/** Spaces before the line's text; a tab counts as four. */
function indentOf({ content }: Reading, { start }: Line): number {
  let width = 0;
  for (let at = start - 1; at >= 0 && width < 32; at -= 1) {
    const sign = content[at];
    if (sign === "\t") width += 4;
    else if (sign === " ") width += 1;
    else break;
  }
  return width;
}

function cellsOf({ start, text }: Line): Block[] {
  const cells: Block[] = [];
  for (let from = 1; from < text.length; ) {
    const bar = text.indexOf("|", from);
    const to = bar < 0 ? text.length : bar;
    const whole = text.slice(from, to);
    const cell = whole.trim();
    const at = start + from + (whole.length - whole.trimStart().length);
    if (cell !== "") cells.push({ kind: "cell", level: 0, page: null, start: at, end: at + cell.length });
    from = to + 1;
  }
  return cells;
}
