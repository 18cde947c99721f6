import { anyOf } from "../words/any-of.ts";
import type { Language } from "../words/list.ts";
import type { Verdict } from "./pattern.ts";
import { mainStart, type Sentence } from "./sentence.ts";

/** What a verb without a subject may look like, in requests. */
const VERB: Readonly<Record<Language, RegExp>> = {
  en: /^(?!.*(?:ing|ed|ly|[^s]s)$)[a-z]{2,}$/,
  de: /^\p{L}{2,}(?:e|t|en|[^aeious])$/u,
  fr: /^\p{L}{2,}(?:ez|er|ir|re|s|e)$/u,
  es: /^\p{L}{2,}(?:e|a|en|an|ar|er|ir)$|^(?:haz|pon|ten|ven|sal|di|sé)$/u,
  pt: /^\p{L}{1,}(?:e|a|ê|em|am|ar|er|ir)$/u,
};

/** What follows such a verb, and hardly ever a noun at the beginning of a sentence. */
const OBJECT: Readonly<Record<Language, RegExp>> = {
  en: anyOf(
    `the | a | an | all | any | every | each | your | our | their | its | this | these | those | it | them | us | yourself | only | sure | up | out | off`,
  ),
  de: anyOf(
    `dich | dir | euch | dein.* | die | den | das | keine?[nrs]? | alle[ns]? | eine?[nrs]? | jede[nrs]? | nur | bitte | immer | nie | niemals | nicht | ihn | sie`,
  ),
  fr: anyOf(
    `le | la | les | l' | un | une | des | du | votre | vos | ton | ta | tes | son | sa | ses | tout | toute | tous | toutes | chaque | ce | cette | ces | pas`,
  ),
  es: anyOf(
    `el | la | los | las | un | una | su | sus | tu | tus | todo | toda | todos | todas | cada | este | esta | estos | estas | al | lo`,
  ),
  pt: anyOf(
    `o | a | os | as | um | uma | seu | sua | seus | suas | todo | toda | todos | todas | cada | este | esta | esse | essa | ao | aos | à | às`,
  ),
};

/** Words that stand there without being a verb. */
const OTHER: Readonly<Record<Language, RegExp>> = {
  en: anyOf(`
    the | a | an | all | any | both | each | every | some | no | not | only | even | just | such | what | when | where | who | why | how | if | that | this | these
    those | it | we | you | they | he | she | i | and | or | but | so | for | of | in | on | at | by | to | from | with | within | without | under | over | after
    before | during | until | upon | about | above | below | between | through | into | onto | off | out | up | down | once | while | though | although | because
    since | unless | than | like | near | behind | beyond | against | among | per | via | despite | except | most | many | few | more | less | half | one | two | three
    then | there | here | now | today | again | also | too | very | can | may | must | will | would | could | should | might | shall | is | are | was | be | been
    has | have | had | do | did | does | whatever | whoever | neither | either | rather | instead | throughout | around | across | along | inside | outside | given | see | find | refer | learn`),
  de: anyOf(`
    der | die | das | den | dem | des | ein.* | kein.* | dies.* | jede.* | alle.* | und | oder | aber | sowie | auch | nur | nicht | für | mit | von | zu | bei | nach | vor
    in | im | an | am | auf | aus | unter | über | ohne | durch | gegen | um | bis | seit | während | wegen | statt | ob | wer | was | wie | wo | wenn | falls | sobald | dass | damit
    er | sie | es | wir | ihr | ist | sind | war | wird | werden | hat | haben | kann | können | darf | dürfen | muss | müssen | soll | sollen | beide | viele | einige | manche | sonst
    dann | erst | heute | hier | dort | sein.* | unser.* | mein.* | welche.* | solche.* | selbst | gemäß | laut | zwischen | innerhalb | außerhalb | hat | gibt | gilt | gelten`),
  fr: anyOf(`
    le | la | les | un | une | des | ce | cette | ces | de | entre | contre | outre | notre | votre | autre | être | chaque | toute | toutes | tous | comme | lorsque | que | elle | elles
    ils | nous | vous | je | tu | même | encore | dans | sous | sans | vers | chez | dès | après | très | plus | moins | puisque | parce | pendant | malgré | hors | seule | seules | seuls | mes
    tes | ses | nos | vos | leurs | dont | donc | sauf | selon | alors | ne | contre | derrière | oltre | quelle | quelles | quels | certaines | certains | est | voir`),
  es: anyOf(`
    el | la | los | las | una | una | esta | este | esa | ese | toda | todas | cada | para | de | desde | entre | contra | sobre | durante | mediante | hasta | ante | donde | cuando | que | quien
    como | se | le | me | te | ni | e | si | otra | otras | nunca | nada | cualquiera | fuera | ahora | siempre | antes | excepto | salvo | era | fue | tiene | tienen | hay | queda | quedan | es
    está | están | son | puede | pueden | debe | deben | siguiente | según | mientras | aunque | porque`),
  pt: anyOf(`
    o | a | os | as | uma | esta | este | essa | esse | toda | todas | cada | para | de | desde | entre | contra | sobre | durante | mediante | até | ante | onde | quando | que | quem | como | se
    lhe | me | te | nem | e | outra | nunca | nada | fora | agora | sempre | antes | exceto | salvo | era | foi | tem | têm | há | é | está | são | pode | podem | deve | devem | seguinte | sem | em | além
    embora | porque | apesar | conforme | cabe | fica | ficam`),
};

const MOST_BEFORE = 3;

/** "Spend our money as if it were yours", "Guarde todos los recibos": a verb that no list has, before what it acts on. */
export function plainRequestOf(sentence: Sentence): Verdict | null {
  const { tokens, language, kind, text } = sentence;
  if (kind === "cell" || kind === "heading" || /[?!]\s*$/.test(text)) return null;
  const at = mainStart(sentence);
  const [word, next] = [tokens[at]?.word ?? "", tokens[at + 1]?.word ?? ""];
  if (at > MOST_BEFORE && tokens[at - 1]?.word !== "," && tokens[at - 1]?.word !== ":") return null;
  if (!VERB[language].test(word) || OTHER[language].test(word)) return null;
  const isAsked = tokens.slice(0, at).some((token) => PLEASE.test(token.word));
  const isListed = kind === "item" && INFINITIVE[language]?.test(word) === true;
  if (!isAsked && !isListed && !OBJECT[language].test(next)) return null;
  return { type: "obligation", modal: { from: at, to: at + 1 }, pattern: "request" };
}

const PLEASE = /^(?:please|bitte|favor)$/;
const INFINITIVE: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /^\p{L}{3,}(?:er|ir)$/u,
  es: /^\p{L}{2,}(?:ar|er|ir)$/u,
  pt: /^\p{L}{2,}(?:ar|er|ir)$/u,
};
