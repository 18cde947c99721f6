/**
 * A tolerant reader of Python and of TypeScript/JavaScript: enough to know what is a name, a text, a number and a mark.
 *
 * It never fails and reads every character once. Code it does not understand (JSX text, a broken string) costs at most
 * the rest of that line or text.
 */

import { decodeEscapes, pythonText } from "./lex-text.ts";

export type Language = "python" | "script";

export interface Token {
  readonly kind: "name" | "text" | "number" | "mark";
  /** For a text its value, escapes decoded; otherwise the characters as they stand. */
  readonly value: string;
  readonly line: number;
  /** A text with places that are filled at run time. */
  readonly dynamic: boolean;
}

export function languageOf(path: string): Language | undefined {
  if (/\.pyi?$/i.test(path)) return "python";
  return /\.[cm]?[jt]sx?$/i.test(path) ? "script" : undefined;
}

const BLANK = /[^\S\n]+/y;
const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const NUMBER = /\d[\w.]*/y;
const PYTHON_QUOTE = /([rbfuRBFU]{0,2})("""|'''|"|')/y;
/** After these a slash divides; anywhere else it opens a regular expression, whose quotes are no quotes. */
const ENDS_VALUE = /[\p{L}\p{N}_$)\]}"'`]$/u;
const KEYWORD_BEFORE_VALUE = /^(?:return|typeof|case|in|of|do|else|void|delete|throw|new|await|yield)$/;

export function lex(text: string, language: Language): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let at = 0;
  const push = (kind: Token["kind"], value: string, dynamic = false) => tokens.push({ kind, value, line, dynamic });
  const passTo = (end: number) => {
    for (let next = text.indexOf("\n", at); next !== -1 && next < end; next = text.indexOf("\n", next + 1)) line += 1;
    at = end;
  };
  while (at < text.length) {
    const character = text[at] ?? "";
    if (character === "\n") {
      passTo(at + 1);
      continue;
    }
    const blank = matchAt(BLANK, text, at);
    if (blank !== undefined) {
      at += blank.length;
      continue;
    }
    const string = language === "python" ? pythonString(text, at) : scriptString(text, at);
    if (string !== undefined) {
      push("text", string.value, string.dynamic);
      passTo(string.end);
      continue;
    }
    const comment = language === "python" ? pythonComment(text, at) : scriptComment(text, at);
    if (comment !== undefined) {
      passTo(comment);
      continue;
    }
    if (language === "script" && character === "/" && !endsValue(tokens.at(-1))) {
      passTo(regexEnd(text, at));
      continue;
    }
    const word = matchAt(WORD, text, at);
    const number = word === undefined ? matchAt(NUMBER, text, at) : undefined;
    const value = word ?? number ?? character;
    push(word !== undefined ? "name" : number !== undefined ? "number" : "mark", value);
    at += value.length;
  }
  return tokens;
}

interface Lexed {
  readonly value: string;
  readonly end: number;
  readonly dynamic: boolean;
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function endsValue(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === "text" || token.kind === "number") return true;
  return ENDS_VALUE.test(token.value) && !KEYWORD_BEFORE_VALUE.test(token.value);
}

function pythonComment(text: string, at: number): number | undefined {
  return text[at] === "#" ? lineEnd(text, at) : undefined;
}

function scriptComment(text: string, at: number): number | undefined {
  if (text.startsWith("//", at)) return lineEnd(text, at);
  if (!text.startsWith("/*", at)) return undefined;
  const end = text.indexOf("*/", at + 2);
  return end === -1 ? text.length : end + 2;
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}

function pythonString(text: string, at: number): Lexed | undefined {
  PYTHON_QUOTE.lastIndex = at;
  const opening = PYTHON_QUOTE.exec(text);
  if (opening === null) return undefined;
  const [whole, prefix = "", quote = ""] = opening;
  const start = at + whole.length;
  const end = closing(text, start, quote);
  return { ...pythonText(text.slice(start, end), prefix), end: Math.min(text.length, end + quote.length) };
}

function scriptString(text: string, at: number): Lexed | undefined {
  const quote = text[at];
  if (quote === "`") return template(text, at);
  if (quote !== '"' && quote !== "'") return undefined;
  const end = closing(text, at + 1, quote);
  return { value: decodeEscapes(text.slice(at + 1, end)), end: Math.min(text.length, end + 1), dynamic: false };
}

/** Where a string ends: at its closing quote or, for the quotes that may not span lines, at the end of the line. */
function closing(text: string, start: number, quote: string): number {
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text.startsWith(quote, at) || (quote.length === 1 && text[at] === "\n")) return at;
  }
  return text.length;
}

/** A template string, with the expressions in it (which may hold templates of their own) left as they are written. */
function template(text: string, from: number): Lexed {
  const open: ("`" | "{")[] = ["`"];
  let at = from + 1;
  let dynamic = false;
  for (; at < text.length && open.length > 0; at += 1) {
    const character = text[at] ?? "";
    if (character === "\\") at += 1;
    else if (character === "`") open.at(-1) === "`" ? open.pop() : open.push("`");
    else if (open.at(-1) === "`") {
      if (!text.startsWith("${", at)) continue;
      open.push("{");
      dynamic = true;
      at += 1;
    } else if (character === "{") open.push("{");
    else if (character === "}") open.pop();
    else if (character === '"' || character === "'") at = closing(text, at + 1, character);
  }
  const end = open.length === 0 ? at - 1 : text.length;
  return { value: decodeEscapes(text.slice(from + 1, end)), end: Math.min(text.length, end + 1), dynamic };
}

function regexEnd(text: string, from: number): number {
  let inClass = false;
  for (let at = from + 1; at < text.length; at += 1) {
    const character = text[at];
    if (character === "\n") return at;
    if (character === "\\") at += 1;
    else if (character === "[") inClass = true;
    else if (character === "]") inClass = false;
    else if (character === "/" && !inClass) return at + 1;
  }
  return text.length;
}
