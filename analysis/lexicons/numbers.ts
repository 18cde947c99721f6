import { entries } from "./entries.ts";
/** What follows these words is a name, an ordinal or a year. */
export const NAMES = new RegExp(entries`
    (?:
      \b(?:
        section
        sections
        step
        steps
        chapter
        page
        question
        version
        room
        figure
        table
        article
        item
        no
        option
        line
        level
        grade
        abschnitt
        schritt
        seite
        frage
        artikel
        kapitel
        étape
        paso
        página
        passo
        seção
        sección
      ) ?#?
      [§#] ?
    )$
  `);

const factor = (names: string): RegExp => new RegExp(`^ ?(?:${names})(?!\\p{L})\\.?`, "u");

/** Words after a figure that multiply it. */
export const FACTORS: readonly (readonly [RegExp, number])[] = [
  [
    factor(entries`
      k
      thousand
      tausend
      mille
      mila
      duizend
      tys
      тысяч[аи]?
      тыс
      bin
      mil(?! mill)
    `),
    1e3,
  ],
  [
    factor(entries`
      mio
      mln
      mn
      millions?
      millionen
      millón
      millones
      milhão
      milhões
      milion[ei]?
      milionów
      miljoen
      миллион(?:а|ов)?
      млн
      milyon
    `),
    1e6,
  ],
  [
    factor(entries`
      billions?
      milliarden?
      mrd
      milliards?
      mil millones
      miliard[iy]?
      miljard
      миллиард(?:а|ов)?
      млрд
      milyar
    `),
    1e9,
  ],
  [/^ ?(?:万|萬|만)/u, 1e4],
  [/^ ?(?:億|亿|억)/u, 1e8],
  [factor("lakhs?|लाख"), 1e5],
  [factor("crores?|करोड़"), 1e7],
];

/** Below zero, in words before or after the number. */
export const MINUS_BEFORE = new RegExp(
  entries`
    (?<![\d)] ?)(?:
      (?<!\p{L})(?:minus|moins|menos|meno|min|минус|eksi)\x20
      영하 ?
      零下
      マイナス ?
    )$
  `,
  "u",
);
export const MINUS_AFTER = new RegExp(
  entries`
    ^ ?(?:°|degrees?|grad|degrés?|graus|grados|gradi|градус\p{L}*|derece)? ?(?:
      below zero
      unter null
      sous zéro
      bajo cero
      sotto zero
      abaixo de zero
      negativos?
      ниже нуля
    )
  `,
  "u",
);
