import { entries } from "./entries.ts";

/** Says that the text has no answer to it. Such a statement claims nothing. */
export const NOT_STATED = new RegExp(
  entries`
    \b(?:does|do|did|is|are|was|were|has|have)(?:n't| not)\b[^.!?\n]{0,60}\b(?:
      say
      state[sd]?
      mention\w*
      specif\w+
      give[ns]?
      list\w*
      name[sd]?
      tell
      told
      cover\w*
      contain\w*
      include\w*
      describ\w+
      indicat\w+
      laid down
    )\b
    \b(?:no|nothing|not|never|without|only|nowhere|neither)\b[^.!?\n]{0,60}\b(?:
      says?
      said
      state[sd]?
      mention\w*
      specif\w+
      given
      listed
      named
      told
      laid down
      figure
      text
      document
      letter
      memo
      leaflet
      guide
      rules
      agreement
      information
      details?
      permission
    )\b
    \b(?:silent|unclear|unknown|not stated|left open)\b
    nicht (?:erwähnt|genannt|angegeben|gesagt)
    keine angabe
    steht nicht
    sagt nichts
    geht (?:daraus )?nicht hervor
    n'(?:est|indique|mentionne|dit|précise)[^.\n]{0,20} (?:pas|rien)
    ne (?:précise|dit|mentionne|figure)\b
    no (?:se )?(?:menciona|dice|indica|especifica|figura|consta)
    non (?:è|viene|dice|menziona|indica|specifica|si)\x20
    não (?:diz|menciona|indica|consta|especifica)
    niet (?:vermeld|genoemd|aangegeven)
    nie (?:podano|wspomina|określa)
    не (?:указан|сказано|упомин)\p{L}*
    belirtilm\p{L}+
    yazmıyor
    書かれていません
    記載(?:が|は)?(?:あり|ない)
    没有(?:提到|说明|写)
    未提(?:及|到)
    (?:나와|적혀|언급되어) ?있지 않
    لا (?:يذكر|يوجد|تذكر)
    (?:नहीं|कोई) (?:लिखा|बताया|उल्लेख)
  `,
  "iu",
);

/** Forbids, excludes or limits. */
export const FORBIDS = new RegExp(
  entries`
    \b(?:
      not
      no
      never
      cannot
      (?:can|is|are|does|do|wo|must|should)n't
      without
      except
      excluded
      forbidden
      prohibited
      void
      closed
      rejected
      none
      neither
      unless
      only
      nicht
      kein\w*
      ohne
      außer
      verboten
      pas
      jamais
      sans
      sauf
      interdit\w*
      sin
      nunca
      salvo
      prohibid\w+
      non
      senza
      tranne
      vietat\w+
      não
      sem
      proibid\w+
      niet
      geen
      verboden
    )\b
  `,
  "u",
);

export const SAYS_YES = new RegExp(
  entries`
    ^(?:
      yes
      yep
      sure
      of course
      certainly
      ja
      oui
      s[ií]
      sim
      claro
      tak
      evet
      да
      はい
      네
      是
      可以
      نعم
      हाँ
      जी हाँ
    )(?!\p{L})
  `,
  "u",
);
export const SAYS_NO = new RegExp(
  entries`
    ^(?:
      no
      sadly no
      unfortunately
      nein
      leider
      non
      não
      nee
      nie
      hayır
      нет
      いいえ
      아니
      不
      لا
      नहीं
    )(?!\p{L})
  `,
  "u",
);

/** Works something out, so that its result need not be in the text. */
export const CALCULATES =
  /[=×*+÷]|\b(?:total|altogether|in all|makes|each|zusammen|insgesamt|en tout|en total|in tutto|ao todo)\b/u;
export const ASKS_FOR_SUM = new RegExp(
  entries`
    (?<!\p{L})(?:
      how (?:much|many|long)
      total
      whole
      more
      longer
      wie viele?
      cu[aá]nt[oa]s?
      combien
      quant[oiae]
      hoeveel
      ile
      сколько
      kaç
    )(?!\p{L})
  `,
  "u",
);
