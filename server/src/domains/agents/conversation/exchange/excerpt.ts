import { redactorOf } from "./own-secrets.ts";

/** What a person is shown of another server's text: one line, not too long, and never the key we sent. */
export function excerpt(text: string, { max, key }: { max: number; key: string | null }): string {
  const verbatim = withoutKey(text, key);
  const safe = redactorOf(key ? [{ name: "API key", value: key }] : [])?.(verbatim).text ?? verbatim;
  const line = safe
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  const characters = [...line];
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join("")}…`;
}

/** However long the text is, its beginning is all that anyone sees. */
const LONGEST_READ = 20_000;

/** Half a key is still a secret: the end, where one may have been cut in two, goes. */
function withoutKey(text: string, key: string | null): string {
  if (key === null || key.length < SHORTEST_KEY) return text.slice(0, LONGEST_READ);
  if (text.length <= LONGEST_READ) return text.replaceAll(key, "********");
  return text
    .slice(0, LONGEST_READ + key.length)
    .replaceAll(key, "********")
    .slice(0, -key.length);
}

/** Shorter ones occur in any text by chance. */
const SHORTEST_KEY = 4;
