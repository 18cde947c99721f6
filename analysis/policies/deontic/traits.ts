import { CUES, DUTIES } from "../words/cues.ts";
import { languages } from "../words/list.ts";
import { hitsOf } from "../words/phrases.ts";
import { LISTS } from "./marks.ts";
import { patterns, type Verdict } from "./pattern.ts";
import { mainStart, type Sentence, subjectBefore } from "./sentence.ts";
import { isTold } from "./told.ts";

const KINDS = ["paragraph", "item", "heading", "cell"];
const SUBJECTS = [null, "doer", "people", "thing", "outsider"];
const SUBJECT = 6;

/**
 * The shape of a sentence as numbers, without its words: what the trees decide by. Where each stands is what they were grown with, so
 * a change here needs new ones.
 */
export function traitsOf(sentence: Sentence, form: Verdict | null): number[] {
  const { tokens, isMain, lexicon, language, kind, above, text } = sentence;
  const is = (found: boolean): number => (found ? 1 : 0);
  const modalAt = form?.modal?.from ?? null;
  const subject = subjectBefore(sentence, modalAt ?? Math.min(SUBJECT, tokens.length));
  const head = above.at(-1) ?? "";
  return [
    ...patterns.map((pattern) => is(form?.pattern === pattern)),
    is(form !== null),
    ...KINDS.map((one) => is(kind === one)),
    ...languages.map((one) => is(language === one)),
    ...LISTS.map((name) => {
      const hits = hitsOf(lexicon[name], tokens);
      return hits.some(({ from }) => isMain[from]) ? 2 : is(hits.length > 0);
    }),
    ...SUBJECTS.map((one) => is(subject === one)),
    is(isTold(sentence)),
    ...[tokens.length, modalAt ?? -1, mainStart(sentence), isMain.indexOf(true)],
    isMain.filter(Boolean).length / Math.max(1, tokens.length),
    ...[is(/:\s*$/.test(head)), above.length, is(DUTIES.test(above.join(" ")))],
    ...CUES.map((cue) => is(cue.test(text))),
  ];
}
