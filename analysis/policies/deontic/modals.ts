import type { RuleType } from "../candidate.ts";
import { anyOf } from "../words/any-of.ts";
import { type Hit, hasWord, hitsOf, holds, phraseAt } from "../words/phrases.ts";
import { type Sentence, type Subject, subjectBefore } from "./sentence.ts";

export interface Modal extends Hit {
  readonly type: RuleType;
}

const LISTS = ["prohibition", "permission", "obligation", "recommendation"] as const;

/** The modal words of the main clause that say what has to be done, in the order of the sentence. */
export function modalsOf(sentence: Sentence): Modal[] {
  const found = everyModal(sentence).filter((modal) => sentence.isMain[modal.from] && isDeontic(sentence, modal));
  return found
    .filter((modal) => !found.some((before) => governs(before, modal)))
    .map((modal) => promised(sentence, modal));
}

/** "We may require it": what may be done is to require. */
const governs = (before: Modal, modal: Modal): boolean =>
  before.type === "permission" && modal.from >= before.to && modal.from - before.to < 2 && modal.type !== "prohibition";

/** "The team will try to": a promise, and no advice. */
const promised = ({ tokens }: Sentence, modal: Modal): Modal =>
  modal.type === "recommendation" &&
  tokens.slice(Math.max(0, modal.from - 2), modal.from).some(({ word }) => word === "will")
    ? { ...modal, type: "obligation" }
    : modal;

/** A word belongs to the longest phrase that holds it: "is not required to" is no "required to". */
export function everyModal({ tokens, lexicon }: Pick<Sentence, "tokens" | "lexicon">): Modal[] {
  const found = LISTS.flatMap((type) => hitsOf(lexicon[type], tokens).map((hit) => ({ ...hit, type })));
  found.sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
  const taken = new Set<number>();
  const kept: Modal[] = [];
  for (const modal of found) {
    let isFree = true;
    for (let at = modal.from; at < modal.to; at++) if (taken.has(at)) isFree = false;
    if (!isFree) continue;
    for (let at = modal.from; at < modal.to; at++) taken.add(at);
    kept.push(modal);
  }
  return kept.sort((a, b) => a.from - b.from);
}

/** Words that also say what something is able to do. */
const ABILITY = new Set("can kann können peut peuvent puede pueden pode podem".split(" "));
/** Words that oblige only if the sentence names a person to be obliged. */
const WEAK = new Set(
  "always stets immer toujours siempre sempre requires require exige requer ne n' notwendig erforderlich unverzüglich spätestens nécessaire nécessite möglich ausgeschlossen prefer".split(
    " ",
  ),
);
const STRONG = anyOf(`
  must | mustn't | shall | shan't | muss | müssen | darf | dürfen | doit | doivent | devra | devront | debe | deben | deberá | deberán | deve | devem
  deverá | deverão`);
/** With a thing as their subject, these words describe it. */
const LOOSE = new Set("has have need needs is are".split(" "));
const MODAL_VERB = /^(?:peu|pou|doi|dev|est|sau)/;
const REACH = 2;
const NEAR = 4;

/** "may only", "only … may", "ne peut … que". */
export function isLimited({ tokens, lexicon, language }: Sentence, { from, to }: Hit): boolean {
  if (language === "fr") {
    const words = tokens.map(({ word }) => word);
    const ne = words.slice(0, to).findLastIndex((word) => word === "ne" || word === "n'");
    return (
      (ne >= 0 && words.indexOf("que", ne) > 0) ||
      words.some((word) => /^(?:seule?s?|uniquement|exclusivement)$/.test(word))
    );
  }
  return hitsOf(lexicon.only, tokens).some(
    (only) => only.from >= from - NEAR && only.from < to + NEAR && !isInRelative(tokens, lexicon, only.from),
  );
}

const ACTS = anyOf(
  `
  review | examin | investigat | notif | remov | delet | refund | handl | treat | inform | contact
  releas | reject | deni | grant | process | publish | announc | suspend | terminat | reimburs
  forfeit | respect | transferr | return | consider | appl | enforc | check | accept | tolerat
  reimburs | extend | honor`,
  { after: "" },
);

/** "will be reviewed": someone does it. "Will be updated" happens by itself. */
export const isActPassive = (words: readonly string[]): boolean =>
  words.includes("be") && words.some((word) => ACTS.test(word) && /(?:ed|ied)$/.test(word));

/** "The airline will not let you board": what others will not do. */
function isOthersFuture(sentence: Sentence, { from, to }: Hit): boolean {
  const { tokens, lexicon } = sentence;
  if (!/^(?:will|won't)$/.test(tokens[from]?.word ?? "")) return false;
  const before = tokens[from - 1]?.word ?? "";
  if (/^(?:you|we)$/.test(before) || hasWord(lexicon.doers, before)) return saysWhatHappens(sentence, { from, to });
  return !isActPassive(tokens.slice(from + 1, to + 4).map(({ word }) => word));
}

/** "tools that only read": said of the tools. */
const isInRelative = (tokens: Sentence["tokens"], lexicon: Sentence["lexicon"], at: number): boolean =>
  hasWord(lexicon.relative, tokens[at - 1]?.word ?? "");

/** "We do not screen": what someone does not do. Only at its beginning a clause forbids with these words. */
function isNegatedAct({ tokens }: Sentence, { from, type }: Modal): boolean {
  if (type !== "prohibition") return false;
  const word = tokens[from]?.word ?? "";
  if (word !== "don't" && !(word === "do" && tokens[from + 1]?.word === "not")) return false;
  return (
    /^[\p{L}]/u.test(tokens[from - 1]?.word ?? "") &&
    !/^(?:and|but|then|so|please|also|or|generally|therefore)$/.test(tokens[from - 1]?.word ?? "")
  );
}

/** Modals such as "must" and "darf nicht", which are not used for things that happen by themselves. */
export const isStrong = ({ tokens }: Sentence, { from, type }: Modal): boolean =>
  type !== "permission" && STRONG.test(tokens[from]?.word ?? "");

const QUOTE = /^["“”„«»']$/;

/** "Must" in quotation marks is a word that the text speaks of. */
const isQuoted = ({ tokens }: Sentence, { from, to }: Hit): boolean =>
  QUOTE.test(tokens[from - 1]?.word ?? "") && QUOTE.test(tokens[to]?.word ?? "");

/** "Children can be loud": what someone is like at times. */
const isTrait = (sentence: Sentence, { to, type }: Modal): boolean =>
  type === "permission" &&
  /^(?:be|ser|être|estar)$/.test(sentence.tokens[to]?.word ?? "") &&
  !isPassiveAfter(sentence, to);

const UNABLE = anyOf(`can't | cannot | can`);

/** "Postgres can't use an index": a limitation, since the subject is no person and the verb is not passive. */
const isInability = (sentence: Sentence, modal: Modal, subject: Subject | null): boolean =>
  modal.type === "prohibition" &&
  UNABLE.test(sentence.tokens[modal.from]?.word ?? "") &&
  (saysWhatHappens(sentence, modal) ||
    ((subject === null || subject === "thing") && !isPassiveAfter(sentence, modal.from)));

const REQUEST = /^(?:make|ensure|remember|be)$/;
const BEFORE_REQUEST = /^(?:please|just|and|must|should|shall|always|then|also|,|to|so|but|or)$/;

/** "Needed to make sure", "we have to put up with": a purpose or an explanation of the author, and no request. */
function isExplained({ tokens, language }: Sentence, { from, type }: Modal): boolean {
  if (language !== "en" || type !== "obligation") return false;
  const [word, before] = [tokens[from]?.word ?? "", tokens[from - 1]?.word ?? ""];
  if (/^(?:need|have)$/.test(word) && before === "we") return true;
  return REQUEST.test(word) && /\p{L}/u.test(before) && (!BEFORE_REQUEST.test(before) || before === "to");
}

/** "in May". */
const isMonth = ({ text, tokens }: Sentence, { from }: Hit): boolean =>
  from > 0 && text.slice(tokens[from]?.start, tokens[from]?.end) === "May";

/** A permission of this many words is clear without a person in the sentence: "there is no need to". */
const FULL = 3;

function isDeontic(sentence: Sentence, modal: Modal): boolean {
  const { tokens } = sentence;
  const word = tokens[modal.from]?.word ?? "";
  const subject = subjectBefore(sentence, modal.from);
  if (isQuoted(sentence, modal) || isMonth(sentence, modal) || isExplained(sentence, modal)) return false;
  if (modal.type === "permission" && modal.to - modal.from >= FULL) return subject !== "outsider";
  // "There must be", "it is advisable": these have no acting subject.
  if (isImpersonal(sentence, modal)) return modal.type !== "prohibition" || !saysWhatHappens(sentence, modal);
  const next = tokens[modal.from + 1]?.word ?? "";
  if (isNegatedAct(sentence, modal) || isOthersFuture(sentence, modal)) return false;
  if (subject === "outsider") return false;
  // "O concerto deve durar uma hora" says how long something takes; with a person as its subject it would oblige.
  if (isStrong(sentence, modal)) return subject === "doer" || subject === "people" || !happensWithout(sentence, modal);
  if (modal.type === "recommendation") return true;
  if (WEAK.has(word) && !MODAL_VERB.test(next) && !(word === "ne" && next === "pas" && modal.from === 0))
    return subject === "doer" || subject === "people" || holds(sentence.lexicon.consent, tokens);
  if (isInability(sentence, modal, subject)) return false;
  if (modal.type === "prohibition")
    return subject === "people" || subject === "doer" || !saysWhatHappens(sentence, modal);
  if (modal.type === "permission" && isLimited(sentence, modal)) return true;
  if (saysWhatHappens(sentence, modal)) return false;
  if ((subject === "people" || subject === "doer") && isTrait(sentence, modal)) return false;
  if (modal.type === "permission" && ABILITY.has(word)) {
    if (subject === "thing") return isPassiveAfter(sentence, modal.to);
    return subject !== null || isPassiveAfter(sentence, modal.to);
  }
  return (
    subject !== "thing" || (modal.type === "obligation" && (!LOOSE.has(word) || isPassiveAfter(sentence, modal.to)))
  );
}

const EMPTY = new Set("it there es il elle se".split(" "));

function isImpersonal({ tokens, language }: Sentence, { from, type }: Modal): boolean {
  if (type === "permission") return false;
  const before = [1, 2].map((step) => tokens[from - step]?.word ?? "");
  return before.some((word) => EMPTY.has(word)) && language !== "es";
}

const LASTS = anyOf(
  `last | dauern | durer | durar | durar.* | chegar | arriver | arrive | think | kommen | ankommen | llegar`,
);

/** "Must last", said of a thing: how long it will take, and no duty. */
const happensWithout = ({ tokens, language }: Sentence, modal: Hit): boolean =>
  LASTS.test(tokens[language === "de" ? tokens.length - 2 : modal.to]?.word ?? "");

/** "may result in": the verb is not an act of a person. In German it stands at the end. */
function saysWhatHappens({ tokens, lexicon, language, isMain }: Sentence, modal: Hit): boolean {
  if (language === "de" && ABILITY.has(tokens[modal.from]?.word ?? "")) {
    const last = tokens.findLastIndex(({ word }, at) => isMain[at] && /\p{L}/u.test(word));
    if (last > modal.to && phraseAt(lexicon.happens, tokens, last)) return true;
  }
  for (let at = modal.to; at < Math.min(modal.to + REACH, tokens.length); at++)
    if (phraseAt(lexicon.happens, tokens, at)) return true;
  return false;
}

const BE = new Set("be been werden wird être ser sein".split(" "));
const PARTICIPLE = anyOf(
  `ed | en | t | given | made | kept | held | done | é | ée | és | ées | is | ise | ises | u | ue | us | ues | ado | ada | ados | adas | ido | ida | idos
  idas | eito | eita | to | ta | tos | tas`,
  { before: "" },
);

const NO_PARTICIPLE = anyOf(
  `when | then | even | often | open | most | best | that | just | about | what | must | right | late | great`,
);

/** "must be reported": someone has to do it, even if the subject is a thing. */
export function isPassiveAfter({ tokens }: Sentence, from: number): boolean {
  const words = tokens.slice(from).map(({ word }) => word);
  const be = words.findIndex((word) => BE.has(word) || word.endsWith("arse") || word.endsWith("erse"));
  if (be < 0) return false;
  const around = [words[be - 1] ?? "", words[be + 1] ?? "", words[be + 2] ?? ""];
  return (
    words[be]?.endsWith("se") ||
    around.some((word) => word.length > 3 && PARTICIPLE.test(word) && !NO_PARTICIPLE.test(word))
  );
}

const ORDER: readonly RuleType[] = ["prohibition", "obligation", "recommendation", "permission"];

/** The strictest of several modals. */
export const strictest = (modals: readonly Modal[]): Modal | undefined =>
  ORDER.map((type) => modals.find((modal) => modal.type === type)).find((modal) => modal !== undefined);
