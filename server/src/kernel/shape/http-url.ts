import type { JsonSchema } from "./book.ts";
import type { Place } from "./place.ts";
import type { Invalid, Shape } from "./shape.ts";
import { urlFault } from "./url-fault.ts";
import { notUnicode, wording } from "./wording.ts";

const urlType = wording("url_type", "URL input should be a string or URL");
const urlScheme = wording("url_scheme", "URL scheme should be 'http' or 'https'", {
  expected_schemes: "'http' or 'https'",
});

export interface HttpUrlRules {
  /** In bytes of the text as given. */
  readonly max?: number;
}

/** An http or https address, kept in the normal form of the WHATWG URL standard. */
export function httpUrl({ max = 2083 }: HttpUrlRules = {}): Shape<string> {
  const tooLong = wording("url_too_long", `URL should have at most ${max} characters`, { max_length: max });
  return Object.freeze({
    kind: "httpUrl",
    check(input: unknown, at: Place): string | Invalid {
      if (typeof input !== "string") return at.refuse(urlType, input);
      if (!input.isWellFormed()) return at.refuse(notUnicode, input);
      if (Buffer.byteLength(input) > max) return at.refuse(tooLong, input);
      const url = URL.parse(input);
      if (url === null) {
        const error = urlFault(input);
        return at.refuse({ type: "url_parsing", msg: `Input should be a valid URL, ${error}`, ctx: { error } }, input);
      }
      if (url.protocol !== "http:" && url.protocol !== "https:") return at.refuse(urlScheme, input);
      return url.href;
    },
    describe: (): JsonSchema => ({ type: "string", format: "uri", minLength: 1, maxLength: max }),
  });
}
