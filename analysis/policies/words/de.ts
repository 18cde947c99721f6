import type { Words } from "./words.ts";

export const de: Words = {
  obligation: `
    ist obligatorisch | sind obligatorisch | bedarf | bedürfen | benötigen | benötigt | wir erwarten | erwarten wir | ist erforderlich | sind erforderlich | setzt … voraus | ist sache | obliegt | obliegen | erfordert | sind gehalten | ist gehalten
    ist sache | liegt bei | kommt zuerst | gehört in | gehören in | gehört zum | braucht eine | braucht die | brauchen eine
    brauchen die | benötigt eine | benötigen eine | ist aufgabe | fällt in die | sind gehalten | werden gebeten | wird gebeten
    ist unerlässlich | hat vorrang | gehen vor | bis spätestens | höchstgeschwindigkeit beträgt | beträgt höchstens
    beträgt mindestens | hat sich … zu | ist geboten | ist anzuzeigen | ist dafür verantwortlich | ist pflicht
    hat dafür zu sorgen | vorgeschrieben | ist nur … zulässig | bleibt … verpflichtet | muß | müßen | gilt rechts vor links
    muss | müssen | musst | verpflichtet | erforderlich | notwendig | verantwortlich | zuständig | obliegt | es gilt | gilt es
    stets | immer | ist vorgeschrieben | sind vorgeschrieben | wird … verlangt | bedarf | bedürfen | setzt voraus
    sicherzustellen | zu beachten | einzuhalten | sorgt dafür | trägt die kosten | verbindlich | ist verpflichtet
    sind verpflichtet | verpflichtet sich | verpflichten sich | ist erforderlich | sind erforderlich | nötig | ist nötig
    sind nötig | ist … pflicht | besteht pflicht | besteht … pflicht | es besteht … pflicht | tragen die kosten | kosten … trägt
    kosten … tragen | gehen zu lasten | geht zu lasten | ist verantwortlich | sind verantwortlich | hat sicherzustellen
    verantwortung für | erfordert | erfordern | setzt … voraus | ist voraussetzung | voraussetzung ist | ist fällig
    sind fällig | wird fällig | werden fällig | fällig | ist folge zu leisten | ist sache des | ist sache der | obliegen
    ist angehalten | sind angehalten | hat zu erfolgen | haben zu erfolgen | erfolgt schriftlich | zwingend
    mindestabstand beträgt | verpflichtend | bleibt bis | bleiben bis | gehen zuerst an | geht zuerst an | gehen an die
    geht an die | fällt das vermögen`,
  prohibition: `
    ist tabu | tabu | leider nein | nicht förderfähig | finden keine | findet keine | nicht zulässig | unzulässig | nicht gestattet | ist nicht | nicht angemessen | dulden wir nicht | wir dulden
    ist nicht für | sind nicht für | kommt nicht in frage | nichts zu suchen | hat … zu unterbleiben | unterbleibt | kein … ohne
    keine … ohne | wird nicht geduldet | werden nicht geduldet | nicht geduldet | ohne … kein | gibt es nicht
    werden nicht angenommen | niemand darf | dürfen weder | darf weder | darf niemand | ist … verboten | sind … verboten
    ist … untersagt | sind … untersagt | ist … unzulässig | sind … unzulässig | ist … nicht gestattet | nicht … gestattet
    nicht … erlaubt | nicht … zulässig | nicht behindert werden | hat … zu unterlassen | darf … nicht | darf nicht
    dürfen nicht | dürfen … nicht | darf kein | darf keine | darf keinen | dürfen keine | dürfen keinen | darf … keine
    nicht gestattet | nicht erlaubt | nicht zulässig | unzulässig | untersagt | verboten | niemals | nie | auf keinen fall
    unter keinen umständen | keinesfalls | in keinem fall | kann nicht … werden | können nicht … werden | gehören nicht
    gehört nicht | ausgeschlossen | ist nicht … zu | sind nicht … zu | zu unterlassen | tabu | haben keinen zutritt | gibt keine
    geben keine | wird nicht erstattet | werden nicht erstattet | keine … erteilt | ist ausgeschlossen | sind ausgeschlossen
    vom umtausch ausgeschlossen | von … ausgeschlossen | vom … ausgeschlossen | ist nicht möglich | sind nicht möglich
    nicht möglich | bleiben draußen | bleibt draußen | nicht angenommen | nicht akzeptiert | kein zutritt | kein anspruch
    keinen anspruch | besteht nicht | haben keinen | keinen zutritt | nicht übertragbar | nicht gültig | verstößt gegen
    verstoß gegen | strafbar | nicht verlassen | nicht weitergegeben | nicht weitergeben | unter keinen
    haben … zu unterbleiben | in keinem | verwehrt | nicht berechtigt | nicht befugt | keine … erlaubt | nicht willkommen
    kein … erlaubt | keine … gestattet | kein stimmrecht | nichts verloren | bleiben intern | bleibt intern
    bleiben vertraulich | bleibt vertraulich | nicht eigenmächtig | kommt nicht infrage | wird nicht gerannt`,
  recommendation: `
    besser | empfiehlt sich | bietet sich an | bevorzug* | es hilft | idealerweise | möglichst | am besten | wir bitten | ratsam
    besser | lohnt sich | es lohnt | tut gut daran | wäre gut | lieber | im zweifel | gern gesehen | ist klug | ist hilfreich
    sollte | sollten | soll | sollen | empfiehlt sich | empfehlen | empfohlen | ratsam | raten | am besten | möglichst
    wünschenswert | es bietet sich an | nach möglichkeit | sinnvoll | empf* | zweckmäßigerweise | idealerweise | vorzugsweise
    bevorzugt | tunlichst | gut beraten | ist zu empfehlen | wird geraten | raten wir | es ist sinnvoll | hilfreich
    vorteilhaft | bitten wir um verständnis | wir bitten | hat sich bewährt | es hat sich bewährt | die bessere wahl`,
  permission: `
    steht … frei | steht … offen | sind zulässig | ist … möglich | steht … zu | stehen … zu | dürft | darfst | könnt | jederzeit | ist zugänglich | zugänglich | ohne antrag | steht frei | steht es frei | nicht nötig | nicht erforderlich | ist optional | gestattet
    willkommen | frei wählen | ist freiwillig | sind freiwillig | nichts dagegen | wird akzeptiert | werden akzeptiert
    braucht keine | brauchen keine | ohne angabe | muss niemand | steht … offen | ist … zulässig | sind … zulässig
    ist … erlaubt | sind … erlaubt | ist … gestattet | hat anspruch | haben anspruch | hat … anspruch | steht … zu
    bedarf keiner | ist nicht verpflichtet | wird gewährt | darf | dürfen | kann | können | erlaubt | gestattet | zulässig
    berechtigt | hat das recht | haben das recht | hat … das recht | haben … das recht | ein recht auf | recht auf
    steht es frei | befugt | möglich | braucht nicht | brauchen nicht | muss nicht | müssen nicht | freigestellt
    ist berechtigt | sind berechtigt | das recht | ein recht | ein gesetzliches | widerrufsrecht | beschwerderecht
    rücktrittsrecht | hat vorfahrt | hat die vorfahrt | ist befreit | sind … befreit | befreit | nicht erforderlich
    nicht notwendig | nicht nötig | nicht verpflichtet | nicht verpflichtend | niemand ist verpflichtet | niemand muss
    nicht zwingend | keine pflicht | kein muss | muss … nicht | bedarf … nicht | bedarf es nicht | genehmigung … nicht | genügt
    reicht aus | ist frei | sind frei | kostenlos | ermächtigt | behält sich … vor | behalten sich … vor | vorbehalten
    nach wunsch | auf wunsch | wahlweise | ohne weiteres | haben zugang | stehen … zur verfügung | steht … zur verfügung
    hat eine stimme | haben eine stimme | stimmrecht | dieses recht`,
  only: `nur | ausschließlich | lediglich | höchstens | maximal | nicht mehr als | allein`,
  not: `nicht | kein | keine | keinen | keiner | keinem | nie | niemals | ohne | weder`,
  nobody: `kein | keine | niemand | keiner | keinem | keinesfalls | nichts`,
  when: `
    wenn | falls | sofern | sobald | nachdem | bevor | soweit | solange | während | weil | da | damit | obwohl | ehe`,
  unless: `es sei denn | außer | ausgenommen | mit ausnahme | sofern nicht | soweit nicht | es denn`,
  relative: `wer | welche | welcher | welches | was | ob | wie | warum | wem | wen | dass`,
  history: `
    früher | mussten | musste | durften | durfte | sollten früher | wurde gegründet | im letzten jahr | damals | bisher
    wurden unrechtmäßig | seinerzeit | einst | bis vor kurzem | im vorjahr | vergangenes jahr | wurde 19 | wurde 20
    letzte woche | hatten … zu | war … verpflichtet | waren … verpflichtet | wurde erwartet | war es | mußte`,
  example: `beispiel | zum beispiel | z.b | etwa | beispielsweise | im beispiel`,
  definition: `
    nicht garantieren | nicht gewährleisten | keine gewähr | gerichtsstand | tritt in kraft | treten in kraft
    unterliegt dem recht | haften nicht | haftet nicht | keine haftung | gemeint | nennen wir | ist geöffnet | hat geöffnet
    steht für | meint | zu verstehen | bedeutet | bezeichnet | im sinne | bezeichnen | versteht man | gilt als | gelten als
    gilt nicht für | gelten nicht | findet anwendung`,
  report: `
    laut | sagte | sagten | berichtet | regelt | beschreibt | erläutert | nach angaben | erfahren sie | abschnitt … regelt
    so der | so die | heißt es | erklärte | meldet die | teilte mit | wir freuen uns | wir glauben | unser ziel | bei fragen
    weitere informationen | mehr dazu | siehe`,
  chance: `
    üblicherweise | meist | meistens | oft | normalerweise | gewöhnlich | häufig | müsste | müssten | dürfte morgen | könnte
    könnten | sollte laut | wird wohl | vermutlich | wahrscheinlich | muss wohl | müssen wohl | dürfte | dürften | kann es
    können es | wohl | mag sein | soll im | soll laut | es kann | es muss ein | schon einmal | hin und wieder | manchmal
    mitunter | soll 20*`,
  happens: `
    führen | passieren | vorkommen | befördern | variieren | abweichen | kommen | dauern | liegen | entstehen | auftreten
    fassen | zu … kommen | eingeschränkt | rechnen | sein | kühler | fallen | steigen | ausfallen | eintreten | abstürzen
    verzögern | verschieben | lesen | verstehen | erkennen | halten | enden | sich ändern | ändern | verloren | erwarten
    erleben | finden | wirken | funktionieren | unterbrochen | öffnen`,
  articles: `
    der | die | das | den | dem | des | ein | eine | einen | einem | einer | jede | jeder | jedes | alle | unsere | unser | ihre
    ihr | diese | dieser | dieses | jeweilige | für | bei | mit | zu | im | in`,
  doers: `
    fahrer | fahrzeugführer | führer | fahrzeugführende | halter | mieter | vermieter | eigentümer | nutzer | arbeitnehmer
    bewohner | hausbewohner | schüler | lehrer | betreiber | verkehrsteilnehmer | auftraggeber | unternehmer | hersteller
    händler | verkäufer | käufer | wer | agent | agenten | assistent | assistentin | bot | mitarbeiter | mitarbeitende
    mitarbeiterin | mitarbeiterinnen | beschäftigte | beschäftigten | verantwortliche | verantwortlichen | auftragsverarbeiter
    teamleitung | leitung | personal | kollegin | kollege | anbieter | sachbearbeiter | arbeitgeber | aufsichtsbehörde
    mitgliedstaaten | berater | beraterin | firma | unternehmen | vorstand | hausmeister | verein | bürgerbüro | schule | praxis
    bibliothek | geschäftsführung | führungskraft | führungskräfte | datenschutzbeauftragter | datenschutzbeauftragte | er
    redaktion | kundenservice | filiale | verwaltung | spielleitung | trainer | kassenwart | schriftführer | wirt | lehrkraft
    chatbot | robot | gemeinde | stadt | behörde | ordnungsdienst`,
  people: `
    radfahrende | fußgänger | radfahrer | arbeitnehmer | arbeitgeber | verbraucher | käufer | verkäufer | fahrer | halter | wer
    alle | jedermann | kinder | mietern | bewohnern | unternehmer | bewerber | führende | betroffene | jeder | jede | niemand
    behörde | behörden | mitglied | mitglieder | antragsteller | reisende | fahrgäste | fahrgast | leser | lehrkräfte
    vertragspartei | sie | wir | man | kunde | kunden | kundin | kundinnen | nutzer | nutzerin | mieter | gast | gäste | person
    personen | besucher | bewohner | patienten | teilnehmer | schüler | studierende | eltern | haustiere | mitarbeitende
    mitarbeitenden | angestellte | besteller | kundschaft | hunde | beschäftigte | beschäftigten | mitarbeiterinnen
    vertragsparteien | parteien | ihnen | lernende | auszubildende | azubis | spieler | schülerinnen | anwohner | dritte`,
  things: `
    aufzug | paket | seite | system | lieferant | ware | schloss | gerät | software | website | preis | wetter | zug | bank
    service | app | anlage | es`,
  imperative: `
    türen | grüßen | melde | prüfe | frage | gib | nenne | schließe | öffne | lösche | sperre | halte | beachte | verwende
    nutze | sprich | achte | bleibe | trage | stelle | sende | warte | notiere | antworte | erkläre | bestätige | vermeide
    prüfen | fragen | geben | bitten | bestätigen | verwenden | beachten | achten | informieren | melden | notieren | öffnen
    schließen | halten | nutzen | lassen | nennen | bieten | weisen | leiten | stellen | erst | bitte | trennen | sprechen
    begrüßen | vermeiden | dokumentieren | speichern | löschen | übergeben | senden | schicken | antworten | erklären
    kontrollieren | sperren | abmelden | kündigen | unterschreiben | sichern | tragen | entsorgen | lüften | legen | bewahren
    leisten | duschen | ablegen | ausschalten | abschließen | mitbringen | anschnallen | festhalten | freihalten | abstellen
    anlegen | anlegt | vorlegen | verlassen | wählen | aufbewahren | ausfüllen | prüft | räumen | verschließen | meiden
    unterlassen`,
  opening: `
    bitte | immer | dann | zuerst | danach | anschließend | und | auch | stets | sonst | außerdem | grundsätzlich | dabei
    hierzu`,
  passive: `wird | werden`,
  binding: `
    von zwei | durch zwei | von der | vom | täglich | wöchentlich | sofort | am selben tag | jede | jeder | jedes | sobald
    schriftlich | gegen | nur | vor | vorher | zuvor | mindestens | innerhalb | spätestens | stets | immer | nicht | kein
    keine | keinen | erst | unverzüglich | höchstens | binnen | ausschließlich | bevor | innerhalb von | nach … jahren
    nach … tagen | nach … monaten | bis zum | bis zur | am selben | vor dem | vor der | vor jeder | nach dem | umgehend
    rechtzeitig | bei verdacht | in der originalverpackung | zweimal | jährlich | regelmäßig | automatisch gelöscht`,
  steps: `
    pflichten | hat | haben | ist verpflichtet | aufgaben | verantwortlich für | müssen | muss | bitte | folgende schritte
    schritte | erforderlich | sind verpflichtet | zu beachten | hat zu | gehen sie | vorgehen | ablauf | regeln
    so gehen sie vor | sorgt dafür | sorgen dafür | sind | zu beachten ist | im brandfall | bei gewitter | im notfall | vor … :
    nach … :`,
  bans: `
    verbote | verboten ist | nicht gestattet ist | es ist untersagt | nicht tun | verboten | untersagt | nicht erlaubt
    nicht gestattet | darf nicht | dürfen nicht | unzulässig | auf keinen fall | vermeiden | nicht akzeptabel | inakzeptables
    nicht zulässig | nicht erlaubt sind | nicht gestattet sind | verboten sind | untersagt sind | ausgeschlossen sind | nie
    niemals | kein | unterlässt`,
  grants: `erlaubt | gestattet | darf | dürfen | kann | können | berechtigt | zulässig | das recht auf`,
  advice: `sollte | sollten | empfohlen | empfehlen | tipps | hinweise | ratsam`,
  conditions: `
    folgenden gründe | folgenden bedingungen | folgenden fälle | voraussetzungen | zutrifft | erfüllt ist | erfüllt sind
    sofern | wenn: | falls: | recht auf folgende informationen | folgende informationen | erforderlich ist | liegt vor , wenn
    wenn | falls | soweit | ausnahmen`,
  contents: `
    enthält | enthalten | besteht aus | umfasst | folgende angaben | überblick | inhalt | neu in diesem jahr | geändert
    das paket | im eintritt enthalten | inbegriffen | leistungen | partner | auf einen blick | wir erheben`,
  most: `
    höchstens | maximal | nicht mehr als | bis zu | innerhalb von | binnen | spätestens | unter | weniger als | nicht länger als
    innerhalb | bis | längstens`,
  least: `mindestens | nicht weniger als | über | mehr als | ab | wenigstens`,
  consent: `
    freigabe | genehmigung | zustimmung | einwilligung | nach absprache | rücksprache | erlaubnis | abteilungsleitung
    geschäftsführung | schichtleitung | leitung | vorgesetzte* | unterschrift | vier augen`,
  facts: `preis | tarif | gebühr | kosten | öffnungszeiten | telefon | adresse | durchschnitt | größe`,
  boilerplate: `
    keine haftung | haftung … ausgeschlossen | haftet nicht | haften nicht | haftung für | unterliegt deutschem
    findet … anwendung | finden … anwendung | gilt als | gelten als | im sinne dieser | im sinne dieses | im sinne des
    ist zu verstehen | sind zu verstehen | versteht man | verstehen wir | zu lesen als | nicht gewährleistet | keine gewähr
    nicht garantiert | bleibt … unberührt | bleiben … unberührt | tritt in kraft | treten in kraft | gerichtsstand
    wird bezeichnet | werden bezeichnet | ist jede | ist jeder | ist jedes | sind alle informationen | ordnungswidrig | geldbuße
    bußgeld | geahndet | erlischt | gilt entsprechend | gelten entsprechend | das nähere regelt | findet … statt | entsteht mit
    wird … eingeschränkt | wird … überwacht | bestimmen sich nach | bestimmt sich nach | gilt anstelle | sind keine`,
  aboutText: `
    diese ordnung | diese richtlinie | dieses dokument | dieses handbuch | dieser vertrag | diese bedingungen | diese erklärung
    diese seite | dieser abschnitt | dieser leitfaden | diese satzung | diese regeln | diese hinweise | der begriff | das wort`,
  tells: `
    beschreib* | gilt | gelten | regel* | enthält | enthalten | umfass* | erläuter* | dien* | fasst | wurde | ist teil | richtet
    bezieh* | ersetz* | besteht`,
  outsiders: `
    bank | banken | hersteller | wetter | gericht | gerichte | paketdienst | spediteur | versicherung | bahn | post | polizei
    presse | dritte | aufzug | bus | zug | pumpe | software | anlage | gerät | verlag | vertrag | polizist | regierung
    nachbarn | lieferant | netzbetreiber | system`,
  anyone: `wer | jeder , der | jede , die | alle , die`,
  acts: `
    meld* | gemeldet | gelöscht | lösch* | erstatt* | gesperrt | sperr* | geprüft | prüf* | bestätig* | informier*
    benachrichtig* | unterschrieben | unterschreib* | dokumentier* | aufbewahrt | aufgehoben | archivier* | übergeben | übergib*
    weitergeleitet | weitergegeben | weiter | leitet | leiten | abgegeben | zurückgegeben | zurückgesandt | entsorgt | gereinigt
    abgeschlossen | abgeschaltet | ausgeschaltet | eingetragen | getragen | trägt | tragen | bezahlt | gezahlt | zahl*
    überwiesen | berechnet | genehmigt | freigegeben | angenommen | angekündigt | mitgeteilt | vorgelegt | verschlossen
    schließ* | kontrollier* | protokollier* | verschlüsselt | geschult | ersetzt | ersetzen | ausgehändigt | ausgegeben
    herausgegeben | nennt | genannt | erteilt | erteilen | gibt | geben | fragt | stellt | stellen | bittet | begrüßt
    antwortet | beantwortet | sorgt | sorgen | hält | halten | bringt | bringen | räumt | räumen | benennt | bewahrt | verwendet
    verwenden | weist | verweist | holt | legt | führt | führen | behandelt | behandeln | bearbeitet | abgelehnt | lehnt
    storniert | umgetauscht | erhoben | verkauft | verkaufen | verkauf* | speicher* | unterrichtet | unterricht* | sicher*
    gewährt | vernichtet | anonymisiert | berichtigt | getrennt | abgestellt | gestellt | vereinbart | festgehalten
    abgerechnet | begleitet | begleiten | überwacht | beantrag* | erscheint | erscheinen | reicht | reichen | füllt | lässt
    lassen | verlässt | verlassen | parkt | parken | grüßt | grüßen | verfügung | wählt | wählen | lädt | beruft | entscheidet
    gefasst | eingezogen | eingereicht | einberufen | gewählt | enthalten | enthält | gebucht | verbindet | verbinden | schätzt
    angeben | wischt | beiliegen | bei`,
  states: `
    hat | haben | ist | sind | war | waren | kennt | kommt | kommen | fährt | fahren | sitzt | sitzen | liegt | liegen
    arbeitet | arbeiten | lebt | leben | liebt | lieben | vergisst | vergessen | weiß | wissen | braucht | brauchen | findet
    finden | freut | freuen | heißt | heißen | kostet | kosten | öffnet | beginnt | beginnen | endet | enden | besteht
    bestehen | gilt | gelten | gehört | fasst | zählt | zählen | lernt | lernen | wächst | bietet | bieten | nutzt | nutzen
    kann | können | darf | dürfen | muss | müssen | soll | sollen | will | wollen | wird | werden | würde | und | oder | nicht
    mit | erkrankt | dauert | schreibt | schreiben | berichtet | spricht | sprechen`,
};
