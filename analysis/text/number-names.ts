import { DENOMINATORS, ORDINALS } from "../lexicons/ordinals.ts";

/** Number words in eleven languages. Each word is listed once, also if two languages share it. */
const UNITS = `
zero null nul zéro cero ноль sıfır | one eins ein un une uno um uma jeden один одна bir
| two zwei deux dos dois duas twee dwa dwie два две iki | three drei trois tres três tre drie trzy три üç
| four vier quatre cuatro quatro quattro cztery четыре dört | five fünf cinq cinco cinque vijf pięć пять beş
| six sechs seis zes sześć шесть altı | seven sieben sept siete sete sette zeven siedem семь yedi
| eight acht huit ocho oito osiem восемь sekiz | nine neun neuf nueve nove negen dziewięć девять dokuz
| ten zehn dix diez dez dieci tien dziesięć десять | eleven elf onze undici jedenaście одиннадцать
| twelve zwölf douze doce doze dodici twaalf dwanaście двенадцать
| thirteen dreizehn treize trece treze tredici dertien trzynaście тринадцать
| fourteen vierzehn quatorze catorce catorze quattordici veertien czternaście четырнадцать
| fifteen fünfzehn quinze quince quindici vijftien piętnaście пятнадцать
| sixteen sechzehn seize dieciséis dezesseis dezasseis sedici zestien szesnaście шестнадцать
| seventeen siebzehn diecisiete dezessete dezassete diciassette zeventien siedemnaście семнадцать
| eighteen achtzehn dieciocho dezoito diciotto achttien osiemnaście восемнадцать
| nineteen neunzehn diecinueve dezenove dezanove diciannove negentien dziewiętnaście девятнадцать`;
const LARGER: Readonly<Record<string, string>> = {
  20: "twenty zwanzig vingt veinte vinte venti twintig dwadzieścia двадцать yirmi",
  30: "thirty dreißig dreissig trente treinta trinta trenta dertig trzydzieści тридцать otuz",
  40: "forty fourty vierzig quarante cuarenta quarenta quaranta veertig czterdzieści сорок ",
  50: "fifty fünfzig cinquante cincuenta cinquenta cinquanta vijftig pięćdziesiąt пятьдесят elli",
  60: "sixty sechzig soixante sesenta sessenta sessanta zestig sześćdziesiąt шестьдесят altmış",
  70: "seventy siebzig septante setenta settanta zeventig siedemdziesiąt семьдесят yetmiş",
  80: "eighty achtzig huitante octante ochenta oitenta ottanta tachtig osiemdziesiąt восемьдесят seksen",
  90: "ninety neunzig nonante noventa novanta negentig dziewięćdziesiąt девяносто doksan",
  21: "veintiuno veintiún",
  22: "veintidós",
  23: "veintitrés",
  24: "veinticuatro",
  25: "veinticinco",
  26: "veintiséis",
  27: "veintisiete",
  28: "veintiocho",
  29: "veintinueve",
  200: "doscientos doscientas duzentos duzentas duecento dwieście двести",
  300: "trescientos trescientas trezentos trezentas trecento trzysta триста",
  400: "cuatrocientos cuatrocientas quatrocentos quatrocentas quattrocento czterysta четыреста",
  500: "quinientos quinientas quinhentos quinhentas cinquecento pięćset пятьсот",
  600: "seiscientos seiscientas seiscentos seiscentas seicento sześćset шестьсот",
  700: "setecientos setecientas setecentos setecentas settecento siedemset семьсот",
  800: "ochocientos ochocientas oitocentos oitocentas ottocento osiemset восемьсот",
  900: "novecientos novecientas novecentos novecentas novecento dziewięćset девятьсот",
};
const FACTORS: Readonly<Record<string, string>> = {
  12: "dozen dutzend douzaine docena dúzia dozens",
  100: "hundred hundert cent cents cien ciento cem cento honderd сто yüz",
  1000: "thousand tausend mille mil duizend tysiąc tysiące tysięcy тысяча тысячи тысяч ",
  1000000:
    "million millionen millions millón millones milhão milhões milione milioni miljoen milion miliony milionów миллион миллиона миллионов milyon",
};

export const removeAccents = (word: string): string =>
  /^[a-z]*$/.test(word)
    ? word
    : word.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ß", "ss").replaceAll("ł", "l").replaceAll("ı", "i");

/** Words that are added, with their value. */
export const SMALL = new Map(
  [
    ...UNITS.split("|").map((list, value) => [value, list] as const),
    ...Object.entries(LARGER).map(([value, list]) => [Number(value), list] as const),
  ].flatMap(([value, list]) =>
    list
      .trim()
      .split(/\s+/)
      .map((word) => [removeAccents(word), value] as const),
  ),
);
/** Words that multiply. */
export const FACTOR = new Map(
  Object.entries(FACTORS).flatMap(([value, list]) =>
    list.split(" ").map((word) => [removeAccents(word), Number(value)] as const),
  ),
);
const NAMES = Map.groupBy(SMALL.keys(), (word) => SMALL.get(word));
/** In all languages of the list. */
export const wordsFor = (value: number): readonly string[] => NAMES.get(value) ?? [];

/** Rarely a number its own. */
export const ARTICLES = new Set("a an ein eine un une una uno um uma one cent cents bir ".split(" "));
export const FRENCH = new Set("deux trois quatre cinq sept huit neuf".split(" "));
export const JOINS = new Set(["and", "und", "et", "y", "e", "-"]);

/** The denominator that a word names, or null. */
export function partOf(given: string): number | null {
  const word = removeAccents(given);
  return DENOMINATORS[word] ?? DENOMINATORS[word.replace(/s$/, "")] ?? DENOMINATORS[word.replace(/i$/, "o")] ?? null;
}

/** The cardinal number of an ordinal in words: “fourteenth”, “vierzehnter”, “quatorzième”. Null for other words. */
export function cardinalOf(given: string): string | null {
  const word = removeAccents(given);
  const irregular = ORDINALS[word];
  if (irregular) return irregular;
  const stem =
    /^(.{3,40})(?:th|ieme)$/.exec(word)?.[1] ??
    /^(.{4,40}zig)ste[rnms]?$/.exec(word)?.[1] ??
    /^(.{3,40})te[rnms]?$/.exec(word)?.[1];
  if (stem === undefined) return null;
  return [stem, `${stem}e`].find((form) => SMALL.has(form)) ?? (/zig$|zehn$/.test(stem) ? stem : null);
}
