import { entries } from "./entries.ts";
export const YES = entries`
    yes
    yep
    yeah
    yup
    sure(?: thing)?
    certainly
    absolutely
    definitely
    of course
    indeed
    correct
    exactly
    right
    true
    affirmative
    naturally
    that's (?:right|correct|true)
    (?:you (?:can|may|could)|it (?:is|does|can|may|will))(?=[.,!]|$)
    ja
    jawohl
    genau
    klar
    natürlich
    selbstverständlich
    sicher
    stimmt
    doch
    oui
    bien sûr
    tout à fait
    absolument
    exact
    certainement
    sí
    si
    claro
    por supuesto
    desde luego
    correcto
    exacto
    efectivamente
    sim
    com certeza
    certamente
    correto
    pode
  `;

export const NO = entries`
    no
    nope
    nah
    never
    not (?:really|at all|quite|necessarily)
    by no means
    in no way
    negative
    (?:i'm )?afraid not
    of course not
    absolutely not
    definitely not
    certainly not
    sure(?:ly)? not
    nein
    nö
    auf keinen fall
    keineswegs
    natürlich nicht
    leider nicht
    non
    pas du tout
    bien sûr que non
    certainement pas
    absolument pas
    en absoluto
    claro que no
    por supuesto que no
    de ninguna manera
    não
    de modo (?:nenhum|algum)
    claro que não
    nunca
  `;

export const LEAD = entries`
    (?:
      (?:
        well
        hm+
        ok
        okay
        so
        answer
        antwort
        réponse
        respuesta
        resposta
        short answer
        in short
        unfortunately
        sadly
        leider
        malheureusement
        lamentablemente
        infelizmente
        i'm afraid
        in principle
        generally
        strictly speaking
      )[:,.]?\s+
    ){0,2}
  `;

/** Each of these inverts the statement. */
export const TURNS = new RegExp(
  entries`
    (?<!\p{L})(?:
      not
      never
      no
      none
      nothing
      neither
      nor
      without
      cannot
      \p{L}+n't
      hardly
      unable
      nicht
      kein\p{L}*
      nie
      niemals
      nichts
      ohne
      pas
      jamais
      aucun\p{L}*
      rien
      sans
      nunca
      ningun\p{L}*
      ningún
      nada
      sin
      não
      nenhum\p{L}*
      sem
      exclu\p{L}+
      exempt\p{L}*
      forbid\p{L}*
      forbade
      prohibit\p{L}*
      ban(?:s|ned)?
      bars?
      refus\p{L}+
      reject\p{L}*
      turn(?:ed|s)? (?:it |that |you )?down
      denied
      den(?:y|ies)
      declin\p{L}+
      against
      risk\p{L}*
      unsafe
      danger\p{L}*
      harmful
      bad (?!news)
      wrong
      mistake
      avoid
      illegal
      unlawful
      impossible
      invalid
      void
      left out
      ruled? out
      fail\p{L}*
      problem\p{L}*
      hurdle
      obstacle
      breach\p{L}*
      break(?:s|ing)?
      violat\p{L}+
      too late
      ausgeschlossen
      verboten
      unzulässig
      abgelehnt
      gefährlich
      falsch
      unmöglich
      interdi\p{L}+
      impossible
      refusé\p{L}*
      dangereu\p{L}+
      prohibid\p{L}+
      peligros\p{L}+
      imposible
      rechaz\p{L}+
      proibid\p{L}+
      perigos\p{L}+
      impossível
      recus\p{L}+
    )(?!\p{L})
  `,
  "gu",
);

export const OPEN = new RegExp(entries`
    \b(?:
      depends?
      depending
      hard to say
      can't (?:say|tell)
      cannot (?:say|tell)
      not sure
      don't know
      maybe
      perhaps
      possibly
      either
      some would
      kommt darauf an
      vielleicht
      ça dépend
      peut-être
      depende
      quizás?
      tal vez
      talvez
    )\b
  `);

export const PLEASANTRY = new RegExp(entries`
    ^(?:
      (?:i'm |i am )?(?:so |very )?sorry (?:to hear|about)
      thank
      thanks
      great question
      good question
      hello
      hi\b
      sure, let me
      let me
      es tut mir leid
      danke
      merci
      gracias
      obrigad
    )
  `);
