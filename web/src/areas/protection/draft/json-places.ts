type Place = readonly (string | number)[];

export interface TextRange {
  readonly start: number;
  readonly end: number;
  /** From 1. */
  readonly line: number;
}

/**
 * Where in a JSON text a key or a list item is: the place of the innermost part of the path that the text has. The text is
 * valid JSON; nothing is found in any other.
 */
export function rangeOf(text: string, place: Place): TextRange {
  const found = find(text, place);
  return { ...found, line: text.slice(0, found.start).split("\n").length };
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function find(text: string, place: Place): Range {
  let range: Range = { start: 0, end: 0 };
  let at = skip(text, 0);
  for (const step of place) {
    const next = typeof step === "number" ? itemAt(text, at, step) : memberAt(text, at, step);
    if (!next) break;
    range = next.range;
    at = next.value;
  }
  return range;
}

interface Found {
  /** What to show: the key of a member, the whole of a list item. */
  readonly range: Range;
  /** Where its value begins. */
  readonly value: number;
}

function memberAt(text: string, open: number, key: string): Found | null {
  if (text[open] !== "{") return null;
  let found: Found | null = null;
  for (let at = skip(text, open + 1); text[at] === '"'; at = skip(text, at)) {
    const end = afterValue(text, at);
    const value = skip(text, skip(text, end) + 1);
    // Of two members with one name, JSON takes the last.
    if (unquoted(text.slice(at, end)) === key) found = { range: { start: at, end }, value };
    at = skip(text, afterValue(text, value));
    if (text[at] !== ",") break;
    at += 1;
  }
  return found;
}

function itemAt(text: string, open: number, index: number): Found | null {
  if (text[open] !== "[") return null;
  let at = skip(text, open + 1);
  for (let item = 0; at < text.length && text[at] !== "]"; item++) {
    const end = afterValue(text, at);
    if (item === index) return { range: { start: at, end }, value: at };
    at = skip(text, end);
    if (text[at] !== ",") return null;
    at = skip(text, at + 1);
  }
  return null;
}

const SPACE = /\s/;

function skip(text: string, from: number): number {
  let at = from;
  while (at < text.length && SPACE.test(text[at] ?? "")) at += 1;
  return at;
}

/** The end of the value that begins here. */
function afterValue(text: string, from: number): number {
  const first = text[from];
  if (first === '"') return afterString(text, from);
  let at = from;
  if (first !== "{" && first !== "[") {
    while (at < text.length && !/[\s,\]}]/.test(text[at] ?? "")) at += 1;
    return at;
  }
  for (let depth = 0; at < text.length; ) {
    const sign = text[at];
    if (sign === '"') {
      at = afterString(text, at);
      continue;
    }
    if (sign === "{" || sign === "[") depth += 1;
    if (sign === "}" || sign === "]") depth -= 1;
    at += 1;
    if (depth === 0) break;
  }
  return at;
}

function afterString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return Math.min(text.length, at + 1);
}

function unquoted(literal: string): unknown {
  try {
    return JSON.parse(literal);
  } catch {
    return null;
  }
}
