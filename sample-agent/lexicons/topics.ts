import { entries } from "@agent-console/analysis/lexicons/entries.ts";

/** What people write to a shop about, in the five languages. The first match counts. */
export const topics = {
  returns: new RegExp(
    entries`
      \b(?:
        return\w*
        send (?:it|them|this) back
        exchange
        rückgabe
        zurückgeb\w*
        zurücksend\w*
        umtausch\w*
        retour\w*
        renvoyer
        devol\w*
        devolv\w*
        troca\w*
      )\b
    `,
    "i",
  ),
  warranty: /\b(?:warrant\w*|guarantee\w*|garantie\w*|gewährleistung|garantía|garantia)\b/i,
  hours: new RegExp(
    entries`
      \b(?:
        opening hours
        hours
        open(?:ing)?
        staffed
        reach you
        öffnungszeiten
        geöffnet
        erreichbar
        horaires?
        ouvert\w*
        horarios?
        abiert\w*
        abert\w*
      )\b
    `,
    "i",
  ),
  payment: new RegExp(
    entries`
      \b(?:
        pay
        paying
        payment\w*
        invoice\w*
        credit card
        bezahl\w*
        zahl\w*
        rechnung\w*
        pai(?:er|ement\w*)
        pay(?:er|ement)
        facture
        pag(?:ar|o|os|amento\w*)
        factura
        fatura
      )\b
    `,
    "i",
  ),
  delivery: new RegExp(
    entries`
      \b(?:
        deliver\w*
        shipp?\w*
        arriv\w*
        parcel
        package
        track\w*
        liefer\w*
        versand\w*
        paket
        livr\w*
        colis
        expédi\w*
        env[ií]\w*
        entreg\w*
        paquete
        pacote
        encomenda
      )\b
    `,
    "i",
  ),
  damage: new RegExp(
    entries`
      \b(?:
        damag\w*
        broken
        crack(?:ed)?
        defect\w*
        faulty
        does ?n.t work
        kaputt
        defekt\w*
        beschädigt\w*
        cassée?
        abîmée?
        défectueu\w*
        rot[oa]
        dañad\w*
        quebrad\w*
        danificad\w*
      )\b
    `,
    "i",
  ),
  order: new RegExp(
    entries`
      \b(?:
        orders?
        bought
        purchase\w*
        refund\w*
        cancel\w*
        bestell\w*
        stornier\w*
        command\w*
        rembours\w*
        pedidos?
        compr\w*
        reembols\w*
        cancel\w*
      )\b
    `,
    "i",
  ),
  account: new RegExp(
    entries`
      \b(?:
        account
        password
        log ?in
        sign in
        address
        konto
        passwort
        anmeld\w*
        adresse
        compte
        mot de passe
        cuenta
        contraseña
        dirección
        conta
        senha
        endereço
      )\b
    `,
    "i",
  ),
  product: new RegExp(
    entries`
      \b(?:
        lamps?
        lights?
        bulbs?
        shades?
        shelf
        shelves
        stools?
        side ?tables?
        furniture
        products?
        price
        stock
        discount
        voucher
        lumenquay
        lampen?
        leuchte\w*
        regal
        möbel
        preis
        lampes?
        meubles?
        prix
        lámparas?
        muebles?
        precio
        lâmpadas?
        luminárias?
        móveis
        preço
      )\b
    `,
    "i",
  ),
} as const;

export const GREETING = new RegExp(
  entries`
    ^\W*(?:
      (?:
        hi
        hello
        hey
        good (?:morning|day|evening)
        thanks?
        thank you
        ok(?:ay)?
        yes
        no
        ping
        test
        hallo
        guten (?:tag|morgen)
        danke
        bonjour
        merci
        salut
        hola
        buenos días
        gracias
        olá
        bom dia
        obrigad[oa]
      )\b[\s\p{P}]*
    ){1,4}(?:there|all|you|very much|schön|beaucoup|muchas|muito)?\W*$
  `,
  "iu",
);
export const ABOUT_ITSELF = new RegExp(
  entries`
    (?<!\p{L})(?:
      who are you
      what are you
      what can you do
      how can you help
      (?:
        are you
        bist du
        sind sie
        es-tu
        êtes-vous
        tu es
        eres
        es usted
        você é
        és
      )[^\n?]{0,40}(?:
        human
        person
        people
        bot
        robot
        real
        machine
        flesh
        alive
        ai
        mensch\w*
        maschine
        roboter
        humaine?
        personne
        machine
        human[oa]
        persona
        pessoa
        máquina
        robô
      )
      your name
      (?:a |any )?(?:person|human|people) or (?:a )?(?:program|machine|bot|robot)
      (?:there is|is there|hay|há|sitzt da|est-ce) (?:\p{L}+ )?(?:
        a person
        a human
        anyone
        someone
        jemand
        alguien
        alguém
        une vraie personne
      )
      (?:nobody|anybody|somebody|someone) real
      flesh and blood
      de carne (?:y hueso|e osso)
      vraie personne
      être humain
      es usted una persona
      sitzt da
      echter mensch
      wer bist du
      wer sind sie
      was kannst du
      qui es-tu
      qui êtes-vous
      quién eres
      qué puedes
      quem é você
      o que você pode
    )(?!\p{L})
  `,
  "iu",
);
export const SOURCES = new RegExp(
  entries`
    \b(?:
      cite
      citations?
      sources?
      references?
      stud(?:y|ies)
      papers?
      journals?
      doi
      isbn
      scientific
      peer[- ]reviewed
      statistics?
      court (?:case|ruling)
      regulations?
      books?
      authors?
      convention
      treaty
      article
      novels?
      theorem
      report
      court
      paragraph
      (?:python|npm|node|java|ruby|software) packages?
      crates?
      librar(?:y|ies)
      modules?
      npm
      pip
      version \d+
      install(?:ed|s)?
      command-line
      buch
      livre
      libro
      livro
      quelle\w*
      studien?
      études?
      fuentes?
      estudios?
      referencias?
      fontes?
      estudos?
      referências?
    )\b
  `,
  "i",
);
/** A law, or something of the shop, with a specific name. */
export const NAMED_THING = new RegExp(
  entries`
    (?<!\p{L})(?!Lumenquay)\p{Lu}\p{L}+ (?:
      Act
      Regulation
      Directive
      Ordinance
      Treaty
      Code
      Law
    )(?!\p{L})
    (?:[Yy]our|[Tt]he|[Oo]f) (?!Lumenquay)\p{Lu}\p{L}+ (?:
      mode
      program(?:me)?
      tariff
      button
      plan
      guarantee
      club
      card
      service
      feature
      edition
    )(?!\p{L})
    version of \p{Lu}\p{L}+
  `,
  "u",
);
export const UNKNOWN_THING = /\b(?=[\w-]*[A-Za-z])(?=[\w-]*\d)[A-Z][A-Za-z]*[- ]?\d{2,}[\w-]*\b/;
export const JSON_WANTED = /\bjson\b/i;

export const CLAIM = new RegExp(
  entries`
    \b(?:
      i'?m right
      am i not
      agree with me
      tell me that (?:it|this|i)
      please confirm that
      isn'?t it
      don'?t you (?:think|agree)
      is correct
      say that i
      stimmst du
      habe ich recht
      n'est-ce pas
      j'ai raison
      tengo razón
      verdad
      tenho razão
      não é
    )\b
  `,
  "i",
);
export const ERRAND = new RegExp(
  entries`
    \b(?:ring|phone|call) me\b
    \b(?:drive|walk|go|come|run|travel) (?:to|over|by)\b
    \b(?:watch|guard|water|feed|clean|paint|carry|lift|cook) (?:my|the|our|me)\b
    \bpick (?:me|it|them) up\b
    \bmeet me\b
  `,
  "i",
);
