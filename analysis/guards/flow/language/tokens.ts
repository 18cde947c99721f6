export interface Token {
  readonly kind: "word" | "text" | "sign";
  /** Without the quotation marks. */
  readonly value: string;
  /** From 1. */
  readonly column: number;
  readonly length: number;
}

export interface ReadLine {
  readonly tokens: readonly Token[];
  /** The line without its comment. */
  readonly text: string;
  readonly problem: { readonly column: number; readonly length: number; readonly message: string } | null;
}

const SPACE = /\s/;
const SIGN = /^(?:!=|<=|>=|[=<>,])/;
const WORD_END = /[\s,"=<>!#]/;

/** The words, quoted texts and signs of one line. A `#` outside of quotation marks begins a comment. */
export function tokensOf(line: string): ReadLine {
  const tokens: Token[] = [];
  let at = 0;
  while (at < line.length) {
    const sign = line.charAt(at);
    if (SPACE.test(sign)) at += 1;
    else if (sign === "#") break;
    else {
      const token = sign === '"' ? quoted(line, at) : (signAt(line, at) ?? wordAt(line, at));
      if (token === null) {
        const message = "This quotation mark is not closed.";
        return { tokens, text: line.trim(), problem: { column: at + 1, length: line.length - at, message } };
      }
      tokens.push(token);
      at += token.length;
    }
  }
  return { tokens, text: line.slice(0, at).trim(), problem: null };
}

function quoted(line: string, start: number): Token | null {
  let value = "";
  for (let at = start + 1; at < line.length; at++) {
    const sign = line.charAt(at);
    if (sign === '"') return { kind: "text", value, column: start + 1, length: at + 1 - start };
    const next = line.charAt(at + 1);
    if (sign === "\\" && (next === '"' || next === "\\")) {
      value += next;
      at += 1;
    } else value += sign;
  }
  return null;
}

function signAt(line: string, start: number): Token | null {
  const [value] = SIGN.exec(line.slice(start, start + 2)) ?? [];
  return value === undefined ? null : { kind: "sign", value, column: start + 1, length: value.length };
}

function wordAt(line: string, start: number): Token {
  let end = start + 1;
  while (end < line.length && !WORD_END.test(line.charAt(end))) end += 1;
  return { kind: "word", value: line.slice(start, end), column: start + 1, length: end - start };
}
