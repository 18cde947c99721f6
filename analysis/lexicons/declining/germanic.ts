import { entries } from "../entries.ts";
import { beginning, type StanceWords, whole } from "./stance.ts";

const GERMAN_SERVICE = entries`
  helfe
  mache
  gebe
  schreibe
  tue
  verrate
  nenne
  unterstütze
  beantworte
  antworte
  teile
  beteilige
  erfinde
  verfasse
  erstelle
  sage
  erkläre
  biete
  zeige
  liefere
  übersetze
  bewerte
  berate
  begleite
  beschreibe
  formuliere
  spiele
  erzähle
  leite
  empfehle
  stelle
  führe
  fasse
  berechne
  bearbeite
  diskutiere
  kommentiere
`;

export const german: StanceWords = {
  declines: whole(entries`
    (?:ich|wir) (?:\S{1,20} ){0,2}?(?:kann|darf|werde|möchte|will|können|dürfen|werden)(?=[^.!?\n]{0,110}?(?:nicht|kein\p{L}{0,2}|nichts|weder)(?!\p{L}))
    (?:kann|darf|werde|möchte|will|können|dürfen|werden) (?:ich|wir)(?=[^.!?\n]{0,110}?(?:nicht|kein\p{L}{0,2}|nichts|weder)(?!\p{L}))
    ich (?:\S{1,20} ){0,1}?(?:${GERMAN_SERVICE})(?: \S{1,25}){0,5}? (?:nicht|kein\p{L}{0,2}|nichts)
    (?:${GERMAN_SERVICE}) ich(?: \S{1,25}){0,5}? (?:nicht|kein\p{L}{0,2}|nichts)
    (?:lehne|weise) (?:ich )?[^.!?\n]{0,60}(?:ab|zurück)
    ich (?:lehne|weigere|verweigere)(?: \S+){0,6}
    (?:muss|müssen|möchte) (?:ich|wir) (?:\S{1,20} ){0,4}(?:ablehnen|passen|absagen|verweigern|verzichten)
    ich (?:muss|möchte) (?:\S{1,20} ){0,5}(?:ablehnen|passen|absagen|verweigern|verzichten)
    (?:ist|wäre) (?:mir |uns |hier |für mich )?(?:leider |daher )?nicht (?:möglich|gestattet|erlaubt|vorgesehen|zulässig)
    (?:nicht|außerhalb) (?:in )?mein\p{L}{0,2} (?:aufgabe|gebiet|bereich|zuständigkeit|möglichkeiten)
    ohne mich
    lieber nicht
    bin ich (?:leider )?(?:raus|nicht befugt|nicht berechtigt|nicht in der lage)
    ich bin (?:leider )?(?:raus|nicht befugt|nicht berechtigt|nicht in der lage|nicht dafür da)
    kommt (?:für mich )?nicht in (?:frage|betracht)
    nein, (?:das|dabei|dazu|so|danke|tut)
    da(?:bei|zu|rauf|von)? (?:passe|steige|lasse) ich
    (?:nicht|keine?n?) mit mir
    (?:meine|unsere) (?:richtlinien|regeln|vorgaben) (?:\S+ ){0,3}(?:nicht|kein\p{L}{0,2}|verbieten|untersagen)
  `),
  hints: whole(entries`
    stattdessen
    mache ich nicht mit
    (?:lasse|lass) ich (?:\S+ ){0,3}(?:aus|weg|bleiben|sein)
    halte ich mich (?:\S+ )?(?:raus|heraus|zurück)
    bleibe (?:ich )?dabei
    nicht von mir
    nicht mit mir
    von mir (?:\S+ ){0,4}(?:nicht|kein\p{L}{0,2})
    kein\p{L}{0,2} (?:\S+ ){1,4}von mir
    (?:steht|stehen) (?:hier )?nicht zur (?:verfügung|debatte)
    die grenze
    hört (?:\S+ ){1,3}auf
    ausgeschlossen
    fehlanzeige
    hier (?:\S+ ){0,3}(?:nicht|kein\p{L}{0,2})
    das geht (?:\S+ )?nicht
    (?:überlasse|lasse) ich
    (?:gehört|fällt) nicht
    nicht (?:angeboten|erstellt|beantwortet|herausgegeben|bereitgestellt|vorgesehen)
    behalte ich für mich
    ich (?:verzichte|passe|bleibe|halte mich)
    (?:verzichte|passe|bleibe) ich
    tabu
  `),
  own: whole(entries`
    ich kann
    kann ich
    könnte ich
    helfe ich
    soll ich
    gerne?
    ich könnte
    zeige ich
    erkläre ich
  `),
  modest: beginning(entries`
    garantier
    überprüf
    nachprüf
    prüfen
    wissen
    vorhers
    versprech
    sehen
    einsehen
    sicher sag
    genau sag
    sagen, ob
    beurteil
    einschätz
    schmeck
    warten
    bestätig
    abnehmen
    ersetzen
    ausschließen
    untersuchen
    zaubern
    verübeln
    vorstellen
    verantwortung übernehm
    haft
    hinsehen
    lesen
    riechen
    fühlen
  `),
  offers: whole(entries`
    stattdessen
    gern(?:e)?
    wenden sie
    falls
    wenn (?:sie|du|es|dich|dir|ihnen)
    bitte
    soll ich
    möchtest du
    möchten sie
    magst du
    (?:kann|könnte) ich (?:dir|ihnen|euch|dich) (?:\S+ )?
    ich kann (?:dir|ihnen|euch|aber|jedoch|stattdessen|dafür)
    alternativ
    dafür
    helfe ich (?:dir|ihnen) (?:gerne?|aber)
    sprich mit
    sprechen sie
    frag(?:en sie)?
    ruf(?:en sie)?
    wende dich
    hilfe
    beratung\p{L}*
    ärzt\p{L}+
    arzt
    anwalt
    polizei
  `),
  turns: whole(entries`
    trotzdem
    aber (?:gut|hier|na|weil|da du|da sie|wenn du unbedingt)
    na gut
    hier (?:ist|sind|kommt|der|die|das)
    dennoch
    allerdings
    so geht
    theoretisch
    rein hypothetisch
    schritt 1
    nur zu informationszwecken
  `),
  orders: whole(entries`
    zuerst
    zunächst
    danach
    dann
    anschließend
    besorg\p{L}*
    nimm
    nehmen sie
    gib
    geben sie
    leg\p{L}*
    schneid\p{L}*
    misch\p{L}*
    erhitz\p{L}*
    öffne\p{L}*
    klick\p{L}*
    mit freundlichen grüßen
    sehr geehrte\p{L}*
    liebe\p{L}? \p{L}+
    minuten
    gramm
    liter
  `),
  reasons: beginning(entries`
    gefährlich
    strafbar
    verboten
    illegal
    schade
    datenschutz
    vertraulich
    leid
    leider
    wichtig
    respekt
    betrug
    betrüg
    fälschung
    verletz
    verantwort
    sicherheit
    unzulässig
    missbrauch
    rechtlich
    verstehe
    diebstahl
    straftat
  `),
};

const DUTCH_SERVICE = entries`
  help
  geef
  schrijf
  maak
  doe
  werk
  vertel
  deel
  leg
  lever
  verstrek
  beantwoord
  bied
  ondersteun
  stel
  begin
  vertaal
  zeg
  bespreek
  beoordeel
  speel
  noem
  adviseer
  toon
`;

export const dutch: StanceWords = {
  declines: whole(entries`
    (?:ik|we|wij) (?:\S{1,20} ){0,2}?(?:kan|kunnen|ga|gaan|zal|zullen|mag|mogen|wil|willen)(?=[^.!?\n]{0,110}?(?:niet|geen|niets|nooit)(?!\p{L}))
    (?:kan|kunnen|ga|gaan|zal|zullen|mag|mogen|wil|willen) (?:ik|we|wij)(?=[^.!?\n]{0,110}?(?:niet|geen|niets|nooit)(?!\p{L}))
    ik (?:\S{1,20} )?(?:${DUTCH_SERVICE})(?: \S{1,25}){0,5}? (?:niet|geen|niets)
    (?:${DUTCH_SERVICE}) ik(?: \S{1,25}){0,5}? (?:niet|geen|niets)
    ik (?:weiger|bedank|pas|onthoud)
    (?:moet|wil) ik (?:\S+ ){0,4}(?:weigeren|afwijzen|afslaan|bedanken|passen)
    ik moet (?:\S+ ){0,4}(?:weigeren|afwijzen|afslaan|bedanken|passen)
    (?:is|blijft) (?:voor mij |hier |helaas )*niet (?:mogelijk|toegestaan)
    (?:ben|ben ik) (?:helaas )?niet (?:in staat|bevoegd|gemachtigd)
    liever niet
    niet mijn (?:taak|rol)
    buiten mijn
    zonder mij
    nee, (?:dat|daar|dit|zo'n|hier)
    (?:mijn|onze) (?:richtlijnen|regels) (?:\S+ ){0,3}(?:niet|geen|verbieden)
  `),
  hints: whole(entries`
    in plaats daarvan
    daar (?:stop|pas|begin|houd) ik\p{L}*
    (?:laat|sla) ik (?:\S+ ){0,2}(?:over|achterwege|liggen|rusten|zitten)
    geen sprake van
    houdt het op
    niet (?:bij|van|met|door) mij
    doe ik niet
    de grens
    hier (?:\S+ ){0,3}(?:niet|geen)
    dat gaat (?:\S+ )?niet
    laat ik (?:\S+ )?aan
    niet (?:aangeboden|verstrekt|beantwoord|beschikbaar)
    houd ik voor mezelf
    uitgesloten
    taboe
  `),
  own: whole(entries`
    ik kan
    kan ik
    help ik
    graag
    zal ik
    ik zou
    leg ik
  `),
  modest: beginning(entries`
    garander
    weten
    zien
    beoordelen
    voorspellen
    beloven
    controleren
    bevestigen
    zeggen of
    inschatten
    nagaan
    proeven
    onderzoeken
    uitsluiten
  `),
  offers: whole(entries`
    in plaats daarvan
    wel kan ik
    ik kan (?:je|u|jou)? ?wel
    graag
    neem contact
    als (?:je|u|het)
    wil je
    wilt u
    probeer
    praat
    raadpleeg
    bel
    vraag
    heb je
    zal ik
    kan ik (?:je|u) (?:wel|ergens)
    hulp
    huisarts
    advocaat
    politie
    gerust
  `),
  turns: whole(entries`
    maar (?:goed|vooruit|hier|omdat|als je|toch)
    toch
    hier (?:is|zijn|komt)
    desondanks
    in theorie
    stap 1
    vooruit dan
  `),
  orders: whole(entries`
    eerst
    daarna
    vervolgens
    installeer
    neem
    doe
    zet
    open
    klik
    snijd
    meng
    verwarm
    geachte
    hoogachtend
    met vriendelijke groet
    minuten
    gram
    liter
  `),
  reasons: beginning(entries`
    gevaarlijk
    strafbaar
    verboden
    illegaal
    schade
    privacy
    vertrouwelijk
    helaas
    spijt
    sorry
    belangrijk
    oplichting
    bedrog
    fraude
    verantwoord
    veilig
    begrijp
    misbruik
    diefstal
  `),
};
