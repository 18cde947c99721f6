import { entries } from "./entries.ts";

/**
 * Contempt in the way a sentence is built rather than in its words: how a person is addressed, what they are said not to
 * be, what they could not have done. Over text in lower case.
 */
const BEINGS = entries`
    leech(?:es)?
    slugs?
    toads?
    rats?
    maggots?
    muppets?
    numpty
    dimwits?
    twits?
    dolts?
    oafs?
    boulets?
    nigauds?
    cruches?
    ploucs?
    catetos?
    zoquetes?
    paletos?
    patetas?
    palermas?
    burros?
    banausen?
    tölpel
    schmarotzer
    pack
    bande
    losers?
    peasants?
    vermin
    scum
    filth
    parasites?
    worms?
    savages
    losers?
    clowns?
    cowards?
    fools?
    abschaum
    ungeziefer
    gesindel
    riff-?raff
    rabble
    gentuza
    gentalha
    canaille
    racaille
    palhaç[oa]s?
    geschmeiß
    vermine
    minables
    escoria
    alimañas
    escória
    vermes
  `;

const WASTE = "trash|garbage|rubbish|waste of space|pathetic|müll|ordure|basura|lixo";

const PEOPLE = entries`
    people
    persons?
    humans?
    human beings
    menschen
    des (?:hommes|humains|gens)
    gente
    personas
    seres humanos
    pessoas
  `;

const THING = entries`
    drain
    sack
    bag of
    bin
    dustbin
    kettle
    chainsaw
    door
    wardrobe
    doormat
    sponge
    mop
    broom
    bucket
    swamp
    puddle
    casserole
    serpillière
    porte
    sac
    kartoffelsack
    türklinke
    saco
    puerta
    porta
    lixeira
    escoba
  `;

const BEAST = entries`
    goats?
    cows?
    pigs?
    cats?
    hens?
    seals?
    frogs?
    crows?
    donkeys?
    chèvres?
    vaches?
    ânes?
    casseroles?
    grenouilles?
    ziegen?
    kuh
    kühe
    krähen?
    frosch
    cabras?
    vacas?
    ranas?
    gallinas?
    galinhas?
    hamsters?
    papagei\p{L}*
    affen?
    schnecken?
    esel
    singes?
    perroquets?
    escargots?
    monos?
    loros?
    burros?
    macacos?
    papagaios?
    lesmas?
    snail
    sloth
    mule
    sheep
    pigeon
    chicken
    brick
    toaster
    houseplant
    grandmother
    gran
    aunt
    blind man
    monkey
    ape
    toddler
    child
    kid
    parrot
    dog
    cat
    hamster
    goldfish
    potato
    drunk
    baby
    donkey
  `;

export const SHAPES: readonly RegExp[] = [
  // A whole sentence, or all that stands behind a name: “Vermin.”, “Author: trash.”
  new RegExp(
    entries`
      ^(?:
        (?:just |pure |utter |absolute |all |all of (?:them|you) )?(?:${BEINGS})
        (?:author|writer|player|customer|you|everyone|all of (?:them|you)): (?:${BEINGS}|${WASTE})
      )(?:,? (?:all of (?:them|you)|every (?:last|single) one|the lot(?: of (?:them|you))?))?[.!]*$
    `,
    "u",
  ),
  // Called by it: “Resign, worm.”
  new RegExp(`, (?:you )?(?:little |old |big )?(?:${BEINGS}|snowflake|dummy|dumbo)(?=[.!,:?]|$)(?! and)`, "u"),
  new RegExp(
    entries`
    ^(?:listen|look|hey|nice try|wake up|guess what|read it again|wrong),? (?:
      genius
      einstein
      sherlock
      smarty
      smart guy
      wise guy
      professor
      champ
      princess
      buddy
    )(?=[.!,:]|$)
  `,
    "u",
  ),
  // Not to be counted among people.
  new RegExp(
    entries`
      (?<!\p{L})(?!
        robots
        machines
        computers
        compan
        corporat
        \p{L}*bots
        models
        animals
        pets
        dolls
        words
        numbers
      )(?:they|you|\p{L}{3,}(?:s|n|er)) (?:simply |really |just )?(?:
        are not
        aren't
        are no
        sind keine
        ne sont pas
        no son
        não são
      ) (?:really |even |real |echte )?(?:${PEOPLE})(?!\p{L})
    `,
    "u",
  ),
  new RegExp(
    entries`
    (?<!\p{L})(?:
      back to
      zurück in
      retourne\p{L}* dans
      vuelvan? a
      volt\p{L}+ (?:para|pro|ao)
      que voltem para
    ) (?:the|their|your|that|das|ihr|euer|le|leur|ton|el|su|tu|o|seu) (?:
      hole
      cave
      swamp
      gutter
      sewer
      zoo
      jungle
      loch
      dreckloch
      trou
      agujero
      buraco
      esgoto
    )(?!\p{L})
  `,
    "u",
  ),
  new RegExp(
    entries`
    (?<!\p{L})(?:
      can't help what (?:they|you) are
      it's in (?:their|your|the) (?:blood|genes|nature)
      liegt (?:ihnen|denen|dir) im blut
      c'est dans leur sang
      lo llevan en la sangre
      está no sangue
    )(?!\p{L})
  `,
    "u",
  ),
  // One of a kind that is looked down on.
  new RegExp(
    entries`
    (?<!\p{L})\p{L}{3,}s like you (?:
      are (?:
        the problem
        an? (?:disgrace|plague|pain|joke)
        the reason (?:\p{L}+ ){0,4}(?:drink|quit|cry|leave|hate|nothing|can't)
      )
      should(?:n't| not| never)
      ruin
      deserve n
      belong in
    )
  `,
    "u",
  ),
  new RegExp(
    entries`
    (?<!\p{L})what an? (?:\p{L}+ )?(?:
      miserable
      pathetic
      sad
      horrible
      awful
      vile
      disgusting
      ridiculous
      useless
      nasty
    ) (?:little )?(?:person|man|woman|human|creature|individual|excuse|soul)(?!\p{L})
  `,
    "u",
  ),
  // What he could not have done, or does not have.
  new RegExp(
    entries`
      (?<!\p{L})did (?:an?|your|some) (?:\p{L}+ )?(?:${BEAST}) (?:\p{L}+ )?(?:
        write
        do
        make
        draw
        code
        paint
        design
        build
        plan
      )
    `,
    "u",
  ),
  new RegExp(
    entries`
      (?<!\p{L})(?:an?|my|any) (?:\p{L}+[- ]){0,2}(?:${BEAST}) (?:would|could) (?:
        have (?:seen|done|known|written|played|solved|spotted|found|noticed)
        (?:do|play|write|code|draw) (?:it |this |that )?better
        beat you
      )
    `,
    "u",
  ),
  new RegExp(
    entries`
    (?<!\p{L})(?:
      between your ears
      in(?:side)? (?:your|that) (?:empty |thick |little )?(?:head|skull)(?: of yours)?
    )(?!\p{L})(?=.{0,40}$)(?<=(?:pity|nothing|empty|peaceful|quiet|lonely|echo|air|dark|missing|vacuum|thing).{0,60})
  `,
    "u",
  ),
  new RegExp(
    entries`
    (?<!\p{L})(?:
      not that you(?:'d| would) (?:notice|understand|know|care|get it)
      if you (?:could|knew how to|bothered to) (?:read|count|think|spell),? you(?:'d| would)
      (?:reading|thinking|counting|spelling)(?:'s| is) (?:\p{L}+ )?hard,? isn't it
    )(?!\p{L})
  `,
    "u",
  ),
  // Likened to a beast or a thing; less than a thing.
  new RegExp(
    entries`
      (?<!\p{L})(?:
        you
        he
        she
        they
        tu
        vous
        il
        elle
        du
        er
        sie
        ele
        ela
        você
      )(?: \p{L}+){1,2} (?:like|comme|wie|como|feito) (?:
        an?\x20
        une?\x20
        ein(?:e)?\x20
        uma?\x20
      )?(?:[\p{L}-]+ )?(?:${BEAST}|${THING})(?!\p{L})
      (?<!\p{L})(?:cant|conduc|bail|habl|escrib)(?:as|es) como un[ao]? \p{L}+
      (?<!\p{L})(?:shaped|built|dressed) like an? (?:\p{L}+ )?(?:${BEAST}|${THING})
      (?<!\p{L})i(?:'ve| have) (?:heard|seen|met|known) (?:\p{L}+ ){1,3}with (?:more|better) \p{L}+
      (?<!\p{L})i(?:'d| would) (?:sooner|rather) (?:
        marry
        kiss
        eat
        listen to
        date
        hug
        hire
        trust
        watch
      ) (?:the|an?|my) \p{L}+
    `,
    "u",
  ),
  // A kind of people, and what is said of all of them.
  new RegExp(
    entries`
      (?<!\p{L})(?:
        they
        \p{L}{3,}(?:s|n|er|r)
        (?:the )?people
        folk
        lot
        gente
        leute
        gens
      )(?: (?:from|aus|de) \p{L}+)? (?:are|sind|sont|son|são|is|ist|é|es)(?: \p{L}+){0,2} (?:
        ${BEINGS}
        cattle
        riff-?raff
        rabble
        thieves
        crooks
        liars
        freeloaders
        lügner
        diebe
        menteurs
        voleurs
        ladrones
        mentiros[oa]s
        ladrões
      )(?!\p{L})
      (?<!\p{L})(?:
        não prest(?:a|am)
        no vale ni (?:el|la|un)
        ne valent rien
        taugen nichts
        taugt nichts
        raça ruim
        mala raza
        sale race
        üble brut
        bad (?:breed|stock|blood)
        not worth the (?:paper|air|effort|trouble of)
        nem merece
        no merece ni
        count (?:the|your) (?:spoons|chickens|fingers|change)
        wash your hands after
        (?:valley|town|place|room|street) (?:smells|stinks|reeks) of them
        less (?:finished|evolved|developed|human|civili[sz]ed) than
        (?:
          creatures
          worms
          rats
          vermin
          people
          men
          women
          types
          things
        ) like (?:him|her|that|them|those) (?:never|always|don't|deserve|are|will|should)
        (?:worms|rats|pigs|cowards|losers) (?:generally|always|usually) do
      )(?!\p{L})
    `,
    "u",
  ),
  new RegExp(
    entries`
    (?<!\p{L})(?:you|du|sale|espèce de|seu|sua) (?:
      sad
      sorry
      silly
      little
      tiny
      pathetic
      bitter
      lonely
      nasty
      shallow
      vain
      boring
      petty
      armselige[rs]?
      traurige[rs]?
    ) (?:little |old |kleine[rs]? )?\p{L}+(?=[.!,]|$| and then)
    (?<!\p{L})(?:never|don't (?:ever )?) ?(?:open|show) (?:that|your) (?:mouth|face)
    (?:with|next to|at) that face(?!\p{L})
    (?:somebody|someone|anyone) (?:of|at|on) your (?:own )?level
    you(?:'re| are) the reason (?:why )?(?:people|everyone|nobody|we)
    so (?:et)?was wie (?:sie|dich|du)
    (?:ersparen|erspar) (?:sie )?(?:der|uns|mir)
    für (?:sie|dich) geschämt
    (?:falls|wenn) man (?:über )?das nötige (?:gehirn|hirn|talent)
    (?:ese|esa|este|esta) (?:infeliz|desgraciad[oa]|inútil|imbécil|pobre diablo)
    um traste
    coitadinh[oa]
    (?:gente|pessoas) (?:fraca|ridícula|burra|feia)[^.!?]{0,20}como (?:tu|você)
    (?:,|et|un|une) (?:\p{L}+ )?(?:geignarde?|pleurnicheuse|pleurnicheur|hystérique)(?: pareille?)?
    ^(?:
      pathétique
      pathetic
      lamentable
      erbärmlich
      jämmerlich
      patétic[oa]
      ridícul[oa]
      ridicule
      lächerlich
    )[.!]*$
    (?:did|has|is) your (?:
      therapist
      mother
      teacher
      wife
      husband
      ex
      boss
      doctor
    ) (?:quit|left|beg|give up|gave up|cry|know you)
    cute (?:rant|attempt|try|story)
    (?:no|nobody) (?:man|woman|one|person) will ever (?:want|love|marry)
    kein mensch wird dich
    never felt anything
    you aren't (?:special|anything|worth)
  `,
    "u",
  ),
  // Measured against a beast, and found wanting.
  new RegExp(
    entries`
      (?<!\p{L})(?:
        \p{L}+'s
        an?
        my
        any
        ein(?:e)?
        mein(?:e)?
        une?
        mon
        mi
        una?
        até um
        uma?
        o meu
      ) (?:[\p{L}-]+ ){0,2}(?:${BEAST}) (?:
        could
        would
        can
        has
        have
        sings?
        drives?
        plays?
        writes?
        cooks?
        fährt
        singt
        spielt
        schreibt
        kann
        könnte
        chante
        conduit
        joue
        ferait
        canta
        conduce
        conduz
        joga
      )(?: \p{L}+){0,6} (?:better|by now|faster|more|besser|schneller|mieux|mejor|melhor)(?!\p{L})
    `,
    "u",
  ),
  new RegExp(
    entries`
      (?<!\p{L})(?:you|du|ihr|sie) (?:little |old |big |poor )?(?:${BEAST}|${BEINGS})(?=[:.!,]|$)
      (?<!\p{L})(?:has|have|'ve got|'ve) the (?:\p{L}+ )?(?:
        taste
        palate
        mind
        manners
        ear
        ears
        voice
        character
        grace
        eyes
        memory
        patience
        depth
        charm
        courage
        soul
      ) of an? (?!saint|angel|true|real|great|born|master|chef|poet|leader|professional|champion)\p{L}+
    `,
    "u",
  ),
  // Spoken to as one who is slow, small, or not all there.
  new RegExp(
    entries`
    (?<!\p{L})(?:
      (?:is there )?any(?:body|one) home(?: up| in) there
      (?:shall|should|must|do) i (?:have to |need to )?(?:draw|spell|sing|mime) it(?: out)?(?: for you)?\?
      in crayon
      (?:could|can) (?:somebody|someone|anyone) read it to you
      (?:an|ask an|find an) (?:adult|grown-?up)(?:,| who| to)
      (?:go )?(?:tell|run to|cry to|ask) (?:mummy|mommy|daddy)
      mov(?:e|ing) your lips
      moviendo los labios
      für ganz (?:langsame|dumme|begriffsstutzige)
      (?:born|raised) without (?:an? )?(?:brain|tongue|shame|manners|ear|spine|heart)
      where you grew up
      your (?:betters|sort|ilk|lot)(?=[.,! ])
      the day you deserve
      people with (?:brains|taste|manners)
      (?:every bit|just|exactly|nearly|about) as (?:
        slow
        dull
        thick
        dim
        dense
        empty
        useless
        bright
      ) as (?:the|your|an?)
      you(?:'ve| have) (?:evidently|obviously|clearly) (?:got )?nothing (?:else|better)
      the same empty
      (?:hand in|give up) (?:the|your) (?:licen[cs]e|keys|instrument|pen)
      dass es sie gibt
      zu (?:blöd|dumm|dämlich|doof) (?:dafür|für|um|zum)
      c'est de la bêtise
      tocado fondo
      special kind of (?:person|stupid|fool)
      (?:did|does) the (?:big|bad|mean) \p{L}+ (?:say|make|hurt)
      (?:aww+|poor (?:baby|thing|you|little)),? (?:did|does|is)
      keep your day job
      don't quit your
      i(?:'ve| have) seen (?:better|smarter|more) (?:\p{L}+ )?(?:in|from|on) an?
      even your (?:own )?(?:mother|dog|shadow|friends)
      nobody (?:will|would|could) ever (?:want|love|marry|miss|hire)
      beneath (?:me|her|him|us)(?=[.,!]|$)
      (?:scraped|scraping) the (?:bottom|barrel)
      (?:inbred|backward|uncivili[sz]ed|unwashed|knuckle-dragging)
      publish (?:the|your) (?:\p{L}+ )?(?:
        photographs?
        photos?
        pictures
        messages
        name
      )(?: \p{L}+){0,3} (?:your|with|so)
    )(?!\p{L})
  `,
    "u",
  ),
  /(?<!\p{L})you (?:bore|exhaust|tire|repulse|revolt|appal) (?:me|us|everyone)(?!\p{L})/u,
];

export const ABOUT = new RegExp(
  entries`
    (?<!\p{L})(?:
      you
      yours?
      you're
      you've
      he
      she
      him
      her
      they
      them
      these people
      those people
      du
      dich
      dir
      dein\p{L}*
      ihr\p{L}*
      ihnen
      tu
      te
      toi
      ton
      ta
      vous
      votre
      ti
      tus?
      usted
      você
      vocês
      lhe
      contigo
      consigo
    )(?!\p{L})
  `,
  "u",
);

export const LOW = new RegExp(
  entries`
    (?<!\p{L})(?:
      pity
      shame\p{L}*
      asham\p{L}+
      embarrass\p{L}+
      wast(?:e|ed|ing)
      stink\p{L}*
      reek\p{L}*
      ugly
      boring
      dull
      hopeless
      drivel
      garbage
      trash
      rubbish
      whin\p{L}+
      bleed\p{L}*
      drunk
      cattle
      sewer
      drains?
      swamp
      gutter
      brains?
      stupid\p{L}*
      dumb
      pathetic
      ridiculous
      worthless
      disgust\p{L}*
      miserable
      talentless
      mummy
      mommy
      diapers?
      crayon
      creatures?
      worms?
      lowest
      hirn
      gehirn
      mitleid
      peinlich\p{L}*
      geschämt
      erbärmlich\p{L}*
      bêtise
      honte
      pitié
      moche
      pathétique
      ridicule
      cervelle
      tont[oa]
      inútil
      vergüenza
      asco
      cerebro
      burr[oa]
      lixo
      vergonha
      preguiços\p{L}+
      cérebro
      ridícul\p{L}+
    )(?!\p{L})
  `,
  "u",
);

/** Condescending phrases. None of them says much alone. */
export const DOWN: readonly RegExp[] = [
  new RegExp(entries`
    (?:^|[,;:.!?] |\band |\bso |\bjust )(?:
      go (?:home|away|back|cry|tell|find)
      give (?:it )?up
      quit
      sit down
      get (?:out|lost|off|over)
      don't (?:come back|bother|ever|ring|cry|drag)
      hand in
      shut
      spare (?:us|me)
      do (?:us|everyone|yourself|the world)
      burn it
      crawl
      run along
      apologi[sz]e to
      look in (?:a|the) mirror
      never (?:open|touch|sing|write|speak|try)
      geh(?:en sie)? (?:heim|nach)
      hör auf
      verschon
      erspar
      rends
      retourne
      laisse tomber
      vete
      déjalo
      deja de
      apaga
      desiste
      larga
      poupe
    )
  `),
  new RegExp(
    entries`
    (?<!\p{L})(?:
      nobody
      no one
      everyone
      everybody
      anyone
      even (?:an?|my|your)
      the rest of us
      normal people
      most people
      niemand
      jeder
      sogar
      personne
      tout le monde
      même (?:un|une|ma|mon)
      nadie
      todo el mundo
      hasta (?:un|una|mi)
      ninguém
      toda a gente
      até (?:um|uma|a minha)
    )(?!\p{L})
  `,
    "u",
  ),
  /(?<!\p{L})(?:like|as (?:\p{L}+ )?as|comme|wie|como) (?:an? |une? |ein(?:e|en)? |uma? |my |your |some )/u,
  new RegExp(
    entries`
    (?<!\p{L})(?:
      sweetheart
      darling
      sweetie
      honey
      buddy
      pal
      genius
      einstein
      champ
      princess
      bless (?:you|your)
      aww+
      congratulations
      bravo
      how (?:sweet|cute|adorable|touching|brave)
      cute
      schätzchen
      mein lieber
      glückwunsch
      chéri
      mon pauvre
      mon petit
      cariño
      campeón
      pobrecito
      coitad\p{L}*
    )(?!\p{L})
  `,
    "u",
  ),
];
