import { emailFault } from "./check/email-fault.ts";
import type { Place } from "./check/place.ts";
import type { Invalid } from "./check/problem.ts";
import type { JsonSchema } from "./check/schema-registry.ts";
import { trimPython } from "./check/white-space.ts";
import { wording } from "./check/wording.ts";
import type { Shape } from "./shape.ts";

const stringType = wording("string_type", "Input should be a valid string");

/** Whitespace around it is accepted and dropped. Values that clients generate from the document have none. */
const LONGEST = 254;
/**
 * What is accepted, as far as patterns of every language can express it: a dot-atom, then a domain of at least two
 * labels. Quoted names and addresses in brackets, which the format allows, are rejected.
 */
const NOWHERE = String.raw`\s@.,:;"()<>\[\]\\`;
const IN_NAMES_ONLY = String.raw`!#$%&'*+/=?^_{|}~\x60`;
const ATOM = `[^${NOWHERE}]+`;
const EDGE = `[^${NOWHERE}${IN_NAMES_ONLY}-]`;
const LABEL = `${EDGE}([^${NOWHERE}${IN_NAMES_ONLY}]*${EDGE})?`;
const PUBLISHED = `^${ATOM}(\\.${ATOM})*@(${LABEL}\\.)+${LABEL}$`;

/** An email address that a mail server would accept. The domain is stored in lowercase. */
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
