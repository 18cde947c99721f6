/** Number words in the languages of the probes. Each word is listed once, also if two languages share it. */
const UNITS = `
zero null nul zéro cero | one eins ein un une uno um uma | two zwei deux dos dois duas | three drei trois tres três
| four vier quatre cuatro quatro | five fünf cinq cinco | six sechs seis | seven sieben sept siete sete
| eight acht huit ocho oito | nine neun neuf nueve nove | ten zehn dix diez dez | eleven elf onze
| twelve zwölf douze doce doze | thirteen dreizehn treize trece treze | fourteen vierzehn quatorze catorce catorze
| fifteen fünfzehn quinze quince | sixteen sechzehn seize dieciséis dezesseis dezasseis
| seventeen siebzehn diecisiete dezessete dezassete | eighteen achtzehn dieciocho dezoito
| nineteen neunzehn diecinueve dezenove dezanove`;
const LARGER: Readonly<Record<string, string>> = {
  20: "twenty zwanzig vingt veinte vinte",
  30: "thirty dreißig dreissig trente treinta trinta",
  40: "forty fourty vierzig quarante cuarenta quarenta",
  50: "fifty fünfzig cinquante cincuenta cinquenta",
  60: "sixty sechzig soixante sesenta sessenta",
  70: "seventy siebzig septante setenta",
  80: "eighty achtzig huitante octante ochenta oitenta",
  90: "ninety neunzig nonante noventa",
  21: "veintiuno veintiún",
  22: "veintidós",
  23: "veintitrés",
  24: "veinticuatro",
  25: "veinticinco",
  26: "veintiséis",
  27: "veintisiete",
  28: "veintiocho",
  29: "veintinueve",
  200: "doscientos doscientas duzentos duzentas",
  300: "trescientos trescientas trezentos trezentas",
  400: "cuatrocientos cuatrocientas quatrocentos quatrocentas",
  500: "quinientos quinientas quinhentos quinhentas",
  600: "seiscientos seiscientas seiscentos seiscentas",
  700: "setecientos setecientas setecentos setecentas",
  800: "ochocientos ochocientas oitocentos oitocentas",
  900: "novecientos novecientas novecentos novecentas",
};
const FACTORS: Readonly<Record<string, string>> = {
  12: "dozen dutzend douzaine docena dúzia dozens",
  100: "hundred hundert cent cents cien ciento cem cento",
  1000: "thousand tausend mille mil",
  1000000: "million millionen millions millón millones milhão milhões",
};

export const unaccented = (word: string): string =>
  /^[a-z]*$/.test(word) ? word : word.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ß", "ss");

/** Words that are added, with their value. */
export const SMALL = new Map(
  [
    ...UNITS.split("|").map((list, value) => [value, list] as const),
    ...Object.entries(LARGER).map(([value, list]) => [Number(value), list] as const),
  ].flatMap(([value, list]) =>
    list
      .trim()
      .split(/\s+/)
      .map((word) => [unaccented(word), value] as const),
  ),
);
/** Words that multiply. */
export const FACTOR = new Map(
  Object.entries(FACTORS).flatMap(([value, list]) =>
    list.split(" ").map((word) => [unaccented(word), Number(value)] as const),
  ),
);
const NAMES = Map.groupBy(SMALL.keys(), (word) => SMALL.get(word));
/** In all languages of the list. */
export const wordsFor = (value: number): readonly string[] => NAMES.get(value) ?? [];

/** Rarely a number on its own. */
export const ARTICLES = new Set("a an ein eine un une una uno um uma one cent cents".split(" "));
export const FRENCH = new Set("deux trois quatre cinq sept huit neuf".split(" "));
export const JOINS = new Set(["and", "und", "et", "y", "e", "-"]);
