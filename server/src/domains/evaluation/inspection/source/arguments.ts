import type { Token } from "@agent-console/analysis/source/lex-source.ts";
import { isMark } from "@agent-console/analysis/source/text-expression.ts";
import type { Call } from "../check/calls.ts";

type Tokens = readonly Token[];

/** How far into a call is looked. Without it calls within calls would cost the square of the file. */
const REACH = 120;

/** The arguments of a call, up to a limit. */
export const givenTo = (tokens: Tokens, { open, close }: Call): Tokens =>
  tokens.slice(open + 1, Math.min(close, open + REACH));

/** The first thing that a call is given. */
export function firstArgument(tokens: Tokens, call: Call): Tokens {
  const given = givenTo(tokens, call);
  let depth = 0;
  const end = given.findIndex(({ kind, value }) => {
    if (kind !== "mark") return false;
    if ("([{".includes(value)) depth += 1;
    else if (")]}".includes(value)) depth -= 1;
    return value === "," && depth === 0;
  });
  return end === -1 ? given : given.slice(0, end);
}

/** A text that is the same at every run. */
export const isConstant = (argument: Tokens): boolean =>
  argument.length > 0 && argument.every(({ kind, dynamic }) => kind === "text" && !dynamic);

/** `name=value` or `name: value` anywhere in the call. */
export function gives(tokens: Tokens, call: Call, [name, value]: readonly [string, RegExp]): boolean {
  return givenTo(tokens, call).some((token, at, given) => {
    const isGiving = isMark(given[at + 1], "=") || isMark(given[at + 1], ":");
    return token.value === name && isGiving && value.test(given[at + 2]?.value ?? "");
  });
}

const SHOWN = 24;

/** The code as it may be shown: every text left out, since any of them may be a secret. */
export function shownCode(tokens: Tokens, from: number, to: number): string {
  const shown = tokens.slice(from, Math.min(to + 1, from + SHOWN)).map((token, n, all) => {
    const text = token.kind === "text" ? (token.dynamic ? '"…{…}"' : '"…"') : token.value;
    const before = all[n - 1];
    const isApart = before && before.kind !== "mark" && token.kind !== "mark";
    return `${isApart || before?.value === "," ? " " : ""}${text}`;
  });
  return shown.join("") + (to - from >= SHOWN ? " …" : "");
}
