import type { Language } from "./list.ts";

type Part = "article" | "pronoun" | "preposition" | "conjunction" | "being" | "having";

/** The short words that hold a sentence together. A word that none of them has is told by its ending. */
const SMALL: Readonly<Record<Language, Readonly<Record<Part, string>>>> = {
  en: {
    article:
      "the | a | an | this | that | these | those | all | any | every | each | some | your | our | their | its | his | her | my | such | both",
    pronoun: "i | you | we | they | he | she | it | one | us | them | me | him | anyone | everyone | someone",
    preposition:
      "of | in | on | at | by | to | from | with | for | into | onto | via | per | about | under | over | through | between | during | within | upon | against | outside | inside",
    conjunction: "and | or | but | so | yet | nor | as | than",
    being: "is | are | was | were | be | been | being | 's | 're | it's | you're | that's | we're",
    having: "has | have | had | having | do | does | did | get | gets",
  },
  de: {
    article:
      "der | die | das | den | dem | des | ein | eine | einen | einem | einer | eines | diese | diesen | diesem | dieser | dieses | jede | jeden | jedem | jeder | jedes | alle | allen | allem | aller | alles | ihre | ihren | ihrem | ihrer | ihres | unser | unsere | unseren | unserem | unserer | unseres | sein | seine | seinen | seinem | seiner | seines | dein | deine | deinen | deinem | deiner | deines",
    pronoun: "ich | du | sie | wir | ihr | er | es | man | uns | euch | sich | dich | dir",
    preposition:
      "in | im | an | am | auf | aus | bei | beim | mit | nach | von | vom | vor | zu | zum | zur | für | über | unter | durch | gegen | um | bis | seit | während | innerhalb | zwischen",
    conjunction: "und | oder | aber | sowie | als | wie | denn | sondern",
    being: "ist | sind | war | waren | sein | bin | seid | wird | werden | wurde | wurden | worden",
    having: "hat | haben | hatte | hatten | gibt",
  },
  fr: {
    article:
      "le | la | les | l' | un | une | des | du | ce | cet | cette | ces | tout | toute | tous | toutes | chaque | votre | vos | notre | nos | leur | leurs | son | sa | ses",
    pronoun: "je | tu | il | elle | on | nous | vous | ils | elles | se | s' | y | en | lui",
    preposition:
      "de | d' | à | au | aux | en | dans | par | pour | sur | sous | avec | vers | entre | chez | dès | pendant | après | avant",
    conjunction: "et | ou | mais | donc | ni | comme | que | qu'",
    being: "est | sont | était | étaient | être | soit | sera | seront | été | c'est",
    having: "a | ont | avait | avoir | aura | auront",
  },
  es: {
    article:
      "el | la | los | las | un | una | unos | unas | este | esta | estos | estas | todo | toda | todos | todas | cada | su | sus | tu | tus | nuestro | nuestra | nuestros | nuestras | cualquier",
    pronoun: "yo | tú | usted | ustedes | nosotros | ellos | ellas | él | ella | se | te | le | les | lo | nos",
    preposition:
      "de | del | a | al | en | con | por | para | sobre | entre | desde | hasta | hacia | ante | tras | según | durante",
    conjunction: "y | e | o | u | pero | ni | como | sino | que",
    being: "es | son | era | eran | ser | sea | sean | será | serán | está | están | estar | fue | fueron",
    having: "ha | han | haber | hay | tiene | tienen | tener",
  },
  pt: {
    article:
      "o | a | os | as | um | uma | uns | umas | este | esta | estes | estas | esse | essa | todo | toda | todos | todas | cada | seu | sua | seus | suas | nosso | nossa | nossos | nossas | qualquer",
    pronoun: "eu | você | vocês | nós | eles | elas | ele | ela | se | te | lhe | nos | gente | quem",
    preposition:
      "de | do | da | dos | das | a | ao | aos | à | às | em | no | na | nos | nas | com | por | pelo | pela | para | sobre | entre | desde | até | após | durante",
    conjunction: "e | ou | mas | nem | como | que",
    being:
      "é | são | era | eram | ser | seja | sejam | será | serão | está | estão | estar | foi | foram | fica | ficam",
    having: "há | tem | têm | ter | havia | terá",
  },
};

const made = new Map<Language, ReadonlyMap<string, string>>();

function smallOf(language: Language): ReadonlyMap<string, string> {
  const known = made.get(language);
  if (known) return known;
  const parts = new Map<string, string>();
  for (const [part, words] of Object.entries(SMALL[language]))
    for (const word of words.split("|").map((one) => one.trim())) if (!parts.has(word)) parts.set(word, part);
  made.set(language, parts);
  return parts;
}

const ENDING = 2;

/** What a word is in its sentence: a small word by its part, another by its last letters. */
export function partOf(word: string, language: Language): string {
  if (!/\p{L}/u.test(word)) return /^\d/.test(word) ? "#" : word;
  return smallOf(language).get(word) ?? `~${word.slice(-ENDING)}`;
}
