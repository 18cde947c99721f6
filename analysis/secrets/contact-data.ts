/** Telephone numbers, street addresses and mailboxes. Whether they are anyone's business depends on whose they are. */

import { NOBODYS_NUMBER, PHONE_WORD, SHARED_BOX } from "../lexicons/personal-numbers.ts";
import { matchesOf } from "../text/patterns.ts";
import type { Span } from "./secret-assignments.ts";

export const contactData = (text: string): Span[] => [
  ...(/\d/.test(text) ? [...phones(text), ...addresses(text)] : []),
  ...mailboxes(text),
];

const PHONE = /(?<![\p{L}\d./:#-])(?:\+|00)?\(?\d(?:[ ()./-]{0,2}\d){7,14}(?![\d/:-]|\.\d)/gu;
const DATE_OR_RANGE = /^\d{4}[-./]\d{2}[-./]\d{2}|^\d{2}[-./]\d{2}[-./]\d{4}|^\d{4}\s?[-–]\s?\d{4}$/;
const NEAR = 50;

function phones(text: string): Span[] {
  return matchesOf(PHONE, text).flatMap((match) => {
    const [value] = match;
    const digits = value.replaceAll(/\D/g, "");
    if (digits.length < 8 || NOBODYS_NUMBER.test(value) || DATE_OR_RANGE.test(value) || new Set(digits).size < 4)
      return [];
    const around = text.slice(Math.max(0, match.index - NEAR), match.index + value.length + NEAR / 2);
    const isGrouped = /^(?:\+|00|\(|0\d)/.test(value) && /[ ()/-]/.test(value);
    const isNorthAmerican = /^\(?\d{3}\)?[ -]\d{3}[ -]\d{4}$/.test(value);
    return value.startsWith("+") || isGrouped || isNorthAmerican || PHONE_WORD.test(around)
      ? [spanOf(match, "phone number")]
      : [];
  });
}

const NAME = "\\p{Lu}[\\p{L}'’.-]{1,25}";
const STREETS: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d])\\d{1,5}[A-Za-z]?(?:\\/\\d{1,4})?,? (?:${NAME} ){1,3}(?:${[
      "St|Street|Rd|Road|Ave|Avenue|Ln|Lane|Dr|Drive|Ct|Court|Close|Way|Crescent|Cres|Gardens|Rise|Yard",
      "Cottages?|Square|Sq|Terrace|Place|Mews|Hill|Row|Grove|Walk|Boulevard|Blvd|Parkway|Park|Heights|Loop|Trail|Court",
    ].join("|")})(?![\\p{L}])`,
    "gu",
  ),
  new RegExp(
    `(?<!\\p{L})${NAME}(?<=${[
      "straße|strasse|str\\.|weg|allee|gasse|platz|ring|damm|ufer|laan|straat|plein|kade|gracht|vägen",
      "gatan|vej|gade|veien|katu|utca",
    ].join("|")}) \\d{1,4} ?[a-z]?(?:\\/\\d{1,3})?(?![\\p{L}\\d])`,
    "gu",
  ),
  new RegExp(`(?<!\\p{L})${NAME} (?:Straße|Strasse|Str\\.|Weg|Allee|Gasse|Platz|Ring|utca) \\d{1,4}[a-z]?`, "gu"),
  /(?<![\p{L}\d])\d{1,4}(?: bis| ter)?,? (?:rue|avenue|av\.|boulevard|bd|place|chemin|allée|impasse|quai) [\p{L}' -]{3,40}/giu,
  /(?<!\p{L})(?:via|viale|corso|piazza|vicolo|largo) \p{Lu}?[\p{L}' .]{3,40}?,? (?:n\. ?)?\d{1,4}(?![\d:])/giu,
  /(?<!\p{L})(?:calle|c\/|avenida|av\.|avda\.?|paseo|plaza|camino) [\p{L}' .]{3,40}?,? (?:n[.º°o]{0,2} ?)?\d{1,4}(?![\d:])/giu,
  /(?<!\p{L})(?:rua|travessa|praça|alameda) [\p{L}' .]{3,40}?,? (?:n[.º°o]{0,2} ?)?\d{1,4}(?![\d:])/giu,
  /(?<!\p{L})(?:ul\.|ulica|al\.|os\.) ?[\p{L} .]{3,30}? \d{1,4}[a-z]?(?:\/\d{1,3}| m\. ?\d{1,3})?/giu,
  /(?<!\p{L})(?:ул\.|улица|улице|пр\.|проспект|пер\.|переулок|бульвар) ?[\p{L} .-]{3,30}?,? (?:д\. ?|дом )?\d{1,4}/giu,
  /\p{L}{2,25} (?:sokak|sok\.|sokağı|caddesi|cad\.|mah\.|mahallesi|bulvarı)[\p{L} .,:]{0,20}\d{1,4}/giu,
  /\p{Script=Hangul}{1,10}(?:로|길) ?\d{1,4}(?:번?길)?(?: ?\d{1,4})?/gu,
  /\p{Script=Han}{1,10}(?:都|道|府|県|市|区|町|村)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,15}\d{1,3}(?:丁目|-\d)/gu,
  /\p{Script=Han}{1,10}(?:路|街|巷|弄|道)\d{1,5}(?:弄\d{1,4})?号/gu,
  /شارع [\p{L} ]{3,30}?[ ،,]{1,3}(?:رقم |مبنى )?\d{1,4}/gu,
  /(?:मकान|फ्लैट|गली|सेक्टर|मार्ग|रोड)(?: (?:नंबर|संख्या|नं\.))? ?\d{1,4}/gu,
];

const addresses = (text: string): Span[] =>
  STREETS.flatMap((pattern) => matchesOf(pattern, text).map((match) => spanOf(match, "street address")));

const MAILBOX = /(?<![\w.+-])[\w.+-]{2,64}@[\w-]{1,60}(?:\.[\w-]{1,60}){0,4}\.[a-z]{2,12}(?![\w@])/gi;
const SHARED_DOMAIN = /@(?:[\w-]+\.)*(?:example|test|invalid|localhost|company|domain|yourcompany|acme)(?:\.[a-z]+)*$/i;

const mailboxes = (text: string): Span[] =>
  text.includes("@")
    ? matchesOf(MAILBOX, text).flatMap((match) =>
        SHARED_BOX.test(match[0]) || SHARED_DOMAIN.test(match[0]) ? [] : [spanOf(match, "mailbox")],
      )
    : [];

const spanOf = (match: RegExpExecArray, kind: string): Span => ({
  start: match.index,
  end: match.index + match[0].length,
  kind,
});
