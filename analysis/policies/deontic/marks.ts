import type { Lexicon } from "../words/list.ts";
import { partOf } from "../words/parts-of-speech.ts";
import { type Hit, hitsOf } from "../words/phrases.ts";
import { tokensOf } from "../words/tokens.ts";
import { namesAbove } from "./heads.ts";
import type { Verdict } from "./pattern.ts";
import { mainStart, type Sentence, subjectBefore } from "./sentence.ts";
import { tellingOf } from "./told.ts";

/** The lists whose words count. */
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
const known = new WeakMap<Sentence, readonly (readonly Hit[])[]>();

/** Where a sentence has words of each list. Marks and traits both ask, and finding them is most of the work. */
export function listHits(sentence: Sentence): readonly (readonly Hit[])[] {
  const before = known.get(sentence);
  if (before) return before;
  const hits = LISTS.map((name) => hitsOf(sentence.lexicon[name], sentence.tokens));
  known.set(sentence, hits);
  return hits;
}

const STEM = 6;
const SUBJECT = 6;
const LENGTHS = [5, 10, 18, 30];

/**
 * What speaks for or against a rule in a sentence: the form that was found, which word lists it has words of, who it speaks of, and
 * its words and pairs of words. Marks of sentences with a form and without one are kept apart: what confirms a form says little
 * where there is none.
 */
export function marksOf(sentence: Sentence, form: Verdict | null): string[] {
  const { tokens, isMain, language, kind, text } = sentence;
  const side = form ? "+" : "-";
  const words = tokens.map(({ word }) => word.slice(0, STEM));
  const marks = [`form ${form?.pattern ?? "none"}`, `kind ${kind}${side}`, `language ${language}${side}`];
  const telling = tellingOf(sentence);
  marks.push(`told ${telling !== null}${side}`, `told ${telling}`, `told ${telling} ${form?.pattern}`);
  const hits = listHits(sentence);
  for (const [at, name] of LISTS.entries())
    if (hits[at]?.some(({ from }) => isMain[from])) marks.push(`has ${name}${side}`);
  marks.push(...rolesOf(sentence, hits), ...aboveOf(sentence));
  const names = namesAbove(sentence);
  for (const name of names) marks.push(`named ${name} ${kind}`, `named ${name} ${kind}${side}`);
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

/** The sentence as the roles of its words, the same in any language ("people permission acts"), and once more with their endings. */
function rolesOf({ tokens, language }: Sentence, hits: readonly (readonly Hit[])[]): string[] {
  const roles: string[] = [];
  for (const [list, found] of hits.entries())
    for (const { from, to } of found) for (let at = from; at < to; at++) roles[at] ??= LISTS[list] ?? "";
  const parts = tokens.map(({ word }, at) => roles[at] ?? partOf(word, language));
  const closed = parts.map((part) => (part.startsWith("~") ? "·" : part));
  return [...gramsOf("closed", closed), ...gramsOf(`parts ${language}`, parts)];
}

/** Neighbors in twos and threes; the same part again counts once. */
function gramsOf(name: string, parts: readonly string[]): string[] {
  const line = ["^", ...parts, "$"].filter((part, at, all) => part !== all[at - 1]);
  return line.flatMap((part, at) => [
    `${name} ${part} ${line[at + 1]}`,
    `${name} ${part} ${line[at + 1]} ${line[at + 2]}`,
  ]);
}

const MOST_ABOVE = 8;

/** Under "Background" little is a rule. */
const aboveOf = ({ above, language }: Sentence): string[] =>
  tokensOf(above.at(-1)?.slice(-120) ?? "", language)
    .slice(-MOST_ABOVE)
    .map(({ word }) => `under ${language} ${word.slice(0, STEM)}`);

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
