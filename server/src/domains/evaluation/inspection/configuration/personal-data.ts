import { entries } from "@agent-console/analysis/lexicons/entries.ts";
import { lineCounter } from "./lines.ts";

const EMAIL = /(?<![\w.+-])([a-z0-9][\w.+-]{0,63})@((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24})(?![\w-])/gi;
const PHONE = /(?<![\w.+/-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{2,5}(?:[ .-]\d{2,8}){1,5}(?![\w.-]*\d)/g;
const IBAN = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?(?![A-Z0-9])/g;
const CARD = /(?<![\d.-])\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{1,7}(?![\d-])/g;

/** Addresses of a role, not of a person. */
const ROLE = new RegExp(
  entries`
    ^(?:
      info
      support
      help
      helpdesk
      contact
      kontakt
      service
      sales
      admin
      office
      hello
      hallo
      no-?reply
      security
      privacy
      datenschutz
      billing
      press
      jobs
      careers
      team
      abuse
      postmaster
      feedback
      legal
      hr
      it
      mail
      soporte
      ayuda
      ajuda
      suporte
      aide
      user
      name
      you
      someone
      first\.?last
    )$
  `,
  "i",
);
const NOBODYS = /(?:^|\.)(?:example|test|invalid|localhost)(?:\.(?:com|org|net))?$/i;
const FREEPHONE = /^(?:\+?1[ .-]?)?(?:\(?8(?:00|33|44|55|66|77|88)\)?[ .-]|0800|\+\d{2}[ .-]?800)/;

interface Sighting {
  readonly line: number;
  readonly text: string;
}

/** What looks like data of people, in the order of the text, masked. */
export function personalDataIn(text: string): Sighting[] {
  const found = [...emails(text), ...accounts(text), ...phones(text)].sort((a, b) => a.start - b.start);
  const lineOf = lineCounter(text);
  let end = 0;
  return found.flatMap((one) => {
    if (one.start < end) return [];
    end = one.end;
    return [{ line: lineOf(one.start), text: one.shown }];
  });
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly shown: string;
}

const span = (match: RegExpExecArray, shown: string): Span => ({
  start: match.index,
  end: match.index + match[0].length,
  shown,
});

function emails(text: string): Span[] {
  return [...text.matchAll(EMAIL)].flatMap((match) => {
    const [, user = "", host = ""] = match;
    return ROLE.test(user) || NOBODYS.test(host) ? [] : [span(match, `e-mail address ${user.slice(0, 1)}…@…`)];
  });
}

function phones(text: string): Span[] {
  return [...text.matchAll(PHONE)].flatMap((match) => {
    const digits = match[0].replaceAll(/\D/g, "");
    const isPhone = /^[+(0]/.test(match[0]) && digits.length >= 8 && digits.length <= 15;
    return isPhone && !FREEPHONE.test(match[0]) ? [span(match, `telephone number (${digits.length} digits)`)] : [];
  });
}

function accounts(text: string): Span[] {
  const ibans = [...text.matchAll(IBAN)].flatMap((match) => (isIban(match[0]) ? [span(match, "IBAN")] : []));
  const cards = [...text.matchAll(CARD)].flatMap((match) => (isCard(match[0]) ? [span(match, "card number")] : []));
  return [...ibans, ...cards];
}

/** ISO 13616: moved round and read as a number, the remainder by 97 is 1. */
function isIban(text: string): boolean {
  const plain = text.replaceAll(" ", "");
  if (plain.length < 15 || plain.length > 34) return false;
  let rest = 0;
  for (const sign of plain.slice(4) + plain.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** ISO/IEC 7812, the Luhn sum. */
function isCard(text: string): boolean {
  const digits = [...text.replaceAll(/\D/g, "")].reverse().map(Number);
  if (digits.length < 13 || digits.length > 19 || new Set(digits).size < 3) return false;
  const sum = digits.reduce((total, digit, n) => total + (n % 2 === 0 ? digit : (digit * 2) % 9 || (digit && 9)), 0);
  return sum % 10 === 0;
}
