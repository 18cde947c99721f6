/**
 * The texts in a source file: strings, templates and the alternatives in patterns. Code and comments are skipped, and
 * quotation marks inside a pattern or a comment are handled.
 */
export function sourceTexts(source: string): string[] {
  const texts: string[] = [];
  let before = "";
  for (const { kind, text } of sourceTokens(source)) {
    // A module's address is no text.
    if (kind === "string" && before !== "from") texts.push(unescaped(text.slice(1, -1)));
    if (kind !== "gap") before = text;
    if (kind === "pattern") texts.push(...alternativesIn(text));
  }
  return texts;
}

export interface Token {
  /** A gap is white space and comments. */
  readonly kind: "gap" | "string" | "pattern" | "code";
  readonly text: string;
}

export function* sourceTokens(source: string): Generator<Token> {
  let at = 0;
  let before = "";
  while (at < source.length) {
    const token = tokenAt(source, at, before);
    yield token;
    if (token.kind !== "gap") before = token.text;
    at += token.text.length;
  }
}

const GAP = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`/y;
const PATTERN = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const WORD = /[\p{L}\p{N}_$]+|[\s\S]/uy;
/** After these a slash starts a pattern. After anything else it divides. */
const OPENS_PATTERN = /^(?:[([{},;:=!&|?+\-*%<>~^]|return|case|typeof|of|in|)$/;

function tokenAt(source: string, at: number, before: string): Token {
  const gap = matchAt(GAP, source, at);
  if (gap) return { kind: "gap", text: gap };
  const string = matchAt(STRING, source, at);
  if (string) return { kind: "string", text: string };
  const pattern = OPENS_PATTERN.test(before) ? matchAt(PATTERN, source, at) : null;
  if (pattern) return { kind: "pattern", text: pattern };
  return { kind: "code", text: matchAt(WORD, source, at) ?? source.charAt(at) };
}

function matchAt(pattern: RegExp, source: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? null;
}

function unescaped(text: string): string {
  return text
    .replaceAll(/\\[nrt]/g, " ")
    .replaceAll(/\$\{[^}]*\}/g, " ")
    .replaceAll(/\\(.)/g, "$1");
}

function alternativesIn(pattern: string): string[] {
  const plain = pattern
    .slice(1, pattern.lastIndexOf("/"))
    .replaceAll(/\\[pP]\{[^}]*\}|\\\w|\[(?:[^\]\\]|\\.)*\]|[?*+^$]|\{\d*,?\d*\}/g, " ");
  return plain.split(/[|()]/);
}
