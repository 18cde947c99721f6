import { anyOf } from "./any-of.ts";

const WORD = { before: "\\b", after: "\\b" };
const FIRST = { before: "^\\W*", after: "\\b" };

/**
 * What the word lists don't say about a sentence, in all five languages at once: none of these decides alone, and a word of another
 * language that looks alike does little harm.
 */
export const CUES: readonly RegExp[] = [
  // A deadline.
  anyOf(
    `
    within | before | by the | no later | at the latest | until | binnen | innerhalb | spätestens | bis zum | vor dem
    dans (?:un|les?) délais? | au plus tard | avant | jusqu | en un plazo | a más tardar | antes de | hasta | no prazo
    até | antes d | o mais tardar`,
    WORD,
  ),
  // A least or a most.
  anyOf(
    `
    at least | at most | up to | no more than | not more than | maximum | minimum | mindestens | höchstens | maximal
    au moins | au plus | al menos | como mínimo | como máximo | pelo menos | no mínimo | no máximo`,
    WORD,
  ),
  // For everyone, or for nobody.
  anyOf(
    `
    every | each | all | any | whoever | anyone | everyone | no | jede[rsnm]? | alle[rsn]? | wer | kein\\w* | tout\\w*
    tous | chaque | quiconque | aucun\\w* | nul | todo?s? | toda?s? | cada | quien | ning[uú]n\\w* | quem | nenhum\\w*`,
    FIRST,
  ),
  // How things usually are.
  anyOf(
    `
    usually | often | sometimes | typically | generally | normally | about | approximately | around | roughly | currently
    most of | many | some | oft | manchmal | meist\\w* | üblicherweise | etwa | rund | derzeit | viele | souvent | parfois
    généralement | environ | actuellement | beaucoup | a menudo | a veces | normalmente | unos | actualmente | muchos
    frequentemente | às vezes | geralmente | cerca de | atualmente | muitos`,
    WORD,
  ),
  // How they were.
  anyOf(
    `
    was | were | had | did | has been | have been | last (?:year|week|month) | yesterday | ago | since | war | waren
    hatte\\w* | wurde\\w* | gestern | seit | était | étaient | avait | hier | depuis | été | fue | fueron | era | eran
    había | ayer | desde | foi | foram | eram | havia | ontem`,
    WORD,
  ),
  // A reason.
  anyOf(
    `
    because | since | so that | therefore | thus | weil | damit | deshalb | da | parce | afin | ainsi | car | porque
    para que | por eso | assim | pois`,
    WORD,
  ),
  // A definition.
  anyOf(
    `
    means | refers to | is called | is defined | defined as | is any | are those | bezeichnet | bedeutet | gilt als
    im sinne | désigne | signifie | on entend | est considéré | constitue | significa | se entiende | se considera
    é aquel | es aquel | entende-se | considera-se`,
    WORD,
  ),
  anyOf(
    `
    please | bitte | veuillez | merci de | por favor | sírvase | favor`,
    WORD,
  ),
  // The reader, and the author.
  anyOf(
    `
    you | your | sie | ihr | ihre[nrms]? | du | dein\\w* | vous | votre | vos | tu | usted | ustedes | su | sus | você
    vocês | seu | sua`,
    WORD,
  ),
  anyOf(
    `
    we | our | us | wir | unser\\w* | uns | nous | notre | nos | nosotros | nuestr\\w+ | nós | nosso\\w* | nossa\\w*`,
    WORD,
  ),
  anyOf(
    `
    it | this | that | these | there | es | dies\\w* | das | il | ce | cela | ceci | c'est | esto | eso | hay | isso
    isto | há`,
    FIRST,
  ),
  anyOf(
    `
    not | never | no | nobody | none | nicht | nie | niemals | kein\\w* | niemand | ne | n' | pas | jamais | aucun\\w*
    rien | nunca | jamás | ning\\w+ | não | nenhum\\w*`,
    WORD,
  ),
  anyOf(
    `
    must | shall | should | may | can | will | have to | need to | has to | needs to | ought | might | could | would
    muss | müssen | soll\\w* | darf | dürfen | kann | können | wird | werden | doit | doivent | devra\\w* | peut | peuvent
    pourra\\w* | debe\\w* | deberá\\w* | puede\\w* | podrá\\w* | deve\\w* | deverá\\w* | pode\\w* | poderá\\w*`,
    WORD,
  ),
  anyOf(
    `
    may | might | could | can | kann | können | könnte\\w* | peut | peuvent | pourrai\\w* | puede | pueden | podría\\w*
    pode | podem | poderia\\w*`,
    WORD,
  ),
  // What may be the case, not what may be done.
  anyOf(
    `
    be | have | take | vary | contain | cause | lead | include | occur | happen | change | differ | find | see | help | result
    appear | seem | affect`,
    { before: "\\b(?:may|might|can|could) (?:also )?", after: "\\b" },
  ),
  // Signs and figures.
  /[("“„«]/,
  /,/,
  /[;:]/,
  /\b[A-Z]{3,}\b/,
  /\d/,
  /\?/,
  /!\s*$/,
  /[€$£]|EUR|USD|euro/i,
  /%|percent|prozent|por ciento|por cento|pour cent/i,
];

/** A heading or head line above it that tells of duties. */
export const DUTIES = /must|shall|muss|doit|debe|deve|rule|polic|require|oblig|pflicht|regel/i;

/** A heading above it under which things are told, not asked. */
export const BACKGROUND = anyOf(
  `
  background | introduc\\w* | scope | purpose | definition\\w* | overview | motivation | about | history | summary | glossary | why | faq
  hintergrund | einleitung | geltung\\w* | zweck | begriff\\w* | präambel | einführung | warum | objet | champ | contexte | définition\\w* | préambule
  pourquoi | ámbito | objeto | definici\\w* | antecedentes | contexto | propósito | âmbito | definiç\\w* | objetivo | finalidad\\w* | license
  lizenz | licence | licencia | licença | sobre`,
  WORD,
);
