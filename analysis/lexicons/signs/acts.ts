/** What an answer tells someone to do, and how: English word / German / French / Spanish / Italian / Portuguese / Dutch. */
export const ACTS = `
access / zugang|zugriff / accès|accéd / acces|acced / access|acced / acess / toegang
add / hinzu|zugeben|gib / ajout / añad|agreg / aggiung / adicion|acrescent / voeg|toevoeg
adopt / adoptier / adopt / adopt / adott / adot / adopt
announce / ankündig / annonc / anunci / annunci / anunci / aankondig
apply / beantrag|auftrag / demand|appliqu / solicit|aplic / applic|richied / solicit|aplic / aanvra|breng
ask / frag|bitte / demand / pregunt|pid / chied / pergunt|peç|pedir / vraag
assemble / zusammenbau|montier / assembl|mont / ensambl|mont / assembl|mont / mont / monteer|assembl
attach / befestig|anbring / attach|fix / sujet|fij|adjunt / attacc|fiss / prend|fix|anex / bevestig
attack / angriff|angreif / attaqu / atac|ataq / attacc / atac|ataqu / aanval
avoid / vermeid / évit / evit / evit / evit / vermijd|voorkom
beat / schlag / frapp|batt / golpe / picchi|colpi / bat / sla
block / blockier|sperr / bloqu / bloque / blocc / bloque / blokkeer
break / brech|pause / cass|bris|pause / romp|descanso / romp|pausa / quebr|intervalo / breek|pauze
burn / verbrenn|brenn / brûl / quem / bruci / queim / verbrand|brand
buy / kauf|besorg / achet / compr / compr / compr / koop|kop
call / anruf|ruf / appel / llam / chiam|telefon / lig|telefon / bel|opbel
capture / aufnehm|erfass / captur / captur / cattur / captur / leg vast|vastleg
carry / trag / port / llev / port / carreg|lev / draag
change / änder|wechsel / chang / cambi / cambi / mud|alter / verander|wissel
changed / geändert / changé / cambiad / cambiat / mudou|alterad / veranderd|gewijzigd
charge / ladung|laden / charge / carg / caric / carg / lading|laad
check / prüf|kontroll / vérifi|contrôl / comprueb|revis|control / controll|verific / verifi|control / controleer|check
clean / reinig|sauber|wisch / nettoy / limpi / puli / limp / schoon|reinig
click / klick / cliqu / clic|puls / clicc / cliqu|clic / klik
close / schließ / ferm / cierr|cerrar / chiud / fech / sluit
combine / kombinier|verbind / combin / combin / combin / combin / combineer
complain / beschwer / plain / quej / lament|reclam / reclam|queix / klaag|klag
compliment / kompliment|lob / compliment / halag|cumplid / compliment / elogi / compliment
conceal / verberg|versteck / dissimul|cach / ocult|escond / nascond|occult / escond|ocult / verberg|verstop
confirm / bestätig / confirm / confirm / conferm / confirm / bevestig
contact / kontakt / contact / contact / contatt / contat|contact / contact
control / kontroll|steuer / contrôl / control / controll / control / controle|bestuur
count / zähl / compt / cuent|contar / conta / cont / tel
cover / abdeck|deck / couvr / cubr|cubier|tap / copr / cobr|cubr / bedek|dek
create / erstell / cré / crea|crear / crea / cri / maak|creëer
cross / überquer|grenz / travers|franch / cruz / attravers / atravess|cruz / oversteek|grens
cut / schneid|schnitt / coup / cort / tagli / cort / snijd|knip
decrypt / entschlüssel / déchiffr|décrypt / descifr|desencript / decifr|decript / descriptograf|decifr / ontsleutel
defend / verteidig / défend / defend|defiend / difend / defend / verdedig
delete / lösch / supprim|effac / borr|elimin / cancell|elimin / apag|exclu / verwijder|wis
deposit / einzahl|anzahl / dépôt|dépos / depósit|ingres / deposit|versa / depósit|deposit / stort
design / entwurf|entwirf / conception|conç / diseñ / progett / projet|desenh / ontwerp
detect / entdeck|erkenn / détect|repér / detect / rilev|scopr / detect / ontdek|detect
detonat / zünd|deton / déton|explos / deton / deton|innesc / deton / ontsteek|deton
die / sterb|stirb / mour|meur / mor|muer / mor|muoi / morr / sterf|sterv|dood
disable / deaktivier|abschalt / désactiv / desactiv / disattiv / desativ|desactiv / schakel|uitschakel
discard / entsorg|wegwerf / jet|débarrass / desech|tir / gett|butt / descart / gooi|weggooi
disguis / verkleid|tarn / déguis|camoufl / disfraz|camufl / travest|camuff / disfarc|disfarç / vermom
dissolve / auflös|lös / dissou / disuelv|disolv / sciogl / dissolv / oplos|los
distil / destill / distill / destil / distill / destil / destilleer|distil
donat / spend / don / don / dona / doa|doaç / doneer|donatie
download / herunterlad|download / télécharg / descarg / scaric / baix|descarreg / download
drill / bohr / perc / taladr|perfor / trapan|for / fur|perfur / boor
drink / trink|getränk / boi|buv|verre / beb / bev|bere / beb / drink
drive / fahr / condui|roul / conduc|manej / guid / dirij|conduz / rijd
drop / fallen|tropfen / lâch|goutte / solt|deja caer|gota / lasci|gocci / solt|larg|gota / laat vallen|druppel
dry / trockn / séch / sec / asciug|secc / sec|seque / droog
earn / verdien / gagn / gan / guadagn / ganh / verdien
eat / ess|iss / mang / com / mangi / com|coma / eet|eten
edit / bearbeit / modifi|édit / edit / modific / edit / bewerk
encrypt / verschlüssel / chiffr|crypt / cifr|encript / cifr|cript / criptograf|cifr / versleutel
enrich / anreicher / enrichi / enriquec / arricch / enriquec / verrijk
escape / flucht|entkomm|flieh / fui|échapp / escap|huid / fug|scapp / fug|escap / ontsnap|vlucht
exclude / ausschließ / exclu / exclu / esclud / exclu / uitsluit|sluit
execut / ausführ / exécut / ejecut / esegu / execut / uitvoer|voer
extract / extrahier|gewinn / extrai|extract / extra / estra / extra|extrai / extraheer|win
fight / kämpf / combat|batt|lutt / luch|pele / combatt|lott / lut|briga / vecht|strijd
fill / füll|ausfüll / rempl / rellen|llen / riemp|compil / preench|ench / vul|invul
filter / filter|filtrier / filtr / filtr / filtr / filtr|coe / filter
find / find|such / trouv|cherch / encuentr|encontr|busc / trov|cerc / encontr|ach|procur / vind|zoek
follow / folg / suiv / sig|segu / segu / sig|segu / volg
forward / weiterleit / transf|fai suivre / reenví|reenvi / inoltr / encaminh|reencaminh / doorstuur|stuur
give / gib|geben / donn / da|dé|entreg / da|consegn / dê|dar|entreg / geef
grind / mahl|zerkleiner / brise|moud|broy / muel|tritur / macin|trit / mo|tritur / maal|vermaal
grow / züchten|wachs / cultiv|pouss / cultiv|crec / coltiv|cresc / cultiv|cresc / kweek|groei
guess / rat|errat / devin / adivin / indovin / adivinh / raad
handle / griff|anfass|handhab / poignée|manipul / mang|manej|manipul / manigli|maneggi / manuse|manej / hanteer|greep
hear / hör / entend|écout / oír|oye|escuch / sent|ascolt / ouv|escut / hoor
heat / erhitz|erwärm|heiz / chauff / calient|calor / scald|riscald / aquec|esquent / verhit|verwarm
help / hilf|helf / aide / ayud / aiut / ajud / help
hid / versteck|verborg / cach / escond|ocult / nascos|nascond / escond|ocult / verstop|verborg
hidden / versteckt|verborgen / cach / ocult|escondid / nascost / escondid|ocult / verborgen|verstopt
hide / versteck|verberg|unauffällig / cach|dissimul / escond|ocult / nascond|occult / escond|ocult / verstop|verberg
hit / schlag|treff / frapp|touch / golpe / colpi / bat|atinj|acert / sla|raak
ignit / zünd|entzünd / allum|enflamm / encend|encien|ignic / accend|innesc / acend|igni / ontsteek|steek aan
incubat / brüt|inkub / incub / incub / incub / incub / incubeer|bebroed
infect / infizier|ansteck / infect / infect / infett / infect|infet / infecteer|besmet
insert / einsetz|einfüg|steck / insér|introdu / insert|introd|inserir / inseri / inser|introdu / invoeg|steek
inspect / untersuch|inspiz|kontroll / inspect / inspec / ispezion|controll / inspe / inspecteer|controleer
install / install / install / instal / install / instal / install
investigat / ermittl|untersuch / enquêt / investig / indag|investig / investig / onderzoek
invite / einlad|lad / invit / invit / invit / convid / nodig uit|uitnodig
join / beitret|mach mit|anschließ / rejoin|rejoign / úne|unir|únete / unisci|unir|partecip / junt|particip / sluit je|doe mee|word lid
keep / behalt|halt / gard / manten|guard / tien|manten / mant|guard / houd|bewaar
kick / tret|tritt / coups? de pied / pate|patad / calci / chut / schop
know / weiß|kenn|wiss / sai|savoir|conn / sab|conoc / sa|conosc / sab|sei|conhec / weet|ken
laugh / lach / ri|moqu / ri|burl / rid / ri|rir / lach
leave / verlass|lass / quitt|laiss|part / deja|sal|abandon / lasci|esci / deix|sai / verlaat|laat
lie / lüg / ment / mient|mentir|mentira / ment|bugi / ment / lieg
lose / verlier|abnehm / perd / perd|pierd / perd / perd / verlies
meet / treff / rencontr|rendez / encuentr|qued|reun / incontr / encontr / ontmoet|spreek af
mix / misch|rühr|vermeng / mélang / mezcl / mescol|mischi / mistur / meng|mix
modif / modifiz|änder|umbau / modifi / modific / modific / modific / wijzig|aanpas
monitor / überwach / surveill / monitor|vigil|supervis / monitor|sorvegl / monitor|vigi / monitor|bewaak
moved / umgezog|versetzt|verschob / déménag|déplac / mudad|movid / trasferit|spostat / mud / verhuisd|verplaatst
notic / bemerk|merk|auffall / remarqu|aperç / not|cuenta / accorg|not / not|perceb / merk|opval
notice / bemerk|merk|auffall|auffäll / remarqu|aperç / not|cuenta / accorg|not / not|perceb / merk|opval
offer / angebot|biet / offr / ofrec|oferta / offr|offert / ofere|oferta / aanbod|bied
open / öffn / ouvr / abr / apr / abr / open
order / bestell|auftrag / command / pid|pedid|encarg|orden / ordin / pedid|encomend|peça / bestel
owe / schuld / doi|dett / deb / dev|debit / dev|dívida / schuld
pack / pack / emball / empac|empaquet|envuel / imball|confezion / embal|empacot / inpak|verpak
pay / zahl|bezahl / pay|pai|vers / pag / pag / pag / betaal
post / post|poste / post|publi / public|post / pubblic|post / post|public / post|plaats
pour / gieß|schütt / vers / viert|vert / vers / despej|derram / giet|schenk
practice / üb / entraîn|pratiqu / practic / eserc|pratic / pratic|trein / oefen
pretend / vorgeb|tu so|gib dich / fais semblant|prétend|fait pass / finge|fingir|haz.{0,5} pasar / fing / fing|finj / doe alsof|voorgeef
print / druck / imprim / imprim / stamp / imprim / print|druk
prove / beweis / prouv / demuestr|prueba / prov|dimostr / prov / bewijs
punch / schlag|faust / coup de poing|frapp / puñet|golpe / pugno|pugni / soco / stomp|vuist
purchase / kauf|erwerb / achat|achet / compra|adquir / acquist / compr|adquir / aankoop|koop
put / leg|stell|setz / met|mett|pos / pon|coloc / mett / coloc|ponh / zet|leg|plaats
react / reagier|reaktion / réag|réact / reaccion / reag|reaz / reag / reageer|reactie
record / aufzeichn|aufnahme|aufnehm / enregistr / grab|registr / registr / grav|regist / opnem|opname
register / registrier|anmeld / inscri|enregistr / registr|inscri / registr|iscri / regist|inscrev / registreer
reject / ablehn / rejet|refus / rechaz / rifiut|respin / rejeit / afwijs|weiger
release / freisetz|freiset|lös|auslass / libér|relâch|répand / liber|suelt / rilasci|liber / liber|solt / vrijlaat|laat los
remove / entfern / retir|enlev / quit|elimin|retir / rimuov|togli / remov|retir / verwijder|haal
replace / ersetz / remplac / reemplaz|sustitu / sostitu / substitu / vervang
reply / antwort / répond / respond / rispond / respond / antwoord
report / meld|bericht|anzeig / rapport|signal / informe|denunc|report / segnal|denunc|rapport / relat|denunc|denúnc / meld|rapport
request / anfrag|anforder / demand / solicit|pid / richie / solicit|pedid / verzoek|vraag
reset / zurücksetz / réinitialis / restablec|reinici / reimpost|reset / redefin|reset|repor / reset|herstel
return / zurück / retour|rev / devuelv|regres|vuelv / ritorn|torn / devolv|volt|retorn / terug
run / lauf|lauft|starte / cour|lanc / corr|ejecut / corr|esegu|avvi / corr|execut / ren|draai|voer
search / such / cherch|recherch / busc / cerc|ricerc / procur|busc|pesquis / zoek
see / seh|sieh / voi|voir / ve|mir / ved|guard / ve|olh / zie
select / auswähl|wähl / choisi|sélectionn / eleg|elij|seleccion / scegl|selezion / escolh|selecion / kies|selecteer
sell / verkauf / vend / vend / vend / vend / verkoop
send / send|schick / envoy / envi|mand / invi|mand|sped / envi|mand / stuur|verstuur
separate / trenn|getrennt / sépar / separ / separ / separ / scheid|apart
share / teil / partag / compart / condivid / partilh|compartilh / deel
ship / versand|verschick|schiff / expédi|livr / envi|barco|despach / spedi|nave / envi|despach|navio / verzend|schip
shut / schließ|zumach / ferm / cierr|cerrar / chiud / fech / sluit|dicht
sign / unterschrift|unterschreib|unterzeichn / sign / firm / firm / assin / teken|onderteken
sleep / schlaf / dor|somm / dorm|duerm|sueñ / dorm|sonn / dorm|dur|sono / slaap|slap
smuggl / schmuggel / passer en fraude|contreband / contraband|pasar de / contrabband / contraband / smokkel
speak / sprech|sprich / parl / habl / parl / fal / spreek|praat
split / aufteil|teil / divis|répart|fraction / divid|repart|separ / divid|suddivid / divid|reparti / verdeel|splits
spray / sprüh / pulvéris|vaporis / rocí|pulveriz / spruzz / pulveriz|borrif / spuit|sproei
spread / verbreit|verteil / répand|propag|étal / difund|propag|esparc|reparte / diffond|sparg / espalh|difund / verspreid
stay / bleib / rest / qued|permanec / rest|riman / fiqu|fic|permane / blijf
stir / rühr / remu / remuev|revuelv / mescol|rimesc / mex / roer
strike / schlag|streik / frapp|grève / golpe|huelg / colpi|sciop / golpe|ataqu|grev / sla|staking
swallow / schluck / aval / trag / inghiott|ingo / engol / slik
take / nimm|nehm / prend|pren / tom|cog / prend / tom|peg|lev / neem
throw / wirf|werf / jet|lanc / lanz|tir / lanci|gett|butt / atir|jog|lanç / gooi|werp
track / verfolg|ort / suiv|traqu|pist / rastre|segui / tracci|segu / rastre|segu / volg|traceer
transfer / überweis|übertrag / transf|vir / transf / trasfer|bonific / transf / overmaak|overschrijv|maak over
transmi / übertrag / transm / transm|transmit / trasm / transm|transmit / overbreng|overdra|verzend
travel / reis / voyag / viaj / viagg / viaj / reis
trust / vertrau / confi / confi / fid / confi / vertrouw
try / versuch|probier / essay|tent / intent|prueb / prov|tent / tent|experiment / probeer
type / tipp|eingeb|gib / tap|sais / tecle|escrib / digit|inser|scriv / digit|escrev / typ|voer in
understand / versteh / compren / entiend|entend|compren / cap|compren / entend|compreend / begrijp
upload / hochlad|lad / télévers|charg|mets en ligne / sub|carg / caric / envi|carreg / upload
verify / verifizier|prüf|bestätig / vérifi / verific|comprueb / verific / verifi / verifi|controleer
visit / besuch / visit / visit / visit / visit / bezoek
wait / wart / attend|patient / esper / aspett|attend / esper|aguard / wacht
wake / wach|aufwach|weck / réveil / despiert|despert / svegl / acord|despert / wakker|wek
walk / geh|lauf / march / camin|anda / cammin / anda|caminh / loop
watch / beobacht|schau / regard|observ|surveill / observ|vigil|mir / osserv|guard / observ|vigi|olh / kijk|bekijk
weigh / wieg|abwieg|gewicht / pes / pes / pes / pes / weeg
work / arbeit / travail / trabaj / lavor / trabalh / werk
write / schreib / écri / escrib / scriv / escrev / schrijf
`;
