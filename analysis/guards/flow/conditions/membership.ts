import { ofAll, type Truth } from "./truth.ts";

/** Team data that policies name: `@company_domains`. */
export type FlowLists = Readonly<Record<string, readonly string[]>>;

const LONGEST = 2_000;
const MOST_ADDRESSES = 500;
/** Without `%` and `!`, by which an address is passed on to another host, and without quoted local parts. */
const LOCAL = /^[a-z0-9#$&'*+/=?^_`{|}~-]+(?:\.[a-z0-9#$&'*+/=?^_`{|}~-]+)*$/i;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** A name before an address in angle brackets must not look like an address. */
const NAMED = /^\s*(?:"[^"@<>\\]{0,200}"|[^"@<>(),;:\\[\]]{0,200}?)\s*<([^<>]*)>\s*$/;
const WEB = /^https?:\/\/([^/?#]*)(?:[/?#]|$)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin another header, or another line.
const CONTROL = /[\u0000-\u001f\u007f]/;

/**
 * Whether a value is in a list. An entry is a value, an email address, or a domain: addresses in it and web addresses on it
 * are members, those of its subdomains only for `*.domain`. A value with several addresses is a member if all of them are.
 */
export function listMatcher(entries: readonly string[]): (value: string | number | boolean) => Truth {
  const exact = new Set(entries);
  const folded = new Set(entries.map(fold));
  const domains = new Set<string>();
  const parents: string[] = [];
  for (const entry of folded) {
    const domain = entry.replace(/^@/, "").replace(/\.$/, "");
    if (domain.startsWith("*.")) parents.push(domain.slice(1));
    else if (HOST.test(domain)) domains.add(domain);
  }
  const isMemberHost = (host: string): Truth => {
    const name = host.toLowerCase().replace(/\.$/, "");
    if (!HOST.test(name)) return "unknown";
    return domains.has(name) || parents.some((parent) => name.endsWith(parent)) ? "yes" : "no";
  };
  const isMemberAddress = (address: string): Truth => {
    const at = address.lastIndexOf("@");
    if (!LOCAL.test(address.slice(0, at))) return "unknown";
    return folded.has(fold(address)) ? "yes" : isMemberHost(address.slice(at + 1));
  };
  return (value) => {
    const text = String(value);
    if (exact.has(text)) return "yes";
    if (text.length > LONGEST || CONTROL.test(text)) return "unknown";
    const web = WEB.exec(text.trim());
    // A backslash or a name before @ makes readers disagree about the host.
    if (web) return /[\\@\s]/.test(text.trim()) ? "unknown" : isMemberHost((web[1] ?? "").replace(/:\d{1,5}$/, ""));
    if (text.includes("@")) {
      const addresses = addressesIn(text);
      return addresses ? ofAll(addresses.map(isMemberAddress)) : "unknown";
    }
    if (isMemberHost(text.trim()) === "yes") return "yes";
    return folded.has(fold(text)) ? "unknown" : "no";
  };
}

/** Without regard to case, width and surrounding spaces. */
export const fold = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

/** The addresses of a header such as `To`, or null if it is anything but clean addresses with commas in between. */
function addressesIn(text: string): string[] | null {
  const parts = splitAtCommas(text);
  if (parts === null || parts.length > MOST_ADDRESSES) return null;
  const addresses: string[] = [];
  for (const part of parts) {
    if (part.trim() === "") continue;
    const address = (NAMED.exec(part)?.[1] ?? part).trim();
    if (address.split("@").length !== 2) return null;
    addresses.push(address);
  }
  return addresses.length > 0 ? addresses : null;
}

/** At commas and semicolons outside of quotation marks; null if a quotation mark is not closed. */
function splitAtCommas(text: string): string[] | null {
  const parts: string[] = [];
  let [start, isQuoted] = [0, false];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === "," || sign === ";")) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return isQuoted ? null : parts;
}
