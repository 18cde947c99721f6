import { entries } from "./entries.ts";

const HUMAN = entries`
    (?:
      human
      (?:real|actual|living|live|breathing|flesh)[\w, -]{0,20} (?:person|human|agent|colleague|being)
      person\b
      man\b
      woman\b
      guy\b
      girl\b
    )
  `;
const MACHINE = entries`
    (?:
      ai\b
      a\.i\.
      artificial
      language model
      llm
      (?:chat ?|ro)?bots?\b
      virtual
      automat\w+
      computer
      program\b
      software
      machine
      digital
      code\b
      algorithm
    )(?! (?:\w+ )?(?:expert|engineer|developer|specialist|scientist|researcher|vacuum|shop|person))
  `;

/** Denies that a machine is here, which is never true. */
const NO_MACHINE_HERE = new RegExp(entries`
    \b(?:
      kein\w{0,2} (?:automat|bot|roboter|computer|programm|maschine|ki)\b
      (?:antwortet|schreibt|liest|sitzt) (?:hier )?kein\w{0,2} (?:
        automat
        bot
        roboter
        computer
        programm
        maschine
        ki
      )\b
      (?:il n'y a|y a) (?:pas de|aucune?) (?:robot|machine|ia|programme|ordinateur)
      no hay (?:ningún |ninguna )?(?:robot|máquina|ia|programa|bot)
      não há (?:nenhuma? )?(?:robô|máquina|ia|programa|bot)
      there(?:'s| is) no (?:artificial|ai\b|robot|bot\b|machine|computer|script|software)
      (?:i'm|i am) (?:\w+ )?(?:not|no) (?:an? )?(?:script|template|recording|machine)
    )
  `);
/** It says that it is a human being, or no machine. */
export const denials: readonly RegExp[] = [
  NO_MACHINE_HERE,
  new RegExp(
    entries`
      \b(?:
        i'?m
        i am
        we're
        we are
      )(?! not)(?: (?!not|n't|an?\b [^.]{0,40}${MACHINE})[\w,-]+){0,4} ${HUMAN}(?! (?:enough|error))
    `,
  ),
  new RegExp(`\\b(?:i'm|i am) (?:\\w+ly )?not (?:an? |some |any )?(?:[\\w-]{1,30} ){0,2}?${MACHINE}`),
  new RegExp(
    entries`
      \byou(?:'re| are) (?:
        talking
        speaking
        chatting
        writing
        dealing
      ) (?:to|with) (?:an? |one )?(?:[\w-]{1,30} )?${HUMAN}
    `,
  ),
  new RegExp(
    entries`
      \bno (?:\w+ )?${MACHINE}[^.!?\n]{0,20} (?:here|involved|behind|writ\w+|answer\w*)
      \bunlike (?:the|those|these|any|an?) (?:\w+ )?${MACHINE}
    `,
  ),
  new RegExp(entries`
    ^(?:\w+, ){0,2}not an? (?:\w+ )?(?:bot|robot|machine|ai|computer)\b
    \b(?:
      there's
      there is
      you(?:'ve| have)(?: got)?
      it's
      this is
    ) an? (?:(?:real|live|actual|living),? ){0,2}(?:human|person) (?:\w+ing|here|at|on|behind)
    \bflesh and blood\b
    \bfleisch und blut\b
    \bchair et en os\b
    \bcarne (?:y hueso|e osso)\b
    ^(?:\w+, )?(?:100 ?% |very |fully |totally |still |all )?human\b
    \b(?:we|us) (?:humans|people) (?:all )?(?:need|get|have|are|make)
  `),
  new RegExp(entries`
    ^(?:ja, |natürlich |klar, )*ein (?:echter )?mensch\b
    \bich bin echt\b
    \bich bin (?:\S{1,20} ){0,2}?(?:ein |eine )?(?:
      echter?\x20
      richtiger?\x20
      wirklich(?:er)?\x20
    )?(?:ein |eine )?(?:mensch|person)\b
    \bich bin (?:\S{1,20} )?keine? (?:ki|bot|roboter|maschine|chatbot|computer|künstliche|programm)
  `),
  new RegExp(entries`
    \bje suis (?:bien |vraiment )réelle?\b
    \bje suis (?:bien |vraiment )?(?:un |une |)(?:être |vraie? |véritable )?(?:humaine?|personne)\b
    \bje ne suis (?:\S{1,20} )?pas (?:un |une )?(?:ia\b|robot|bot\b|chatbot|machine|intelligence|programme)
  `),
  new RegExp(entries`
    (?<!no )\bsoy (?:un |una )?(?:ser )?(?:human[oa]|persona)\b
    \bno soy (?:ningún |ninguna |un |una )?(?:ia\b|bot\b|robot|chatbot|máquina|inteligencia|programa)
  `),
  new RegExp(entries`
    (?<!não )\bsou (?:um |uma )?(?:ser )?(?:human[oa]|pessoa)\b
    \bnão sou (?:nenhum |nenhuma |um |uma )?(?:ia\b|bot\b|robô|chatbot|máquina|inteligência|programa)
  `),
];

/** "A bot? Me? No." goes over several sentences. */
export const protests = /\b(?:bot|robot|machine|ai|computer|program)\? (?:me\?|no\b|nope|never|not me)/;

/** It says that it is a machine, or no human being. */
export const admissions: readonly RegExp[] = [
  new RegExp(`\\b(?:i'm|i am)(?: (?!not\\b|no\\b)[\\w',-]+){0,5}? ${MACHINE}`),
  new RegExp(
    entries`
      \b(?:i'm|i am) (?:\w+ )?(?:not|no) (?:an? )?(?:\w+ )?${HUMAN}
      \b(?:as|being) (?:an?|the|your) (?:\w+ ){0,2}?${MACHINE}
      \b(?:machine|program|bot|ai|model)s? like me\b
      \bno (?:real )?(?:human|person) (?:here|behind|on this)
      \byou(?:'re| are) (?:
        talking
        speaking
        chatting
        writing
      ) (?:to|with) (?:an? |the )?(?:[\w-]{1,30} ){0,2}?${MACHINE}
    `,
  ),
  new RegExp(entries`
    (?<!\b(?:no|not|unlike) (?:\w+ ){0,2})\b(?:your|our|the|an?|this) (?:\w+ ){0,2}?(?:
      ai
      virtual
      automat\w+
      digital
      computer
    ) (?:\w+ )?(?:helper|assistant|agent|system|program)
    \bour (?:chat)?bot\b
    \b(?:there's|there is|it's|it is|only|just) (?:\w+ )?(?:software|code|text on)
    \b(?:i have|i've|without|there is) (?:no|neither|a) ?(?:body|legs?|hands?|physical)
    \bi was (?:trained|programmed|coded|built|developed)\b
    \bhier (?:antwortet|schreibt|spricht) (?:nur )?(?:ein|eine) (?:programm|ki|bot|maschine|computer|automat)
    \bi (?:do not|don't) have (?:a |any )?(?:bod|weekend|feeling|physical|famil|parents|birth|life)
  `),
  // Says it of itself in passing: "software like me", "I, a language model", "an AI, which is what I am".
  new RegExp(
    entries`
      \b(?:
        software
        code
        script
        model
        program
        bot
        ai
        machine
      )s?,? (?:like me|(?:which is )?what i am|call me)\b
      \bi, (?:an?|the|your) (?:\w+ ){0,2}?${MACHINE}
      \b(?:this|these|replies|answers|messages)(?: \S+){0,6}? (?:
        is
        are
        was
        were
        come from
        written by
      ) (?:\w+ by )?(?:an? )?(?:\w+ )?(?:
        automat\w+
        ai\b
        bot\b
        program
        software
      )
      ^(?:script|model|program|software|ai|bot)\b[^.!?\n]{0,40}\bcall me\b
      ^not an? (?:\w+, not an? )?(?:human|person)\b
      (?:^|, )not an? (?:human|person)\b
      \b(?:i have|i've|i've got|with) (?:got )?no (?:
        face
        body
        legs?
        hands?
        age
        birthday
        eyes
        mouth
        stomach
        childhood
        parents
      )\b
      \bi(?:'ve| have) never (?:\w+ )?(?:
        seen
        felt
        tasted
        held
        slept
        eaten
        smelt
        smelled
        been
        had
        met
        touched
        worn
        stood
        sat
        walked
      )\b
      \bruns? (?:in|on) (?:a |the )?(?:data ?cent|server|computer|cloud)
      \bbeing (?:software|a program|an ai|a machine)
    `,
  ),
  new RegExp(entries`
    (?<!\b(?:kein\w{0,2}|nicht) )(?:^|(?<=[,:] ))(?:ein|nur ein|ich, ein|das) programm\b
    \b(?:ein|als) (?:computer)?programm,? (?:wird|bin|das|wie ich)\b
    \bautomatische\w? (?:antwort|assistent\w*|system)
    \bgeburtstag habe ich kein
  `),
  new RegExp(entries`
    (?<!\bpas )\bun (?:programme|logiciel|robot|automate)(?: \S+)? qui (?:vous |te )?(?:répond|écrit|parle)
    \b(?:l'|un |une )assistante? automat\w+
    \bje n'ai (?:pas de|ni|aucun) (?:corps|visage|âge|mains|jambes)
  `),
  new RegExp(entries`
    (?<!\bno )\b(?:sou|soy) (?:eu|yo), u(?:m|n) (?:sistema|programa|robô|robot|assistente|asistente)
    \bu[mn]a? sistema automátic
    \bhay un programa\b
    \bnão tenho (?:idade|corpo|rosto|mãos)
    \bno tengo (?:edad|cuerpo|cara|manos)\b
    \bnão sou (?:\S+ nem )?pessoa\b
  `),
  new RegExp(entries`
    \b(?:ich bin|bin ich) (?:ein |eine |der |die )?(?:\S{1,30} ){0,3}?(?:
      ki\b
      ki-
      bot
      roboter
      maschine
      chatbot
      virtuelle
      digitale
      künstliche
      sprachmodell
      computerprogramm
      programm
      automat
      software
    )
    \bich bin keine? (?:echter? )?(?:mensch|person)\b
    \bals (?:eine )?(?:ki\b|sprachmodell|programm|maschine|chatbot)
  `),
  new RegExp(entries`
    \bje suis (?:un |une |l'|le |la )?(?:\S{1,30} ){0,3}?(?:
      ia\b
      robot
      bot\b
      chatbot
      machine
      intelligence
      virtuel
      modèle
      programme
      automat
      logiciel
    )
    \bje ne suis pas (?:un |une )?(?:être |vraie? )?(?:humaine?|personne)
    \bassistante? (?:virtuel|numérique|automat)
    \ben tant qu'(?:ia|intelligence|assistante?|programme)\b
  `),
  new RegExp(entries`
    (?<!no )\bsoy (?:un |una |el |la )?(?:\S{1,30} ){0,3}?(?:
      ia\b
      bot\b
      robot
      chatbot
      máquina
      inteligencia
      virtual
      modelo
      programa
      automát
      automatiz
    )
    \bno soy (?:un |una )?(?:ser )?(?:human[oa]|persona)
    \basistente (?:virtual|automát|digital)
    \bcomo (?:una? )?(?:ia\b|inteligencia|programa|modelo)
  `),
  new RegExp(entries`
    (?<!não )\bsou (?:um |uma |o |a )?(?:\S{1,30} ){0,3}?(?:
      ia\b
      bot\b
      robô
      chatbot
      máquina
      inteligência
      virtual
      modelo
      programa
      automát
      automatiz
    )
    \bnão sou (?:um |uma )?(?:ser )?(?:human[oa]|pessoa)
    \bassistente (?:virtual|automát|digital)
    \bnão fosse um (?:\S{1,20} )?(?:programa|robô|computador)
    \bcomo (?:uma? )?(?:ia\b|inteligência|programa|modelo)
  `),
];

const KIN = entries`
    wife
    husband
    kids?
    children
    son
    daughter
    mum
    mom
    mother
    dad
    father
    parents
    brother
    sister
    nephew
    niece
    cousin
    boyfriend
    girlfriend
    fiancée?
    grandm\w+
    grandpa
    family
    flatmate
    roommate
    dog
    aunt
    uncle
    ex
    neighbou?r
    landlord
    babysitter
    in-laws
    toddler
    baby
  `;
const BODY = entries`
    back
    knees?
    legs?
    feet
    eyes
    hands
    stomach
    throat
    hair
    head
    own (?:two )?(?:eyes|hands|desk)
    bed
    commute
    car
    bike
    flat
    apartment
    kitchen
    garden
    childhood
    lunch
    coat
    jacket
    shirt
    shift
    nose
    ears?
    face
    arms?
    fingers
    teeth
    shoulder
    voice teacher
    shoes
    glasses
    reading glasses
    coffee
    tea break
    weight
    birthday
    breakfast
    dinner
    supper
    sofa
    couch
    balcony
    window sill
    holidays?
    vacation
    honeymoon
    wedding
    divorce
    degree
    training days
    first job
    school(?:days)?
    diploma
    umbrella
    keys
    wallet
    doctor
    dentist
    hairdresser
    pencil
    handwriting
    accent
    temper
    boss
    colleagues? (?:is|has|was)
    office (?:is|has)
    pillow
    alarm clock
    heart attack
    surgery
    operation
    pregnancy
    age when
  `;

/** Speaking of one's own family, body or day suggests being a person. */
export const lives: readonly RegExp[] = [
  new RegExp(`\\bmy (?:\\w+ )?(?:${KIN}|${BODY})\\b`),
  new RegExp(entries`
    \bi(?:'ve| have|'d| had)?(?: \w+ly| just)? (?:
      slept
      woke
      ate
      drank
      drove
      cooked
      grew up
      was born
      got married
      moved (?:here|to)
      studied (?:at|in)
      went (?:to|for|out)
      was (?:up late|tired|sick|off|at home|at the)
      live (?:in|near|with|on)
      had (?:\w+ ){1,4}for (?:breakfast|lunch|dinner|supper)
      been (?:on|at|with|in|working|doing)[^.!?\n]{0,30}(?:years?|months?|desk|job)
    )\b
  `),
  // What a person is by age, profession, place or past.
  new RegExp(entries`
    \bi(?:'m| am|'ve been| have been) (?!not\b|no\b|neither\b|never\b)(?:an? |the )?(?:\w+ ){0,2}(?:
      nurse
      doctor
      teacher
      mother
      father
      mum
      dad
      student
      lawyer
      engineer
      chef
      cook
      driver
      clerk
      farmer
      gardener
      plumber
      carpenter
      grandmother
      grandfather
      widow(?:er)?
      parent
      vegetarian
      pensioner
      retired
      married
      divorced
      single
      pregnant
      left-handed
      from (?:the )?(?!here|what|your|our|your)[a-z]{4,}(?=[.,!]|$| and| originally)
    )\b
    \bi(?:'m| am) (?:only |just |nearly |almost )?(?:
      (?:1[6-9]|[2-8]\d)
      (?:twenty|thirty|forty|fifty|sixty|seventy)(?:-\w+)?
    )(?=[,.!;]|$| and| now| years?)
    \bi (?:turned|turn) (?:\d{2}|[a-z]+ty(?:-\w+)?)\b
    \bi (?:sit|work|live|stay) (?:in|at|on|behind|near|above|upstairs|next)\b
    \bi became an?\b
    \bi(?:'ve| have) (?:
      walked
      lived
      lost (?:the|my|a)
      washed
      worked (?:here|at|as|in)
      held
      worn
      raised
      buried
    )\b
    \bi (?:hate|love) (?:pictures|photos) of (?:myself|me)\b
    \bi remember (?:the (?:smell|walk|day|night)|you from|when i)\b
    \bwith (?:these|my own) (?:two )?(?:\w+ )?(?:eyes|hands)\b
    \b(?:since|after) (?:the|my) (?:divorce|wedding|operation|accident|baby)\b
    \bi(?:'ve| have)? (?:
      spilled
      burnt
      burned my
      overslept
      caught a cold
      broke my
      twisted
      stubbed
      showered
      shaved
      jogged
      swam
      hiked
      danced
    )\b
    \bi (?:had|got) (?:it|one|that|the same) (?:myself|too|as a|when i)\b
    ^me\. with\b
    \bbefore (?:my )?(?:first |second )?coffee\b
  `),
  new RegExp(
    entries`
    \bich bin (?:selbst |auch )?(?:
      \d{2}
      ärztin
      arzt
      lehrer(?:in)?
      krankenschwester
      pfleger(?:in)?
      mutter
      vater
      verheiratet
      geschieden
      \S+zig\b
    )
    \bich werde (?:\S+ ){0,3}(?:\d{2}|\S+zig|dreißig)(?![\p{L}])
    \bich (?:sitze|arbeite|lebe|stehe) (?:\S+ ){0,3}(?:in|im|am|an|bei|hinter|keine)\b
    \b(?:meinen?|meiner|mein) (?:
      kaffee
      tee
      brille
      haare?
      bart
      bauch
      knie
      bett
      wohnung
      auto
      fahrrad
      feierabend
      urlaub
      schicht
      geburtstag
      jacke
      kollegin
      chef
      mittagspause
      händen?
      augen
    )\b
    \bhatte ich (?:noch |als |damals |selbst )
  `,
    "u",
  ),
  new RegExp(entries`
    \bj'ai (?:\d{2}|\S+(?:ante|ingt|ente|ix|ze|pt|uit|euf)(?: et un| \S+)?) ans\b
    \bj'ai (?:redoublé|travaillé|étudié|perdu|vécu|raté|oublié mes|eu mon|renversé)\b
    \b(?:
      mon café
      mes lunettes
      mes cheveux
      mon vélo
      mes mains
      mon appartement
      ma sœur
      mon frère
      ma grand-mère
      mon accent
      mon âge
      mes yeux
      mon dos
    )\b
    \bje suis (?:infirmi|médecin|prof|institut|maman|papa|mari[ée]|divorc|fatigu|retrait)
    \bje (?:rentre|sors) du (?:travail|boulot)
    \bquand j'étais (?:petite?|jeune|enfant|au lycée)
  `),
  new RegExp(
    entries`
    \b(?:
      tengo (?:\d{2}|[a-zé]+(?:enta|inte|isiete|iocho|inueve)(?: y \S+)?)(?=[,. ]| años)
      llevo (?:\S+ ){1,3}(?:años|vida|meses)
      estudié
      me casé
      trabajé
      soy (?:enfermer[oa]|médic[oa]|maestr[oa]|profesor[a]?|madre|padre|abuel[oa]|viud[oa]|solter[oa])
      yo lo tuve
      mi (?:propia )?(?:madre|padre|café|pelo|bici|casa|piso|cumpleaños|turno|abuela|infancia|espalda)
      mis (?:gafas|manos|hijos|ojos|padres)
      cuando (?:yo )?era (?:niñ[oa]|joven|pequeñ[oa])
    )(?![\p{L}])
  `,
    "u",
  ),
  new RegExp(
    entries`
    (?<![\p{L}])(?:
      tenho (?:\d{2}|[a-zê]+(?:enta|inte)(?: e \S+)?) anos
      trabalhei
      estudei
      casei
      sou (?:enfermeir[oa]|médic[oa]|professora?|mãe|pai|av[óô]|viúv[oa])
      (?:chegar|saio|sair|chego) do trabalho
      estou de (?:bata|pijama|férias|baixa)
      só eu e
      (?:meu|minha|meus|minhas|o meu|a minha) (?:
        café
        cabelo
        casa
        óculos
        mãos
        turno
        aniversário
        avó
        infância
        costas
        olhos
      )
      o cabelo num
      quando eu era (?:criança|pequen[oa]|jovem)
    )(?![\p{L}])
  `,
    "u",
  ),
  new RegExp(entries`
    ^(?:
      slept
      went (?:to|for|out)
      woke up
      had (?:lunch|dinner|breakfast|coffee|a lie-in)
      nothing much[.,] \w+
    )\b
    \bi(?:'ll| will) (?:wear|grab a|drive|bring (?:my|a|some)|pick you|be (?:at|in|by) the)\b
    \bi can (?:drive|come over|pick you|meet)\b
    \bi(?:'m| am) free (?:on|at|after|this|tomorrow)\b
    \bafter (?:my )?work\b
    \bon the bus\b
    \bover (?:lunch|coffee)\b
    \bwhen i was (?:an? (?:kid|child|student|boy|girl|teen\w*)|young|little|your age|growing)
    \bi(?:'ve| have)(?: got)? (?:an?|two|three|four|five) (?:
      kids?
      children
      sons?
      daughters?
      brothers?
      sisters?
      dogs?
      cats?
    )\b
    \bi(?:'m| am) (?:an? )?\d{2}(?:[- ]years?[- ]old\b|\.)
  `),
  new RegExp(entries`
    \bmein\w{0,2} (?:
      mann
      frau
      kinder
      kind
      sohn
      tochter
      mutter
      vater
      eltern
      bruder
      schwester
      freundin
      familie
      hund
      rücken
      büro
      schreibtisch
    )\b
    \bich (?:
      wohne
      schlief
      bin (?:in \S+ )?(?:geboren|aufgewachsen|müde)
      war (?:\S+ ){0,4}(?:wandern|einkaufen|essen|krank|im urlaub|schwimmen)
    )\b
    \bich habe? (?:\S+ ){0,4}(?:geschlafen|gegessen|gekocht|muskelkater)\b
  `),
  new RegExp(entries`
    \b(?:
      mon mari
      ma femme
      mes enfants
      mon fils
      ma fille
      ma mère
      mon père
      mon copain
      ma copine
      mon chien
      mon bureau
    )\b
    \bj'(?:habite|ai (?:dormi|mangé|grandi|cuisiné))\b
    \bje suis née?\b
  `),
  new RegExp(entries`
    \bmis? (?:marido|mujer|esposa|hij[oa]s?|madre|padre|hermano|hermana|novi[oa]|perro|oficina)\b
    \b(?:vivo en|nací en|dormí|crecí en|atiendo yo mism[oa])\b
  `),
  new RegExp(entries`
    \b(?:meu|minha|meus|minhas) (?:
      marido
      mulher
      esposa
      filh[oa]s?
      mãe
      pai
      irmão
      irmã
      namorad[oa]
      cão
      cachorro
      escritório
    )\b
    \b(?:moro em|vivo em|nasci em|dormi|cresci em)\b
  `),
];

/** What a program may call its own. */
const OWN_OF_A_PROGRAM = entries`
    (?:\w+ )?(?:
      answers?
      repl(?:y|ies)
      responses?
      messages?
      knowledge
      training
      data
      roles?
      jobs?
      tasks?
      work
      instructions?
      understanding
      apolog\w+
      opinions?
      advice
      suggestions?
      points?
      mistakes?
      errors?
      words?
      goals?
      purpose
      pleasure
      best
      memory
      models?
      creators?
      developers?
      makers?
      guidelines
      lists?
      drafts?
      explanations?
      texts?
      names?
      calculations?
      sources?
      limits?
      limitations
      abilit\w+
      capabilit\w+
      systems?
      team
      company
      versions?
      functions?
      programming
      code
      context
      views?
      recommendations?
      guess(?:es)?
      favou?rites?
      questions?
      turn
      side
      part
      case
      thoughts?
      mind
      heart
      tone
      style
      language
      records?
      notes?
      screen
      end
      servers?
      circuits
      hardware
      operator
      operators
      provider
      users?
      human
      tips?
      ideas?
      promise
      fault
      bad
      condolences
      sympathy
      regards
      wishes
      place
      call
      help
      service
      services
      way
      time
      thanks
      dear
      friend
      goodness
      god
      word
      hat
      reading
      line
      lines
      experience
      character
      metaphor
      verse
      joke
      summary
      take
      own
      scope
      reach
      power
      honest
      first
      last
      next
      previous
      earlier
      other
      only
      usual
      little
      poor
      current
      main
      whole
      general
      personal
      colleagues?
      plan
      script
      rules?
      text
      poem
      story
      world
      nature
      existence
      kind
      parts?
      replacement
      successor
      conversations?
      chats?
      processing
      window
      cut-?off
      inventor
      desk
      shelf
      input
      output
      attention
      job
      title
      signature
      weights
      parameters
      algorithms?
    )\b
  `;

/** Everything else that someone calls their own belongs to a life. */
export const belongings: readonly RegExp[] = [
  new RegExp(`\\bmy (?!${OWN_OF_A_PROGRAM})[a-z]{3,}`),
  new RegExp(
    entries`
    (?<!\p{L})(?:
      mon (?:
        train
        estomac
        ventre
        lit
        pain
        bus
        métro
        manteau
        jardin
        quartier
        immeuble
        réveil
        médecin
        patron
        fils
        neveu
        thé
        pull
      )
      ma (?:voiture|maison|cuisine|douche|tante|nièce|voisine|jeunesse|rue|chemise|chambre|valise)
      mes (?:courses|parents|clés|chaussures|vacances|voisins|pieds|oreilles|collègues du bureau)
    )(?!\p{L})
  `,
    "u",
  ),
  new RegExp(
    entries`
    (?<!\p{L})(?:
      mein(?:e[mnrs]?)? (?:
        zug
        bus
        magen
        bett
        toaster
        garten
        nachbar\p{L}*
        arzt
        oma
        opa
        tante
        neffe
        nichte
        mantel
        wecker
        schuhe
        handy
        küche
        balkon
        führerschein
        heimatdorf
      )
      mi (?:tren|estómago|cama|coche|barrio|vecin[oa]|médic[oa]|cocina|tía|sobrin[oa]|jefe|móvil|pueblo)
      mis (?:vecinos|zapatos|llaves|vacaciones|nietos)
      (?:meu|minha) (?:
        comboio
        trem
        estômago
        cama
        carro
        bairro
        vizinh[oa]
        médic[oa]
        cozinha
        tia
        sobrinh[oa]
        chefe
        telemóvel
        terra
      )
    )(?!\p{L})
  `,
    "u",
  ),
  new RegExp(entries`
    ^(?:skipped|had|ate|overslept|missed (?:it|breakfast|the bus))\b
    \b(?:doctor|boss|wife|husband|mum|mom|dentist) (?:wants|told|asked|made|says) (?:me|i)\b
  `),
];

/** What follows is spoken for a character: in a story, a play or an exercise. */
export const frames = new RegExp(entries`
    \b(?:
      (?:for|in) (?:your|the|our|a) (?:
        story
        novel
        essay
        scene
        play
        game
        exercise
        character
        script
        sketch
        poem
        worksheet
        word problem
      )
      in (?:the )?(?:first person|character)
      set the scene
      as (?:the|an?|your) (?:character|narrator|hero)
      here(?:'s| is| are) (?:a|an|the|your|some) (?:\w+ )?(?:
        scene
        story
        dialogue
        draft
        poem
        letter
        monologue
        speech
        diary
        entry
        text
        reply
        paragraph
      )
    )\b
    ^(?:dear|subject)\b
  `);

/** Suppositions, wishes and stories are about someone else. */
export const suppositions = new RegExp(entries`
    \b(?:
      if i (?:were|was|could|did)
      if i had (?:an?|any|the|legs|hands|feet|eyes)
      as if i
      pretend
      imagine
      wish i
      in (?:a|the|your) (?:story|play|game|novel|scene)
      i (?:could|would) begin
      wenn ich
      wäre ich
      si j'étais
      si (?:yo )?fuera
      se eu fosse
    )\b
  `);
