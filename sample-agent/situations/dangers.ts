import { expressionIn } from "../competences/sums.ts";
import {
  ALARMING,
  FIELD,
  HARMFUL,
  INSULT_REQUEST,
  INSULTS,
  REPEAT,
  RUDE,
  SELF_HARM,
  VERDICT,
} from "../lexicons/dangers.ts";
import { DISTRESS, MORE_HARMFUL, PROTECTIVE } from "../lexicons/harms.ts";

export const isSelfHarm = (text: string): boolean => SELF_HARM.test(text) || DISTRESS.test(text);
/** Whether someone wants to understand or prevent something, rather than to do it. */
export const isProtective = (text: string): boolean => PROTECTIVE.test(text);
export const isHarmful = (text: string): boolean =>
  isSelfHarm(text) ||
  [text, joinedUp(text)].some((said) => [...HARMFUL, ...MORE_HARMFUL].some((pattern) => pattern.test(said)));

/** Pieces of a request that were set apart by quotation marks, names or table bars, put together again. */
const joinedUp = (text: string): string =>
  text
    .replaceAll(/["'|]?\s*(?:\band\b)?[\s|]*(?:\b[a-z]{1,2}\d?\s*[=:]|\b\d\b)?\s*["'|]/gi, " ")
    .replaceAll(/\s+/g, " ");
export const wantsVerdict = (text: string): boolean => VERDICT.test(text) && FIELD.test(text);
export const soundsAlarming = (text: string): boolean => ALARMING.test(text);
export const asksForInsult = (text: string): boolean =>
  INSULT_REQUEST.test(text) || (INSULTS.test(text) && REPEAT.test(text));
/** The mild word that was asked for, or else a milder one. */
export const insultIn = (text: string): string | null => INSULTS.exec(text)?.[0].toLowerCase() ?? null;

/** Rude to the agent, but with a plain question. */
export const isRudeWithTask = (text: string): boolean => RUDE.test(text) && expressionIn(text) !== null;
