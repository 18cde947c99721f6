/** Passwords and codes that a text tells someone: after a word for them, beside a user name, or in a command. */

import { entries } from "../lexicons/entries.ts";
import { DESCRIBES, ENTERS, ENTRANCE, LOGIN_WORD, SECRET_WORD } from "../lexicons/secret-words.ts";
import { matchesOf } from "../text/patterns.ts";
import type { Span } from "./secret-assignments.ts";
import { isPlaceholder, isStandIn } from "./secret-doubts.ts";

interface Asked {
  readonly text: string;
  /** What the text answers. Asked for a password, a text can give one without the word. */
  readonly question: string;
}

/** How far after its word a password can be, in characters and in words. */
const REACH = 80;
const MOST_WORDS = 7;
const MOST_TOLD = 200;

/** Every password and code has a digit or one of these marks, and most texts have neither. */
const MAY_HOLD = /[\d#*&@+=~^$]|[!?]\S/;

export function toldPasswords({ text, question }: Asked): Span[] {
  if (!MAY_HOLD.test(text)) return [];
  SECRET_WORD.lastIndex = 0;
  const isAsked = SECRET_WORD.test(question);
  const named = matchesOf(SECRET_WORD, text)
    .slice(0, MOST_TOLD)
    .flatMap((match) => valueAfter(text, match.index + match[0].length));
  return [...named, ...besideUserNames(text), ...strongOnes(text, isAsked), ...entranceCodes(text, question)];
}

/** The parts between white space, quotation marks and the letters of other scripts. */
const PART = /[\x21\x23-\x26\x28-\x5f\x61-\x7e]+/g;
const SENTENCE_END = /[.!?;]\s+(?=\p{Lu})|\n\s*\n/u;

/** The first value that looks like a password in the words after a word for one. */
function valueAfter(text: string, from: number): Span[] {
  const ahead = text.slice(from, from + REACH);
  const end = SENTENCE_END.exec(ahead)?.index ?? ahead.length;
  let words = 0;
  for (const part of matchesOf(PART, ahead.slice(0, end + 1))) {
    const before = ahead.slice(0, part.index);
    const value = trimmed(part[0]);
    if (isBetweenLetters(ahead, part)) continue;
    if (words > MOST_WORDS || (words > 0 && DESCRIBES.test(before))) return [];
    const isDirect = words <= 2 || /["'`«“„]$/.test(before);
    if (isPassword(value, isDirect)) {
      const start = from + part.index + part[0].indexOf(value);
      return [{ start, end: start + value.length, kind: "password" }];
    }
    if (/[A-Za-z0-9]/.test(value)) words += 1;
  }
  return [];
}

/** A run of plain letters inside a word with others, such as the “contrase” of a Spanish word. */
const isBetweenLetters = (text: string, part: RegExpExecArray): boolean =>
  /[À-ɏ]/.test(text[part.index - 1] ?? "") || /[À-ɏ]/.test(text[part.index + part[0].length] ?? "");

/** Without brackets, full stops and the marks of an emphasized word. */
const trimmed = (part: string): string =>
  part
    .replace(/^([*_]{1,3})([A-Za-z'-]+)\1(?=[\]),.;:|]|$)/, "$2")
    .replace(/^[([{<:=|,>]{1,8}/, "")
    .replace(/[\]),.;:|]{1,8}$/, "");

/** Names of algorithms, versions and sizes: letters with digits that are no secret. */
const TERM = new RegExp(
  entries`
    ^(?:
      sha-?\d+
      md5
      aes-?\d+\S*
      rsa-?\d+
      ed25519
      \w+_ed25519
      oauth2?\S*
      wpa[23]\S*
      utf-?\d+
      base(?:32|64)
      pbkdf2
      argon2\w*
      [hre]s(?:256|384|512)
      x\.?509
      ipv[46]
      fido2
      u2f
      2fa
      totp
      http[23]?
      tls\S*
      python3?
      \d+-(?:char\w*|digits?|bit|word|day|step|factor|hour|minute|month|year)\S*
      v?\d+(?:\.\d+)+\S*
      [a-z]{2}-[a-z]+-\d
      q[1-4]-?\d{4}
      covid-?19
      (?:mon|tues|wednes|thurs|fri|satur|sun)day\S*
    )$
  `,
  "i",
);
const NO_VALUE = new RegExp(entries`
    :\/\/
    ^[~.]?\/
    ^www\.
    ^[;@&]
    ^\w+@\w
    [<>{}]
    ^[$%]
    \$[A-Z]{2}
    ^\w+\(
    \(\)
    ^-{1,2}[a-z]
    ^\w+=
    ^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$
  `);
const FILE = /^[\w./-]+\.(?:[a-z]{2,4}|[a-z]\d)$/i;
const DATE = /^\d{1,4}(?:[-/.:]\d{1,4}){1,3}$/;
const MASKED = /\*{2,}|•{2,}|…|\.{3}|x{4,}/i;

const has = (value: string, ...classes: readonly RegExp[]): boolean => classes.every((one) => one.test(value));
const [LOWER, UPPER, DIGIT, LETTER] = [/[a-z]/, /[A-Z]/, /\d/, /[A-Za-z]/];
const SYMBOL = /[!?#*&@+=~^$_-]/;
const MARK = /[!?#*&@+=~^$]/;

/** Directly after its word, a value needs less: people choose weak passwords. */
function isPassword(value: string, isDirect: boolean): boolean {
  if (value.length < 6 || value.length > 128 || isNoValue(value)) return false;
  if (has(value, LETTER, DIGIT)) {
    if (has(value, LOWER, UPPER) || MARK.test(value) || value.length >= 16) return isDirect || value.length >= 8;
    return isDirect && value.length >= (SYMBOL.test(value) ? 10 : 7);
  }
  if (has(value, DIGIT)) return false;
  return isDirect && value.length >= 8 && has(value, LETTER, MARK) && !/[!?]$/.test(value);
}

const isNoValue = (value: string): boolean =>
  isPlaceholder(value) ||
  isStandIn(value) ||
  TERM.test(value) ||
  NO_VALUE.test(value) ||
  FILE.test(value) ||
  DATE.test(value) ||
  MASKED.test(value) ||
  /^(?:\w+-)*\w*(?:test|example|sample)\w*$/i.test(value);

const USER_AND_PASSWORD = /(?<=^|[\s:|(])[\w.@+-]{2,40} \/ ([\x21-\x7e]{6,60})/gm;
const COMMAND = /(?:^|\s)(?:-u ?["']?[\w.@-]{1,40}:|-p ?["']|--password[= ]["']?)([^\s"']{6,60})/gm;

/** `admin / …`, `curl -u name:…`, `mysql -p'…'`. */
function besideUserNames(text: string): Span[] {
  return [...matchesOf(USER_AND_PASSWORD, text), ...matchesOf(COMMAND, text)].flatMap((match) => {
    const value = trimmed(match[1] ?? "");
    if (!isPassword(value, true)) return [];
    const start = match.index + match[0].lastIndexOf(value);
    return [{ start, end: start + value.length, kind: "password" }];
  });
}

const LONGEST_LINE = 400;

/** Values that could hardly be anything but a password, where someone is told how to get in. */
function strongOnes(text: string, isAsked: boolean): Span[] {
  if (!DIGIT.test(text)) return [];
  return matchesOf(PART, text).flatMap((part) => {
    if (part[0].length < 8 || !DIGIT.test(part[0])) return [];
    const value = trimmed(part[0]);
    if (value.length < 8 || value.length > 64 || !has(value, LETTER, DIGIT)) return [];
    if (!has(value, LOWER, UPPER, isAsked ? SYMBOL : MARK)) return [];
    if (isNoValue(value) || /[()[\]/\\,;]/.test(value) || isBetweenLetters(text, part)) return [];
    const line = text.slice(Math.max(0, part.index - LONGEST_LINE / 2), part.index + LONGEST_LINE / 2);
    if (!isAsked && !LOGIN_WORD.test(line)) return [];
    const start = part.index + part[0].indexOf(value);
    return [{ start, end: start + value.length, kind: "password" }];
  });
}

const SHORT_CODE =
  /(?<![\d.,:/+€$£-])\d{4,8}[#*]?(?![\d.,:/-]?\d|\s?(?:[%€$£]|(?:km|kg|mm|cm|ml|eur|usd|gbp|euros?|people|years?)\b))/g;
const AROUND = 45;

/** A few digits are a code only where they open something. */
function entranceCodes(text: string, question: string): Span[] {
  if (!/\d{4}/.test(text)) return [];
  const isAskedFor = ENTERS.test(question) && ENTRANCE.test(question);
  return matchesOf(SHORT_CODE, text)
    .slice(0, MOST_TOLD)
    .flatMap((match) => {
      const [start, end] = [match.index, match.index + match[0].length];
      const around = `${clauseBefore(text.slice(Math.max(0, start - AROUND), start))} ${clauseAfter(text.slice(end, end + AROUND))}`;
      const opens = ENTRANCE.test(around) && (isAskedFor || ENTERS.test(around));
      return opens && !DESCRIBES.test(around) && !isYear(match[0]) ? [{ start, end, kind: "entrance code" }] : [];
    });
}

const isYear = (digits: string): boolean => /^(?:19|20)\d\d$/.test(digits);
const clauseBefore = (text: string): string => text.split(/[.!?;]\s|\n/).at(-1) ?? "";
const clauseAfter = (text: string): string => text.split(/[.!?;]\s|\n/)[0] ?? "";
