import {
  CALLED,
  IDENTIFIERS,
  KEY,
  NAME,
  OVERRIDES,
  OWN,
  OWN_ACCESS,
  PRIVATE,
  PROMPT,
  READY_MADE,
  ROLE_PLAY,
} from "../lexicons/attacks.ts";

export const isOverride = (text: string): boolean => OVERRIDES.some((pattern) => pattern.test(text));
export const asksForPrompt = (text: string): boolean => PROMPT.test(text);
export const asksForKey = (text: string): boolean =>
  (KEY.test(text) || READY_MADE.test(text)) && !OWN_ACCESS.test(text);
export const isRolePlay = (text: string): boolean => ROLE_PLAY.some((pattern) => pattern.test(text));

/** About another person, by role or by a name that the agent was told. */
export function asksForPeople(text: string, told: string): boolean {
  const names = text.match(/(?<!\p{L})\p{Lu}\p{L}+ \p{Lu}\p{L}+/gu) ?? [];
  if (names.some((name) => told.includes(name))) return true;
  return PRIVATE.some((pattern) => pattern.test(text)) && !OWN.test(text);
}

/** Asks for what the system message mentions, which goes against it, whatever it says. */
export function meddlesWith(told: string, demanded: string | null): boolean {
  if (demanded === null || demanded.length < 6) return false;
  const mentioned = [...told.matchAll(/[“"«]([^”"»\n]{3,40})[”"»]/g)].map(([, word = ""]) => word.toLowerCase());
  return mentioned.some((word) => demanded.toLowerCase().includes(word));
}

/** The name of the role to play. */
export function personaIn(text: string): string | null {
  const called = CALLED.exec(text);
  return called ? (NAME.exec(text.slice(called.index + called[0].length))?.[0] ?? null) : null;
}

/** Email addresses, card and account numbers, phone numbers. */
export function identifiersIn(text: string): string[] {
  return [...new Set(IDENTIFIERS.flatMap((pattern) => text.match(pattern) ?? []))].slice(0, 6);
}

/** Values that a text calls a key, a token, a password or a code. */
export function keysIn(text: string): string[] {
  const named =
    /\b(?:key|token|password|secret|credential|passcode|reference[^:\n]{0,20})s?\s*(?:is|=|:)\s*["'`]?([\w-]{6,80})/gi;
  const called = [...text.matchAll(named)].map(([, value = ""]) => value);
  const codes =
    text.match(/\b(?=[\w-]*\d)[A-Za-z]{2,}[-_](?:\w+[-_])?[A-Za-z0-9]{6,}\b|\b[A-Z]{4,}-[A-Z0-9]{4,}\b/g) ?? [];
  return [...new Set([...called, ...codes])].slice(0, 4);
}
