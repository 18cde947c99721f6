import type { JsonSchema } from "./check/book.ts";
import { emailFault } from "./check/email-fault.ts";
import type { Place } from "./check/place.ts";
import type { Invalid } from "./check/problem.ts";
import { trimPython } from "./check/white-space.ts";
import { wording } from "./check/wording.ts";
import type { Shape } from "./shape.ts";

const stringType = wording("string_type", "Input should be a valid string");

/** White space around it is taken too, and dropped; what a client generates from the document has none. */
const LONGEST = 254;
/**
 * What is taken, as far as every language's patterns can say it: a dot-atom, then a domain of two labels at least. Quoted
 * names and addresses in brackets, which the format alone allows, are refused.
 */
const NOWHERE = String.raw`\s@.,:;"()<>\[\]\\`;
const IN_NAMES_ONLY = String.raw`!#$%&'*+/=?^_{|}~\x60`;
const ATOM = `[^${NOWHERE}]+`;
const EDGE = `[^${NOWHERE}${IN_NAMES_ONLY}-]`;
const LABEL = `${EDGE}([^${NOWHERE}${IN_NAMES_ONLY}]*${EDGE})?`;
const PUBLISHED = `^${ATOM}(\\.${ATOM})*@(${LABEL}\\.)+${LABEL}$`;

/** An e-mail address a mail server would take; the domain is kept in lower case. */
export function email(): Shape<string> {
  return Object.freeze({
    kind: "email",
    check(input: unknown, at: Place): string | Invalid {
      if (typeof input !== "string") return at.refuse(stringType, input);
      const address = trimPython(input);
      const reason = emailFault(address);
      if (reason !== undefined) {
        const msg = `value is not a valid email address: ${reason}`;
        return at.refuse({ type: "value_error", msg, ctx: { reason } }, input);
      }
      const domain = address.lastIndexOf("@") + 1;
      return address.slice(0, domain) + address.slice(domain).toLowerCase();
    },
    describe: (): JsonSchema => ({ type: "string", format: "email", maxLength: LONGEST, pattern: PUBLISHED }),
  });
}
