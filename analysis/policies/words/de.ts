import type { Words } from "./words.ts";

export const de: Words = {
  obligation: `ist sache | liegt bei | kommt zuerst | gehört in | gehören in | gehört zum | bleiben im | bleibt im | braucht eine | braucht die | brauchen eine | brauchen die | benötigt eine | benötigen eine | ist aufgabe | fällt in die | sind gehalten | werden gebeten | wird gebeten | ist unerlässlich | hat vorrang | gehen vor | bis spätestens | höchstgeschwindigkeit beträgt | beträgt höchstens | beträgt mindestens | hat sich … zu | ist geboten | geboten | ist anzuzeigen | ist dafür verantwortlich | pflicht | ist pflicht | trägt | haftet | haften | hat dafür zu sorgen | vorgeschrieben | gehalten | ist nur … zulässig | bleibt … verpflichtet | muß | müßen | gilt rechts vor links | 
    muss | müssen | musst | hat … zu | haben … zu | verpflichtet | ist … zu | sind … zu | erforderlich | notwendig | verantwortlich | zuständig
    obliegt | es gilt | gilt es | stets | immer | ist vorgeschrieben | sind vorgeschrieben | wird … verlangt | bedarf | bedürfen | setzt voraus | sicherzustellen
    zu beachten | einzuhalten  | sorgt dafür | trägt die kosten | verbindlich`,
  prohibition: `ist nicht für | sind nicht für | vorbehalten | kommt nicht in frage | nichts zu suchen | hat … zu unterbleiben | unterbleibt | kein … ohne | keine … ohne | wird nicht geduldet | werden nicht geduldet | nicht geduldet | ohne … kein | erfolgt nicht | gibt es nicht | werden nicht angenommen | niemand darf | dürfen weder | darf weder | darf niemand | ist … verboten | sind … verboten | ist … untersagt | sind … untersagt | ist … unzulässig | sind … unzulässig | ist … nicht gestattet | nicht … gestattet | nicht … erlaubt | nicht … zulässig | nicht behindert werden | hat … zu unterlassen | 
    darf … nicht | 
    darf nicht | dürfen nicht | darf … nicht | dürfen … nicht | darf kein | darf keine | darf keinen | dürfen keine | dürfen keinen | darf … keine | nicht gestattet | nicht erlaubt | nicht zulässig | unzulässig
    untersagt | verboten | niemals | nie | auf keinen fall | unter keinen umständen | keinesfalls | in keinem fall | kann nicht … werden | können nicht … werden | gehören nicht | gehört nicht
    ausgeschlossen | ist nicht … zu | sind nicht … zu | zu unterlassen | tabu | haben keinen zutritt | gibt keine | geben keine | wird nicht erstattet | werden nicht erstattet | keine … erteilt`,
  recommendation: `besser | lohnt sich | es lohnt | tut gut daran | wäre gut | lieber | im zweifel | gern gesehen | ist klug | ist hilfreich | 
    sollte | sollten | soll | sollen | empfiehlt sich | empfehlen | empfohlen | ratsam | raten | am besten | möglichst | wünschenswert | es bietet sich an | nach möglichkeit | sinnvoll`,
  permission: `willkommen | frei wählen | ist freiwillig | sind freiwillig | nichts dagegen | wird akzeptiert | werden akzeptiert | braucht keine | brauchen keine | ohne angabe | muss niemand | steht … offen | ist … zulässig | sind … zulässig | ist … erlaubt | sind … erlaubt | ist … gestattet | hat anspruch | haben anspruch | hat … anspruch | steht … zu | bedarf keiner | ist nicht verpflichtet | wird gewährt | 
    darf | dürfen | kann | können | erlaubt | gestattet | zulässig | berechtigt | hat das recht | haben das recht | hat … das recht | haben … das recht | ein recht auf | recht auf | steht es frei | befugt | möglich | braucht nicht | brauchen nicht | muss nicht | müssen nicht | freigestellt`,
  only: `nur | ausschließlich | lediglich | höchstens | maximal | nicht mehr als | allein`,
  not: `nicht | kein | keine | keinen | keiner | keinem | nie | niemals | ohne`,
  nobody: `kein | keine | niemand | keiner | keinem | keinesfalls`,
  when: `wenn | falls | sofern | sobald | nachdem | bevor | soweit | solange | während | weil | da | damit | obwohl | ehe | bis`,
  unless: `es sei denn | außer | ausgenommen | mit ausnahme | sofern nicht | soweit nicht | es denn`,
  relative: `wer | welche | welcher | welches | was | ob | wie | warum | wem | wen | dass`,
  history: `früher | mussten | musste | durften | durfte | sollten früher | wurde gegründet | im letzten jahr | damals | bisher | wurden unrechtmäßig`,
  example: `beispiel | zum beispiel | z.b | etwa | beispielsweise | im beispiel`,
  definition: `nicht garantieren | nicht gewährleisten | keine gewähr | gerichtsstand | tritt in kraft | treten in kraft | unterliegt dem recht | haften nicht | haftet nicht | keine haftung | gemeint | nennen wir | ist geöffnet | hat geöffnet | steht für | meint | zu verstehen | bedeutet | bezeichnet | im sinne | bezeichnen | versteht man | gilt als | gelten als | gilt nicht für | gelten nicht | gilt für | findet anwendung | gilt auch`,
  report: `laut | sagte | sagten | berichtet | regelt | beschreibt | erläutert | nach angaben | erfahren sie | abschnitt … regelt`,
  chance: `üblicherweise | meist | meistens | oft | normalerweise | in der regel | gewöhnlich | häufig | müsste | müssten | dürfte morgen | könnte | könnten | sollte laut | wird wohl | vermutlich | wahrscheinlich`,
  happens: `führen | passieren | vorkommen | befördern | variieren | abweichen | kommen | dauern | liegen | entstehen | auftreten | fassen`,
  articles: `der | die | das | den | dem | des | ein | eine | einen | einem | einer | jede | jeder | jedes | alle | unsere | unser | ihre | ihr | diese | dieser | dieses | jeweilige | für | bei | mit | zu | im | in`,
  doers: `fahrer | fahrzeugführer | führer | fahrzeugführende | halter | mieter | vermieter | eigentümer | nutzer | arbeitnehmer | bewohner | hausbewohner | schüler | lehrer | betreiber | verkehrsteilnehmer | auftraggeber | unternehmer | hersteller | händler | verkäufer | käufer | wer | agent | agenten | assistent | assistentin | bot | mitarbeiter | mitarbeitende | mitarbeiterin | mitarbeiterinnen | beschäftigte | beschäftigten | verantwortliche | verantwortlichen | auftragsverarbeiter | teamleitung | leitung | personal | kollegin | kollege | betreiber | anbieter | sachbearbeiter | vermieter | arbeitgeber | aufsichtsbehörde | mitgliedstaaten`,
  people: `radfahrende | fußgänger | radfahrer | arbeitnehmer | arbeitgeber | verbraucher | käufer | verkäufer | fahrer | halter | wer | alle | jedermann | kinder | mietern | bewohnern | unternehmer | bewerber | führende | betroffene | jeder | jede | niemand | behörde | behörden | mitglied | mitglieder | antragsteller | reisende | fahrgäste | fahrgast | leser | lehrkräfte | vertragspartei | sie | wir | man | kunde | kunden | kundin | kundinnen | nutzer | nutzerin | mieter | gast | gäste | person | personen | besucher | bewohner | patienten | teilnehmer | schüler | studierende | eltern | haustiere`,
  things: `aufzug | paket | seite | system | lieferant | ware | schloss | gerät | software | website | preis | wetter | zug | bank | service | app | anlage | es`,
  imperative: `türen | grüßen | melde | prüfe | frage | gib | nenne | schließe | öffne | lösche | sperre | halte | beachte | verwende | nutze | sprich | achte | bleibe | trage | stelle | sende | warte | notiere | antworte | erkläre | bestätige | vermeide | 
    prüfen | fragen | geben | bitten | bestätigen | verwenden | beachten | achten | informieren | melden | notieren | öffnen | schließen | halten | nutzen | lassen | nennen | bieten | weisen | leiten | stellen | erst | bitte | trennen | sprechen | begrüßen | vermeiden | dokumentieren | speichern | löschen | übergeben | senden | schicken | antworten | erklären | kontrollieren | sperren | abmelden | kündigen | unterschreiben | sichern | tragen | entsorgen | lüften`,
  opening: `bitte | immer | dann | zuerst | danach | anschließend | und | auch | stets | sonst | außerdem | grundsätzlich | dabei | hierzu`,
  passive: `wird | werden`,
  binding: `von zwei | durch zwei | von der | vom | täglich | wöchentlich | sofort | am selben tag | jede | jeder | jedes | sobald | schriftlich | gegen | nur | vor | vorher | zuvor | mindestens | innerhalb | spätestens | stets | immer | nicht | kein | keine | keinen | erst | schriftlich | unverzüglich | höchstens | binnen | ausschließlich | bevor`,
  steps: `pflichten | hat | haben | ist verpflichtet | aufgaben | verantwortlich für | müssen | muss | bitte | folgende schritte | schritte | erforderlich | sind verpflichtet | pflichten | zu beachten | hat zu | gehen sie | vorgehen | ablauf | regeln`,
  bans: `verbote | verboten ist | nicht gestattet ist | es ist untersagt | nicht tun | verboten | untersagt | nicht erlaubt | nicht gestattet | darf nicht | dürfen nicht | unzulässig | auf keinen fall | vermeiden | nicht akzeptabel | inakzeptables | nicht zulässig`,
  grants: `erlaubt | gestattet | darf | dürfen | kann | können | berechtigt | zulässig | das recht auf`,
  advice: `sollte | sollten | empfohlen | empfehlen | tipps | hinweise | ratsam`,
  conditions: `folgenden gründe | folgenden bedingungen | folgenden fälle | voraussetzungen | zutrifft | erfüllt ist | erfüllt sind | sofern | wenn: | falls: | recht auf folgende informationen | folgende informationen | erforderlich ist`,
  contents: `enthält | enthalten | besteht aus | umfasst | folgende angaben | überblick | inhalt | neu in diesem jahr | geändert`,
  most: `höchstens | maximal | nicht mehr als | bis zu | innerhalb von | binnen | spätestens | unter | weniger als | nicht länger als | innerhalb`,
  least: `mindestens | nicht weniger als | über | mehr als | ab | wenigstens`,
  consent: `freigabe | genehmigung | zustimmung | einwilligung | nach absprache | rücksprache | erlaubnis`,
  facts: `preis | tarif | gebühr | kosten | öffnungszeiten | telefon | adresse | durchschnitt | größe`,
};
