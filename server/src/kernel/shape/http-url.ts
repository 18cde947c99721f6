import { parseUrl } from "./check/parse-url.ts";
import type { Place } from "./check/place.ts";
import type { Invalid } from "./check/problem.ts";
import type { JsonSchema } from "./check/schema-registry.ts";
import { notUnicode, wording } from "./check/wording.ts";
import type { Shape } from "./shape.ts";

const urlType = wording("url_type", "URL input should be a string or URL");
const urlScheme = wording("url_scheme", "URL scheme should be 'http' or 'https'", {
  expected_schemes: "'http' or 'https'",
});

export interface HttpUrlRules {
  /** In bytes of the original text. */
  readonly max?: number;
}

/** An http or https URL, stored in the normalized form of the WHATWG URL standard. */
export function httpUrl({ max = 2083 }: HttpUrlRules = {}): Shape<string> {
  const tooLong = wording("url_too_long", `URL should have at most ${max} characters`, { max_length: max });
  return Object.freeze({
    kind: "httpUrl",
    check(input: unknown, at: Place): string | Invalid {
      if (typeof input !== "string") return at.refuse(urlType, input);
      if (!input.isWellFormed()) return at.refuse(notUnicode, input);
      if (Buffer.byteLength(input) > max) return at.refuse(tooLong, input);
      const url = parseUrl(input);
      if (typeof url === "string") {
        return at.refuse(
          { type: "url_parsing", msg: `Input should be a valid URL, ${url}`, ctx: { error: url } },
          input,
        );
      }
      if (url.protocol !== "http:" && url.protocol !== "https:") return at.refuse(urlScheme, input);
      return normalForm(url, input);
    },
    describe: (): JsonSchema => ({ type: "string", format: "uri", minLength: 1, maxLength: max }),
  });
}

/** The engine's version of the standard encodes ^ in a path, the contract's does not. Both mean the same URL. */
function normalForm(url: URL, input: string): string {
  if (!input.includes("^") || input.includes("%5E")) return url.href;
  const { href, pathname } = url;
  const start = href.indexOf("/", url.protocol.length + 2);
  return href.slice(0, start) + pathname.replaceAll("%5E", "^") + href.slice(start + pathname.length);
}
