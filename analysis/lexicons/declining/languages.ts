import { refusalsByLanguage } from "../refusal.ts";
import { arabic } from "./arabic.ts";
import { chinese, japanese, korean } from "./east-asian.ts";
import { english } from "./english.ts";
import * as further from "./further.ts";
import { dutch, german } from "./germanic.ts";
import { hindi } from "./hindi.ts";
import { french, italian, portuguese, spanish } from "./romance.ts";
import { polish, russian } from "./slavic.ts";
import { overLines, type StanceWords } from "./stance.ts";
import { turkish } from "./turkish.ts";

export type StanceLanguage =
  | "en"
  | "de"
  | "nl"
  | "fr"
  | "es"
  | "pt"
  | "it"
  | "pl"
  | "tr"
  | "ru"
  | "ar"
  | "hi"
  | "zh"
  | "ja"
  | "ko"
  | "vi"
  | "id"
  | "tl"
  | "sw"
  | "zu"
  | "ga"
  | "yo"
  | "is"
  | "cy"
  | "nordic";

/** How each language declines. */
export const stanceWords: Readonly<Record<StanceLanguage, StanceWords>> = {
  en: english,
  de: german,
  nl: dutch,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  pl: polish,
  tr: turkish,
  ru: russian,
  ar: arabic,
  hi: hindi,
  zh: chinese,
  ja: japanese,
  ko: korean,
  vi: further.vietnamese,
  id: further.indonesian,
  tl: further.tagalog,
  sw: further.swahili,
  zu: further.zulu,
  ga: further.irish,
  yo: further.yoruba,
  is: further.icelandic,
  cy: further.welsh,
  nordic: further.nordic,
};

/** Further patterns of declining, of the languages that have some. */
export const furtherRefusals: Readonly<Partial<Record<StanceLanguage, readonly RegExp[]>>> = Object.fromEntries(
  Object.entries(refusalsByLanguage).map(([language, list]) => [language, list.map(({ source }) => overLines(source))]),
);

/** Frequent small words. Those of several languages count for each of them. */
export const SMALL_WORDS: Readonly<Partial<Record<StanceLanguage, string>>> = {
  en: "the a an and of to in is it you that i for with this can't not no but if be are on your or can as i'm don't won't have do my at so what here sorry help",
  de: "der die das und ist ich nicht ein eine zu den mit sie es für auf dem wie von sich im dir du kein keine aber oder kann wenn dass auch leider ihnen mich wir bei nein dabei so",
  nl: "de het een en van ik niet je dat is te op voor met die er maar geen zijn om u als aan ook kan mijn dit ze nee wel bij naar daar dan helaas",
  fr: "le la les de des un une et est je ne pas que vous à pour dans en du il ce qui sur mais au cette votre si nous plus c'est non j'ai d'un tu par",
  es: "el la los las de un una y es no que en lo se por con para su te me si pero más al del eso mi está puedo como este tu muy son",
  pt: "o a os as de um uma e é não que em se por com para seu te me mas mais ao do da isso minha está posso como no na ou dos das você",
  it: "il lo la gli le di un una e è non che in si per con ma più al del della questo mi ti sono posso come se o dei nel da i",
  pl: "nie to się w na i z że jest do jak ale o co po za od dla tak czy mogę być lub przez ten tego jeśli u są tym",
  tr: "bir ve bu için de da ne ile çok ama gibi daha olarak var değil mı mi ben sen siz nasıl o ya eğer bunu en kadar olan",
};

/** The same of languages in which only refusals are read. A text is taken for one of them if it has several of these words. */
export const FURTHER_WORDS: Readonly<Partial<Record<StanceLanguage, string>>> = {
  vi: "tôi bạn không thể là và của có cho với này được một các để trong giúp xin lỗi việc điều đó yêu cầu mình em nếu",
  id: "saya anda tidak yang dan untuk ini itu dengan bisa adalah dari akan maaf dapat membantu hal kamu kami permintaan ada atau tersebut",
  tl: "ang ng mga sa ko hindi po ako ay at para kita ito iyan iyon paumanhin pasensya sorry kang niyo mo naman dahil kung",
  sw: "na ya wa kwa hii hiyo hilo samahani siwezi naweza pole katika kama lakini ombi kusaidia kukusaidia mimi wako hayo huo ni",
  zu: "ukuthi futhi kodwa lokho angikwazi ngiyaxolisa ngalokho abantu noma ngoba uxolo ngeke ukusiza ukukusiza ngingakuchazela kanjani lokhu mina",
  ga: "tá brón orm ní féidir liom leis sin agus mé tú cabhrú leat é seo níl aon má ach gabh mo leithscéal duit",
  yo: "mi ò lè má bínú ràn ọ́ lọ́wọ́ pẹ̀lú ìyẹn ẹ jọ̀wọ́ kò àti fún èyí sí ní ṣùgbọ́n mo láti náà",
  is: "ég ekki að og er því miður get þetta með um það þér við hjálpað fyrirgefðu ef en sem þú afsakið til",
  cy: "yn y yr mae'n ddrwg gen ni ddim gyda hynny chi ond allaf helpu i'ch eich sori alla gallaf hyn dw mi â ar",
  nordic:
    "jag inte kan att det och är jeg ikke det hjälpa hjelpe hjælpe med dig deg beklager tyvärr ledsen dessverre desværre på som av om",
};
