import { BACKGROUND, CUES, DUTIES } from "../words/cues.ts";
import { languages } from "../words/list.ts";
import { headOf } from "./form.ts";
import { namesAbove } from "./heads.ts";
import { listHits } from "./marks.ts";
import { everyModal } from "./modals.ts";
import { patterns, type Verdict } from "./pattern.ts";
import { mainStart, type Sentence, subjectBefore } from "./sentence.ts";
import { tellingOf, tellings } from "./told.ts";

const KINDS = ["paragraph", "item", "heading", "cell"];
const SUBJECTS = [null, "doer", "people", "thing", "outsider"];
const SUBJECT = 6;
const MODALS = ["prohibition", "obligation", "recommendation", "permission"] as const;
const HEADS = [...MODALS, "contents"] as const;
const NAMES = HEADS.flatMap((head) => [`${head} 0`, `${head} 1`]);

/**
 * The shape of a sentence as numbers, without its words: what the trees decide by. Where each stands is what they were grown with, so
 * a change here needs new ones.
 */
export function traitsOf(sentence: Sentence, form: Verdict | null): number[] {
  const { tokens, isMain, language, kind, above, text } = sentence;
  const is = (found: boolean): number => (found ? 1 : 0);
  const modalAt = form?.modal?.from ?? null;
  const subject = subjectBefore(sentence, modalAt ?? Math.min(SUBJECT, tokens.length));
  const head = above.at(-1) ?? "";
  const given = headOf(sentence);
  const [telling, names] = [tellingOf(sentence), namesAbove(sentence)];
  const modals = everyModal(sentence).filter(({ from }) => isMain[from]);
  return [
    ...patterns.map((pattern) => is(form?.pattern === pattern)),
    is(form !== null),
    ...KINDS.map((one) => is(kind === one)),
    ...languages.map((one) => is(language === one)),
    ...listHits(sentence).map((hits) => (hits.some(({ from }) => isMain[from]) ? 2 : is(hits.length > 0))),
    ...SUBJECTS.map((one) => is(subject === one)),
    ...tellings.map((one) => is(telling === one)),
    is(telling !== null),
    ...NAMES.map((one) => is(names.includes(one))),
    ...[tokens.length, modalAt ?? -1, mainStart(sentence), isMain.indexOf(true)],
    isMain.filter(Boolean).length / Math.max(1, tokens.length),
    ...[is(/:\s*$/.test(head)), above.length, is(DUTIES.test(above.join(" ")))],
    ...CUES.map((cue) => is(cue.test(text))),
    is(BACKGROUND.test(above.join(" "))),
    ...HEADS.map((type) => is(given === type)),
    ...MODALS.map((type) => modals.filter((modal) => modal.type === type).length),
    is(/^\p{Ll}/u.test(text)),
    is(/[.;:]\s*$/.test(text)),
    is(/:/.test(text)),
  ];
}
