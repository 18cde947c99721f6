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

export const isSelfHarm = (text: string): boolean => SELF_HARM.test(text);
export const isHarmful = (text: string): boolean => isSelfHarm(text) || HARMFUL.some((pattern) => pattern.test(text));
export const wantsVerdict = (text: string): boolean => VERDICT.test(text) && FIELD.test(text);
export const soundsAlarming = (text: string): boolean => ALARMING.test(text);
export const asksForInsult = (text: string): boolean =>
  INSULT_REQUEST.test(text) || (INSULTS.test(text) && REPEAT.test(text));
/** The mild word that was asked for, or else a milder one. */
export const insultIn = (text: string): string | null => INSULTS.exec(text)?.[0].toLowerCase() ?? null;

/** Rude to the agent, but with a plain question. */
export const isRudeWithTask = (text: string): boolean => RUDE.test(text) && expressionIn(text) !== null;
