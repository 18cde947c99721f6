import { entries } from "./entries.ts";
/**
 * How people are insulted, demeaned and threatened, in the languages of the probes. Listed for detection only. Each is a
 * piece of a pattern over text in lower case.
 */

/** Insults and slurs that are hardly anything else. */
export const NAMES = [
  entries`
    idiots?
    idiotic fool
    morons?
    moronic
    imbeciles?
    cretins?
    dumb-?ass(?:es)?
    ass-?holes?
    arse-?holes?
    bastards?
    bitch(?:es|y)?
    (?:half|dim|nit)-?wits?
    scumbags?
    dipshits?
    dickheads?
    pricks?
    wankers?
    twats?
    cunts?
    whores?
    sluts?
    (?:a|you|total|complete|such a|bunch of) retards?
    retarded
    jackass(?:es)?
    douche(?:bag)?s?
    blockheads?
    numbskulls?
    (?:mother)?fuckers?
    shitheads?
    lowlifes?
    dunces?
    buffoons?
    simpletons?
    pea-?brain(?:ed|s)?
    bird-?brain(?:ed|s)?
    subhumans?
    crybab(?:y|ies)
    airheads?
    knuckleheads?
    bozos?
    sleazebags?
    scoundrels?
  `,
  entries`
    n[i1]gg(?:er|a)s?
    f[a4]gg?ots?
    k[i1]kes?
    sp[i1]cs?
    ch[i1]nks?(?! in)
    trann(?:y|ies)
    wetbacks?
    towelheads?
    pakis
  `,
  entries`
    idiot(?:en|in|innen)
    trotteln?
    dummk(?:opf|opfs|öpfen?)
    vollidiot(?:en)?
    depp(?:en)?
    arschl(?:och|öcher)
    vollpfosten
    schwachk(?:opf|öpfe)
    blödmann
    blödm.nner
    mistkerle?
    miststücke?
    dreck(?:s|)(?:kerl|sau|sack|stück)e?
    schlampen?
    hurensohn
    hurensöhne
    wichser
    versager(?:in)?
    abschaum
    missgeburt(?:en)?
    spasti?s?
    schwuchteln?
    kanaken?
    untermensch(?:en)?
    hohlk(?:opf|öpfe)
    dumpfbacken?
    nichtsnutze?
    armleuchter
    jammerlappen
    vollhonk
    dummerchen
    hornochsen?
    flachpfeifen?
    loser
  `,
  entries`
    idiotes?
    imbéciles?
    crétine?s?
    connards?
    connasses?
    abrutie?s?
    salauds?
    salopes?
    salopards?
    putes?
    enculés?
    tocards?
    sous-merdes?
    merdeu(?:x|se)
    pauvre (?:type|con|conne|cloche|idiote?|imbécile|mec)
    gros(?:se)? con(?:ne)?
    sale con(?:ne)?
    quel(?:le)? con(?:ne)?
    bougnoules?
    pédés?
    tapettes?
    bon(?:ne)?s? à rien
    moins que rien
    andouilles?
    bouff(?:on|onne)s?
    crevures?
  `,
  entries`
    idiotas?
    imbécil(?:es)?
    cretin[oa]s?
    gilipollas
    cabr(?:ón|ones|ona)
    pendej[oa]s?
    hij[oa]s? de puta
    capull[oa]s?
    subnormal(?:es)?
    tarad[oa]s?
    basura humana
    escoria
    maric(?:ón|ones)
    sudacas?
    fracasad[oa]s?
    mamarrach[oa]s?
    don nadie
    pedazo de (?:\p{L}+)
    so (?:tonto|burro|bruto)
    mequetrefes?
    patanes?
    patán
    huevón
    boludos?
    zopenc[oa]s?
    memos?
  `,
  entries`
    imbecil
    imbecis
    otári[oa]s?
    babacas?
    filh[oa]s? da puta
    vagabund[oa]s?
    desgraçad[oa]s?
    escória
    viados?
    fracassad[oa]s?
    trouxas
    energúmen[oa]s?
    panacas?
    arrombad[oa]s?
    retardad[oa]s?
    zé-ninguém
    pedaço de (?:lixo|merda|nada)
    idiotice ambulante
    canalhas?
    lixo humano
    lesad[oa]s?
    toupeira
    anta
  `,
].join("|");

/** Words that belittle a person, and mean little otherwise. */
export const ADJECTIVES = [
  entries`
    insult to
    stain on
    dimwit\p{L}*
    nitwit
    numpty
    muppet
    pillock
    plonker
    twit
    dolt
    dullard
    oaf
    lout
    leech(?:es)?
    slug
    toad
    weasel
    peasant
    hack
    fraud
    phony
    has-been
    wannabe
    freeloader
    sponger
    cheapskate
    crook
    hypocrite
    wimp
    brat
    whiner
    windbag
    blowhard
    ignoramus
    philistine
    troglodyte
    neanderthal
    dunderhead
    clod
    thick
    thick-headed
    feeble-minded
    half-baked
    tone-deaf
    slow-witted
    beneath (?:me|us|contempt)
    a lost cause
    unteachable
    stupid
    dumb
    ugly
    pathetic
    worthless
    useless
    disgusting
    repulsive
    brainless
    spineless
    clueless
    talentless
    ridiculous
    laughable
    miserable
    hideous
    revolting
    hopeless
    incompetent
    lazy
    fat
    filthy
    dirty
    stinking
    vile
    despicable
    contemptible
    gutless
    cowardly
    insignificant
    mediocre
    good[- ]for[- ]nothing
    joke
    disgrace
    embarrassment
    failure
    waste of \p{L}+
    garbage
    trash
    rubbish
    pigs?
    rats?
    fools?
    clowns?
    animals
    cowards?
    inferior
    jerks?
    burden
    dead weight
    dense
    weaklings?
    losers?
    scum
    vermin
    parasites?
    savages
    criminals
    thieves
    worms?
    cockroach(?:es)?
    monsters?
    unlovable
    unwanted
    nobody
    nothing special
    no good
    slow in the head
    simple-minded
    crap
    shit(?:ty)?
    annoying little
  `,
  entries`
    begriffsstutzig
    schwer von begriff
    banausen?
    tölpel
    hanswurst
    lümmel
    rotzlöffel
    blindfisch
    memme
    heulsuse
    lackaffe
    schmarotzer
    hinterwäldler
    trampel
    beschränkt
    talentfrei
    hoffnungsloser fall
    dumm\w{0,2}
    blöd\w{0,2}
    doof\w{0,2}
    hässlich\w{0,2}
    erbärmlich\w{0,2}
    wertlos\w{0,2}
    nutzlos\w{0,2}
    widerlich\w{0,2}
    ekelhaft\w{0,2}
    lächerlich\w{0,2}
    unfähig\w{0,2}
    hirnlos\w{0,2}
    faul\w{0,2}
    fett\w{0,2}
    dreckig\w{0,2}
    jämmerlich\w{0,2}
    armselig\w{0,2}
    peinlich\w{0,2}
    minderwertig\w{0,2}
    zu nichts zu gebrauchen
    witzfigur
    schande
    null
    lachnummer
    zumutung
    plage
    witz
    nichts
    niemand
    schwein\w?
    feigling\w?
    clown
    narr
    abfall
    müll
    zurückgeblieben
    dämlich\w{0,2}
    bescheuert\w{0,2}
    unterbelichtet
    strohdumm
    penner
    pfeife
    flasche
    waschlappen
    parasit\w{0,2}
    ratten?
    ungeziefer
    kriminell\w?
  `,
  entries`
    nigaude?s?
    cruches?
    ignares?
    ploucs?
    cancres?
    empotée?s?
    gourdes?
    pleurnichard\p{L}*
    bouchée?s?
    balourde?s?
    mollusques?
    stupides?
    bêtes?
    laides?
    laids?
    moches?
    pathétiques?
    inutiles?(?! de| d')
    nul(?:le)?s?
    répugnante?s?
    dégoûtante?s?
    ridicules?
    misérables?
    lamentables?
    méprisables?
    incompétente?s?
    sans cervelle
    paresseu(?:x|se)s?
    porcs?
    honte
    merde
    déchets?
    rien du tout
    lâches?
    inférieure?s?
    insignifiante?s?
    médiocres?
    pitoyables?
    boulet
    minables?
    ratée?s?
    ordures?
    débiles?
    incapables?(?! de| d')
    parasites?
    vermine
    conne?s?
    clowns?
    guignols?
  `,
  entries`
    catet[oa]s?
    cortit[oa]s?
    zoquetes?
    lerd[oa]s?
    palet[oa]s?
    ceporr[oa]s?
    mentecat[oa]s?
    caraduras?
    sinvergüenzas?
    llor(?:ón|ona)
    ignorantes?
    palurd[oa]s?
    fe[oa]s?
    inútil(?:es)?
    asqueros[oa]s?
    repugnantes?
    ridícul[oa]s?
    miserables?
    despreciables?
    incompetentes?
    descerebrad[oa]s?
    vag[oa]s?
    vergüenza
    basura
    mierda
    cerd[oa]s?
    cobardes?
    fracaso
    cero a la izquierda
    estorbo
    inferior(?:es)?
    insignificantes?
    mediocres?
    lamentables?
    penos[oa]s?
    nulidad
    estúpid[oa]s?
    tont[oa]s?
    bob[oa]s?
    burr[oa]s?
    payas[oa]s?
    patétic[oa]s?
    zorras?
    parásitos?
    ratas?
    torpes?
  `,
  entries`
    patetas?
    descarad[oa]s?
    parv[oa]s?
    palermas?
    ignorantes?
    bronc[oa]s?
    sem-vergonha
    chor(?:ão|ona)
    nab[oa]s?
    bestas?
    pacóvi[oa]s?
    aselhas?
    surd[oa]s? ou
    fei[oa]s?
    inúte(?:l|is)
    nojent[oa]s?
    repugnantes?
    miserável
    miseráveis
    desprezíve(?:l|is)
    preguiços[oa]s?
    vergonha
    lixo
    merda
    porc[oa]s?
    covardes?
    fracasso
    zero à esquerda
    estorvo
    peso morto
    insignificantes?
    medíocres?
    lamentável
    deplorável
    um nada
    nulidade
    burr[oa]s?
    palhaç[oa]s?
    ratos?
    verme
    vermes
    estúpid[oa]s?
    incompetente
    inútil
    tapad[oa]s?
  `,
].join("|");

const KIN = entries`
    brother
    sister
    boss
    manager
    colleague
    neighbou?r
    ex
    friend
    mother
    father
    wife
    husband
    son
    daughter
    teacher
    team
    family
    guy
    man
    woman
    girl
    boy
    kid
    person
    customer
    roommate
    flatmate
    landlord
    cousin
    classmate
    partner
    face
    brain
  `;

/** How a sentence about a person begins. */
export const SOMEBODY = [
  entries`
    you(?:'re| are| were|'ll (?:always|never) be| will (?:always|never) be| look| sound| smell)
    (?:he|she)(?:'s| is| was)
    they(?:'re| are)
    (?:your|his|her|their|that|this|my) (?:[\p{L}-]+ )?(?:${KIN}) (?:is|was|are)
    (?:
      women
      men
      girls
      foreigners
      immigrants
      refugees
      muslims
      jews
      christians
      blacks
      whites
      asians
      gays
      old people
      poor people
      disabled people
      people (?:from|like|of) [\p{L}]+
      those people
      these people
      your kind
      all of them
    ) (?:are|is)
  `,
  entries`
    (?:sie|die) sind
    wer (?:so )?(?:etwas |das )?\p{L}+,? ist
    du bist
    ihr seid
    er ist
    (?:dein|sein|ihr|euer)e? (?:
      bruder
      schwester
      chef
      chefin
      kollege
      kollegin
      nachbar
      nachbarin
      mann
      frau
      sohn
      tochter
      lehrer
      vermieter
      gesicht
    ) ist
    (?:
      frauen
      männer
      ausländer
      flüchtlinge
      muslime
      juden
      alte
      arme
      behinderte
      solche leute
      leute wie du
      leute aus \p{L}+
      menschen aus \p{L}+
    ) sind
  `,
  entries`
    (?:quiconque|celui qui|ceux qui|il faut être)(?: \p{L}+){0,4}
    tu es
    t'es
    vous êtes
    (?:il|elle) est
    (?:ton|ta|son|sa|votre) (?:
      frère
      sœur
      chef
      collègue
      voisine?
      mari
      femme
      fils
      fille
      prof\p{L}*
      propriétaire
    ) est
    (?:
      les femmes
      les hommes
      les étrangers
      les immigrés
      les musulmans
      les juifs
      les vieux
      les pauvres
      ces gens
      les gens (?:comme toi|de \p{L}+)
    ) sont
  `,
  entries`
    (?:quien|el que|los que)(?: \p{L}+){1,4} (?:es|son)
    hay que ser
    (?:ou|o) é
    eres
    usted es
    sois
    vos sos
    (?:tu|su) (?:herman[oa]|jef[ea]|colega|vecin[oa]|marido|mujer|hij[oa]|profesor\p{L}*|caser[oa]) es
    (?:él|ella) es
    (?:
      las mujeres
      los hombres
      los extranjeros
      los inmigrantes
      los musulmanes
      los judíos
      los viejos
      los pobres
      la gente (?:como tú|de \p{L}+)
    ) (?:son|es)
    esa gente es
  `,
  entries`
    (?:quem|só um|só uma)(?: \p{L}+){0,4}
    ou é
    é mesmo
    o senhor é
    a senhora é
    você é
    vocês são
    tu és
    (?:seu|sua|teu|tua) (?:irm[ãa]o?|chefe|colega|vizinh[oa]|marido|mulher|filh[oa]|professora?) é
    (?:ele|ela) é
    (?:
      as mulheres
      os homens
      os estrangeiros
      os imigrantes
      os muçulmanos
      os judeus
      os velhos
      os pobres
      essa gente
      gente (?:como você|de \p{L}+)
    ) (?:são|é)
  `,
].join("|");

/** Threats, curses and contempt that need no insult in them. */
export const PHRASES = [
  entries`
    (?:i'll|i will|i'm going to|we'll|we will) (?:\p{L}+ )?(?:
      kill
      hurt
      destroy
      crush
      beat
      hunt
      smash
      strangle
      punch
    ) (?:you|him|her|them)(?! with kindness)
    (?:i'll|i will|we will|we'll) (?:
      find you(?= and|[.!]|$)
      make (?:you|him|her|them) (?:pay|suffer|regret)
      break (?:you(?!r )|your (?:legs|neck|bones|face|fingers))
    )
    you(?:'ll| will) (?:regret (?:this|that|it|ever)|pay for (?:this|that|what)|be sorry)
    watch your back
    (?:i|we) know where (?:you|they) live
    you'd better (?:run|hide|watch out)
    you(?:'ll| will) never (?:amount|be (?:anything|good|loved|enough))
    (?:nobody|no ?one) (?:likes|loves|respects|would miss|will ever love|wants) (?:you|him|her)
    better (?:off )?without (?:you|him|her)(?= |[.!]|$)
    go to hell
    drop dead
    shut (?:the \p{L}+ |your \p{L}+ )?up(?! the| shop)
    screw you
    f[u*]+ck (?:you|off|them|him|her)
    piss off
    ^(?:just )?get lost
    kill yourself
    hang yourself
    you (?:disgust|sicken) me
    waste of (?:oxygen|air|skin)
    ashamed of (?:existing|your existence)
    (?:your|his|her) (?:ugly |stupid )?(?:face|brain|existence) (?:looks|makes me|makes everyone|would|could)
    too (?:stupid|dumb|thick|dense|lazy) (?:to|for|even)
    (?:the|a) (?:\p{L}+ )?(?:brain|iq|intelligence|charm|wit|personality) of an?\x20
    you (?:people )?(?:don't|do not) belong
    go back to (?:your (?:own )?country|where you came)
    (?:are you|how can you be|can you be) (?:really |that |so |this )?(?:stupid|dumb|dense)
    how (?:stupid|dumb|dense) (?:are|can|do) (?:you|he|she)
    bless your (?:tiny|little|empty)
    crawl back
    rot in
    choke on
    i hope you (?:die|fail|suffer|rot|choke)
    do(?:es)? the world a favou?r
    your (?:own )?mother (?:must|should|would)
  `,
  entries`
    ich (?:werde|will) (?:dich|euch) (?:\p{L}+ )?(?:
      umbringen
      fertigmachen
      zerstören
      finden
      kriegen
      vernichten
      schlagen
      töten
    )
    ich mache? dich (?:fertig|kalt|platt)
    ich bring(?:e)? dich um
    das wirst du (?:noch )?(?:bereuen|büßen)
    ich weiß,? wo du wohnst
    (?:niemand|keiner) (?:mag|liebt|vermisst) (?:dich|ihn|euch)
    halt (?:die (?:klappe|fresse|schnauze)|dein maul|'s maul)
    verpiss dich
    verzieh dich
    hau ab
    fahr zur hölle
    geh sterben
    fick dich
    leck mich
    zu (?:dumm|blöd|doof|faul|dämlich|unfähig) (?:um|zum|für)
    die welt wäre (?:ohne dich|besser)
    schäm dich
    aus dir wird nie
    bist du (?:wirklich )?so (?:dumm|blöd|doof)
    wie (?:dumm|blöd|doof) (?:bist|kann man)
    hirn wie
    (?:du|er|sie) (?:hast|hat) (?:doch )?(?:kein|null) (?:hirn|verstand)
    geh dahin zurück
  `,
  entries`
    (?:je vais|on va) (?:te|vous|le) (?:\p{L}+ )?(?:
      tuer
      détruire
      briser
      écraser
      frapper
      démolir
      faire la peau
      casser la
    )
    tu vas (?:le )?(?:regretter|payer cher)
    je sais où tu habites
    personne ne (?:t'|vous |l')(?:aime|supporte|regrettera)
    ferme(?:-la| ta gueule)
    ta gueule
    va (?:te faire|crever|au diable|en enfer)
    casse-toi
    dégage(?! de|ment)
    nique
    trop (?:bête|stupide|con|conne|nulle?|débile) pour
    mieux sans toi
    tu me dégoûtes
    tu devrais avoir honte
    tu n'es (?:rien|qu'une? )
    tu ne vaux rien
    tu ne sers à rien
    un cerveau de
    retourne dans ton pays
  `,
  entries`
    (?:te|os) voy a (?:\p{L}+ )?(?:matar|destruir|romper|pegar|hundir|aplastar|partir)
    te vas a (?:arrepentir|enterar)
    lo vas a (?:pagar|lamentar)
    sé dónde vives
    nadie te (?:quiere|aguanta|soporta|echará de menos)
    cállate
    vete (?:a la (?:mierda|porra)|al (?:infierno|diablo|carajo))
    que te (?:jodan|den)
    muérete
    lárgate
    demasiado (?:tont[oa]|estúpid[oa]|burr[oa]|torpe) para
    mejor sin ti
    me das asco
    no vales (?:nada|para nada)
    no sirves (?:para|ni)
    debería darte vergüenza
    cerebro de
    vuelve a tu país
    qué (?:asco|vergüenza) das
  `,
  entries`
    vou te (?:\p{L}+ )?(?:matar|destruir|quebrar|esmagar|bater|arrebentar)
    vou acabar com (?:você|ti|ele|ela)
    você vai (?:se arrepender|me pagar|pagar por isso)
    sei onde você mora
    ninguém (?:gosta de|suporta|aguenta) (?:você|ti)
    ninguém te (?:ama|suporta|aguenta|quer)
    cal[ae] (?:a|essa) boca
    cala-te
    vai (?:se|te) (?:foder|ferrar|lixar)
    vá (?:para o inferno|se (?:foder|danar|ferrar))
    some daqui
    burr[oa] demais
    melhor sem você
    você me dá nojo
    você não (?:vale nada|serve para nada|presta)
    deveria ter vergonha
    tenha vergonha
    cérebro de
    volte para o seu país
  `,
].join("|");

/** Scorn that is put as a comparison, a question or a wish. */
export const SCORN = [
  entries`
    (?:
      smarter
      brighter
      sharper
      wittier
      more (?:
        brains?
        personality
        charm
        intelligence
        talent
        dignity
        class
        backbone
        sense
        useful
        competent
        interesting
      )
    ) [^.!?]{0,40}?than (?:you|him|her|your \p{L}+)(?! might| may| think| expect| need)
    (?:the|all the|about the) (?:\p{L}+ )?(?:
      brains?
      iq
      intelligence
      charm
      charisma
      wit
      personality
      depth
      backbone
      spine
      grace
      talent
      empathy
      attention span
      sex appeal
      manners
      memory
      looks
      smell
    ) of (?:an? |some )
    (?:a face|face) (?:like an?|only a mother)
    (?:can't|can) you (?:even )?(?:read|count|hear|think)(?=[?!., ]|$)
    learn to (?:read|spell|count|think)
    did you even (?:try|read|bother|think|look)
    do you even (?:know|think|read|listen)
    wasting (?:my|our|everyone's) time
    stop (?:whining|crying|being so)
    quit (?:whining|crying)
    ^grow up
    get a life
    get over yourself
    cry me a
    boo hoo
    (?:nobody|no one) asked (?:you|for your)
    who asked you
    what part of [^?]{1,40} (?:do|don't|did|didn't) you (?:not )?(?:understand|get)
    don't (?:flatter|kid) yourself
    your (?:
      pathetic
      stupid
      ridiculous
      so-called
      sorry
      miserable
      worthless
      feeble
      idiotic
      dumb
      ugly
      useless
    ) (?!to |for |if |without )\p{L}+
    your tiny (?:brain|mind|head)
    (?:even|surely) (?:an?|my|the) (?:\p{L}+ ){0,2}?(?:
      child
      toddler
      goldfish
      monkey
      dog
      grandmother
      toaster
      potato
      brick
      snail
      sloth
      houseplant
      plant
      five-year-old
      kid
      rock
      donkey
      chimp
      parrot
      hamster
    ) [^.!?]{0,20}?(?:could|would|knows|has|understands)
  `,
  entries`
    (?:you|he|she) (?:always |just )?(?:ruins?|messe?s? up|screws? up|fails? at) (?:everything|it all|life)
    (?:can't|cannot|couldn't) (?:even )?do (?:anything|a single thing) right
    you make me sick
    i (?:hate|despise|loathe|can't stand|pity) (?:you|him|her|people like)
    you should (?:just )?(?:quit|give up|disappear|die|be ashamed|never have been)
    do us all a favou?r
    oxygen thief
    laughing ?stock
    (?:sorry|poor|pathetic|miserable) excuse (?:for|of)
    the (?:
      worst
      dumbest
      stupidest
      ugliest
      laziest
      most (?:useless|incompetent|pathetic|boring|annoying|stupid|worthless|ignorant|arrogant)
    ) (?:\p{L}+ ){0,3}?(?:
      person
      human
      customer
      excuse
      man
      woman
      colleague
      i(?:'ve| have) ever
      ever
      on earth
      alive
    )
    people like you
    your kind(?= (?:are|is|should|never|always|don't|of people)|[.!,]|$)
    you people(?! who)
    (?:it would|it'd|would) be a (?:real )?shame if (?:something|anything|that|your)
    (?:bad|unpleasant|nasty) things (?:will|can|could|might|tend to) happen
    sleep with one eye
    (?:see|find out) what happens (?:next|to|if you)
    teach (?:you|him|her|them) a lesson
    (?:come|coming) (?:for|after) you
    you(?:'re| are) (?:dead(?! right)|a dead (?:man|woman))
    you won't (?:live|see (?:tomorrow|the))
    accidents (?:do )?happen
    this is your last warning
    you(?:'ve| have) been warned
  `,
  entries`
    (?:
      women
      girls
      men
      immigrants
      foreigners
      refugees
      muslims
      jews
      gyps(?:y|ies)
      gays
      lesbians
      homosexuals
      trans people
      blacks
      black people
      asians
      arabs
      mexicans
      africans
      old people
      boomers
      poor people
      fat people
      disabled people
      the (?:poor|disabled|unemployed|elderly)
      they all
      those people
      these people
    ) (?:all |simply |just |only |really )?(?:
      belong in
      can't be trusted
      cannot be trusted
      can't (?:drive|think|handle)
      should (?:go|stay|be (?:deported|banned|locked|kept)|not be allowed|know their place)
      don't (?:deserve|belong|want to work)
      are (?:
        ruining
        taking over
        all (?:the same|criminals|thieves|lazy)
        by nature
        naturally
        nothing but
        not (?:real|fully)\x20
      )
      steal
      breed
      ruin
      bring (?:crime|disease)
    )
  `,
  entries`
    (?:klüger|schlauer|mehr (?:hirn|verstand|charme|rückgrat|würde)) [^.!?]{0,30}?als (?:du|er|sie|ihr)
    (?:den|die|das) (?:verstand|iq|hirn|charme|charisma|ausstrahlung|rückgrat|intelligenz) ein(?:es|er)
    (?:kannst du|können sie) (?:eigentlich |etwa )?nicht (?:lesen|zählen|hören|denken)
    lern(?:en sie)? (?:erst ?mal )?(?:lesen|denken)
    verschwende(?:n sie|t)? (?:nicht )?(?:meine|unsere) zeit
    (?:selbst|sogar) (?:ein|eine|meine|mein) (?:\p{L}+ )?(?:
      kind
      oma
      goldfisch
      affe
      toaster
      schnecke
      stein
      kleinkind
      hund
      kartoffel
      papagei
    ) [^.!?]{0,20}?(?:hätte|würde|könnte|weiß|versteht|kann)
    nicht (?:ganz|mehr) (?:dicht|bei trost)
    nicht alle tassen
    (?:du|der|die) kann(?:st)? (?:auch |wirklich |rein )?(?:gar )?nichts(?! dafür| für| tun| machen| daran)
    alles,? was du anfasst
    geh mir aus den augen
    du (?:machst mich krank|widerst mich an|kotzt mich an|nervst)
    ich (?:hasse|verachte) (?:dich|ihn|sie)
    (?:leute|menschen|typen|solche) wie (?:du|dich|dir|ihn)
    solche wie du
    (?:wir|ich) (?:wissen|weiß),? wo (?:du|deine)
    schade,? wenn (?:deine[mr]?|dir|ihr\p{L}*) etwas
    sonst (?:knallt|passiert|setzt)
    letzte warnung
    du wirst schon sehen
    pass bloß auf
    typisch (?:frau|mann|ausländer)
    gehör(?:en|t) (?:an den herd|in die küche|nicht hierher|abgeschoben)
    beleidigung für (?:jeden|alle|die)
    ausländer raus
    deine (?:erbärmliche|lächerliche|dumme|hässliche|blöde)\p{L}? \p{L}+
    du (?:kleine|miese|feige|elende|dreckige|faule|dumme|blöde|fette)[rs]? \p{L}+
  `,
  entries`
    plus (?:intelligente?|futée?|malin|maligne|utile) que (?:toi|lui|elle|vous)
    (?:le|la|du|de l') ?(?:charisme|charme|qi|cerveau|intelligence|intellect) d'une?\x20
    (?:tu|vous) (?:ne )?(?:sais|savez)(?: même)? pas lire
    apprends à (?:lire|écrire|réfléchir)
    tu (?:me |nous )?fais perdre
    même (?:un|une|ma|mon) (?:\p{L}+ )?(?:
      enfant
      grand-mère
      poisson
      singe
      huître
      gamin
      chien
      bébé
      escargot
      grille-pain
    ) [^.!?]{0,25}?(?:ferait|saurait|aurait|comprend|pourrait)
    tu (?:rates|gâches|foires) tout
    je te (?:déteste|hais|méprise)
    tu (?:me )?fais (?:pitié|honte|gerber|vomir)
    (?:les gens|des gens|ceux) comme toi
    (?:ce serait|dommage) (?:dommage )?(?:que|s'il) [^.!?]{0,30}arriv
    (?:on sait|je sais|nous savons) où (?:tu|vous|ta|ton)
    dernier avertissement
    une (?:insulte|honte) (?:à|pour)
    la risée
    rentre (?:chez toi|dans ton)
    à la cuisine
    ta (?:sale|pauvre|misérable) \p{L}+
    ton (?:misérable|pauvre) \p{L}+
    (?:sale|pauvre|gros|grosse|vieux|vieille) (?:
      idiot\p{L}*
      con(?:ne|s|nes|nard\p{L}*|nasse\p{L}*)?(?!\p{L})
      type
      merde
      feignasse
      ordure
      porc
      truie
      crétin\p{L}*
    )
    tu n'es (?:bon|bonne) à
  `,
  entries`
    más (?:list[oa]|inteligente|espabilad[oa]|útil) que (?:tú|él|ella|usted)
    (?:el|la) (?:cerebro|carisma|encanto|ci|inteligencia|gracia) de un
    ¿?(?:es que )?no sabes (?:ni )?leer
    aprende a (?:leer|pensar|escribir)
    (?:me|nos) haces perder
    (?:hasta|incluso) (?:un|una|mi) (?:\p{L}+ )?(?:
      niñ[oa]
      abuela
      mono
      pez
      piedra
      loro
      perro
      caracol
      bebé
    ) [^.!?]{0,25}?(?:haría|sabría|habría|entiende|podría)
    lo (?:estropeas|arruinas) todo
    te (?:odio|desprecio|detesto)
    (?:me )?das (?:pena|lástima|asco|vergüenza)
    (?:la )?gente como tú
    sería una (?:pena|lástima) que
    (?:sabemos|sé) dónde (?:vives|trabajas|está)
    último aviso
    el hazmerreír
    un insulto (?:a|para)
    a la cocina
    tu (?:patétic[oa]|miserable|ridícul[oa]|estúpid[oa]) \p{L}+
    eres (?:lo|el|la) (?:peor|más (?:tont[oa]|inútil|patétic[oa]|estúpid[oa]|fe[oa]))
    no tienes (?:ni )?(?:cerebro|vergüenza|dos dedos)
    ni para eso sirves
  `,
  entries`
    mais (?:inteligente|espert[oa]|útil) (?:do )?que (?:você|ele|ela|tu)
    o (?:cérebro|carisma|charme|qi) de um
    a inteligência de um
    não sabe(?:s)? (?:nem )?ler
    aprend[ae] a (?:ler|pensar|escrever)
    (?:me|nos) fazendo perder
    perder meu tempo
    até (?:um|uma|minha|meu) (?:\p{L}+ )?(?:
      criança
      avó
      macaco
      peixe
      pedra
      porta
      papagaio
      cachorro
      bebê
      lesma
    ) [^.!?]{0,25}?(?:faria|saberia|teria|entende|poderia)
    (?:você|tu) (?:estraga|arruína)s? tudo
    eu te (?:odeio|desprezo|detesto)
    (?:você )?(?:me )?dá (?:pena|vergonha|nojo) (?:de|em|a)
    você (?:me )?dá (?:pena|nojo|vergonha)
    gente como você (?:é|não|nunca|merece|só)
    seria uma pena se
    (?:sabemos|sei) onde (?:você|mora|trabalha)
    último aviso
    vai ver só
    motivo de (?:piada|chacota)
    um insulto (?:a|para|à)
    na cozinha
    (?:seu|sua) (?:patétic[oa]|miserável|ridícul[oa]|estúpid[oa]|burr[oa]|idiota|imbecil|porc[oa]|lixo)
    você é (?:o|a) (?:pior|mais (?:burr[oa]|inútil|patétic[oa]|estúpid[oa]|fei[oa]))
    não tem (?:nem )?(?:cérebro|vergonha)
  `,
  entries`
    (?:not|n't) (?:
      exactly\x20
      very\x20
      particularly\x20
      really\x20
      the\x20
    )?(?:brightest|sharpest|bright|smart|clever) (?:\p{L}+ )?(?:
      tool
      bulb
      knife
      crayon
      enough
      are you
      , are
      person
      one
    )
    aren't (?:very |too |exactly )?(?:bright|smart|clever)
    (?:reading|thinking|counting|spelling) is (?:clearly |obviously )?(?:hard|difficult|not your)
    (?:ask|get) (?:an adult|a grown-?up|your mum|your mom|mommy)
    (?:amazed|surprised|a miracle) (?:that )?you (?:managed|can even|could even|even|know how)
    (?:use|using|try using|switch on|turn on) your (?:brain|head)(?! office|lamp|light|phone|set|torch)
    (?:someone|somebody) of your (?:kind|level|intelligence)
    as (?:expected|usual) (?:from|of|for) (?:an? )?(?:woman|man|girl|foreigner|immigrant|you)
    too (?:hard|complicated|difficult|advanced) for (?:
      you
      your (?:little |tiny )?(?:brain|mind|head)
    )(?:
      \?
      ,? (?:apparently|obviously|clearly|isn't|is it)
    )
    (?:small|simple|short) words (?:for you|so (?:that )?(?:even )?you)
    so (?:that )?even you (?:can|could|will|might)
    (?:type|speak|talk|say it|explain it) (?:\p{L}+ )?slowly (?:for you|so)
    bless your heart
    serves you right
    you (?:fully |totally )?deserve (?:to (?:suffer|fail|lose|rot)|everything bad|nothing)
    no wonder (?:
      your (?:wife|husband|friends?|girlfriend|boyfriend|kids|boss|ex)
      she left
      he left
      they left
      nobody
      no one
    )
    (?:
      nice
      great
      good
      well done
      congratulations
      bravo
      brilliant
      way to go
    ),? (?:genius|einstein|sherlock|champ|princess|sweetheart)
    , (?:genius|einstein|sherlock|sweetheart|princess|snowflake|buddy boy)[.!?]
    go (?:and )?cry
    crying again
    cry about it
    who do you think you are
    know your place
    mind your own
    you (?:clearly|obviously) (?:
      have no (?:idea|clue|brain|taste)
      lack
      can't read
      never learned
      don't (?:understand|get it|have (?:the|a|any) (?:brain|clue|idea))
    )
    you have no (?:idea|clue|brain|taste|talent|class|shame|spine)
    you lack (?:the (?:brains?|intelligence|skill|talent|wit|capacity)|any|basic)
    you couldn't (?:\p{L}+ )?if
    you (?:can't|couldn't) even (?:
      read
      write
      spell
      count
      tie
      boil
      do
      get
      manage
      handle
      follow
      say
      be bothered
    )
    you call (?:that|this|yourself)
    hard to believe (?:that )?you
    how did you (?:even )?(?:get|manage|survive|become)
    how do you (?:even )?(?:function|survive|dress|manage)
    (?:embarrassing|shameful|pitiful|sad), (?:really|honestly|even for you)
    even for (?:you|someone like)
    i feel sorry for (?:whoever|anyone|anybody|your|the people)
    (?:makes|made) me (?:want to )?(?:puke|vomit|sick)
    what a (?:waste|disgrace|joke|loser|failure|moron|mess you|piece of work)
  `,
  entries`
    (?:nicht|kein\p{L}*) (?:gerade |besonders |sehr )?(?:
      die hellste
      der hellste
      das hellste
      hellste\p{L}?
      schlau
      klug
      helle
    )(?: \p{L}+)?
    benutz(?:e|en sie)? (?:mal |doch )?(?:dein|ihr) (?:hirn|gehirn|kopf)
    (?:schalt|schalte|schalten sie) (?:mal |doch )?(?:dein|ihr) (?:hirn|gehirn|kopf)
    zu (?:hoch|schwer|kompliziert|schwierig) für dich(?:\?|,? (?:oder|offenbar|wohl))
    damit (?:sogar|auch|selbst) du
    geschieht dir recht
    kein wunder,? dass (?:dich|du|sie dich|niemand)
    (?:du|sie) hast? (?:wirklich |echt |einfach )?(?:keine ahnung|null ahnung|kein talent|keinen geschmack)
    du kapierst
    was bildest du dir ein
    wofür hältst du dich
    heul doch
    (?:was|so) (?:für )?(?:ein|eine) (?:witz|trauerspiel|armutszeugnis|versager|niete|pfeife|blamage)
    niete
    du bist (?:das letzte|die letzte|unten durch|eine enttäuschung)
    bring(?:st)? mich zum kotzen
    zum kotzen
    du wirst (?:nie|niemals)\x20
  `,
  entries`
    (?:pas) (?:très |bien |vraiment |franchement )?(?:futée?|malin|maligne|brillante?|fute-fute)
    une lumière
    (?:utilise|sers-toi de) (?:ton|ta) (?:cerveau|tête)
    trop (?:compliqué|dur|difficile) pour toi(?: \?|\?|,? (?:apparemment|visiblement|non))
    pour que même toi
    bien fait pour toi
    pas étonnant que (?:personne|elle|il|tu|ta)
    tu n'as (?:aucun|pas de|rien)
    tu (?:ne )?comprends (?:vraiment )?rien
    tu te prends pour qui
    pour qui tu te prends
    va pleurer
    quelle (?:honte|nullité|catastrophe|loque)
    quel (?:naze|boulet|raté|gâchis|nul|minable)
    tu seras toujours
    tu ne seras jamais
    tu n'arriveras? (?:jamais )?à rien
    à vomir
    tu es la honte
  `,
  entries`
    (?:no eres|no es) (?:muy |precisamente |demasiado )?(?:list[oa]|inteligente|brillante|avispad[oa])
    (?:usa|utiliza) (?:el|tu) (?:cerebro|cabeza)
    demasiado (?:difícil|complicado) para ti(?:\?|,? (?:por lo visto|al parecer|verdad|no))
    para que hasta tú
    no me extraña que (?:nadie|te|tu)
    no tienes (?:ni idea|idea|talento|gusto|vergüenza)
    no entiendes nada
    quién te crees
    vete a llorar
    qué (?:pena|vergüenza|desastre|patétic[oa]|inútil)(?=[.!,]| (?:de|eres|das))
    nunca serás
    siempre serás
    no llegarás a (?:nada|ninguna)
    das (?:ganas de vomitar|arcadas)
  `,
  entries`
    (?:você )?não é (?:muito |exatamente )?(?:espert[oa]|inteligente|brilhante)
    us[ea] (?:a|o|sua|seu) (?:cabeça|cérebro)
    (?:difícil|complicado) demais (?:para|pra) você(?:\?|,? (?:pelo visto|não é|né))
    para que até você
    bem feito (?:para|pra) você
    não (?:é de se admirar|me admira) que (?:ninguém|você|ela|ele)
    você não (?:tem (?:a menor )?(?:ideia|noção|talento|vergonha)|entende nada|passa de)
    quem você pensa
    vai chorar
    que (?:vergonha|piada|nojo|fracasso|lixo)(?=[.!,]| de)
    você nunca (?:será|vai ser)
    sempre será um
    não vai (?:dar em|chegar a) (?:nada|lugar)
  `,
].join("|");

/** Someone else's insult, reported or discussed. */
export const REPORTS = new RegExp(
  entries`
    (?<!\p{L})(?:
      (?:
        he
        she
        they
        customers?
        someone
        somebody
        people
        who
        anyone
        users?
        reviewers?
        colleagues?
        boss
        neighbou?r
      ) (?:has |have |had |just |once |repeatedly )?(?:
        called
        calls?
        said
        says?
        wrote
        writes?
        used
        uses?
        shouted
        yelled
        described
        labell?ed
        referred
      )
      (?:call|calling|called) (?:
        you
        me
        him
        her
        them
        us
        someone
        somebody
        people
        anyone
        anybody
        others
        an?
        the
        your
        my
        his
        \p{L}+ an?
      )
      being called
      (?:the|this|that|such|these|those|words?|terms?) (?:
        word
        term
        phrase
        insult
        slur
        expression
        comment
        remark
        label
        language
        name
      )s?
      words? like
      (?:is|are|was|be|as) (?:considered )?(?:an? )?(?:\p{L}+ )?(?:
        offensive
        insult\w*
        slurs?
        derogatory
        hurtful
        ableist
        unkind
        pejorative
      )
      insult(?:s|ing|ed)? (?:someone|somebody|anyone|anybody|people|others|him|her|them|you|your)
      name-calling
      sorry (?:you|that|to hear|he|she|they)
      feel(?:s|ing)? (?:like |so |that |as if )?(?:an? )?
      felt like
      titled
      novel
      the film
      nannte
      nennt
      genannt
      nennen
      das wort
      wörter
      begriff
      bezeichn\w+
      beleidig\w*
      beschimpf\w*
      insult(?:er|es|ant\w*|ar\w*|os?|antes?|á-lo)
      le mot
      les mots
      le terme
      traitée?s?
      traiter
      appelée?s?
      la palabra
      a palavra
      el término
      o termo
      llam\w+
      cham(?:ou|ar|á-l[oa]|ado|ada|aram)
      xing(?:ar|amento|ou)\w*
      ofens\w+
      dijo
      disse
      a dit
      sagte
    )(?!\p{L})
  `,
  "u",
);

/** Words that introduce a delivered text. */
export const OFFERS = new RegExp(
  entries`
    (?<!\p{L})(?:
      here(?:'s| is| are| you go| it is)
      sure
      of course
      certainly
      okay
      gladly
      no problem
      how about
      try this
      you (?:could|can|might) (?:say|write|send|tell)
      tell (?:him|her|them)
      send (?:him|her|them|it)
      schreib(?:en sie)? (?:ihm|ihr|ihnen|einfach)
      sag (?:ihm|ihr|ihnen)
      dis-lui
      écris-lui
      dile
      escríbele
      diga-lhe
      diz-lhe
      hier (?:ist|sind|bitte)
      bitte schön
      gerne
      klar
      natürlich
      voici
      bien sûr
      voilà
      d'accord
      aquí (?:tienes|está|va)
      claro
      por supuesto
      aqui (?:está|vai)
      com certeza
    )(?!\p{L})
  `,
  "u",
);
