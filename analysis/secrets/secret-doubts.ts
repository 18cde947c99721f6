/** Values that look like secrets but are not: placeholders, names of variables, words, identifiers. */

import { entries } from "../lexicons/entries.ts";

const PLACEHOLDER = new RegExp(
  entries`
    your
    example
    placeholder
    change[-_]?me
    dummy
    sample
    fake
    redacted
    replace
    insert
    todo
    x{4}
    \*{3}
    \.{3}
    1234567
    abcdef
    [<>]
    \$\{
    \{\{
    %\(
    %s
    removed:
  `,
  "i",
);

/** Also words that people use where no secret is needed. Too common to rule out a token with an unmistakable shape. */
const MAKESHIFT = /test|mock|none|null|undefined|password|secret|token|api[-_]?key|foo|bar\b|hello/i;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const VARIABLE_NAME = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;
const WORDS = /^_*[A-Za-z]+(?:[-_. ][A-Za-z]+)*$/;
const ADDRESS_OR_PATH = /^(?:[a-z][a-z0-9+.-]*:\/\/|\.{0,2}\/|~\/|arn:|urn:|projects\/)/i;

export function isPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value) || new Set(value).size < 5;
}

/** A token's letters are random; a CSS class or a file name that happens to start like one has only small letters. */
export function isWordy(value: string): boolean {
  return !/[A-Z0-9]/.test(value.slice(4));
}

/** What documentation writes in place of the password in a URL. */
export function isStandIn(password: string): boolean {
  return /^(?:pass|password|pwd?|secret|postgres|mysql|user|root|admin|guest|[{$[(%].*)$/i.test(password);
}

/** Whether a value is random enough to be a secret, if only the name it is assigned to suggests so. */
export function isLikelySecret(value: string): boolean {
  if (value.length < 8 || value.length > 512 || isPlaceholder(value) || MAKESHIFT.test(value)) return false;
  if (UUID.test(value) || VARIABLE_NAME.test(value) || WORDS.test(value) || ADDRESS_OR_PATH.test(value)) return false;
  if (value.length >= 16) return bitsPerCharacter(value) >= 3;
  const classes = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((one) => one.test(value)).length;
  return classes >= 3;
}

export function bitsPerCharacter(value: string): number {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length);
  return bits;
}
