import { anyOf } from "./any-of.ts";
import type { Language } from "./list.ts";

/** Endings of words for people, and words for people without such an ending. */
const PERSON: Readonly<Record<Language, RegExp>> = {
  en: anyOf(
    `.{3,}ers? | .{3,}ors? | .{3,}ists? | .{3,}ants? | staff | crew | nurses? | guards? | guides? | hosts? | leads? | coach(?:es)?`,
  ),
  de: anyOf(`
    .{4,}er | .{4,}erin | .{4,}innen | .{4,}ent | .{4,}entin | .{4,}ist | .{4,}istin | .{4,}eur | .{2,}leitung | .{2,}kraft | .{2,}kräfte
    personal | team | .{2,}dienst | .{2,}amt`),
  fr: anyOf(`
    .{3,}eurs? | .{3,}euses? | .{3,}iens? | .{3,}iennes? | .{3,}istes? | .{3,}trices? | personnel | équipe | gardiens? | infirmi.+ | gérante?s?
    guides? | hôtes?`),
  es: anyOf(`
    .{3,}dor | .{3,}dores | .{3,}doras? | .{3,}istas? | .{3,}tores | .{3,}tora | personal | equipo | recepción | conductor | enfermer.+ | camarer.+
    guías? | monitor | tutor`),
  pt: anyOf(`
    .{3,}dor | .{3,}dores | .{3,}doras? | .{3,}istas? | .{3,}tores | .{3,}eiros? | .{3,}eiras? | pessoal | equipe | recepção | professor | guias?
    monitor | tutor`),
};

/** Words that only look so. */
const NOT_A_PERSON = anyOf(
  `order | letter | number | paper | computer | printer | server | router | door | floor | weather | water | other | either | whether | offer
  transfer | user | customer | after | under | over | never | ever | elevator | matter | chapter | newsletter | folder | container | counter
  semester | quarter | power | manner | member | aber | oder | über | unter | hinter | immer | sicher | weiter | drucker | fenster | ordner
  zimmer | keller | wasser | nummer | dieser | jeder | einer | unser | seiner | ihrer | vertrag | kunde | their`,
  { after: "" },
);

/** Someone by the ending of the word: driver, Fahrerin, conducteur. */
export const soundsLikePerson = (word: string, language: Language): boolean =>
  PERSON[language].test(word) && !NOT_A_PERSON.test(word);
