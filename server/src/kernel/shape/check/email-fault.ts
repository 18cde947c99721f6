/** Letters, digits and the other characters of RFC 5321's dot-atom. Letters of any script, as RFC 6531 allows. */
const LOCAL_CHARACTER = /[\p{L}\p{M}\p{N}!#$%&'*+\-/=?^_`{|}~.]/u;
const LABEL = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

const DOMAIN_CHARACTER = /[\p{L}\p{M}\p{N}.-]/u;

const LONGEST_LABEL = 63;
const LONGEST_LOCAL = 64;
const LONGEST_DOMAIN = 253;
const LONGEST = 254;
const LONGEST_TEXT = 2048;

/** Why a text is not an email address. Undefined if it is one. */
export function emailFault(address: string): string | undefined {
  if (address.length > LONGEST_TEXT) return `Length must not exceed ${LONGEST_TEXT} characters`;
  const sign = address.lastIndexOf("@");
  if (sign < 0) return "An email address must have an @-sign.";
  const local = address.slice(0, sign);
  const domain = address.slice(sign + 1);
  return localFault(local) ?? domainFault(domain) ?? lengthFault(address);
}

function localFault(local: string): string | undefined {
  if (local === "") return "There must be something before the @-sign.";
  const strangers = strangersIn(local, LOCAL_CHARACTER);
  if (strangers !== "") return `The email address contains invalid characters before the @-sign: ${strangers}.`;
  if (local.startsWith(".")) return "An email address cannot start with a period.";
  if (local.endsWith(".")) return "An email address cannot have a period immediately before the @-sign.";
  if (local.includes("..")) return "An email address cannot have two periods in a row.";
  return local.length > LONGEST_LOCAL ? "The email address is too long before the @-sign." : undefined;
}

function domainFault(domain: string): string | undefined {
  if (domain === "") return "There must be something after the @-sign.";
  if (domain.startsWith(".")) return "An email address cannot have a period immediately after the @-sign.";
  if (domain.endsWith(".")) return "An email address cannot end with a period.";
  if (domain.includes("..")) return "An email address cannot have two periods in a row.";
  const labels = domain.split(".");
  const strangers = strangersIn(domain, DOMAIN_CHARACTER);
  if (strangers !== "") return `The part after the @-sign contains invalid characters: ${strangers}.`;
  if (!labels.every((label) => LABEL.test(label) && label.length <= LONGEST_LABEL)) {
    return "The part after the @-sign contains a name that starts or ends with a hyphen, or is too long.";
  }
  if (labels.length < 2) return "The part after the @-sign is not valid. It should have a period.";
  if (/^\d+$/.test(labels.at(-1) ?? ""))
    return "The part after the @-sign is not valid. It is not within a valid top-level domain.";
  return domain.length > LONGEST_DOMAIN ? "The email address is too long after the @-sign." : undefined;
}

function lengthFault(address: string): string | undefined {
  return Buffer.byteLength(address) > LONGEST ? "The email address is too long." : undefined;
}

/** The invalid characters, each once and quoted. */
function strangersIn(part: string, allowed: RegExp): string {
  const found = new Set([...part].filter((character) => !allowed.test(character)));
  return [...found].map((character) => (character === " " ? "SPACE" : `'${character.toWellFormed()}'`)).join(", ");
}
