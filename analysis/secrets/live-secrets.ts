/** Whether a value of the right shape is random enough to open anything, or only shows what such a value looks like. */

import { bitsPerCharacter, isPlaceholder } from "./secret-doubts.ts";

/** Values that documentation shows, which many repeat. */
const PUBLISHED = new Set(
  [
    "sk_test_4eC39HqLyjWDarjtT1zdp7dc",
    "sk_test_BQokikJOvBiI2HlWgH4olfQ2",
    "sk_test_26PHem9AhJZvU623DfE1x4sd",
    "AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY",
    "AIzaSyDaGmWKa4JsXZ-HjGw7ISLn_3namBGewQe",
    "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    "AbCdEf123456",
    "mF_9.B5f-4.1JqM",
    "SlAV32hkKG",
  ].map((value) => value.toLowerCase()),
);
/** The payload that jwt.io shows: its subject is 1234567890, or it has the name John Doe. */
const SHOWN_PAYLOAD = /eyJzdWIiOiIxMjM0NTY3ODkw|IkpvaG4gRG9l|am9obiBkb2U|Sm9obiBEb2/;

const LEAST_BITS = 3;
const LEAST_BITS_HEX = 2.7;
const ORDERED =
  "abcdefghijklmnopqrstuvwxyz 01234567890123456789 zyxwvutsrqponmlkjihgfedcba 98765432109876543210 qwertyuiop asdfghjkl";

export function isLiveLooking(kind: string, value: string): boolean {
  if (kind === "private key") return true;
  if (hasTokenChecksum(value)) return true;
  if (PUBLISHED.has(value.toLowerCase()) || isPlaceholder(value) || SHOWN_PAYLOAD.test(value)) return false;
  if (kind === "JSON Web Token") return hasAlgorithm(value);
  const body = bodyOf(value);
  if (/([A-Za-z0-9])\1{5}/.test(body) || isOrdered(body)) return false;
  if (kind === "password in an address" || kind === "value of a secret name") return true;
  return bitsPerCharacter(body) >= (/^[0-9a-fA-F-]+$/.test(body) ? LEAST_BITS_HEX : LEAST_BITS);
}

/** What is random in it: the part behind the last of the marks that end a prefix, unless that part is short. */
function bodyOf(value: string): string {
  const parts = value.split(/[_:= ]/);
  const last = parts.at(-1) ?? "";
  return last.length >= 16 ? last : value;
}

const LONGEST_ORDERED = 8;

/** Letters or digits in their order, as someone types who needs any value. */
function isOrdered(body: string): boolean {
  const small = body.toLowerCase();
  for (let at = 0; at + LONGEST_ORDERED <= small.length; at++)
    if (ORDERED.includes(small.slice(at, at + LONGEST_ORDERED))) return true;
  return false;
}

/** The first part of a web token says how it was signed. */
function hasAlgorithm(token: string): boolean {
  try {
    const head = token.slice(token.indexOf("eyJ")).split(".")[0] ?? "";
    return /"alg"\s*:/.test(atob(head.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return false;
  }
}

const CHECKED = /^(?:gh[pousr]_|npm_)([A-Za-z0-9]{30})([A-Za-z0-9]{6})$/;
const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Tokens of GitHub and npm end with a checksum of what stands before: one that fits was issued, whatever it looks like. */
function hasTokenChecksum(value: string): boolean {
  const [, body, sum] = CHECKED.exec(value) ?? [];
  if (body === undefined || sum === undefined) return false;
  let rest = crc32(body);
  let written = "";
  for (let place = 0; place < 6; place++) {
    written = BASE62.charAt(rest % 62) + written;
    rest = Math.floor(rest / 62);
  }
  return written === sum;
}

function crc32(text: string): number {
  let crc = -1;
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at) & 0xff;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
