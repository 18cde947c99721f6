import type { Lexicon } from "../words/list.ts";
import { hitsOf } from "../words/phrases.ts";
import type { Verdict } from "./pattern.ts";
import { type Sentence, subjectBefore } from "./sentence.ts";
import { isTold } from "./told.ts";

const LISTS = [
  ...[
    "obligation",
    "prohibition",
    "recommendation",
    "permission",
    "only",
    "not",
    "nobody",
    "when",
    "unless",
    "history",
  ],
  ...["definition", "report", "chance", "happens", "doers", "people", "things", "outsiders", "acts", "binding", "most"],
  ...["least", "consent", "facts", "boilerplate", "passive", "imperative", "opening"],
] as const satisfies readonly string[] as readonly (keyof Lexicon)[];
const STEM = 6;
const SUBJECT = 6;
const LENGTHS = [5, 10, 18, 30];

/**
 * What speaks for or against a rule in a sentence: the form that was found, which word lists it has words of, who it speaks of, and
 * its words and pairs of words. Marks of sentences with a form and without one are kept apart: what confirms a form says little
 * where there is none.
 */
export function marksOf(sentence: Sentence, form: Verdict | null): string[] {
  const { tokens, isMain, lexicon, language, kind, text } = sentence;
  const side = form ? "+" : "-";
  const words = tokens.map(({ word }) => word.slice(0, STEM));
  const marks = [`form ${form?.pattern ?? "none"}`, `kind ${kind}${side}`, `language ${language}${side}`];
  if (!form) marks.push(`told ${isTold(sentence)}`);
  for (const name of LISTS)
    if (hitsOf(lexicon[name], tokens).some(({ from }) => isMain[from])) marks.push(`has ${name}${side}`);
  marks.push(`of ${subjectBefore(sentence, Math.min(SUBJECT, tokens.length))}${side}`);
  marks.push(`length ${LENGTHS.filter((length) => tokens.length >= length).length}${side}`);
  if (/\d/.test(text)) marks.push(`number${side}`);
  if (text.trimEnd().endsWith("!")) marks.push("exclaims");
  marks.push(`first ${language} ${words[0]}`);
  for (const [at, word] of words.entries())
    marks.push(`word ${language} ${word}`, `pair ${language} ${word} ${words[at + 1]}`);
  return [...new Set(marks)];
}
