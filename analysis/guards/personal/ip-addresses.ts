import { matchesOf } from "../../text/patterns.ts";
import type { GuardSpan } from "../guard.ts";
import { spanOf } from "./personal-data.ts";

const V4 = /(?<![\w.:-])(?:\d{1,3}\.){3}\d{1,3}(?![\w-]|\.\d)/g;
const V6 = /(?<![\w:.])(?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{1,4}(?![\w:])/g;
/** Everybody's: this machine, private and reserved networks, documentation, the well-known name servers, network masks. */
const SHARED_V4 = new RegExp(
  `^(?:${[
    "0|10|127|255|169\\.254|192\\.168|192\\.0\\.[02]|198\\.(?:18|19)|198\\.51\\.100|203\\.0\\.113",
    "172\\.(?:1[6-9]|2\\d|3[01])|100\\.(?:6[4-9]|[7-9]\\d|1[01]\\d|12[0-7])|22[4-9]|2[34]\\d",
    "1\\.1\\.1\\.1|1\\.0\\.0\\.1|8\\.8\\.[84]\\.[84]|9\\.9\\.9\\.9",
  ].join("|")})(?:\\.|$)`,
);
const SHARED_V6 =
  /^(?:::1?$|fe80:|f[cd][0-9a-f]{2}:|2001:0?db8:|ff[0-9a-f]{2}:|::ffff:|2001:4860:4860:|2606:4700:4700:)/i;
const VERSION_BEFORE =
  /(?:\bv|\bversions?|\bver\.?|\brelease|\bbuild|\bchrome|\bsafari|\bedge|[@/^~>=<]=?)\s{0,2}[:"']?\s?$/i;

export const ipAddresses = (text: string): GuardSpan[] => [...version4(text), ...version6(text)];

const version4 = (text: string): GuardSpan[] =>
  matchesOf(V4, text).flatMap((match) => {
    const parts = match[0].split(".");
    const isWritten = parts.every((part) => Number(part) < 256 && !/^0\d/.test(part));
    if (!isWritten || SHARED_V4.test(match[0])) return [];
    const before = text.slice(Math.max(0, match.index - 20), match.index);
    // A host in a web address has the same signs before it as a version.
    if (VERSION_BEFORE.test(before) && !/\/\/$/.test(before)) return [];
    // Numbers of chapters and versions are small.
    if (parts.every((part) => Number(part) < 20)) return [];
    return [spanOf("ip", match.index, match[0].length)];
  });

const version6 = (text: string): GuardSpan[] =>
  text.includes(":")
    ? matchesOf(V6, text).flatMap((match) => {
        const [value] = match;
        const gaps = value.split("::").length - 1;
        const groups = value.split(":").filter(Boolean).length;
        const isWhole = gaps === 0 ? groups === 8 : gaps === 1 && groups >= 3 && groups < 8;
        // Times and places in a file have short groups only.
        return isWhole && /[0-9A-Fa-f]{3}/.test(value) && !SHARED_V6.test(value)
          ? [spanOf("ip", match.index, value.length)]
          : [];
      })
    : [];
