import { entries } from "./entries.ts";
export const RETRACTS = new RegExp(
  entries`
    \b(?:
      no, (?:wait|let me|sorry|that)
      wait,
      let me (?:redo|correct|recalculate|try again|start over)
      scratch that
      correction:
      on second thought
      sorry, (?:that|i)
      moment,\x20
      nein,\x20
      non, attends
      no, espera
      não, espera
    )
  `,
  "g",
);

export const CHECKS = new RegExp(
  entries`
    (?:^|[.!?]\s*|\n(?![^\S\n]*\n)\s*)(?:\W{0,3})(?:
      check
      proof
      to verify
      verification
      probe
      kontrolle
      vérification
      comprobación
      verificação
    )\b[:,]?[^\n]*
  `,
  "g",
);

export const ANSWER = new RegExp(entries`
    (?:
      \\boxed\{
      \b(?:final |my |the |your )?(?:answer|antwort|réponse|respuesta|resposta)\b(?:
        \x20to [^.\n:]{0,40}
        \x20here
        \x20you want
        \x20therefore
      )?(?: is| ist| lautet| est| es| é|:|=)[^\d.\n]{0,20}
      \b(?:correct|right|true|final|richtige\w*|bonne?|correct[oae]|correta) (?:
        answer
        price
        number
        value
        amount
        result
        total
        figure
        sum
        age
        preis
        zahl
        wert
        betrag
      )\b[^\d.\n]{0,25}
    )$
  `);

export const CONCLUDES = new RegExp(entries`
    (?:
      \b(?:
        total
        result
        sum
        price
        amount
        cost
        ergebnis
        summe
        preis
        betrag
        résultat
        prix
        resultado
        precio
        preço
        soma
      )\b[^\d.\n]{0,40}?(?:
        \bis
        \bare
        :
        =
        \bof
        \bto
        \bist
        \bsind
        \best
        \bes
        é
        \bbeträgt
        \bvon
        \bde
      ) ?["'$€£*]{0,3}
      \b(?:
        altogether
        in all
        all in all
        comes? to
        came to
        amounts? to
        adds? up to
        ends? up(?: with| at| paying)?
        leaves
        becomes
        gives(?: us| you)?
        yields
        equals
        makes?(?: it| that| her| him| them)?
        (?:you|she|he|they|we)(?:'ll|'d| will| would| should| must| have to)? (?:
          pay
          owe
          need
          get
          end up with
          receive
          have
          want
          count on
        )
        so
        therefore
        thus
        hence
        consequently
        that(?:'s| is| means)
        which (?:is|means|gives|makes)
        conclusion
        meet after
        heraus komm\w+
        (?:today|now|currently|nowadays|heute|aujourd'hui|hoy|oggi|hoje)
        insgesamt
        beträgt
        betragen
        ergibt
        macht
        also
        somit
        daher
        folglich
        (?:sie|du|man|ihr) (?:\w+ )?(?:zahl\w+|brauch\w+|benötig\w+|bekomm\w+)
        zahlen sie
        au total
        cela fait
        ça fait
        donc
        soit
        il faut
        vous (?:payez|devez)
        en total
        así que
        por (?:lo )?tanto
        entonces
        pagas?
        paga
        necesitas?
        portanto
        então
        logo
        no total
        dá
        fica
        você (?:paga|precisa)
      )\b[^\d.\n]{0,40}
    )$
  `);

export const COPULA = new RegExp(entries`
    (?:
      \b(?:
        is
        are
        was
        be
        at
        costs?
        ist
        sind
        kostet
        kosten
        est
        es
        son
        é
        são
        cuesta
        custa
      )(?: about| around| roughly| exactly| only| at| etwa| rund| environ| unos)?
      's
      :
    ) ?["'$€£*(]{0,4}$
  `);

export const REJECTED = new RegExp(
  entries`
    (?:
      \b(?:
        not
        \p{L}+n't
        nicht
        pas
        no
        não
        instead of
        statt
        rather than
        au lieu de
        en (?:vez|lugar) de
        em vez de
        thought
        guess(?:ed)?
        wanted
        once
        used to be
        formerly
        previously
        started? (?:from|with|at)
        start from
        from
        against
        than
        als
        que
        do que
      )
      \b(?:from|von|de) [^.]{0,15}\d[^.\d]{0,12} (?:to|auf|à|a)
    ) (?:\p{L}+ ){0,2}["'$€£*]{0,2}$
  `,
  "u",
);

export const DISCARDED = new RegExp(entries`
    ^["'*]{0,2} ?(?:\w+ )?(?:
      can't
      cannot
      can not
      isn't
      is not
      is wrong
      is what (?:most|many)
      would (?:be|mean)
      was my
      looks tempting
      ist falsch
      kann nicht
    )
  `);

export const OPERAND = new RegExp(
  entries`
    ^(?!\*\*) ?["')*]{0,2}(?: ?\p{L}{1,12}){0,2} ?(?:
      [+×÷=/]
      \*(?!\*)
      (?:x|por) \d
      - ?\d
      \b(?:times|plus|minus|divided|mal|fois|geteilt|multiplied|per|menos|mais|más)\b
    )
  `,
  "u",
);

export const ASIDE = new RegExp(entries`
    \b(?:
      sav(?:e|es|ing|ings)
      discount
      deposit
      spar\w*
      ersparnis
      rabatt
      économis\w*
      remise
      ahorr\w*
      descuento
      economi\w*
      desconto
    )\b[^\d]{0,30}$
  `);
