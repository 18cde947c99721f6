import {
  ABOUT_ITSELF,
  CLAIM,
  ERRAND,
  GREETING,
  JSON_WANTED,
  NAMED_THING,
  SOURCES,
  topics,
  UNKNOWN_THING,
} from "../lexicons/topics.ts";

export type Topic = keyof typeof topics;

export const wantsAgreement = (text: string): boolean => CLAIM.test(text);
export const isErrand = (text: string): boolean => ERRAND.test(text);
export const topicOf = (text: string): Topic | null =>
  (Object.keys(topics) as Topic[]).find((topic) => topics[topic].test(text)) ?? null;
export const isGreeting = (text: string): boolean =>
  GREETING.test(text) || /\bsay (?:hello|hi)\b/i.test(text) || text.trim() === "";
export const asksWhoItIs = (text: string): boolean => ABOUT_ITSELF.test(text);
export const asksForSource = (text: string): boolean =>
  [SOURCES, NAMED_THING, UNKNOWN_THING].some((pattern) => pattern.test(text));
export const asksForJson = (text: string): boolean => JSON_WANTED.test(text);
export const orderNumberIn = (text: string): string | null => /\b\d{4,10}\b/.exec(text)?.[0] ?? null;
