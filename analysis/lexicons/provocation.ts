import { entries } from "./entries.ts";
/** Written as patterns, since as texts they would read like something to be said. */
export const FORCE = new RegExp(
  entries`
    (?:
      (?:
        absolute
        complete
        total
        utter
        bloody
        damn(?:ed)?
        fucking
        little
        big
        old
        poor
        sad
        lazy
        sorry
        so
        such an?
        very
        echt\p{L}*
        richtig\p{L}*
        verdammt\p{L}*
        elend\p{L}*
        alte\p{L}?
        sale
        gros(?:se)?
        pauvre
        vrai
        maldit[oa]
        put[oa]
        grande
      )\x20
    )
  `,
  "u",
).source;
export const CALLS = /(?:you|du|ihr|espèce (?:de|d')|pedazo de|seu|sua|what an?|was für ein\p{L}*|quel(?:le)?|qué|que)/u
  .source;

/** Right before an insult, these take it back. */
export const NEGATES = new RegExp(
  entries`
    (?<!\p{L})(?:
      not
      \p{L}+n't
      never
      no
      nobody
      none
      without
      instead of
      rather than
      avoid\p{L}*
      kein\p{L}*
      nicht
      niemand ist
      pas
      jamais
      aucun\p{L}*
      no eres
      no es
      no son
      nadie es
      não
      nunca
      nem
    )(?: [\p{L}'-]+){0,6}\s*$
  `,
  "u",
);

export const KIND = new RegExp(
  entries`
    (?<!\p{L})(?:
      sorry
      thank
      remember
      understand
      deserve
      not
      n't
      i
      me
      my
      mine
      ich
      mir
      mein\p{L}*
      je
      moi
      yo
      eu
      tut mir leid
      desculpe
    )(?!\p{L})
  `,
  "u",
);

export const NO_NAMES = new RegExp(
  entries`
    ^(?:
      \p{L}+ing
      it
      this
      that
      there
      what
      here
      which
      everything
      nothing
      all
      how
      who
      where
      she
      service
      shipping
      delivery
      das
      dies
      was
      hier
      sie
      cela
      tout
      elle
      esto
      eso
      todo
      usted
      ella
      isso
      isto
      tudo
      você
      ela
      ele
    )$
  `,
  "iu",
);

/** A name that a sentence speaks of. */
export const NAMED_SUBJECT = new RegExp(
  entries`
      (?<!\b(?:[Tt]he|[Aa]n?|[Mm]y|[Oo]ur|[Yy]our|[Tt]his|[Tt]hat|[Dd]er|[Dd]ie|[Dd]as|[Ee]ine?|[Mm]eine?|[Uu]nsere?|[Ll]es?|[Ll]a|[Uu]ne?|[Cc]e|[Ee]l|[Uu]na|[Oo]|[Uu]ma?)\s)(?<![\p{L}'’-])(\p{Lu}\p{Ll}{2,20}) (
        is
        was
        ist
        est
        es
        é
      )(?= )
    `,
  "gu",
);
