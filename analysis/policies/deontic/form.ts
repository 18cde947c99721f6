import type { RuleType } from "../candidate.ts";
import { hasWord, hitsOf, holds } from "../words/phrases.ts";
import { bannedOf } from "./bans.ts";
import { headType, isHeadLine } from "./heads.ts";
import { everyModal, isLimited, isStrong, type Modal, modalsOf, strictest } from "./modals.ts";
import { passiveOf } from "./passive.ts";
import type { Verdict } from "./pattern.ts";
import { requestOf } from "./requests.ts";
import { mainStart, type Sentence } from "./sentence.ts";
import { tellingOf } from "./told.ts";

/** The form by which a sentence says what must, must not, should or may be done. Null: it has none. */
export function formOf(sentence: Sentence): Verdict | null {
  const { tokens, kind } = sentence;
  const telling = tellingOf(sentence);
  if (tokens.length < 2 || telling === "question" || telling === "title")
    return kind === "item" ? inheritedOf(sentence) : null;
  if (kind === "cell") return cellOf(sentence);
  if (kind === "heading") return headingOf(sentence);
  const head = kind === "item" ? headOf(sentence) : undefined;
  if (head === "contents") return strongOf(sentence);
  const modal = modalOf(sentence);
  // The verbs of a list under "it is forbidden to" are what is forbidden, even if one of them is "demand".
  const isOwn =
    modal &&
    (!head ||
      modal.type === "prohibition" ||
      (modal.modal && isStrong(sentence, { ...modal.modal, type: modal.type })));
  return (
    (isOwn ? modal : null) ?? (head ? inheritedOf(sentence) : null) ?? modal ?? requestOf(sentence) ?? weakOf(sentence)
  );
}

/** A modal that grammar takes for chance, ability or a report: whether it is, the other words tell. */
function weakOf(sentence: Sentence): Verdict | null {
  const modal = everyModal(sentence).find(({ from }) => sentence.isMain[from]);
  return modal ? { type: modal.type, modal, pattern: "weak" } : null;
}

function modalOf(sentence: Sentence): Verdict | null {
  const modals = modalsOf(sentence);
  const modal = limitedFirst(sentence, modals) ?? strictest(modals);
  if (!modal) return null;
  if (
    sentence.text.trimEnd().endsWith("!") &&
    (modal.type === "permission" || modal.type === "obligation") &&
    !isStrong(sentence, modal)
  )
    return null;
  if (isHowTo(sentence, modal)) return null;
  if (modal.type === "permission") return permissionOf(sentence, modal);
  return { type: modal.type, modal, pattern: modal.type };
}

/** "An order can only be cancelled if it is pending, and you should check": the limit is the rule, what follows helps to keep it. */
function limitedFirst(sentence: Sentence, modals: readonly Modal[]): Modal | undefined {
  const [first] = modals;
  return first?.type === "permission" && isLimited(sentence, first) && modals[1]?.type === "recommendation"
    ? first
    : undefined;
}

/** "may only", "nobody may", "no more than one may": a permission for some is a prohibition for the rest. */
function permissionOf(sentence: Sentence, modal: Modal): Verdict {
  const { tokens, lexicon, language, isMain } = sentence;
  const start = mainStart(sentence);
  // "Nobody is obliged" is a permission by itself, "nobody may" is none.
  const isForNobody = modal.from > start && hasWord(lexicon.nobody, tokens[start]?.word ?? "");
  // German negates at the end: "darf die Rechte anderer nicht beeinträchtigen".
  const isNegated =
    language === "de" &&
    /^(?:darf|dürfen|kann|können)$/.test(tokens[modal.from]?.word ?? "") &&
    tokens.some(({ word }, at) => at > modal.to && isMain[at] && /^(?:nicht|keine?[nrms]?)$/.test(word));
  if (isForNobody || isNegated) return { type: "prohibition", modal, pattern: "prohibition" };
  return isLimited(sentence, modal)
    ? { type: "prohibition", modal, pattern: "only" }
    : { type: "permission", modal, pattern: "permission" };
}

/** "To cancel, you can open Settings": a way, and no rule. */
const isHowTo = ({ tokens, language }: Sentence, modal: Modal): boolean =>
  language === "en" && tokens[0]?.word === "to" && modal.type === "permission";

/** Under a head line that lists conditions or contents, only the clearest words make a rule. */
function strongOf(sentence: Sentence): Verdict | null {
  const found = modalOf(sentence);
  return found && (found.pattern === "prohibition" || found.pattern === "only") ? found : null;
}

/** The type that the head line of its list gives to an item. Undefined without a head line that says anything. */
export function headOf({ above, language }: Sentence): RuleType | "contents" | undefined {
  const head = above.at(-1);
  return head !== undefined && isHeadLine(head, language) ? headType(head, language) : undefined;
}

const STATEMENT = /^(?:this|these|it|after|dies|cela|esto|isso)$/;
const FUTURE = /^(?:will|wird|werden|would)$/;

function inheritedOf(sentence: Sentence): Verdict | null {
  if (sentence.kind !== "item") return null;
  const type = headOf(sentence);
  if (!type || type === "contents") return null;
  const words = sentence.tokens.map(({ word }) => word);
  if (words.some((word) => FUTURE.test(word)) && (STATEMENT.test(words[0] ?? "") || words[0] === "the")) return null;
  return { type, modal: null, pattern: "head" };
}

function headingOf(sentence: Sentence): Verdict | null {
  const { tokens } = sentence;
  const [modal] = modalsOf(sentence).filter(({ type }) => type === "prohibition" || type === "obligation");
  if (modal && modal.type === "prohibition" && tokens.length > 2 && modal.from < 2)
    return { type: "prohibition", modal, pattern: "prohibition" };
  return tokens.filter(({ word }) => /\p{L}/u.test(word)).length >= 3
    ? (bannedOf(sentence) ?? requestOf(sentence))
    : null;
}

function cellOf(sentence: Sentence): Verdict | null {
  const { tokens, lexicon, above, language } = sentence;
  const modal = modalOf(sentence);
  const asked = modal ?? (language === "de" ? passiveOf(sentence) : null);
  if (asked) return asked;
  const header = above.at(-1)?.toLowerCase() ?? "";
  const isPriced = [...lexicon.facts.keys()].some((word) => header.includes(word));
  const limit = [lexicon.most, lexicon.least, lexicon.consent, lexicon.only].flatMap((list) => hitsOf(list, tokens))[0];
  if (!limit || (isPriced && !holds(lexicon.only, tokens) && !holds(lexicon.consent, tokens))) return null;
  return language ? { type: "obligation", modal: limit, pattern: "cell" } : null;
}
