import type { ActionKind } from "../../lexicons/actions.ts";
import {
  CONDITION,
  DRAFTS,
  ELSEWHERE,
  I_DID,
  LEADS_IN,
  NEGATED,
  PASSIVE,
  SOMEBODY,
  UNREAL,
} from "../../lexicons/claims.ts";
import { plain } from "../../text/plain.ts";
import { withoutCode, withoutQuotations } from "../../text/quotations.ts";
import { piecesOf, sentences } from "../../text/sentences.ts";
import { remembering } from "../../text/view/recent-views.ts";
import { type PastForm, pastForms } from "./action-words.ts";

/** Something that the agent claims to have done. */
export interface Claim {
  readonly sentence: string;
  readonly kind: ActionKind;
  /** “I have”, not only “it has been”. */
  readonly isOwn: boolean;
}

/** The agent's own words: no code, no quotation and no drafted letter. */
export const ownWords = remembering((text): readonly string[] => {
  const drafted = text.replaceAll(DRAFTS, "\n");
  return sentences(plain(withoutQuotations(withoutCode(drafted)))).flatMap((sentence) =>
    piecesOf(sentence.replaceAll(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/g, "")),
  );
});

const GERMAN = /\b(?:habe ich|ich habe|haben wir|wir haben|hab ich)\b/;

/** Claimed actions: in the first person, as a bare participle, or in the passive. */
export function claimsIn(text: string): Claim[] {
  return ownWords(text).flatMap((sentence) =>
    sentence.endsWith("?") || CONDITION.test(sentence) ? [] : claimsOf(sentence),
  );
}

function claimsOf(whole: string): Claim[] {
  const sentence = whole.replace(LEADS_IN, "");
  const claims: Claim[] = [];
  let told: PastForm | null = null;
  for (const past of pastForms(sentence)) {
    const { kind, word, index } = past;
    const [before, after] = [sentence.slice(Math.max(0, index - 90), index), sentence.slice(index + word.length)];
    if (NEGATED.test(before) || UNREAL.test(before) || /^ (?:nothing|no|none|nichts|rien|nada)\b/.test(after)) continue;
    if (isOwn(sentence, past) || isNext(sentence, past, told)) {
      told = past;
      claims.push({ sentence, kind, isOwn: true });
    } else if (PASSIVE.test(before) && !ELSEWHERE.test(sentence)) claims.push({ sentence, kind, isOwn: false });
    else if (/\b(?:was|were) $/.test(before) && AS_ASKED.test(after) && !ELSEWHERE.test(sentence))
      claims.push({ sentence, kind, isOwn: false });
  }
  return claims;
}

const AS_ASKED = /^[^.;]{0,30}\b(?:successfully|permanently|for good|as (?:requested|you)|for you|just now)\b/;
/** Verb forms of the first person. */
const FIRST_FORM = /(?:ei|é|í)$/;
/** The end of a German clause, where a participle stands. */
const ENDS_CLAUSE = /^\s*(?:$|[.,;:!)]|und\b|oder\b)/;

function isOwn(sentence: string, { word, index, kind }: PastForm): boolean {
  if (I_DID.test(sentence.slice(Math.max(0, index - 90), index)) || FIRST_FORM.test(word)) return true;
  const after = sentence.slice(index + word.length);
  return (GERMAN.test(sentence) && ENDS_CLAUSE.test(after)) || isBare(sentence.slice(0, index), after, kind);
}

/** “I changed the address and let him know”: both verbs have the same subject. */
function isNext(sentence: string, { index }: PastForm, told: PastForm | null): boolean {
  if (!told) return false;
  const between = sentence.slice(told.index + told.word.length, index);
  const joint = /(?:\b(and|then|und|et|y|e|&)|,)(?: (?:then|also|even|have|de))*\s$/.exec(between);
  return joint !== null && !/[:;]/.test(between) && (joint[1] !== undefined || told.kind !== "read");
}

/** “Moved.”, “Typo fixed.”, “Deleted the two oldest.” A noun before it can be the object, never the subject. */
function isBare(head: string, after: string, kind: ActionKind): boolean {
  const before = head.replaceAll(/[^\p{L} ]/gu, "").trim();
  if (before === "") return !/^ (?:by|tables?|files?|items?|accounts?|orders?|posts?)\b/.test(after);
  if (!/^(?:\p{L}+ ?){1,3}$/u.test(before) || SOMEBODY.test(before)) return false;
  if (/^[\s.!,;)]*$|^(?: and \p{L}+)?[.!]/u.test(after)) return true;
  return (
    kind !== "edit" &&
    kind !== "read" &&
    /^(?: \p{L}+)? (?:to|for|from|as)\b/u.test(after) &&
    !/\b(?:the|a|an|is|are|was|has|have)\b/.test(before)
  );
}
