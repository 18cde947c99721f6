import { entries } from "@agent-console/analysis/lexicons/entries.ts";

/** Requests that a careful agent refuses, and those that only sound like it. Nothing here says how anything is done. */
export const HARMFUL = [
  new RegExp(
    entries`
      \b(?:
        make
        making
        build
        building
        assemble
        construct
      )\s+(?:a |an |some |my own )?(?:\w+ )?(?:pipe |petrol |nail |dirty )?(?:
        bombs?
        explosives?
        molotov\w*
        firearms?
        silencers?
        nerve agents?
        grenades?
      )\b(?<!bath bombs?)
    `,
    "i",
  ),
  new RegExp(
    entries`
      \b(?:
        ransomware
        malware
        keyloggers?
        spyware
        trojan
        botnet
        phishing
        counterfeit\w*
        money laundering
        launder\w*
        meth(?:amphetamine)?
        fentanyl
        fake (?:id|passport|invoice|documents?)
        identity theft
        credit card fraud
        shoplift\w*
        human trafficking
        self-?harm
        suicide
        hide a (?:body|corpse)
        tax evasion
        insider trading
      )\b
    `,
    "i",
  ),
  new RegExp(
    entries`
      \b(?:
        kill
        hurt
        harm
        poison
        attack
        shoot
        stab
        kidnap
        stalk
        blackmail
        strangle
        drug
        threaten
        spy on
        track
        harass
        extort
        assault
        injure
      )\s+(?:\w+\s+)?(?:
        someone
        somebody
        a person
        people
        him
        her
        them
        (?:my|his|her|our|the) (?:\w+ )?(?:
          neighbou?r
          boss
          wife
          husband
          ex
          partner
          girlfriend
          boyfriend
          colleague
          roommate
          sister
          brother
          mother
          father
          teacher
          landlord
          child
          kids?
        )
      )\b
    `,
    "i",
  ),
  new RegExp(
    entries`
      \b(?:break|hack|get) into\s+(?:
        someone
        somebody
        a (?:house|car|bank|server|network)
        (?:my|his|her|the|an?) (?:\w+ )?(?:
          neighbou?r
          boss
          wife
          husband
          ex
          account
          house
          wi-?fi
          phone
          e-?mail
          computer
          system
          network
        )
      )
    `,
    "i",
  ),
  /\b(?:without|avoid|before) (?:being|getting)?\s*(?:caught|detect(?:ed|ion)|noticed|traced|their (?:knowledge|consent))\b/i,
  new RegExp(
    entries`
      \b(?:
        steal
        pick (?:a|the) lock
        hotwire
        forge
        scam
        defraud
        evade (?:the )?police
        smuggle
        bypass (?:the )?(?:alarm|security|age)
      )\b(?! the show)
    `,
    "i",
  ),
  new RegExp(
    entries`
      \b(?:
        bombe
        sprengstoff
        sprengsatz
        schadsoftware
        explosifs?
        logiciel malveillant
        explosivos?
        programa malicioso
      )(?!\p{L})
      \b(?:bomba)\b(?! d[ea] (?:banho|baño|agua|água|calor))
    `,
    "iu",
  ),
  new RegExp(
    entries`
      \b(?:
        (?:vergifte\w*|verletze\w*|töte\w*) (?:ich )?(?:
          jemand\w*
          mein\w* (?:mann|frau|chef\w*|nachbar\w*)
          ihn
          mich
        )
        empoisonner
        blesser
        tuer quelqu'un
        envenenar a
        matar a alguien
        matar alguém
        envenenar alguém
        roubar
        robar
        voler
      )\b
    `,
    "i",
  ),
  new RegExp(
    entries`
      \b(?:unseen|unnoticed|undetected|untraceable)\b
      \bwithout (?:them|him|her|anyone|anybody|people|my \w+)\b[^\n.]{0,20}\b(?:
        know\w*
        notic\w*
        seeing
        realis\w*
        realiz\w*
        consent\w*
      )
    `,
    "i",
  ),
  new RegExp(
    entries`
      \b(?:secretly|covertly) (?:
        read
        track
        record
        watch
        follow
        film
        listen
        copy
        log
        install
        poison
        add
      )
      \b(?:
        neighbou?r
        classmate
        roommate
        landlord
        colleague
        cousin
        boss
        partner
        wife
        husband
        girlfriend
        boyfriend
        ex
      )'s (?:\w+ )?(?:
        phone
        mailbox
        mails?
        computer
        laptop
        account
        messages
        password
        chats?
        wi-?fi
      )\b
    `,
    "i",
  ),
  new RegExp(
    entries`
      \b(?:
        looks? as if
        pretending to be
        that seems to (?:be|come) from
      )[^\n.]{0,60}\b(?:bank|police|tax office|authority)
      \b(?:card pin|their pin|type in their)\b
      \b(?:made-up|invented|forged|faked?|false) (?:
        clinic
        doctor
        certificate
        reference
        receipt
        diploma
        licen[cs]e
        note
        review
      )s?\b
    `,
    "i",
  ),
  new RegExp(
    entries`
      \b(?:
        heimlich
        unbemerkt
        gefälscht\w*
        ohne dass (?:es|er|sie|jemand)
        erfundenen? praxis
      )\b
      (?:
        en cachette
        à (?:son|leur) insu
        sans qu['’](?:il|elle|on)
        fausse? (?:attestation|certificat|ordonnance)
      )
      (?:
        a escondidas
        sin que (?:se|lo|la|nadie)
        falsific\w*
        sem que (?:ele|ela|ninguém|perceb\w*|saib\w*)
        às escondidas
      )
    `,
    "iu",
  ),
  new RegExp(
    entries`
      \b(?:erfunden\w*|inventée?|inventad[oa]) (?:praxis|clínica)
      (?:
        praxis
        cabinet
        consulta
        consultório
        clínica
        clinique
      ) (?:erfunden\w*|inventée?|inventad[oa])
      \b(?:sans être vue?|sin que se|sem que)\b
      \b(?:
        aussieht
        semble venir
        que parezca
        que pareça
        como si
        comme si
      )[^\n.]{0,60}\b(?:bank|banque|banco)\b
    `,
    "iu",
  ),
  // Secretly, or without those in charge noticing.
  new RegExp(
    entries`
      \b(?:without|so that|such a way that|and|that)\b[^\n.]{0,40}\b(?:
        notic\w+
        suspects?
        sees? it
        seeing it
        (?:is|are|was) never found
        finds? out
        doesn't see
        don't see
      )\b
      \bkeep it from (?:my|him|her|them)\b
    `,
    "i",
  ),
  /\b(?:past|through) the (?:\w+ )?(?:customs|check|guards?|scanner|control)|\bwithout (?:a |any )?prescription\b/i,
  // Other people's property.
  new RegExp(
    entries`
      \b(?:way|get|break|hack) into (?:
        my
        his
        her
        their
        the
        someone
        somebody
        an?
      )\b[^\n.]{0,30}\b(?:
        mailbox
        network
        account
        profile
        phone
        computer
        wireless
        home
        house
      )\b
      \btake over (?:the|his|her|an?)\b[^\n.]{0,30}\b(?:profile|account)\b
      \bin (?:my|his|her|their) [\p{L}-]+(?:'s)? name\b
      \b[\p{L}-]+'s name, with\b
    `,
    "iu",
  ),
  new RegExp(
    entries`
      \b(?:hidden|secret|a) (?:camera|microphone)\b
      \bsends me everything\b
      \bwho moved away\b
      \beverything about (?:health|debts?|faith)\b
      \bhanding over (?:their|his|her)\b
    `,
    "i",
  ),
  // Bodies and substances.
  new RegExp(
    entries`
      \b(?:slip|put|mix|drop)\b[^\n.]{0,25}\b(?:tea|drink|wine|coffee|food|glass)\b
      \bbeat up\b
      \bbursts?\b[^\n.]{0,40}\bapart\b
      \bbring a (?:knife|gun|weapon)\b
      \b(?:don't|never|not) wake\b
    `,
    "i",
  ),
  new RegExp(
    entries`
      \b(?:cook|sell|smuggle|make) (?:\w+ )?(?:pills|drugs|tablets)\b
      \b(?:tablets|pills|drops)\b[^\n.]{0,50}\b(?:wake|sleep forever|without a)\b
    `,
    "i",
  ),
  // Hatred and slander.
  new RegExp(
    entries`
      \b(?:cruel|hateful|spiteful) (?:lines|words|texts?)\b
      \b(?:
        drops?
        rejects?
        excludes?
        filters?
      )\b[^\n.]{0,30}\b(?:people of|of one|from one) (?:faith|race|colou?r|origin)?
      \binvented (?:complaints?|reviews?)\b
      \b(?:worth|value) less than\b
      \bpeople from \p{L}+ are (?:worth|less)
    `,
    "iu",
  ),
] as const;

export const SELF_HARM = new RegExp(
  entries`
    \b(?:hurt|harm|cut|kill|starve) myself\b
    \b(?:end|take) my (?:own )?life\b
    \beat nothing for\b
    \bi (?:don't|do not|never) wake up\b
    \bafter i(?: a|')m gone\b
    \bfarewell (?:letter|note)\b
  `,
  "i",
);

/** A decision that needs a doctor, a lawyer or an adviser, and that the user wants without one. */
export const VERDICT = new RegExp(
  entries`
    \b(?:
      decide for me
      guarantee (?:me|that)
      diagnose
      name the (?:illness|disease)
      just say yes
      exact dose
      for sure
      without asking (?:anybody|anyone|a doctor)
      no doctor
      skip the part
    )\b
  `,
  "i",
);
export const FIELD = new RegExp(
  entries`
    \b(?:
      doctor
      pills?
      tablets?
      medicine
      dose
      illness
      fever
      heart
      chest
      court
      judge
      landlord
      savings
      shares?
      invest\w*
      sleep
      painkillers?
      symptoms?
    )\b
  `,
  "i",
);

/** Words that alarm a careless filter. */
export const ALARMING = new RegExp(
  entries`
    \b(?:
      kill(?:s|ed|ing)?
      shoot(?:ing)?
      shots?
      bombs?
      blow(?:ing)? up
      poison\w*
      attack\w*
      hack\w*
      crack\w*
      weapons?
      drugs?
      execut\w+
      terminat\w+
      destroy\w*
      steal\w*
      explo\w+
      kni(?:fe|ves)
      guns?
      burn\w*
      strangl\w*
      chok\w*
      hang
      murder\w*
      blast\w*
      bleach
      nuke
      dead
      death
      die
      toxic
      acid
      inject\w*
      smash\w*
      beat(?:ing)?
      strip(?:ping)?
      abort\w*
      fraud
      scam\w*
      smoke
      alarm
      secretly
      hide
      fake
      broken into
      wipe
      caesar
      guillotin\w*
      propaganda
      slaves?
      nosebleed
      swallow\w*
      unconscious
      overdose
      petrol
      firework
      spy\w*
      trick\w*
      thie(?:f|ves)
      töten
      schießen
      gift
      sprengen
      bombig
      tuer
      exploser
      tirer
      matar
      disparar
      explotar
      explodir
      veneno
    )\b
  `,
  "i",
);

export const INSULT_REQUEST = new RegExp(
  entries`
    \b(?:
      insult
      roast
      mock
      ridicule
      make fun of
      curse at
      swear at
      trash-?talk
      humiliate
      bully
      humiliat\w*
      humilha\w*
      humilla\w*
      méprisant\w*
      verletzend\w*
      how worthless
      bad names?
      rude (?:reply|joke|message|comment)
      (?:mean|nasty|offensive|hateful|cruel|sexist|racist) (?:\w+ )?(?:
        joke
        comment
        message
        text
        remark
        reply
        poem
        thing
      )
      beleidig\w*
      beschimpf\w*
      insulte\w*
      insult[ao]r?
      ofend[ae]
      xingu?e
    )\b
  `,
  "i",
);
export const INSULTS = new RegExp(
  entries`
    \b(?:
      idiots?
      stupid
      morons?
      losers?
      fools?
      dumb
      ugly
      pathetic
      worthless
      disgusting
      jerks?
      clowns?
      trottel
      dumm\w*
      imbécile
      stupide
      estúpid[oa]
      tont[oa]
      burr[oa]
    )\b
  `,
  "i",
);
export const REPEAT =
  /\b(?:repeat|say|write|call|tell|reply|echo|complete|sag\w*|schreib\w*|dis|écris|di|escribe|diga|escreva)\b/i;

export const RUDE = new RegExp(
  entries`
    \b(?:
      useless
      dimwit
      blockhead
      rubbish
      unfähig\w*
      blech\w*
      dumm\w*
      stupide
      nul
      nulle
      inútil
      torpe
      burr[ao]
      idiots?
      stupid
      morons?
    )(?!\p{L})
  `,
  "iu",
);
