/** Who is called in a file, by the name that the module gives it: `sp.run(` after `import subprocess as sp` is `subprocess.run`. */

import type { Language as SourceLanguage, Token } from "@agent-console/analysis/source/lex-source.ts";
import { isMark } from "@agent-console/analysis/source/text-expression.ts";

export interface Call {
  readonly callee: string;
  /** The token that the callee starts with, the bracket that opens, and the one that closes. */
  readonly at: number;
  readonly open: number;
  readonly close: number;
}

const CHAIN = 8;
const DECLARES = /^(?:def|function|class)$/;

export function callsIn(tokens: readonly Token[], language: SourceLanguage): Call[] {
  const imports = importsIn(tokens, language);
  const closing = closingBrackets(tokens);
  return tokens.flatMap((token, open) => {
    if (!isMark(token, "(") || tokens[open - 1]?.kind !== "name") return [];
    let at = open - 1;
    for (let n = 0; n < CHAIN && isMark(tokens[at - 1], ".") && tokens[at - 2]?.kind === "name"; n += 1) at -= 2;
    if (DECLARES.test(tokens[at - 1]?.value ?? "")) return [];
    const [first = "", ...rest] = tokens.slice(at, open).flatMap(({ kind, value }) => (kind === "name" ? [value] : []));
    // The result of another call has no name: `x().eval(` is not a built-in.
    const root = isMark(tokens[at - 1], ".") ? `?.${first}` : (imports.get(first) ?? first);
    return [{ callee: [root, ...rest].join("."), at, open, close: closing.get(open) ?? tokens.length }];
  });
}

function closingBrackets(tokens: readonly Token[]): Map<number, number> {
  const open: number[] = [];
  const closing = new Map<number, number>();
  tokens.forEach((token, at) => {
    if (token.kind !== "mark") return;
    if ("([{".includes(token.value)) open.push(at);
    else if (")]}".includes(token.value)) closing.set(open.pop() ?? -1, at);
  });
  return closing;
}

/** Local name → `module` or `module.member`. */
function importsIn(tokens: readonly Token[], language: SourceLanguage): Map<string, string> {
  const imports = new Map<string, string>();
  tokens.forEach((token, at) => {
    if (token.kind !== "name") return;
    if (language === "python" && token.value === "import") readPythonImport(tokens, at, imports);
    if (language === "script" && (token.value === "from" || token.value === "require"))
      readScriptImport(tokens, at, imports);
  });
  return imports;
}

/** `import a.b as c`, `from a import b as c, d` */
function readPythonImport(tokens: readonly Token[], at: number, imports: Map<string, string>): void {
  let from = at - 1;
  while (tokens[from]?.kind === "name" && isMark(tokens[from - 1], ".")) from -= 2;
  const isFrom = tokens[from - 1]?.value === "from";
  const module = isFrom ? `${dottedName(tokens, from).name}.` : "";
  let next = isMark(tokens[at + 1], "(") ? at + 2 : at + 1;
  while (tokens[next]?.kind === "name") {
    const { name, end } = dottedName(tokens, next);
    const hasAlias = tokens[end]?.value === "as";
    const local = hasAlias ? (tokens[end + 1]?.value ?? name) : isFrom ? name : "";
    if (local !== "") imports.set(local, module + name);
    next = hasAlias ? end + 2 : end;
    if (!isMark(tokens[next], ",")) return;
    next += 1;
  }
}

function dottedName(tokens: readonly Token[], start: number): { name: string; end: number } {
  let name = tokens[start]?.value ?? "";
  let end = start + 1;
  for (; isMark(tokens[end], ".") && tokens[end + 1]?.kind === "name"; end += 2) name += `.${tokens[end + 1]?.value}`;
  return { name, end };
}

const MEMBERS = 200;

/** `import { a as b } from "m"`, `import * as n from "m"`, `import n from "m"`, `const { a: b } = require("m")` */
function readScriptImport(tokens: readonly Token[], at: number, imports: Map<string, string>): void {
  const isRequire = tokens[at]?.value === "require";
  const given = tokens[isRequire ? at + 2 : at + 1];
  if (given?.kind !== "text") return;
  const module = given.value.replace(/^node:/, "").replaceAll("/", ".");
  let back = isRequire ? at - 1 : at;
  if (isRequire && !isMark(tokens[back], "=")) return;
  back -= 1;
  if (!isMark(tokens[back], "}")) {
    const local = tokens[back];
    if (local?.kind === "name") imports.set(local.value, module);
    return;
  }
  for (let n = 0; n < MEMBERS && !isMark(tokens[back], "{"); n += 1) {
    back -= 1;
    const [token, before] = [tokens[back], tokens[back - 1]];
    if (token?.kind !== "name" || token.value === "as") continue;
    const isRenamed = before?.value === "as" || isMark(before, ":");
    const member = isRenamed ? tokens[back - 2]?.value : token.value;
    imports.set(token.value, `${module}.${member}`);
    if (isRenamed) back -= 2;
  }
}
