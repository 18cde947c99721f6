import type { Lexicon } from "../words/list.ts";
import { hitsOf } from "../words/phrases.ts";
import type { Verdict } from "./pattern.ts";
import { mainStart, type Sentence, subjectBefore } from "./sentence.ts";
import { isTold } from "./told.ts";

/** The lists whose words count. */
export const LISTS = [
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
  const subject = subjectBefore(sentence, Math.min(SUBJECT, tokens.length));
  marks.push(`of ${subject}${side}`, `of ${subject} ${form?.pattern}`);
  marks.push(`length ${LENGTHS.filter((length) => tokens.length >= length).length}${side}`);
  if (/\d/.test(text)) marks.push(`number${side}`);
  if (text.trimEnd().endsWith("!")) marks.push("exclaims");
  marks.push(`first ${language} ${words[0]}`, ...openingOf(sentence), ...placeOf(sentence, form));
  for (const [at, word] of words.entries())
    marks.push(`word ${language} ${word}`, `pair ${language} ${word} ${words[at + 1]}`);
  return [...new Set(marks)];
}

const ENDING = 3;

/** How the sentence begins: the endings of its first words tell a request from a report, where the words themselves are new. */
function openingOf(sentence: Sentence): string[] {
  const { tokens, language } = sentence;
  const [first, second] = [0, 1].map((step) => tokens[mainStart(sentence) + step]?.word);
  return [
    ...tokens.slice(0, ENDING).map(({ word }, at) => `ending ${at} ${language} ${word.slice(-ENDING)}`),
    `opens ${language} ${first}`,
    `opens ${language} ${first} ${second}`,
  ];
}

/** What the form means here: in this language, in such a block, with these words of its own and beside it. */
function placeOf({ tokens, kind, language, above }: Sentence, form: Verdict | null): string[] {
  const isUnderHead = above.at(-1)?.trimEnd().endsWith(":") ?? false;
  const marks = [
    `form ${form?.pattern} ${kind}`,
    `form ${form?.pattern} ${language}`,
    `head ${isUnderHead} ${kind} ${form !== null}`,
  ];
  if (!form?.modal) return marks;
  const { from, to } = form.modal;
  const own = tokens.slice(from, to).map(({ word }) => word);
  const [before, after] = [tokens[from - 1], tokens[to]].map((token) => token?.word.slice(0, STEM));
  return [
    ...marks,
    `modal ${language} ${own.join(" ")}`,
    `modal ${language} after ${before}`,
    `modal ${language} before ${after}`,
  ];
}
