import type { JsonSchema } from "./book.ts";
import { emailFault } from "./email-fault.ts";
import type { Place } from "./place.ts";
import type { Invalid, Shape } from "./shape.ts";
import { trimPython } from "./white-space.ts";
import { wording } from "./wording.ts";

const stringType = wording("string_type", "Input should be a valid string");

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
    describe: (): JsonSchema => ({ type: "string", format: "email" }),
  });
}
