import { anyOf } from "../words/any-of.ts";
import { hasWord, hitsOf, holds, phraseAt } from "../words/phrases.ts";
import type { Verdict } from "./pattern.ts";
import { mainStart, type Sentence } from "./sentence.ts";

const NEVER = anyOf(`never | nie | niemals | jamais | nunca | jamás | jamais`);
const NOT = anyOf(`not | don't | nicht | kein | keine | keinen | ne | n' | no | não | ni | nem | weder`);
const DESCRIBES = anyOf(
  `collect | receiv | use | work | love | believ | want | know | hope | offer | erheb | verarbeit | nutz | biet | freu | glaub | recueill | utilis | propos
  recog | us | utiliz | ofrec | cre | colet | ofere | acredit`,
  { after: "" },
);
const REACH = 5;

/** "We do not sell your data", "Wir löschen sie innerhalb von 30 Tagen": what the author of the text binds itself to. */
export function ownActOf(sentence: Sentence): Verdict | null {
  const { tokens, lexicon, isMain } = sentence;
  const start = mainStart(sentence);
  const we = weAt(sentence, start);
  if (we < 0) return null;
  const around = tokens.slice(start, we + REACH + 1).map(({ word }) => word);
  const later = tokens.map(({ word }) => word).filter((_, at) => at >= start && isMain[at]);
  const negated = (sentence.language === "de" ? later : around).some((word) => NOT.test(word) || NEVER.test(word));
  const act = tokens.findIndex(
    (_, at) => at >= start && at < we + REACH && isMain[at] && phraseAt(lexicon.acts, tokens, at) !== null,
  );
  const isAct = act >= 0 && !phraseAt(lexicon.happens, tokens, act);
  const modal = { from: Math.max(act, 0), to: Math.max(act, 0) + 1 };
  if (negated && (isAct || around.some((word) => NEVER.test(word)) || around.some((word) => DESCRIBES.test(word))))
    return { type: "prohibition", modal, pattern: "ownAct" };
  const describes = act >= 0 && DESCRIBES.test(tokens[act]?.word ?? "");
  const isBound = holds(lexicon.binding, tokens) || hitsOf(lexicon.when, tokens).some(({ from }) => from > we);
  return isAct && !describes && isBound ? { type: "obligation", modal, pattern: "ownAct" } : null;
}

const WE = /^(?:we|wir|nous)$/;

/** Where the author speaks of itself; Spanish and Portuguese say so by the ending of the verb. Below zero: nowhere. */
function weAt({ tokens, isMain, language, lexicon }: Sentence, start: number): number {
  for (let at = start; at < Math.min(start + REACH, tokens.length); at++) {
    const word = tokens[at]?.word ?? "";
    if (!isMain[at]) continue;
    if (WE.test(word)) return /^(?:will|may|can|'ll)$/.test(tokens[at + 1]?.word ?? "") ? -1 : at;
    if ((language === "es" || language === "pt") && /.{3,}[aei]mos$/.test(word) && hasWord(lexicon.acts, word))
      return at;
  }
  return -1;
}
