import { hasWord, holds, phraseAt } from "../words/phrases.ts";
import { isActPassive } from "./modals.ts";
import type { Verdict } from "./pattern.ts";
import { type Sentence, subjectBefore } from "./sentence.ts";

/** "Identity is verified before any detail is mentioned": the present passive with a word that binds. */
export function passiveOf(sentence: Sentence): Verdict | null {
  const { tokens, lexicon, isMain, language } = sentence;
  const words = tokens.map(({ word }) => word);
  const from = words.findIndex((word, at) => isMain[at] && hasWord(lexicon.passive, word));
  if (language === "de") {
    const zu = words.findIndex(
      (word, at) =>
        at > 0 &&
        isMain[at] &&
        ((word === "zu" && /n$/.test(words[at + 1] ?? "")) ||
          /^(?:ab|an|auf|aus|bei|ein|frei|fest|her|hin|mit|nach|vor|weiter|zurück|sicher|fern|zusammen|bereit)zu.+n$/.test(
            word,
          )),
    );
    const be = words.findIndex((word, at) => isMain[at] && /^(?:ist|sind|hat|haben|bleibt|bleiben)$/.test(word));
    if (zu > 0 && be >= 0 && be < zu) {
      const isNegated = words.slice(0, zu).some((word, at) => isMain[at] && hasWord(lexicon.not, word));
      return { type: isNegated ? "prohibition" : "obligation", modal: { from: be, to: be + 1 }, pattern: "obligation" };
    }
  }
  const reflexive = language === "es" || language === "pt" ? reflexiveOf(sentence) : null;
  if (reflexive) return reflexive;
  const isActed = words.some(
    (word, at) => isMain[at] && at > from && (language === "de" || at < from + 5) && hasWord(lexicon.acts, word),
  );
  const isBinding =
    holds(lexicon.binding, tokens) || isActed || isActPassive(["be", ...words.slice(from + 1, from + 4)]);
  if (from < 0 || !isBinding || isStated(sentence, { from, isActed })) return null;
  const next = words.slice(from + 1, from + 4);
  const isParticiple =
    language === "de"
      ? GERMAN.test(words.filter((word, at) => isMain[at] && /\p{L}/u.test(word)).at(-1) ?? "")
      : next.some((word) => PARTICIPLE[language].test(word));
  if (!isParticiple || phraseAt(lexicon.happens, tokens, from)) return null;
  // "Will be kept" is a promise or what happens by itself.
  if (words[from] === "be" || words[from + 1] === "being") return null;
  const isNegated = words.some((word, at) => isMain[at] && hasWord(lexicon.not, word) && !WITHOUT.test(word));
  return {
    type: isNegated ? "prohibition" : "obligation",
    modal: { from, to: from + 1 },
    pattern: isActed ? "passive" : "boundPassive",
  };
}

/** "Se pagará", "far-se-á": what will be done has to be done. */
function reflexiveOf({ tokens, isMain, lexicon, language }: Sentence): Verdict | null {
  const isBinding = language === "es" && holds(lexicon.binding, tokens);
  const from = tokens.findIndex(
    ({ word }, at) =>
      isMain[at] &&
      ((word === "se" && (isBinding ? /(?:rá|rán|[ae]n?)$/ : /(?:rá|rán)$/).test(tokens[at + 1]?.word ?? "")) ||
        /-se-(?:á|ão)$/.test(word)),
  );
  if (from < 0) return null;
  const type = hasWord(lexicon.not, tokens[from - 1]?.word ?? "") ? "prohibition" : "obligation";
  return { type, modal: { from, to: from + 1 }, pattern: "passive" };
}

/** A participle, and no infinitive: "wird gesperrt", and not "wird halten". */
const GERMAN = /(?:\p{L}t|ge\p{L}+en|n?ommen)$/u;
const FEW = 3;
const WITHOUT = /^(?:sans|without|ohne|sin|sem)$/;

/** "This is accepted", "there is no need", "prices are shown in euros", "the supplier is a company". */
function isStated(
  sentence: Sentence,
  { from, isActed }: { readonly from: number; readonly isActed: boolean },
): boolean {
  const { tokens, lexicon, language } = sentence;
  if (/^(?:this|there|it|that|ceci|cela|esto|isto|dies|es)$/.test(tokens[from - 1]?.word ?? "")) return true;
  if (
    tokens
      .slice(0, FEW)
      .some(({ word }) => hasWord(lexicon.facts, word) || hasWord(lexicon.facts, word.replace(/s$/, "")))
  )
    return true;
  if (language !== "de" && hasWord(lexicon.articles, tokens[from + 1]?.word ?? "")) return true;
  const subject = subjectBefore(sentence, from);
  return subject === "outsider" || (subject === "thing" && !isActed && language !== "en");
}

const PARTICIPLE = {
  en: /(?:[a-z]{2,}ed|given|made|kept|sent|held|taken|paid|lent|shown|told|written|done|handed|put|set)$/,
  fr: /.{2,}(?:é|ée|és|ées|is|ise|ises|it|ite|ites|u|us|ue|ues|ert|erte|erts|int|ints|inte|os|ose)$/,
  es: /.+(?:ado|ada|ados|adas|ido|ida|idos|idas|uesto|uesta|uestos|uestas|echo|echa|an|en|a)$/,
  pt: /.+(?:ado|ada|ados|adas|ido|ida|idos|idas|eito|eita|eitos|eitas|gue|gues|pago|paga|pagos|pagas)$/,
  de: /(?:t|en)$/,
};
