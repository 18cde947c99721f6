import { anyOf } from "../words/any-of.ts";
import { hasWord, hitsOf, phraseAt } from "../words/phrases.ts";
import type { Verdict } from "./pattern.ts";
import { type Sentence, subjectBefore } from "./sentence.ts";

const ONLY =
  anyOf(`only | nur | seul | seule | seuls | seules | sólo | solo | solamente | só | somente | apenas | únicamente | unicamente
  uniquement | ausschließlich | solely | exclusively | exclusivamente | exclusivement`);
const NONE = anyOf(`no | keine? | keinen | pas | aucune? | nada | ningún | ninguna | nenhuma?`);
const VERB = anyOf(`
  is | are | was | were | has | have | had | can | will | may | does | do | did | ist | sind | hat | haben | gibt | kann | est | sont | a | ont | peut
  es | son | hay | tiene | puede | é | são | há | tem | pode | need | problem | question | doubt | wonder`);
const MOST_WORDS_WITHOUT_VERB = 12;

/** "Only the shift lead opens the safe", "No open shoes behind the counter". */
export function onlyOf(sentence: Sentence): Verdict | null {
  const { tokens, kind } = sentence;
  const words = tokens.map(({ word }) => word);
  const [first = "", second = ""] = words;
  if (kind === "heading" || kind === "cell") return null;
  if (
    ONLY.test(first) &&
    words.length > 4 &&
    !/^(?:then|if|when|a|some|few|wenn|dann|si|se|cuando|quando|recently)$/.test(second)
  )
    return { type: "prohibition", modal: { from: 0, to: 1 }, pattern: "only" };
  const isShort = words.length > 3 && words.length <= MOST_WORDS_WITHOUT_VERB && /[.;]$/.test(sentence.text.trim());
  const isBan = NONE.test(first) && isShort && !words.some((word) => VERB.test(word));
  return isBan ? { type: "prohibition", modal: { from: 0, to: 1 }, pattern: "prohibition" } : null;
}

/** The heading "No shoes on the mats". */
export function bannedOf({ tokens }: Sentence): Verdict | null {
  const words = tokens.map(({ word }) => word);
  const isBan = NONE.test(words[0] ?? "") && words.length > 2 && !words.some((word) => VERB.test(word));
  return isBan ? { type: "prohibition", modal: { from: 0, to: 1 }, pattern: "prohibition" } : null;
}

const NOBODY = anyOf(`nobody | niemand | personne | nadie | ninguém`);

/** "Nobody commits directly to main." */
export function nobodyOf({ tokens, lexicon }: Sentence): Verdict | null {
  const isNo = NOBODY.test(tokens[0]?.word ?? "") && tokens.length > 3 && !STATIVE.test(tokens[1]?.word ?? "");
  if (!isNo || phraseAt(lexicon.happens, tokens, 1)) return null;
  return { type: "prohibition", modal: { from: 0, to: 1 }, pattern: "prohibition" };
}

const STATIVE = anyOf(
  `knows | likes | wants | is | has | was | weiß | ist | hat | mag | sait | n'a | n'est | sabe | es | tiene | quiere | é | tem | quer`,
);

/** "No refund without a receipt." */
export function withoutOf(sentence: Sentence): Verdict | null {
  const { tokens, language } = sentence;
  const words = tokens.map(({ word }) => word);
  const isNone = anyOf(`
  ohne | without | sans | no | kein | keine | keinen | pas | aucun | aucune | sin | sem | nenhum
  nenhuma | ningún | ninguna | nobody | niemand | nul`).test(words[0] ?? "");
  const isBound = words.some((word) =>
    /^(?:without|before|unless|until|after|ohne|vor|sans|avant|sin|sem|antes|but)$/.test(word),
  );
  const isWithout =
    isNone &&
    words.length < 14 &&
    isBound &&
    words
      .slice(1)
      .some((word) => /^(?:without|ohne|sans|sin|sem|before|vor|until|but|no|keine?n?|pas|nenhuma?)$/.test(word)) &&
    !words.some((word) => /^(?:is|are|will|can|ist|sind|lässt|est|es|é|abre|opens?)$/.test(word));
  return isWithout && language ? { type: "prohibition", modal: { from: 0, to: 1 }, pattern: "prohibition" } : null;
}

const BOUND = anyOf(`
  with | if | when | after | upon | by | in | from | against | between | during | once | to | for | at | on | mit | nach | gegen | von | in | bei | zu | wenn | mit
  avec | après | sur | si | en | dans | contre | con | si | cuando | por | para | tras | com | se | quando | após | mediante | na | no | em | até | à | à | qu'à | au`);
const STATED = anyOf(
  `available | convenience | information | reference | illustrat.* | a | an | one | few | recently | example`,
);

/** "Los documentos no salen de la oficina", "ne quittent pas": said of things, but addressed to the people who handle them. */
export function negatedOf(sentence: Sentence): Verdict | null {
  const { tokens, lexicon, isMain, language } = sentence;
  if (language === "en") return doesNotOf(sentence);
  if (language === "de") return null;
  const from = tokens.findIndex(
    ({ word }, at) => isMain[at] && at > 0 && /^(?:ne|n'|no|não)$/.test(word) && verbBehind(sentence, at),
  );
  if (
    from < 0 ||
    /^(?:outsider|thing)$/.test(subjectBefore(sentence, from) ?? "") ||
    phraseAt(lexicon.happens, tokens, from + 1)
  )
    return null;
  return { type: "prohibition", modal: { from, to: from + 2 }, pattern: "negated" };
}

/** "Pupils don't leave the grounds", "It does not comment on prices". */
function doesNotOf(sentence: Sentence): Verdict | null {
  const { tokens, lexicon, isMain } = sentence;
  const from = tokens.findIndex(({ word }, at) => isMain[at] && at > 0 && /^(?:do|does|don't|doesn't)$/.test(word));
  const isNot = tokens[from + 1]?.word === "not";
  const verb = from + (isNot ? 2 : 1);
  if (from < 1 || (!isNot && !/n't$/.test(tokens[from]?.word ?? ""))) return null;
  if (/^(?:you|i|we|they|this|that|who|which)$/.test(tokens[from - 1]?.word ?? "")) return null;
  if (hasWord(lexicon.states, tokens[verb]?.word ?? "") || phraseAt(lexicon.happens, tokens, verb)) return null;
  const subject = subjectBefore(sentence, from);
  const isAct = hasWord(lexicon.acts, tokens[verb]?.word ?? "");
  const isSomeone = subject === "doer" || subject === "people" || tokens[from - 1]?.word === "it";
  if (subject === "outsider" || !(isSomeone || isAct)) return null;
  return { type: "prohibition", modal: { from, to: verb }, pattern: "negated" };
}

function verbBehind({ tokens, lexicon }: Sentence, at: number): boolean {
  const next = tokens[at + 1]?.word ?? "";
  const verb = /^(?:se|le|les|lhe|vous|nous)$/.test(next) ? (tokens[at + 2]?.word ?? "") : next;
  return hasWord(lexicon.acts, verb);
}

/** "Pets travel in the cabin only with approval", "n'est valable qu'en magasin": only sets the limit, without a modal. */
export function onlyLaterOf(sentence: Sentence): Verdict | null {
  const { tokens, lexicon, isMain, kind, text } = sentence;
  if (kind === "heading" || kind === "cell" || text.trimEnd().endsWith("!")) return null;
  for (const { from, to } of hitsOf(lexicon.only, tokens)) {
    if (from < 1 || !isMain[from]) continue;
    const next = tokens[to]?.word ?? "";
    const isLast = to >= tokens.length - 1;
    if (STATED.test(next) || STATED.test(tokens[to + 1]?.word ?? "") || STATED.test(tokens[from - 1]?.word ?? ""))
      continue;
    const subject = subjectBefore(sentence, from);
    if (subject === "outsider" || hasWord(lexicon.history, tokens[0]?.word ?? "")) continue;
    if (
      isLast
        ? tokens[from - 2]?.word === "for" || subject !== null
        : BOUND.test(next) || subject === "doer" || subject === "people"
    )
      return { type: "prohibition", modal: { from, to }, pattern: "limit" };
  }
  return null;
}
