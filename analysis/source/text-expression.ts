/**
 * Texts as code writes them: a constant, several side by side or added, the name of one defined elsewhere, a list that
 * is joined, and the few calls that only change white space. Read from tokens; nothing is evaluated.
 */

import type { Token } from "./lex-source.ts";
import { dedent } from "./lex-text.ts";

export type Part = { readonly text: string } | { readonly ref: string };

export interface TextExpression {
  readonly parts: readonly Part[];
  readonly dynamic: boolean;
  readonly dedented: boolean;
  readonly trimmed: boolean;
}

export interface ResolvedText {
  readonly value: string;
  readonly dynamic: boolean;
}

/** The expression that starts at `from`, or undefined when what stands there is no text. */
export function readText(tokens: readonly Token[], from: number): TextExpression | undefined {
  let at = from;
  while (isMark(tokens[at], "(")) at += 1;
  if (isMark(tokens[at], "[")) return readJoined(tokens, at + 1);
  if (tokens[at]?.value === "textwrap" || tokens[at]?.value === "inspect") at += 2;
  const dedented = /^(?:dedent|cleandoc)$/.test(tokens[at]?.value ?? "");
  if (dedented) at += isMark(tokens[at + 1], "(") ? 2 : 1;
  const parts: Part[] = [];
  let dynamic = false;
  for (; ; at += 1) {
    const token = tokens[at];
    if (token?.kind === "text") parts.push({ text: token.value });
    else if (token?.kind === "name" && (parts.length === 0 || isMark(tokens[at - 1], "+")))
      parts.push({ ref: token.value });
    else if (!(isMark(token, "+") && parts.length > 0)) break;
    dynamic ||= token?.dynamic === true;
  }
  while (isMark(tokens[at], ")")) at += 1;
  const trimmed = isMark(tokens[at], ".") && /^(?:strip|trim)$/.test(tokens[at + 1]?.value ?? "");
  return parts.length === 0 ? undefined : { parts, dynamic, dedented, trimmed };
}

/** `["a", "b"].join("\n")`; the list's opening bracket is behind us. */
function readJoined(tokens: readonly Token[], from: number): TextExpression | undefined {
  const lines: string[] = [];
  let at = from;
  let dynamic = false;
  for (; tokens[at]?.kind === "text" || isMark(tokens[at], ","); at += 1) {
    if (tokens[at]?.kind === "text") lines.push(tokens[at]?.value ?? "");
    dynamic ||= tokens[at]?.dynamic === true;
  }
  const joined = isMark(tokens[at], "]") && tokens[at + 2]?.value === "join" && tokens[at + 4]?.kind === "text";
  if (!joined || lines.length === 0) return undefined;
  return { parts: [{ text: lines.join(tokens[at + 4]?.value) }], dynamic, dedented: false, trimmed: false };
}

/** `=` in Python calls and assignments, `:` in objects. */
export function isGiving(token: Token | undefined): boolean {
  return isMark(token, "=") || isMark(token, ":");
}

/** Where the value assigned to the name at `at` starts: after `=`, after `:`, or after `: type =`. */
export function valueStart(tokens: readonly Token[], at: number): number | undefined {
  if (!isGiving(tokens[at + 1]) || isMark(tokens[at + 2], "=")) return undefined;
  if (isMark(tokens[at + 1], "=")) return at + 2;
  for (let ahead = at + 2; ahead < at + 9; ahead += 1) {
    const token = tokens[ahead];
    if (isMark(token, "=")) return ahead + 1;
    if (token?.kind !== "name" && !(token?.kind === "mark" && ".[]|<>".includes(token.value))) break;
  }
  return at + 2;
}

export function isMark(token: Token | undefined, value: string): boolean {
  return token?.kind === "mark" && token.value === value;
}

/** A constant may be made of constants; together they may not be looked up without end. */
const LOOKUPS = 200;
const LENGTH_LIMIT = 200_000;

/** The text itself; undefined when nothing of it is known before the code runs. */
export function resolveText(
  expression: TextExpression,
  constants: ReadonlyMap<string, TextExpression>,
): ResolvedText | undefined {
  let lookups = LOOKUPS;
  const open = new Set<string>();
  const lookUp = (name: string): ResolvedText | undefined => {
    const constant = constants.get(name);
    lookups -= 1;
    if (constant === undefined || constant === expression || lookups < 0 || open.has(name)) return undefined;
    open.add(name);
    const found = resolve(constant);
    open.delete(name);
    return found;
  };
  const resolve = (one: TextExpression): ResolvedText | undefined => {
    let value = "";
    let { dynamic } = one;
    let known = false;
    for (const part of one.parts) {
      const inner = "text" in part ? { value: part.text, dynamic: false } : lookUp(part.ref);
      known ||= inner !== undefined;
      dynamic ||= inner?.dynamic ?? true;
      value += inner?.value ?? `{${"ref" in part ? part.ref : ""}}`;
      if (value.length > LENGTH_LIMIT) return undefined;
    }
    if (one.dedented) value = dedent(value);
    return known ? { value: one.trimmed ? value.trim() : value, dynamic } : undefined;
  };
  return resolve(expression);
}
