import { entries } from "./entries.ts";
/** To know, to find, to be: what is denied of a thing that one does not vouch for. */
export const KNOWS = entries`
    know\w*
    aware
    familiar
    heard
    come across
    came across
    encounter\w*
    record\w*
    trace
    find
    found
    locate\w*
    place
    identif\w*
    recogni[sz]e\w*
    confirm\w*
    verif\w*
    exists?
    existed
    existence
    information
    evidence
    mention\w*
    match\w*
    reference\w*
    listed
    sources?
    basis
    data
    details
    such
    seen
    recall
    vouch
    real
    actual
    genuine
    turn(?:s|ed)? up
    come up
    ring(?:s)? a bell
    any of that
    who (?:that|he|she|this|they)
    what (?:that|it|this) is
    by (?:that|this) name
    with (?:that|this) (?:title|name)
    called
    named
    published
    passed
    written
    released
    anything
    sign
    includ\w*
    contain\w*
    cover\w*
    on (?:it|this|that)
  `;

export const NEGATION = entries`
    (?:
      not
      never
      no
      none
      nothing
      nobody
      neither
      nor
      cannot
      unable
      without
      \w+n't
      don't
      doesn't
      isn't
      can't
      couldn't
      haven't
    )
  `;

export const UNKNOWN = new RegExp(entries`
    \b(?:
      unfamiliar
      unknown to me
      unaware
      fictional
      fictitious
      made[- ]up
      invented
      fabricat\w*
      imagin(?:ary|ed)
      hallucinat\w*
      hoax
      nonexistent
      non-existent
      (?:drawing|draw|came up|come up|comes up) (?:a )?(?:blank|empty|with nothing)
      new to me
      (?:doesn.t|does not|don.t) ring
      suspect
      doubt(?:ful)?
      (?:be|is|was) (?:a |pure )?(?:guess\w*|speculation)
      mistaken
      misspel\w*
      a typo
      no idea
      beyond (?:my|what i) know\w*
      (?:could|might|may|must|seems? to) (?:\w+ )?(?:be|have) (?:\w+ ){0,2}(?:
        fictional
        made up
        invented
        mistaken
        misremember\w*
        misspel\w*
        typo
        mix\w*
        confus\w+
        private
        internal
        obscure
        a different
        another
        mixed up
        misquoted
        misattributed
      )
      (?:are|is) you (?:sure|certain)
      are you (?:sure|certain|thinking)
      did you mean
      do you (?:perhaps )?mean
      you (?:may|might|could|probably) (?:be thinking|mean|want|have)
      (?:can|could) you (?:double-check|confirm|check|share|provide|give me|tell me|point me|send|paste)
      where did you (?:see|hear|find|read|meet|come)
      who is the author
      is (?:that|the (?:title|name|spelling)) (?:right|correct)
      sounds (?:plausible|like it could)
      looks like one of those
      i(?:'d| would) be (?:guessing|inventing|making)
      rather not (?:guess|invent|make)
      (?:won't|will not|not going to) (?:guess|invent|make|pretend|speculate)
      can(?:'t|not) be (?:checked|verified|confirmed|known|predicted|answered)
      (?:nobody|no one|none of us|no model|no person) (?:\w+ ){0,2}(?:knows?|say|tell|predict|foresee|guess)
      (?:impossible|too early|no way|not possible) (?:\w+ )?(?:to|of) (?:know|say|tell|predict|forecast)\w*
      only you (?:can|could|would|will)? ?know
      (?:file|attachment|document|image|picture|photo|screenshot|screen|letter|contract|report|upload|page|link|anything|nothing|it)s? (?:\w+ ){0,2}(?:
        didn't
        did not
        hasn't
        has not
        wasn't
        was not
        isn't
        is not
        never
        seems? (?:not )?to have
        may not have
        might not have
      ) (?:\w+ ){0,3}(?:
        c[oa]me through
        go(?:ne)? through
        arrived?
        attach(?:ed)?
        upload(?:ed)?
        receiv(?:e|ed)
        load(?:ed)?
        reach(?:ed)?
        included?
        ma[dk]e it
        shown?
        here
      )
      (?:no|without an?) (?:file|attachment|document|image|picture|photo|screenshot|upload|screen)
      only (?:have|see|got|received) (?:your|the|this) (?:message|text|question|words)
      please (?:paste|upload|attach|re-?send|re-?upload|send|share|copy)
      (?:paste|upload|attach|re-?send|copy) (?:it|the|that|your|them|its|what|a|an)
    )\b
  `);

export const ABROAD = new RegExp(entries`
    \b(?:
      sagt mir (?:\w+ )?nichts
      ne me dit rien
      no me suena
      não me diz nada
      (?:nicht|nichts|kein\w*|nie|keinerlei) (?:[\wäöüß-]+ ){0,6}?(?:
        bekannt
        finden
        gefunden
        bestätigen
        gehört
        kenne
        existiert
        gibt
        vertraut
        auffindbar
        nachweisbar
        wissen
        informationen
        hinweise?
      )
      (?:kenne|finde|weiß|gibt es|existiert) (?:[\wäöüß-]+ ){0,6}?(?:nicht|kein\w*|nichts)
      unbekannt
      erfunden\w*
      meinen sie (?:vielleicht|etwa)
      (?:ne|n') ?(?:[\wàâçéèêëîïôûùü'-]+ ){0,3}?(?:
        connais
        trouve
        existe
        sais
        dispose
        vois
        correspond
        figure
      )\w* (?:[\wàâçéèêëîïôûùü'-]+ ){0,3}?(?:pas|aucun\w*|rien|jamais|nulle)
      aucune? (?:trace|information|mention|livre|ouvrage|loi|référence|source)
      inconnue? (?:de moi|pour moi)
      inventée?s?
      jamais entendu
      (?:no|ningun\w*|ningún|nunca) (?:[\wáéíóúñü-]+ ){0,5}?(?:
        conozco
        encuentro
        encontr\w+
        consta
        existe\w*
        exista
        tengo
        hay
        sé
        figura
        aparece
        oído
        corresponde
        identifico
        localizo
        reconozco
      )
      desconozco
      inventad[oa]s?
      (?:não|nenhum\w*|nunca) (?:[\wáâãàéêíóôõúç-]+ ){0,5}?(?:
        conheço
        encontr\w+
        consta
        existe\w*
        exista
        tenho
        há
        sei
        ouvi
        reconheço
        localiz\w+
        identific\w+
        corresponde
      )
      desconheço
    )\b
  `);

/** The agent's own knowledge, or the existence of the thing: what others do not know or find is not the agent's doubt. */
export const OWN = new RegExp(
  entries`
    (?<!\p{L})(?:
      i
      me
      my
      we
      us
      our
      exist\p{L}*
      such
      real
      genuine
      records?
      trace
      evidence
      sign
      (?:that|this) (?:name|title)
      called
      named
      there (?:is|isn't|are|aren't|was|wasn't|does|doesn't|seems?|appears?)
    )(?!\p{L})
  `,
  "u",
);

/** Something about a thing that one takes for real: its exact date, its full text. Not to know that is no doubt in it. */
export const SIDE = new RegExp(entries`
    \b(?:
      exact\w*
      precise\w*
      full (?:text|list|quot\w+)
      whole (?:page|text|chapter)s?
      word for word
      verbatim
      reproduc\w+
      copyright\w*
      legal advice
      a lawyer
      a doctor
      off the top
      at hand
      up[- ]to[- ]date
      latest
      newer
      older
      better
      second
      third
      another edition
      current (?:price|version|status)
      all the details
      every detail
      much (?:more|else|about (?:his|her|its))
      more (?:than|about|information on)
      (?:his|her|its|their) (?:private|early|later|personal)
      page number
      genau\w*
      wortlaut
      exacte?
      précis\w*
      exact[oa]
      exat[oa]
    )\b
  `);

export const ADVERSE = new RegExp(
  entries`
    \b(?:
      not only
      no doubt
      no wonder
      never fails
      nothing less
      no longer
      not just
      not to be confused
      don't (?:forget|hesitate|worry)
      no need
      not required
      never (?:again|before)
      without (?:any )?(?:problem|trouble|doubt)
    )\b
  `,
  "g",
);
