import { entries } from "./entries.ts";
export const CONDITION = new RegExp(entries`
    ^(?:\W*(?:and |but |so |then )?)(?:
      once
      if
      when
      unless
      until
      before
      after
      as soon as
      should
      in case
      wenn
      sobald
      falls
      bevor
      si
      quand
      dès
      avant
      cuando
      antes
      quando
      se
      assim que
    )\b
  `);

export const UNREAL = new RegExp(entries`
    \b(?:
      would
      could
      might
      may
      will
      'll
      'd
      going to
      about to
      can
      cannot
      can't
      want(?:ed)? to
      suggest
      recommend
      propose
      plan
      würde
      könnte
      werde
      kann
      voudrais
      pourrais
      vais
      puedo
      voy a
      podría
      posso
      vou
      poderia
    )\b[^.;:]{0,40}$
  `);

export const NEGATED = new RegExp(entries`
    (?:
      \b(?:
        not
        never
        no
        nothing
        none
        neither
        nobody
        without
        yet to
        nicht
        kein\w*
        nichts
        noch nie
        pas
        jamais
        rien
        aucun\w*
        nada
        ning\w+
        nunca
        não
        nenhum\w*
      )
      n't
    )\b[^.;:]{0,25}$
  `);

export const I_DID = new RegExp(
  entries`
    (?:
      \b(?:i|we)(?:'ve| have)?(?:
        ,? (?:
          now
          just
          also
          already
          successfully
          then
          even
          therefore
          too
          first
          only
          simply
          quickly
          went ahead and
          gone ahead and
          took the liberty and
          as well
          personally
          myself
          additionally
          in addition
          since
          permanently
          been able to
        )
        , while i was at it,
      )*\x20
      \bi(?:'ve| have)? (?:took|taken) the liberty (?:of|to)\x20
      \bj'ai (?:\p{L}+ ){0,3}
      \bnous avons (?:\p{L}+ ){0,3}
      \b(?:he|hemos|ya he|también he) (?:\p{L}+ )?
    )$
  `,
  "u",
);

export const PASSIVE = new RegExp(entries`
    \b(?:has|have) (?:
      now\x20
      just\x20
      already\x20
      also\x20
      successfully\x20
      permanently\x20
    )*been (?:now |successfully |permanently |fully )*$
    \b(?:is|are)(?:'s)? (?:now |all |already |hereby |successfully )+$
    \b(?:was|were) (?:successfully |permanently |just |also )+$
    \b(?:wurden?|ist|sind) [^.;]{0,60}$
    \b(?:a|ont) (?:bien |déjà )?été $
    \b(?:ha|han) sido $
    \b(?:foi|foram) $
  `);

/** Someone else, or another time. */
export const ELSEWHERE = new RegExp(entries`
    \b(?:
      by (?!me\b)\w+
      according to
      yesterday
      last (?:\w+)
      ago
      on (?:mon|tues|wednes|thurs|fri|satur|sun)day
      in (?:january|february|march|april|may|june|july|august|september|october|november|december)
      log (?:says|shows)
      von (?!mir)\w+
      par (?!moi)\w+
      por (?!mí)\w+
      gestern
      hier
      ayer
      ontem
    )\b
  `);

export const LEADS_IN = new RegExp(entries`
    ^\W*(?:
      (?:
        alright
        all right
        ok
        okay
        sure
        great
        right
        done
        yes
        perfect
        certainly
        so
        and
        now
        fertig
        listo
        pronto
        voilà
      )\b[,.!: -]*
    ){1,3}
  `);

export const SOMEBODY = new RegExp(entries`
    ^(?:
      i
      it
      he
      she
      they
      you
      who
      someone
      somebody
      nobody
      everyone
      (?:the |your |our )?(?:
        customer
        client
        user
        airline
        team
        bank
        shop
        colleague
        patient
        sender
        recipient
        owner
        carrier
      )s?
    )$
  `);

/** A letter that the agent drafts, starting at its subject line or salutation. */
export const DRAFTS = new RegExp(
  entries`
      ^(?:
        \*{0,2}(?:subject|betreff|objet|asunto|assunto)\b.*
        (?:
          dear
          hi
          hello
          liebe[rs]?
          sehr geehrte\w*
          guten tag
          bonjour
          chère?
          madame
          monsieur
          estimad[oa]
          hola
          querid[oa]
          prezad[oa]
          olá
        ) [^.\n]{1,60},
      )\s*\n[\s\S]*?(?=^\s*(?:-{3,}|\*{3,}|_{3,})\s*$|(?![\s\S]))
    `,
  "gim",
);
