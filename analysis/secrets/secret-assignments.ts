/** Values that are recognized only by the name they are assigned to: `db_password = "…"`, `API_SECRET: …`. */

import { entries } from "../lexicons/entries.ts";
import { matchesOf } from "../text/patterns.ts";
import { isLikelySecret } from "./secret-doubts.ts";

export interface Span {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
}

const SECRET_ENDING = new RegExp(
  entries`
    (?:
      secret
      password
      passwd
      passphrase
      pwd
      token
      credentials?
      apikey
      accesskey
      secretkey
      privatekey
      signingkey
      encryptionkey
      authkey
    )\d*$
  `,
);

/** The name must end like this: `max_tokens`, `token_url` and `secret_name` are not secrets. */
export function isSecretName(name: string): boolean {
  return SECRET_ENDING.test(name.toLowerCase().replace(/[^a-z0-9]/g, ""));
}

const QUOTED = /(["'`])([^"'`\s]{8,512})\1/g;
/** For files with unquoted values: environment files, YAML, INI and the like. */
const BARE = new RegExp(
  entries`
    ^[ \t]*(?:
      export[ \t]+
      ENV[ \t]+
      ARG[ \t]+
      -[ \t]+
      \/\/[^\s=]{1,200}:
    )?([A-Za-z_][\w.-]{0,100})[ \t]*[:=][ \t]*([^\s"'#]{8,512})[ \t]*$
  `,
  "gm",
);
const BARE_FILES =
  /(?:^|\/)(?:\.env[\w.-]*|[\w.-]*\.(?:env|ya?ml|toml|ini|cfg|conf|properties)|\.npmrc|\.pypirc|Dockerfile)$/i;

/** Their hashes are long, random and public. */
const LOCK_FILES = /(?:^|\/)(?:[\w.-]+[.-]lock(?:\.json|\.ya?ml|b)?|go\.sum|npm-shrinkwrap\.json)$/i;

export function secretAssignments(text: string, file = ""): Span[] {
  if (LOCK_FILES.test(file)) return [];
  const spans: Span[] = [];
  for (const match of matchesOf(QUOTED, text)) {
    const value = match[2] ?? "";
    if (namesBefore(text, match.index).some(isSecretName) && isLikelySecret(value)) {
      spans.push({ start: match.index + 1, end: match.index + 1 + value.length, kind: "value of a secret name" });
    }
  }
  if (BARE_FILES.test(file)) spans.push(...bareAssignments(text));
  return spans;
}

function bareAssignments(text: string): Span[] {
  return matchesOf(BARE, text).flatMap((match) => {
    const [whole, name = "", value = ""] = match;
    if (!isSecretName(name) || !isLikelySecret(value)) return [];
    const start = match.index + whole.lastIndexOf(value);
    return [{ start, end: start + value.length, kind: "value of a secret name" }];
  });
}

const NAME_CHARACTER = /[\w.-]/;
const TYPE_CHARACTER = /[\w.|[\] ]/;
const REACH = 64;

/**
 * The name a quoted value is given to, read backwards from its opening quote: `name = `, `name: type = `, `"name": `,
 * `x["name"] = `, `name => `. By hand, because an expression anchored at its end would try every start before it.
 */
function namesBefore(text: string, quote: number): string[] {
  const prefix = back(text, quote, /[bfru]/i);
  // A letter directly before the quote is the mark of a special string only where no word ends in it.
  const sign = back(text, back(text, quote - prefix <= 2 ? prefix : quote, /\s/), /[=:>!]/);
  if (!/[=:]/.test(text.slice(sign, sign + 2))) return [];
  const nameEnd = back(text, back(text, sign, /\s/), /["'\]]/);
  const nameStart = back(text, nameEnd, NAME_CHARACTER);
  const names = [text.slice(nameStart, nameEnd)];
  if (text[sign] === "=") {
    const typeStart = back(text, sign, TYPE_CHARACTER);
    if (text[typeStart - 1] === ":") names.push(text.slice(back(text, typeStart - 1, NAME_CHARACTER), typeStart - 1));
  }
  return names;
}

/** The place after the last character before `from` that does not fit, at most a short way back. */
function back(text: string, from: number, fits: RegExp): number {
  const limit = Math.max(0, from - REACH);
  let at = from;
  while (at > limit && fits.test(text[at - 1] ?? "")) at -= 1;
  return at;
}
