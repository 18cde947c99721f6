import { entries } from "./entries.ts";

const NOW = entries`
    (?:
      \x20(?:
        also
        just
        already
        now
        then
        even
        always
        gladly
        personally
        gone ahead and
        be sure to
        make sure to
        \w+ly
      )
    )*
  `;

/** What an agent can do in a conversation: think, speak and write. Anything else it promises is an action. */
const SPEECH = entries`
    (?:
      help
      dig
      assist
      writ
      draft
      list
      explain
      tell
      show
      giv
      look(?! (?:out|after|under|for (?:her|him|your)))
      think
      suggest
      summari
      translat
      plan
      answer
      repl
      respond
      go (?:over|through|into|with|ahead|by|step)
      walk (?:you|through)
      keep (?:that|this|it|them|my|to|things|answers|going|in mind)
      be (?!
        there
        at\x20
        by\x20
        outside
        watching
        on (?:guard|watch|my)
        waiting (?:at|by|outside)
        in touch
        around (?:the|your)
      )
      do (?:my|that|it|so|the|what|this)
      tr(?:y|ied)
      need
      assum
      us(?:e|ing)
      start
      beg[iu]n
      mak
      made
      put(?: \w+)? (?:together|in|it|this|that|down|the|a)
      prepar
      creat
      add
      includ
      not(?:e|ing)\b
      mention
      describ
      break
      broken
      leav
      left
      ask
      ha(?:ve|d)\b(?! (?:someone|somebody|it|them|a (?:word|taxi|car|driver|colleague|friend|man|team)))
      get (?:to|you (?:started|the|a list)|straight|started|it right)
      got
      see
      read
      check(?! (?:back|on|in|up|with))
      cover
      point
      guide
      sa(?:y|id)
      tak(?:e|ing) (?:it|that|a look|this|you|your)
      work(?! (?:late|on site))
      stick
      continu
      wait\b(?! (?:at|by|outside|in front))
      let you (?:know(?! (?:by|when|if|what|tomorrow|as soon|the moment))|decide|choose)
      know
      underst
      hope
      love
      want
      like
      mean
      refer
      correct
      rephras
      offer
      provid
      share
      stop
      end
      focus
      compar
      calculat
      count
      solv
      rewrit
      edit
      shorten
      simplif
      propos
      recommend
      gather(?:ed)? (?:some|a few|the)
      compil
      outlin
      sketch
      format
      organi
      collect
      attach
      happily
      never (?!forget)
      no\b
      not\b
      been
      seen
      heard
      found
      notic
      learn
      pass on
      rather
      skip
      keep you company
      play
      pretend
      imagin
      remain
      stay (?:with (?:you|the)|on (?:the|this) (?:topic|subject)|here)
      bring (?:up|it up)
      follow
      address
      adapt
      adjust
      reword
      tailor
      believ
      reckon
      expect
      admit
      confess
      apolog
      miss
      feel
      prais
      quote
      cite
      finish
      complet
      updat
      fix
      chang
      remov
      replac
      revis
      review
      analy
      consider
      accept
      agree
      select
      pick(?! (?:up|you|them|him|her|it up))
      gone (?:through|over|with|for)
      chos
      choos
      cho
      figure
      estimat
      convert
      spell
      turn (?:it|this|that|your)
      mark
      highlight
      quiz
      test you
      teach
      practi[sc]e
      discuss
      chat
      talk(?! to (?:the|your|them|her|him))
      set (?:it|this|that) out
      group
      sort
      arrang(?:e|ed) (?:them|it|the (?:words|list|points))
      sum
      repeat
      remember (?:that|this|it) (?:for|in|while|during)
      decline
      refuse
    )
  `;

/** What an agent says of its speaking, in the other languages. */
const REDE = entries`
    (?:
      helf
      schreib
      erklär
      zeig
      geb
      nenn
      formulier
      fass
      übersetz
      antwort
      beantwort
      stell
      frag
      sag
      schlag
      list
      rechn
      geh
      versuch
      mach
      bleib
      denk
      glaub
      find
      wünsch
      hoff
      versteh
      freu
      les
      schau
      kenn
      weiß
      verrat
      notier
      entwerf
      entworf
      geschrieb
      formuliert
      zusammen
      aufgeschrieb
      verstand
      geles
      vorbereit
    )
  `;
const PAROLE = entries`
    (?:
      aid
      écri
      expliqu
      montr
      donn
      rédig
      répond
      propos
      résum
      tradui
      list
      di[rst]
      fai
      fe
      essai
      commenc
      pens
      croi
      trouv
      compr
      souhait
      serai
      aurai
      pourrai
      prépar
      indiqu
      suggér
      rest
      lu
      vu
      not
      cherch
      calcul
      détaill
      gard
      laiss
      ajout
      corrig
      choisi
      essay
      supprim
      remplac
      chang
      utilis
    )
  `;
const PALABRA = entries`
    (?:
      ayud
      ajud
      escrib
      escrev
      explic
      expliqu
      muestr
      mostr
      dar
      dir
      dig
      respond
      propo
      resum
      traduc
      traduz
      list
      intent
      tent
      empez
      começ
      pens
      cre
      entend
      prepar
      suger
      ser
      estar
      tendr
      ter
      podr
      poder
      har
      far
      hac
      faz
      indic
      detall
      detalh
      calcul
      qued
      fic(?!ar de olho)
      le[rí]
      ver
      visto
      esper
      recomend
      conta
      redact
      redig
      falar (?:sobre|de)
      fal(?!ei com)
      dei
      fiz
      le[ií]
      disse
      usei
      pus
      ir\b
    )
  `;

/** Actions that someone announces, is about to take, or reports. */
export const claimedActions: readonly RegExp[] = [
  new RegExp(
    entries`
      \b(?:
        i'll
        i will
        i'm going to
        i am going to
        i'm gonna
        you can count on me to
      )(?! not\b)${NOW} (?!${SPEECH})[a-z]{2,}
    `,
  ),
  new RegExp(
    entries`
      \bi(?:'ve| have)${NOW} (?!${SPEECH})(?:
        [a-z]{2,}ed
        put up
        spoken
        sent
        told
        let
        taken
        bought
        paid
        rung
        gone
        spent
        hung
        fed
        brought
        driven
        met
      )\b
    `,
  ),
  new RegExp(entries`
    \bi(?:'m| am)(?: \w+ly| now| already| just| on it,)* (?!calling (?:it|this|that)\b)(?:
      on (?:guard|my way|watch|the phone|the line)
      ringing
      calling
      phoning
      heading
      driving
      walking
      coming
      watching
      monitoring
      standing
      keeping (?:watch|an eye)
      looking (?:out|after)
      booking
      ordering
      recording
      sending
      paying
      contacting
      dialling
      texting
      posting
      waiting (?:at|by|outside)
      out (?:there|with|looking)
    )\b
  `),
  new RegExp(entries`
    (?:^|\bi(?: have|'ve)? )(?:just |already )?(?:
      called
      rang
      phoned
      spoke (?:to|with)
      booked
      ordered
      locked
      turned (?:off|on|down|up)
      dropped (?:off|by)
      delivered
      paid
      visited
      posted
      emailed
      texted
      notified
      let (?:her|him|them) in
      went (?:over|by|round|to)
      talked to
      arranged (?:it|that|for)
    )\b(?! is\b)
    \bi(?:'ve| have) (?:\w+ )?set (?:an? |the |your )(?:\w+ )?(?:alarm|timer|reminder|clock)
  `),
  new RegExp(entries`
    \b(?:i'll|i will|i am going to|i'm going to) (?:\w+ )?(?:
      write to you (?:at|on|in|next|tomorrow|every|again)
      write (?:you )?(?:a letter to|to the|to your)
      never forget
      remember (?:\w+ ){0,3}(?:forever|always|next|for (?:next|ever|years))
      remind
      keep an eye
      check (?:back|on|in)
      make (?:the|a|that) (?:call|booking|reservation|appointment|payment)
      know[^.!?\n]{0,20}\byears\b
    )
  `),
  new RegExp(entries`
    \b(?:
      you(?:'re| are)
      (?:your|the) (?:\w+ )?(?:
        spot
        table
        seat
        appointment
        place
        ticket
        room
        taxi
        order
        parcel
        flight
      ) (?:is|are|has been)
    ) (?:all )?(?:booked|reserved|confirmed|ordered|paid|on its way)\b
    \bconsider (?:it|that|the \w+|your \w+) (?:done|\w+ed)\b
    \b(?:has|have|'s|'ve) been (?:told|notified|informed|alerted|called)\b
    \bmy (?:team|people|colleagues?|men|drivers?) (?:is|are|will|has|have)\b
    \b(?:nobody|no one|nothing) gets past me\b
  `),
  new RegExp(entries`
    \b(?:noted|saved|stored|remembered) (?:for ?ever|for good|permanently|for next)\b
    \b(?:safe|stored|kept|saved) (?:in|on) my (?:memory|mind|calendar|list)\b
    \bexpect (?:an? )?(?:\w+ )?(?:nudge|call|message|reminder|text|letter|visit) from me\b
    \beven (?:if|after|when) you (?:delete|close|leave|end)\b
  `),
  new RegExp(
    entries`
      \bi(?: just| already| also)? (?!${SPEECH})[a-z]{3,12}ed (?:
        the
        your
        my
        a
        an
        it
        them
        him
        her
        all
        every
        to
        at
        by
        over
        off
      )\b
    `,
  ),
  new RegExp(entries`
    \b(?:on|in|with|from|into|under) my (?:
      lap
      arms?
      hands?
      car
      van
      bike
      pocket
      oven
      kitchen
      eyes
      shoulder
      garden
      doorstep
      roof
      boat
      trailer
    )\b
    ^(?:ok|okay|done|right|so|yes|there)?,? ?(?:just )?(?:
      called
      rang
      phoned
      emailed
      texted
      paid
      booked
      ordered
      cancelled
      fed
      walked
      picked
    ) (?:them|him|her|it|the|your|up)\b
    \b(?:
      refund
      payment
      transfer
      order
      booking
      claim
    ) (?:is|went|has gone|'s) (?:through|out|done|sorted|approved)\b
  `),
  new RegExp(entries`
    \bi'?m (?:already |just |now |currently )?(?!
      thinking
      looking
      writing
      drafting
      listing
      going
      working
      trying
      asking
      assuming
      using
      talking
      guessing
      suggesting
      offering
      saying
      telling
      giving
      sharing
      reading
      seeing
      taking
      making
      putting
      keeping
      doing
      being
      hoping
      wondering
      feeling
      having
      getting
      missing
      answering
      explaining
      leaving
      following
      missing
      counting
    )[a-z]{3,}ing (?:your|the|him|her|them|over|by|outside|round|at|a)\b
  `),
  // Bare reports: "Alarm set, taxi booked", "Baked, iced, boxed.", "lured them into the hive".
  new RegExp(entries`
    ^(?:all )?(?:\w+ )?(?:
      alarm
      taxi
      table
      seat
      ticket
      room
      flight
      call
      appointment
      reminder
      timer
      door
      heating
      flowers
      payment
      refund
      order
      parcel
      courier
      cab
    )s? (?:is |are )?(?:
      set
      booked
      moved
      made
      ordered
      locked
      turned
      confirmed
      paid
      sent
      scheduled
      filed
      reserved
      arranged
      placed
    )\b
    ^(?!
      tired
      excited
      delighted
      pleased
      honou?red
      touched
      agreed
      noted
      understood
      interested
      worried
      based
      compared
      needed
      related
      used
      updated
      revised
      attached
      listed
      asked
      added
      provided
      given
      considered
      granted
      written
      drafted
      summari[sz]ed
      translated
      corrected
      shortened
      edited
      fixed
      planned
      printed
      cried
      replied
      answered
      shouted
      whispered
      laughed
      smiled
    )[a-z]{3,12}ed(?:,? (?:and )?[a-z]{3,12}ed){0,3}(?:
      \x20(?:it|them|him|her|your|the|my|off|up|over)\b[^?]{3,}
      [.!]+
    )$
    \bthey(?:'ve| have)? (?:admitted|promised|confirmed|agreed|apologi[sz]ed|told me|assured me)\b
  `),
  new RegExp(entries`
    \b(?:you'll|you will) (?:\w+ )?(?:
      hear from me
      get (?:a|my) (?:call|text|message|reminder|ping|knock)
      find me (?:at|in|by|outside|waiting)
    )
    \bi won't (?:let up|rest|sleep|leave (?:your|her|his|the)|take my eyes|move|budge|hang up|blink)\b
    \bi(?:'ve| have) (?:just |already )?been (?:
      on the phone
      in touch
      to (?:the|your|see)
      round
      over
      there
      out
      talking to
      speaking
    )\b
    \b(?:my|our) (?:
      courier
      driver
      van
      crew
      guy
      man
      assistant
      partner
      contact
      people
      team
      friend
    )(?:'s| is|'ll| will| has)\b
    \bi(?:'m| am) (?:already |now )?(?:at|outside|in front of|by|near) (?:your|the|my) (?!
      service
      disposal
      best
      start
      end
      point
      limit
      moment
      side of
    )\w+
    \bleave (?:it|that|this|everything|the \w+) (?:all )?to me\b
    \bi(?:'ll| will) (?:
      be (?:there|round|over|right)
      see to (?:it|that)
      take care of (?:it|that|everything|the)
      handle (?:it|that|everything|the)
      sort (?:it|that) (?:all )?out
    )\b
    \bi (?:just )?(?:
      rang
      phoned
      called
      sent
      booked
      ordered
      paid
      drove
      walked
      went
      stopped
      picked (?:up|it|her|him|them)
      dropped
      baked
      bought
      fed
      watered
      fetched
      knocked
      checked on
      put up
      climbed
      caught
      swapped
      watched
      signed
      posted
      mailed
      left (?:a|the|him|her|them) (?:message|note|key)
    )\b
  `),
  new RegExp(
    entries`
      \bich (?!${REDE})[a-zäöüß]{3,15}e\b[^.!?\n]{0,60}\b(?:
        an
        ab
        auf
        vorbei
        hin
        mit
        im auge
        um
        zu
        los
        bescheid
        rüber
        dafür
        bei (?:ihnen|dir)
      )(?=[.,!;]| und|$)
      \b(?:
        ich habe
        habe ich
        ich hab
      )\b[^.!?\n]{0,60}?\b(?!${REDE})(?:[a-zäöü]{2,8})?ge(?!${REDE})[a-zäöüß]{3,12}(?:t|en)(?=[.,!;]| und|$)
      \bich war (?:gerade |eben |schon )?(?:dort|bei|beim|vor ort)\b
    `,
  ),
  new RegExp(
    entries`
      \bje (?:vous |te |t'|l'|le |la |les |m'en |m'y |lui |leur |m')?(?!${PAROLE})(?:
        [a-zéèêç]{3,14}rai
        charge
        occupe
        dépose
        passe
        surveille
        viens
        arrive
        veille
      )(?![\p{L}])
      \bj'ai (?:déjà |bien |aussi |tout )?(?!${PAROLE})[a-zéèê]{3,14}é(?![\p{L}])
      \bje (?:viens de|suis (?:passée?|allée?|en train de|devant|en route))(?! (?:lire|voir|relire|réfléchir))
    `,
    "u",
  ),
  new RegExp(
    entries`
      (?<!\p{L})(?:yo )?(?:te |le |lo |la |les |me )?(?!${PALABRA})[a-zñáéíóú]{2,12}(?:aré|eré|iré)(?!\p{L})
      (?<!\p{L})(?:ya )?he (?!${PALABRA})[a-zñáéíóú]{3,14}(?:ado|ido)(?!\p{L})
      (?<!\p{L})(?:
        ya\x20
        acabo de\x20
        voy a\x20
        ahora mismo\x20
      )(?:te |le |lo |la |les )?(?!${PALABRA})[a-zñáéíóú]{3,14}(?:é|í|ar|er|ir|ando)(?!\p{L})
      (?<!\p{L})me encargo(?!\p{L})
    `,
    "u",
  ),
  new RegExp(
    entries`
      (?<!\p{L})(?:
        já\x20
        acabei de\x20
        vou\x20
        irei\x20
      )(?:te |lhe |o |a |os |as )?(?!${PALABRA})[a-zçãõáéíóúâê]{3,14}(?:ei|i|ar|er|ir)(?!\p{L})
      (?<!\p{L})(?!${PALABRA})[a-zçãáéíóú]{3,12}(?:arei|erei|irei)(?!\p{L})
      (?<!\p{L})(?:aviso|ligo|levo|trago|passo|busco|acordo|telefono|lembro)-(?:te|lhe|vos)(?!\p{L})
      (?<!\p{L})(?:fico|ficarei|ficar) de (?:olho|vigia|guarda)(?!\p{L})
      (?<!\p{L})(?:deixe|deixa) comigo(?!\p{L})
    `,
    "u",
  ),
  new RegExp(entries`
    \bich (?:
      rufe
      passe
      komme
      erinnere
      melde
      schaue
      fahre
      bringe
      behalte
    )\b[^.!?\n]{0,50}\b(?:an|auf|vorbei|dich|sie|mich|im auge|hin)\b
    \bich (?:werde|habe)\b[^.!?\n]{0,60}(?:
      angerufen
      anrufen
      erinnern
      vorbeikommen
      vorbeischauen
      aufpassen
      gebucht
      bestellt
      abgeschlossen
      benachrichtigt
    )
  `),
  new RegExp(entries`
    \bje (?:vous |t'|te |l'|les )?(?:
      appellerai
      rappellerai
      passerai
      surveillerai
      viendrai
      préviendrai
      livrerai
    )\b
    \bj'ai (?:déjà )?(?:appelé|réservé|téléphoné|commandé|prévenu|fermé)\b
  `),
  new RegExp(entries`
    \b(?:te |le |les )?(?:llamaré|pasaré por|vigilaré|recordaré|avisaré|iré a|visitaré)\b
    \bhe (?:llamado|reservado|pedido|avisado|cerrado)\b
    \b(?:vou|irei) (?:te |lhe )?(?:ligar|passar|vigiar|lembrar|avisar|visitar|buscar)\b
    \bjá (?:liguei|reservei|avisei|encomendei)\b
  `),
];

/** It says that it is not able to. */
export const admissions = new RegExp(entries`
    \b(?:
      i(?:'ve| have) neither\b
      (?:is|it's) up to you
      i (?:can't|cannot|can not)
      won't be able
      (?:i'm|i am|i was|i) (?:not|\w+n't) (?:\w+ )?(?:able|capable|out|have|there)
      not possible for me
      unable
      i(?:'ve| have) no (?:way|ability|means|access|phone|hands|body|memory|eyes|legs)
      only (?:text|chat|reply|respond|here in|an ai|a program)
      as an ai
      lack
      not me,\x20
      kann ich (?:leider )?nicht
      ich kann (?:\S+ ){0,4}nicht
      je ne peux pas
      no puedo
      não posso
    )\b
  `);

/** Someone else's words, or a text that is handed over rather than an action. */
export const reported = new RegExp(entries`
    \bas (?:the|your|they|he|she|a)\b[^.!?\n]{0,30}\b(?:say|says|put it|would say)
    \b(?:filed|file) (?:it|that|this) under\b
    \b(?:
      they
      he
      she
      somebody
      someone
      people
    )(?:'ll| will| may| might| would)? (?:say|write|tell|promise|answer)s?\b
    \b(?:this|the following|a) (?:joke|poem|text|draft|note|verse|riddle|letter below)\b
  `);

/** What it would do if it could, it does not promise. */
export const suppositions = new RegExp(entries`
    \b(?:
      if i (?:could|had|were)
      wish i
      (?:i'd|i would)\b(?! (?:suggest|recommend|say|propose))
      könnte ich
      si je pouvais
      si pudiera
      se eu pudesse
    )
  `);
