/**
 * The form of a mask: `⟦EMAIL_1⟧`. The brackets are rare in every language and mean nothing in Markdown, HTML or JSON.
 *
 * A text from outside may already hold something of that form. It is made inert on the way in by a tilde after its bracket,
 * which is taken away again on the way out, so nobody can ask for a value by writing its token.
 */

export const OPENING = "⟦";
const CLOSING = "⟧";
export const INERT = "~";

/** A kind has 40 characters at most, a number 6. Longer runs are not tokens, so a stream holds only a few characters back. */
const LONGEST_KIND = 40;
const LONGEST_TOKEN = OPENING.length + LONGEST_KIND + 1 + 6 + CLOSING.length;

/** A token with its name, or an opening bracket that was made inert. */
export const WRITTEN = /⟦(?:([A-Z][A-Z0-9_]{0,39}_[1-9]\d{0,5})⟧|~(?=[A-Z~]))/g;
/** A text that is one token and nothing else. */
export const ANY_TOKEN = /^⟦([A-Z][A-Z0-9_]{0,39}_[1-9]\d{0,5})⟧$/;
/** A JSON string as it is written; the bracket may be escaped. */
export const MAY_HOLD_TOKEN = /⟦|\\u27e6/i;
export const LOOKS_LIKE_ONE = /⟦(?=[A-Z~])/g;

/** `github token` becomes `GITHUB_TOKEN`. A kind that has no plain letter to start with is called DATA. */
export function kindName(kind: string): string {
  const name = kind
    .slice(0, 2 * LONGEST_KIND)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, "_")
    .replaceAll(/^[^A-Z]+|_+$/g, "")
    .slice(0, LONGEST_KIND - 1);
  return name === "" ? "DATA" : name;
}

export const tokenOf = (name: string): string => `${OPENING}${name}${CLOSING}`;

/** A mask that nothing stands behind. It has no number, so it is never looked up. */
export const permanentMask = (kind: string): string => tokenOf(kindName(kind));

/** What looks like a token in a text from outside is made inert. */
export const escapeTokens = (text: string): string =>
  text.includes(OPENING) ? text.replaceAll(LOOKS_LIKE_ONE, `${OPENING}${INERT}`) : text;

/** Each token replaced by its value, if there is one for it here; inert brackets as they were written. */
export const withValues = (text: string, lookUp: (name: string) => string | undefined): string =>
  text.includes(OPENING)
    ? text.replaceAll(WRITTEN, (written, name?: string) => (name === undefined ? OPENING : (lookUp(name) ?? written)))
    : text;

const BEGINNING = /^⟦(?:~|[A-Z][A-Z0-9_]{0,45})?$/;

/** From where on a text may be the beginning of a token that the next chunk completes; its length if nowhere. */
export function heldFrom(text: string): number {
  const at = text.lastIndexOf(OPENING);
  if (at < 0 || text.length - at >= LONGEST_TOKEN) return text.length;
  return BEGINNING.test(text.slice(at)) ? at : text.length;
}
