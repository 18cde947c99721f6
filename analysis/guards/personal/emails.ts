import { matchesOf } from "../../text/patterns.ts";
import type { GuardSpan } from "../guard.ts";
import { spanOf } from "./personal-data.ts";

/** Dots and signs before an address are not part of it, and don't hide it. */
const EMAIL =
  /(?<![\w.+%@-])[.+%-]{0,64}([A-Za-z0-9_](?:[\w.+%'-]{0,62}[\w+-])?@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24})(?![\w@])/g;
/** What is behind the last dot of a file name, an object or a module is no country or organization. */
const NO_DOMAIN =
  /\.(?:png|jpe?g|gif|svg|webp|ico|js|mjs|ts|tsx|css|json|html?|md|py|txt|pdf|zip|local|service|target|prototype)$/i;
/** Login names of version control, and login names or passwords before the host of a web address, but not what its query carries. */
const LOGIN = /^(?:git|hg|svn)@/i;
const IN_ADDRESS = /:\/\/[^\s/?#]{0,150}$/;

export const emails = (text: string): GuardSpan[] =>
  text.includes("@")
    ? matchesOf(EMAIL, text).flatMap(({ index, 0: match, 1: address = "" }) => {
        const start = index + match.length - address.length;
        if (NO_DOMAIN.test(address) || LOGIN.test(address)) return [];
        if (IN_ADDRESS.test(text.slice(Math.max(0, start - 160), start))) return [];
        return [spanOf("email", start, address.length)];
      })
    : [];
