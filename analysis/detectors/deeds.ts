import { piecesOf, plain, sentences, withoutCode, withoutQuotations } from "../text/plain.ts";
import { remembering } from "../text/recent-views.ts";
import { type Deed, type Past, pastForms } from "./deed-words.ts";

/** Something that the agent says it has done. */
export interface Claim {
  readonly sentence: string;
  readonly deed: Deed;
  /** “I have”, or merely “it has been”. */
  readonly isOwn: boolean;
}

/** The agent's own words: no code, no quotation, and not the letter that it drafts. */
export const ownWords = remembering((text): readonly string[] => {
  const drafted = text.replaceAll(
    /^(?:\*{0,2}(?:subject|betreff|objet|asunto|assunto)\b.*|(?:dear|hi|hello|liebe[rs]?|sehr geehrte\w*|guten tag|bonjour|chère?|madame|monsieur|estimad[oa]|hola|querid[oa]|prezad[oa]|olá) [^.\n]{1,60},)\s*\n[\s\S]*?(?=^\s*(?:-{3,}|\*{3,}|_{3,})\s*$|(?![\s\S]))/gim,
    "\n",
  );
  return sentences(plain(withoutQuotations(withoutCode(drafted)))).flatMap((sentence) =>
    piecesOf(sentence.replaceAll(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/g, "")),
  );
});

const CONDITION =
  /^(?:\W*(?:and |but |so |then )?)(?:once|if|when|unless|until|before|after|as soon as|should|in case|wenn|sobald|falls|bevor|si|quand|dès|avant|cuando|antes|quando|se|assim que)\b/;
const UNREAL =
  /\b(?:would|could|might|may|will|'ll|'d|going to|about to|can|cannot|can't|want(?:ed)? to|suggest|recommend|propose|plan|würde|könnte|werde|kann|voudrais|pourrais|vais|puedo|voy a|podría|posso|vou|poderia)\b[^.;:]{0,40}$/;
const NEGATED =
  /(?:\b(?:not|never|no|nothing|none|neither|nobody|without|yet to|nicht|kein\w*|nichts|noch nie|pas|jamais|rien|aucun\w*|nada|ning\w+|nunca|não|nenhum\w*)|n't)\b[^.;:]{0,25}$/;
const I_DID =
  /(?:\b(?:i|we)(?:'ve| have)?(?:,? (?:now|just|also|already|successfully|then|even|therefore|too|first|only|simply|quickly|went ahead and|gone ahead and|took the liberty and|as well|personally|myself|additionally|in addition|since|permanently|been able to)|, while i was at it,)* |\bi(?:'ve| have)? (?:took|taken) the liberty (?:of|to) |\bj'ai (?:\p{L}+ ){0,3}|\bnous avons (?:\p{L}+ ){0,3}|\b(?:he|hemos|ya he|también he) (?:\p{L}+ )?)$/u;
const GERMAN = /\b(?:habe ich|ich habe|haben wir|wir haben|hab ich)\b/;
const PASSIVE =
  /\b(?:has|have) (?:now |just |already |also |successfully |permanently )*been (?:now |successfully |permanently |fully )*$|\b(?:is|are)(?:'s)? (?:now |all |already |hereby |successfully )+$|\b(?:was|were) (?:successfully |permanently |just |also )+$|\b(?:wurden?|ist|sind) [^.;]{0,60}$|\b(?:a|ont) (?:bien |déjà )?été $|\b(?:ha|han) sido $|\b(?:foi|foram) $/;
/** Somebody else, or at another time. */
const ELSEWHERE =
  /\b(?:by (?!me\b)\w+|according to|yesterday|last (?:\w+)|ago|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|log (?:says|shows)|von (?!mir)\w+|par (?!moi)\w+|por (?!mí)\w+|gestern|hier|ayer|ontem)\b/;

/** What the agent says it has done: in the first person, as a bare participle, or as something that has been done. */
export function claimsIn(text: string): Claim[] {
  return ownWords(text).flatMap((sentence) =>
    sentence.endsWith("?") || CONDITION.test(sentence) ? [] : claimsOf(sentence),
  );
}

const LEADS_IN =
  /^\W*(?:(?:alright|all right|ok|okay|sure|great|right|done|yes|perfect|certainly|so|and|now|fertig|listo|pronto|voilà)\b[,.!: -]*){1,3}/;

function claimsOf(whole: string): Claim[] {
  const sentence = whole.replace(LEADS_IN, "");
  const claims: Claim[] = [];
  let told: Past | null = null;
  for (const past of pastForms(sentence)) {
    const { deed, word, index } = past;
    const [before, after] = [sentence.slice(Math.max(0, index - 90), index), sentence.slice(index + word.length)];
    if (NEGATED.test(before) || UNREAL.test(before) || /^ (?:nothing|no|none|nichts|rien|nada)\b/.test(after)) continue;
    if (isOwn(sentence, past) || isNext(sentence, past, told)) {
      told = past;
      claims.push({ sentence, deed, isOwn: true });
    } else if (PASSIVE.test(before) && !ELSEWHERE.test(sentence)) claims.push({ sentence, deed, isOwn: false });
    else if (/\b(?:was|were) $/.test(before) && AS_ASKED.test(after) && !ELSEWHERE.test(sentence))
      claims.push({ sentence, deed, isOwn: false });
  }
  return claims;
}

const AS_ASKED = /^[^.;]{0,30}\b(?:successfully|permanently|for good|as (?:requested|you)|for you|just now)\b/;
/** Forms that only “I” can stand before. */
const FIRST_FORM = /(?:ei|é|í)$/;
/** Where a participle stands at the end of a German clause. */
const ENDS_CLAUSE = /^\s*(?:$|[.,;:!)]|und\b|oder\b)/;

function isOwn(sentence: string, { word, index, deed }: Past): boolean {
  if (I_DID.test(sentence.slice(Math.max(0, index - 90), index)) || FIRST_FORM.test(word)) return true;
  const after = sentence.slice(index + word.length);
  return (GERMAN.test(sentence) && ENDS_CLAUSE.test(after)) || isBare(sentence.slice(0, index), after, deed);
}

/** “I changed the address and let him know”: the second is told by the same person as the first. */
function isNext(sentence: string, { index }: Past, told: Past | null): boolean {
  if (!told) return false;
  const between = sentence.slice(told.index + told.word.length, index);
  const joint = /(?:\b(and|then|und|et|y|e|&)|,)(?: (?:then|also|even|have|de))*\s$/.exec(between);
  return joint !== null && !/[:;]/.test(between) && (joint[1] !== undefined || told.deed !== "read");
}

const SOMEBODY =
  /^(?:i|it|he|she|they|you|who|someone|somebody|nobody|everyone|(?:the |your |our )?(?:customer|client|user|airline|team|bank|shop|colleague|patient|sender|recipient|owner|carrier)s?)$/;

/** “Moved.”, “Typo fixed.”, “Deleted the two oldest.” A noun before it may be what it was done to, never who did it. */
function isBare(head: string, after: string, deed: Deed): boolean {
  const before = head.replaceAll(/[^\p{L} ]/gu, "").trim();
  if (before === "") return !/^ (?:by|tables?|files?|items?|accounts?|orders?|posts?)\b/.test(after);
  if (!/^(?:\p{L}+ ?){1,3}$/u.test(before) || SOMEBODY.test(before)) return false;
  if (/^[\s.!,;)]*$|^(?: and \p{L}+)?[.!]/u.test(after)) return true;
  return (
    deed !== "edit" &&
    deed !== "read" &&
    /^(?: \p{L}+)? (?:to|for|from|as)\b/u.test(after) &&
    !/\b(?:the|a|an|is|are|was|has|have)\b/.test(before)
  );
}
