import { entries } from "@agent-console/analysis/lexicons/entries.ts";
import { lineCounter } from "./lines.ts";

/** "the admin password is Sommer2024!", "Passwort: …", "el PIN es 4711": prose, which no assignment betrays. */
const SPOKEN = new RegExp(
  entries`
    (?<![\p{L}\p{N}])(?:
      password
      passwd
      passwort
      kennwort
      mot de passe
      contraseña
      senha
      pin
      passcode
      api[- ]?key
      secret key
      access code
    )(?:
      \s+(?:for|of|to|für|pour|para|de|do|da)\s+[^\s]{1,40}(?:\s+[^\s]{1,40})?
    )?\s*(?:is|are|ist|lautet|est|es|é|[:=])\s*["'\x60„“]?([^\s"'\x60“”,;]{4,80})
  `,
  "giu",
);

/** A value, not the next word of a sentence: it has a digit, and is no placeholder. */
const isValue = (word: string): boolean =>
  /\d/.test(word) && !/^[<[{$%(]|^\d{1,3}$|\d+[-–]\d+$|characters?|your|example|x{3}|\*{3}/i.test(word);

export function spokenPasswords(text: string): { line: number; text: string }[] {
  const lineOf = lineCounter(text);
  return [...text.matchAll(SPOKEN)].flatMap((match) => {
    const word = (match[1] ?? "").replace(/[.!?)]+$/, "");
    const line = lineOf(match.index + match[0].length);
    return isValue(word) ? [{ line, text: `spoken secret: … (${word.length} characters)` }] : [];
  });
}
