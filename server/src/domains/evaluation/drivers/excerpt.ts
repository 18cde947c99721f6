import { redactorOf } from "./own-secrets.ts";

/** What a person is shown of another server's text: one line, not too long, and never the key we sent. */
export function excerpt(text: string, { max, key }: { max: number; key: string | null }): string {
  // Before the cut: half a key is still a secret.
  const verbatim = key !== null && key.length >= SHORTEST_KEY ? text.replaceAll(key, "********") : text;
  const safe = redactorOf(key ? [{ name: "API key", value: key }] : [])?.(verbatim).text ?? verbatim;
  const line = safe
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  const characters = [...line];
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join("")}…`;
}

/** Shorter ones occur in any text by chance. */
const SHORTEST_KEY = 4;
