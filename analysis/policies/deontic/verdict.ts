import type { RuleType } from "../candidate.ts";
import { hasWord, holds } from "../words/phrases.ts";
import { formOf } from "./form.ts";
import type { Verdict } from "./pattern.ts";
import type { Sentence } from "./sentence.ts";
import { chanceOf, confidenceAt } from "./weigh.ts";

/** A sentence that is a rule, and how sure that is. */
export interface Decision extends Verdict {
  readonly confidence: number;
}

/** A sentence with a lower chance is no rule, whether it has the form of one or not. */
export const LEAST = 0.7;

/** Whether a sentence says what must, must not, should or may be done. Null: it does not. */
export function verdictOf(sentence: Sentence): Decision | null {
  const form = formOf(sentence);
  const chance = chanceOf(sentence, form);
  const confidence = Math.round(Math.min(confidenceAt(chance), 0.99) * 100) / 100;
  if (form) return chance >= LEAST ? { ...form, confidence } : null;
  if (chance < LEAST || sentence.kind === "heading" || /[?¿]/.test(sentence.text.slice(-3))) return null;
  return { type: likelyType(sentence), modal: null, pattern: "words", confidence };
}

/** The likely type of a rule that has no recognized form: by its words of advice, denial or permission, otherwise a duty. */
export function likelyType({ tokens, lexicon, isMain }: Sentence): RuleType {
  if (holds(lexicon.recommendation, tokens)) return "recommendation";
  if (tokens.some(({ word }, at) => isMain[at] && (hasWord(lexicon.not, word) || hasWord(lexicon.only, word))))
    return "prohibition";
  return holds(lexicon.permission, tokens) ? "permission" : "obligation";
}
