import { matchesOf } from "../../text/patterns.ts";
import type { GuardSpan } from "../guard.ts";
import { spanOf } from "./personal-data.ts";

const EMAIL =
  /(?<![\w.+%@-])[A-Za-z0-9_](?:[\w.+%'-]{0,62}[\w+-])?@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}(?![\w@])/g;
/** What is behind the last dot of a file name, an object or a module is no country or organization. */
const NO_DOMAIN =
  /\.(?:png|jpe?g|gif|svg|webp|ico|js|mjs|ts|tsx|css|json|html?|md|py|txt|pdf|zip|local|service|target|prototype)$/i;
/** Login names of version control, and login names or passwords in an address. */
const LOGIN = /^(?:git|hg|svn)@/i;
const IN_ADDRESS = /:\/\/\S{0,150}$/;

export const emails = (text: string): GuardSpan[] =>
  text.includes("@")
    ? matchesOf(EMAIL, text).flatMap((match) => {
        if (NO_DOMAIN.test(match[0]) || LOGIN.test(match[0])) return [];
        if (IN_ADDRESS.test(text.slice(Math.max(0, match.index - 160), match.index))) return [];
        return [spanOf("email", match.index, match[0].length)];
      })
    : [];
