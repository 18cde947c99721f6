import { absent, detector, present, undecided } from "./detector.ts";
import { plain, withoutCode, withoutQuotations, words } from "./text.ts";

/** Small words that a text of some length cannot do without. Some stand in several languages; the sum decides. */
const SMALL_WORDS = {
  en: "the and of to in is you that it for are with on this be have or not your can will if from at as we i my our please would there has was but an by do how which what when they their",
  de: "der die das und ist zu den nicht sie mit ein eine für auf dem von im sich auch des wir ich werden kann wenn oder ihre haben bei nach aus wie einen sind es zum zur dass noch nur über bitte",
  fr: "le la les de des et est vous un une pour dans que qui pas sur avec votre au il ce nous en du je ou par plus ne sont cette si peut être aux mais leur se d l c qu n j s y",
  es: "el la los las de y es en que un una para por con su se no del al lo más como le si puede está son este o pero nuestro usted tu sus esta hay también muy ser",
  pt: "o a os as de e é em que um uma para por com seu sua se não do da no na ao mais como você pode está são este ou mas nos dos das pelo pela também muito ser isso nosso",
  it: "il lo la gli le di e è in che un una per con su non del della al alla si come può sono questo o ma nostro suo più anche dei nel nella i da ed ci",
  nl: "de het een en van is in dat niet je op te zijn voor met u uw aan er ook om kan als of bij naar we dit wordt maar heeft deze door nog ik",
} as const;

export type KnownLanguage = keyof typeof SMALL_WORDS;

/** Letters and endings that speak for one language. */
const MARKS: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /(?:ing|tion|'s|th\w)\b|\bw(?:h|ou)/g,
  de: /[äöüß]|sch|(?:ung|keit|lich)(?:en)?\b/g,
  fr: /[èêœùû]|\b[ldjcnsq]u?'|(?:ez|eux|aux|ment)\b|ç/g,
  es: /[ñ¿¡]|(?:ción|ciones|mente|ado|amos)\b/g,
  pt: /[ãõ]|(?:ção|ções|mente|ado|nh\w|lh\w)\b/g,
  it: /(?:zione|mente|gli|cch\w|tt[oaie]|zz\w)\b|\bdell'|\bl'/g,
  nl: /ij|aa|oe|(?:lijk|heid|een)\b/g,
};

const FEWEST_WORDS = 6;

/** The language that a text is written in; null when too little or too mixed to tell, "other" in another script. */
export function languageOf(text: string): KnownLanguage | "other" | null {
  const prose = plain(withoutQuotations(withoutCode(text))).replaceAll(/https?:\S{1,300}|\S{1,60}@\S{1,60}/g, " ");
  const letters = prose.match(/\p{L}/gu)?.length ?? 0;
  const latin = prose.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= FEWEST_WORDS && latin < letters / 2) return "other";
  const list = words(prose.replaceAll("'", " ' "));
  if (list.length < FEWEST_WORDS) return null;
  const [best, second] = (Object.keys(SMALL_WORDS) as KnownLanguage[])
    .map((language) => ({ language, score: scoreOf(language, { list, prose }) }))
    .sort((a, b) => b.score - a.score);
  if (!best || !second || best.score < list.length * 0.15) return null;
  return best.score >= second.score * 1.15 ? best.language : null;
}

const small = new Map(Object.entries(SMALL_WORDS).map(([language, list]) => [language, new Set(list.split(" "))]));

function scoreOf(language: KnownLanguage, { list, prose }: { list: readonly string[]; prose: string }): number {
  const own = small.get(language);
  const known = list.filter((word) => own?.has(word)).length;
  return known + 0.5 * (prose.match(MARKS[language])?.length ?? 0);
}

export const language = detector({
  name: "language",
  finds: "The answer is written in the language that was expected.",
  look: ({ text, expected }: { readonly text: string; readonly expected: KnownLanguage }) => {
    const seen = languageOf(text);
    if (seen === null) return undecided("too short or too mixed to tell its language");
    return seen === expected ? present(seen) : absent(seen);
  },
});
