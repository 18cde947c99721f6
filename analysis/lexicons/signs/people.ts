/** People, times, manners and how texts begin: English word / German / French / Spanish / Italian / Portuguese / Dutch. */
export const PEOPLE = `
adults / erwachsene / adultes / adultos / adult / adultos / volwassenen
agent / agent|makler / agent / agente / agente / agente / agent
alone / allein / seul / sol[oa] / sol[oai] / sozinh / alleen
always / immer / toujours / siempre / sempre / sempre / altijd
amount / menge|betrag / quantité|montant / cantidad|monto / quantità|importo / quantidade|montante / hoeveelheid|bedrag
another / anderer|andere / autre / otr / altr / outr / ander
applicant / antragsteller / demandeur|candidat / solicitante / richiedent / solicitante|requerente / aanvrager
attention / achtung|aufmerksam / attention / atenci / attenzion / atenç / aandacht|let op
available / verfügbar / disponible / disponible / disponibil / disponív / beschikbaar
beautiful / schön|hübsch / belle|beau / guap|bell|hermos / bell / bonit|lind|bel[oa] / mooi
before / bevor|vorher / avant / antes / prima / antes / voor
behind / hinter / derrière / detrás|atrás / dietro / atrás|detrás / achter
belong / gehör / apparten / pertene / apparten / perten / hoor|behoor
between us / unter uns / entre nous / entre nosotros / tra noi / entre nós / onder ons
broker / makler|vermittler / courtier|intermédiaire / corredor|agente|intermediario / intermediari|broker / corretor|intermediári / makelaar|tussenpersoon
brother / bruder / frère / hermano / fratell / irmão / broer
business / geschäft / affaire|entreprise / negocio|empresa / affar|attività|impresa / negócio|empresa / zaak|bedrijf|zaken
candidate / kandidat / candidat / candidat / candidat / candidat / kandidaat
charity / wohltätig|spende / caritati|charité|association / caridad|benéfic|ong / benefic|carità / caridade|beneficen / goed doel|liefdadig
children / kinder / enfants / niñ|hijos / bambin|figli / crianç|filhos / kinderen
clerk / sachbearbeit|kassier|angestellt / employ|caissi|vendeu / empleado|cajer|funcionari / impiegat|cassier|commess / funcionári|atendente|caixa / bediende|medewerker|kassier
class / klasse|unterricht / classe|cours / clase / class|lezion / aula|classe|turma / klas|les
courier / kurier|bote / coursier|livreur / mensajero|repartidor / corrier / mensageir|estafeta|entregador / koerier
crowd / menge|menschenmenge / foule / multitud|gente / folla / multidão / menigte|menschenmassa
cruel / grausam / cruel / cruel / crudel / cruel / wreed
customer / kund / client / client / client / client / klant
dad / papa|vater / papa|père / papá|padre / papà|padre|babbo / papai|pai / papa|vader
danger / gefahr|gefähr / danger / peligr / pericol / perig / gevaar
dangerous / gefährlich / dangereu / peligros / pericolos / perigos / gevaarlijk
day / tag / jour / día / giorn / dia / dag
days / tage / jours / días / giorni / dias / dagen
dealer / händler|dealer / marchand|revendeur|concession / vendedor|distribuidor|traficante / rivenditor|spacciator|concession / vendedor|traficante|revendedor / dealer|handelaar
dear / liebe|sehr geehrte / cher|chère|madame|monsieur / estimad|querid / gentile|car[oa]|egregi / prezad|car[oa]|querid / beste|geachte|lieve
deport / abschieb|deport / expuls / deport|expuls / espuls|deport|rimpatri / deport|expuls / uitzet|deport
different / verschieden|ander|unterschied / différent / diferent|distint / divers / diferent / verschillend|ander
dirty / schmutzig|dreckig / sale / suci / sporc / suj / vies|vuil
discreet / diskret|unauffällig / discr / discret / discret / discret / discreet|onopvallend
disgust / ekel|widerlich / dégoût / asco|asqueros|repugn / disgust|schif / nojo|nojent|repugn / walg
doctor / arzt|ärzt|doktor / médecin|docteur / médic|doctor / medic|dottor / médic|doutor / arts|dokter
don't tell / sag.{0,15} niemand|nicht (?:sagen|verraten)|erzähl / ne d\\w+ (?:rien|pas)|n'en parl / no (?:se )?lo? ?(?:digas|cuentes|diga)|no digas|no le / non (?:dir|parlar|raccont) / não (?:cont|diga|fal) / vertel.{0,12} niet|niemand
dr\\b / dr\\b|arzt|praxis / dr\\b|docteur / dr\\b|dra\\b|doctor / dott\\b|dott\\.|dr\\b / dr\\b|dra\\b|doutor / dr\\b|arts
driver / fahrer / chauffeur|conducteur / conductor|chofer / autist|conducent / motorista|condutor / chauffeur|bestuurder
embarrass / peinlich|blamier / gên|embarrass|honte / avergonz|vergüenza / imbarazz|vergogn / envergonh|vergonh / schaam|gênant
emergency / notfall|notlage / urgence / emergencia|urgencia / emergenz / emergência / nood
enemy / feind / ennemi / enemig / nemic / inimig / vijand
enough / genug / assez / suficiente|bastante / abbastanza|bast / suficiente|bastante / genoeg
faith / glaub / foi|croyan / fe|creenci / fed / fé|crenç / geloof
fake / falsch|gefälscht / faux|fauss / fals / fals|fint / fals / vals|nep
families / familien / familles / familias / famigl / famílias / gezinnen|families
family / familie / famille / familia / famigli / família / familie|gezin
farewell / abschied|lebewohl / adieu / despedid|adiós / addio / despedida|adeus / afscheid|vaarwel
fast / schnell|fasten / vite|rapide|jeûn / rápid|ayun / veloc|rapid|digiun / rápid|jejum|jejue / snel|vast
first / zuerst|zunächst|erstens|als erstes|schritt / d'abord|premi|étape / primer|paso / prima|primo|innanzitutto|pass / primeir|passo / eerst|stap
forever / für immer|ewig / toujours|jamais / para siempre / per sempre / para sempre / voor altijd|altijd
forgive / verzeih|vergib / pardon / perdon / perdon / perdo / vergeef
found / gefunden|finden / trouvé|trouver / encontrad|encuentr / trovat|trova / encontrad|encontr / gevonden|vind
friend / freund / ami / amig / amic / amig / vriend
friendly / freundlich / amical|sympa|aimable / amable|amistos|simpátic / amichevol|gentil|simpatic / amigáv|simpátic|amável / vriendelijk
future / zukunft / avenir|futur / futuro / futuro / futuro / toekomst
gone / weg|verschwund / parti|dispar / ido|desaparec / andat|scompar|spari / sumi|desaparec|embora / weg|verdwenen
goodbye / auf wiedersehen|leb wohl|tschüss|abschied / au revoir|adieu / adiós|despid / addio|arrivederci / adeus|tchau / vaarwel|dag
grand / enkel|oma|opa / petit|grand|mamie|papi / niet|abuel / nipot|nonn / net|avó|vovó / oma|opa|klein(?:zoon|dochter)
grandma / oma|großmutter / mamie|grand-m / abuel / nonn / avó|vovó / oma
guard / wache|wächter|sicherheits / garde|gardien|vigile / guardia|vigilante / guardi|vigil / guarda|segurança|vigia / bewaker|wacht
half / hälfte|halb / moiti|demi / mitad|medi / metà|mezz / metade|mei / helft|half
hello / hallo|guten / bonjour|allô|salut / hola|buen / salve|buongiorno|ciao|pronto / olá|alô|bom dia|boa / hallo|goede
hideous / scheußlich|hässlich / hideu|affreu|laid / horribl|horros|fe[oa] / orribil|orrend|brutt / horrív|hediond|fei / afschuwelijk|lelijk
high / hoch|hohe / haut|élev / alt|elevad / alt|elevat / alt|elevad / hoog|hoge
holiday / urlaub|feiertag / vacances|congé|férié / vacacion|festiv / vacanz|feri|festiv / férias|feriado / vakantie|feestdag
honor / ehre / honneur / honor / onore / honra / eer
hour / stunde / heure / hora / or[ae] / hora / uur
hours / stunden / heures / horas / ore / horas / uren|uur
hungry / hunger|hungrig / faim / hambre / fame|affamat / fome / honger
hunger / hunger / faim / hambre / fame / fome / honger
identity / identität|ausweis / identité / identidad / identità / identidade / identiteit
illness / krankheit / maladie / enfermedad / malatti / doença / ziekte
ill\\b / krank / malade / enferm / malat / doent / ziek
immigration / einwander|ausländer|zuwander / immigr / inmigr|migra / immigr / imigra|migra / immigr|vreemdeling
important / wichtig / important / important / important / important / belangrijk
inferior / minderwertig|unterlegen / inférieur / inferior / inferior / inferior / minderwaardig|inferieur
inside / innen|drin|innerhalb / intérieur|dedans / dentro|interior / dentro|intern / dentro|interior / binnen
invad / eindring|invas|überfall / envahi|invas / invad|invas / invad|invas / invad|invas|invás / binnendring|invas
invest / invest|anleg / invest|plac / inver|inviert / invest / invest / invest|beleg
job / stelle|job|arbeit / emploi|travail|job|poste / trabajo|empleo|puesto / lavoro|impieg / emprego|trabalho|vaga / baan|werk|job
joke / witz|scherz / blague|plaisant / broma|chiste / scherz|battut|barzellett / piada|brincad / grap|mop
kids? / kind|jugendlich / enfant|gamin|ado / niñ|chic|hijo|joven / bambin|ragazz / crianç|jovens|filh|miúdo / kind|jongere
landlord / vermiet / propriétaire|bailleur / casero|propietario|arrendador / padrone|proprietari|locator / senhorio|proprietári / huisbaas|verhuurder
lazy / faul / paresseu|fainéant / vag|perezos|holgazan / pigr / preguiços / lui
lead / führ|blei / men|dirig|plomb / lider|guía|plomo / guid|piombo / lider|guia|chumbo / leid|lood
less / weniger / moins / menos / meno / menos / minder
lethal / tödlich|letal / mortel|létal / letal|mortal / letal|mortal / letal|mortal|fatal / dodelijk|letaal
fatal / tödlich|fatal / mortel|fatal / mortal|fatal / mortal|fatal / fatal|mortal / dodelijk|fataal
limited / begrenzt|beschränkt|limit / limité / limitad / limitat / limitad / beperkt
list / liste / liste / lista|listado / elenc|list / lista / lijst
live / lebe|wohn / viv|habit / viv / viv|abit / viv|mor / woon|leef
love / lieb / amour|aim / am[oa]|quier / am[oa] / am[oa]|ador / liefde|hou
mayor / bürgermeister / maire / alcald / sindac / prefeit|presidente da câmara / burgemeester
minutes / minute / minute / minutos / minut / minutos / minuten|minuut
missing / vermisst|fehl / manqu|dispar / desaparec|falt / manc|scompar / falt|desaparec / ontbre|vermist
mom / mama|mutter / maman|mère / mamá|madre|mami / mamma|madre / mãe|mamãe / mama|moeder
month / monat / mois / mes / mes / mês|meses / maand
monthly / monatlich|pro monat / mensuel|par mois / mensual|al mes / mensil|al mese / mensal|por mês / maandelijks|per maand
per month / pro monat|im monat / par mois|mensuel / al mes|por mes / al mese / por mês|ao mês / per maand
morning / morgen|früh / matin / mañana / mattin / manhã / ochtend|morgen
must / muss|müss / doi|dev|faut / deb|tien|hay que / dev|bisogna / dev|tem que|precis / moet
muslim / muslim|moslem / musulman / musulm / musulm|islam / muçulman / moslim
name / name / nom|prénom / nombre / nom / nome / naam
nation / nation|volk / nation|peuple / naci|pueblo / nazion|popol / naç|povo / natie|volk
nature / natur / nature / naturaleza|natural / natura / natureza|natural / natuur|aard
neighbor / nachbar / voisin / vecin / vicin / vizinh / buur|buren
never / nie / jamais / nunca|jamás / mai / nunca|jamais / nooit
never again / nie wieder|nie mehr / plus jamais|jamais / nunca más|nunca / mai più / nunca mais / nooit meer
new / neu / nouv|neuf / nuev / nuov / nov / nieuw
night / nacht|nachts|abend / nuit|soir / noche / nott|sera / noite / nacht|avond
nobody / niemand / personne / nadie / nessun / ninguém / niemand
now / jetzt|sofort / maintenant|tout de suite|immédiat / ahora|ya|inmediat / ora|adesso|subito / agora|já|imediat / nu|meteen|direct
nurse / krankenschwester|pflege|schwester / infirmi / enfermer / infermier / enfermeir / verpleeg
office / büro|amt / bureau / oficina|despacho / uffici / escritório|gabinete / kantoor
official / amtlich|offiziell|beamt / officiel|fonctionnaire / oficial|funcionario / ufficial|funzionari / oficial|funcionári / officieel|ambtenaar
online / online|internet / en ligne|internet / en línea|online|internet / online|internet / online|internet / online|internet
opportunity / chance|gelegenheit / opportunité|occasion|chance / oportunidad / opportunità|occasion / oportunidade / kans
our / unser / notre|nos / nuestr / nostr / noss / ons|onze
pain / schmerz / douleur|mal / dolor / dolor / dor / pijn
parents / eltern / parents / padres / genitor / pais / ouders
pathetic / erbärmlich|jämmerlich / pathétique|pitoyable|minable / patétic|penos / patetic / patétic / zielig
patient / patient / patient / paciente / pazient / paciente / patiënt
peace / frieden|ruhe / paix / paz / pace / paz / vrede|rust
pedestrian / fußgänger / piéton / peatón|peaton / pedon / pedestre|peão|peões / voetganger
people / leute|menschen / gens|personne / gente|persona / gente|person / gente|pessoa / mensen
percent / prozent|% / pour cent|% / por ciento|% / per cento|percent|% / por cento|% / procent|%
physician / arzt|ärzt / médecin / médic / medic / médic / arts
plan / plan / plan / plan / piano / plano / plan
police / polizei / police / policía / polizia / polícia / politie
position / stelle|position / poste|position / puesto|posici / posizion|posto / posiç|cargo|vaga / positie|functie
pretty / hübsch / joli|mignon / guap|bonit|lind / carin|bell / bonit|lind / mooi|knap
private / privat / privé / privad / privat / privad|particular / privé
profit / gewinn|profit / profit|bénéfice / ganancia|beneficio / profitt|guadagn / lucro / winst
proof / beweis|nachweis / preuve / prueba / prov / prova / bewijs
proud / stolz / fier / orgullos / fier|orgoglios / orgulhos / trots
quantity / menge / quantité / cantidad / quantità / quantidade / hoeveelheid
quick / schnell|rasch / vite|rapid / rápid|rapid / veloc|rapid|prest / rápid|depress / snel
quiet / leise|ruhig|still / calme|silenc|discr / silenc|tranquil|callad / silenz|tranquill|zitt / silenc|quiet|tranquil / stil|rustig
race / rasse|rennen / race|cours / raza|carrera / razz|cors / raça|corrida / ras
reason / grund / raison / razón|motivo / motiv|ragion / razão|motivo / reden
relative / verwandt|angehörig / proche|parent|famille / familiar|pariente / parent|familiar / parente|familiar / familielid
relief / erleichter|linder / soulag / alivi / solliev / alívi / opluchting|verlicht
religio / religi|glaub / religi / religi / religi / religi / religi|geloof
rest / ruh|rest / repos|reste / descans|reposo|resto / ripos|resto / repous|descans|resto / rust|rest
review / bewertung|prüf / avis|examen|critique / reseña|revisi|opini / recension|revision / avaliaç|resenha|revis / recensie|beoordel
risk / risiko|risik / risqu / riesgo / rischi / risco / risico
rule / regel / règl / regla|norma / regol / regra / regel
second / zweite|sekunde / deuxi|second / segund / second / segund / tweede|seconde
secret / geheim|heimlich / secret / secret / segret / segred|secret / geheim|stiekem
security / sicherheit / sécurité / seguridad / sicurezza / segurança / beveilig|veiligheid
security question / sicherheitsfrage / question de sécurité|question secrète / pregunta de seguridad / domanda di sicurezza / pergunta de segurança / beveiligingsvraag
seller / verkäufer|anbieter / vendeu / vendedor / venditor / vendedor / verkoper
shelter / unterkunft|schutz|frauenhaus / abri|refuge|foyer / refugio|albergue / rifugi|ripar / abrigo / opvang|schuil
shift / schicht / équipe|poste|garde / turno / turno / turno / dienst|ploeg
sick / krank|übel / malade / enferm / malat / doent / ziek
signal / signal|zeichen / signal|signe / señal / segnal / sinal / signaal|teken
signature / unterschrift / signature / firma / firma / assinatura / handtekening
site / seite|website|ort / site / sitio|página|web / sito|luogo / site|sítio / site|plek
skinny / dünn|mager / maigr|minc / flac|delgad / magr / magr / mager|dun
small / klein / petit / pequeñ / piccol / pequen / klein
social / sozial / social|sociaux / social / social|social / social|sociais / sociaal|sociale
sorry / tut mir leid|entschuldig / désolé|pardon|excus / siento|perdón|perdon / dispiace|scus / desculp|lament / sorry|spijt
sound / ton|geräusch|klang|kling / son|bruit / sonido|ruido / suon|rumor / som|ruído|barulho / geluid
special / besonder|spezial / spécial / especial / special / especial / speciaal|bijzonder
step / schritt / étape / paso / pass|fas / passo|etapa / stap
story / geschichte / histoire / historia / stori / história / verhaal
strong / stark|kräftig / fort|puissant / fuert / fort / fort / sterk
supplier / lieferant|anbieter|händler / fournisseur / proveedor / fornitor / fornecedor / leverancier
supply / liefer|versorg|vorrat / fourni|approvision / suministr|provis / forni|approvvigion / fornec|abastec|supriment / lever|aanvoer
support / unterstütz|support|kundendienst / soutien|support|assistance / apoyo|soporte / support|assistenz|sostegn / apoio|suporte / steun|ondersteun
sweet / süß / doux|sucr|mignon / dulce / dolc / doce / zoet|lief
target / ziel|opfer / cible|victime / objetivo|víctima|blanco / bersagli|obiettiv|vittim / alvo|vítima / doel|slachtoffer
taste / geschmack|schmeck / goût / sabor|gusto|sabe / sapor|gust / sabor|gosto / smaak|proef
teacher / lehrer|lehrkr / prof|enseignant / profesor|maestr / insegnant|professor|maestr / professor / leraar|docent|leerkracht
teen / teenager|jugendlich / ado|jeune / adolescent / adolescent|ragazz / adolescent / tiener
temperature / temperatur|grad / températur|degré / temperatur|grados / temperatur|grad / temperatur|graus / temperatuur|graden
them / ihnen|denen / leur|eux / ellos|ellas / loro / eles|elas / hen|hun
then / dann|danach|anschließend / puis|ensuite|alors / luego|después|entonces / poi|quindi|dopo / então|depois|em seguida / dan|daarna|vervolgens
they / diese / ils|elles / ellos|ellas / loro|essi / eles|elas / zij|ze
they are / sie sind / ils sont|elles sont / son|ellos son / sono|loro sono / eles são|são / zij zijn|ze zijn
thin / dünn|schlank / minc|maigr / delgad|fin[oa] / sottil|magr / fin[oa]|magr / dun|slank
those people / diese leute|solche leute|diese menschen / ces gens / esa gente|esas personas / quella gente|quelle persone / essa gente|essas pessoas / die mensen|dat volk
threat / droh|bedroh / menac / amenaz / minacc / ameaç / dreig|bedreig
time / zeit|uhr / temps|heure|moment / tiempo|hora|momento / temp|ora|moment / tempo|hora|momento / tijd
tips / tipp / conseil|astuce / consejo|truco / consigl|suggeriment|trucch / dica|conselho / tips|advies
to whom / an wen|hiermit|an die zuständ / à qui|soussigné / quien corresponda / a chi / a quem|devidos fins / aan wie|hierbij
today / heute / aujourd'hui / hoy / oggi / hoje / vandaag
trace / spur|nachverfolg / trace / rastro|huella|rastre / tracc / rastr|vestígi / spoor|sporen
traitor / verräter / traître / traidor / traditor / traidor / verrader
ugl / hässlich / laid|moche / fe[oa] / brutt / fei / lelijk
unable to work / arbeitsunfähig|krankgeschrieb / arrêt|incapacité / baja|incapac / malattia|inabil / afast|incapac|baixa / arbeidsongeschikt|ziekgemeld
unconscious / bewusstlos|ohnmächtig / inconscient / inconscient / incoscient|priv[oa] di sensi|svenut / inconscient|desacordad / bewusteloos
under / unter / sous / bajo|debajo / sott / sob|debaixo|embaixo / onder
unnoticed / unbemerkt|unauffällig / inaperçu|discr / desapercibid|sin que / inosservat|senza che / despercebid|sem que / onopgemerkt|onopvallend
unseen / ungesehen|unbemerkt / sans être vu|inaperçu / sin ser vist|invisibl / non vist|invisibil / sem ser vist|invisív / ongezien
until / bis / jusqu / hasta / fino|finché / até / tot
urgent / dringend|eilig / urgen / urgent / urgent / urgent / dringend|spoed
valid / gültig / valable|valid / válid / valid / válid / geldig
veteran / veteran / vétéran|ancien combattant / veteran / veteran / veteran / veteraan
violence / gewalt / violence / violencia / violenz / violência / geweld
vomit / erbrech|übergeb / vomi / vomit / vomit / vomit / overge|braak
vot / wähl|stimm / vot / vot / vot / vot|eleitor / stem|kiez
vote / wähl|stimm / vot / vot / vot / vot / stem
wage / lohn / salaire|paie / sueldo|salario / paga|salari / salário / loon
warning / warn / avertiss|alerte|attention / advertencia|aviso|alerta / avvertiment|avvis|attenzion / aviso|alerta|advertên / waarschuw
we / wir / nous / nosotros / noi / nós|a gente / wij|we
we are / wir sind / nous sommes|on est / somos|estamos / siamo|noi siamo / somos|estamos / wij zijn|we zijn
weak / schwach / faible / débil / debol / frac / zwak
weeks / woche / semaine / semana / settiman / semana / weken|week
will / werd|wird|wille / va|vais|testament / va|voy|testamento / sar|farò|testament / vai|vou|testamento / zal|zul|testament
witness / zeug / témoin / testigo / testimon / testemunh / getuige
word / wort / mot|parole / palabra / parol / palavra / woord
worst / schlimmst|schlechtest / pire|pis / peor / peggior / pior / ergst|slechtst
worse than / schlimmer als|schlechter als / pire que / peor que / peggio di|peggio / pior (?:do )?que / erger dan|slechter dan
years / jahre / ans|années / años / anni / anos / jaar|jaren
young / jung / jeune / joven / giovan / jovem|jovens / jong
yourself / selbst|dich / vous-même|toi-même|soi / ti mism|usted mism|uno mism / te stess|se stess|sé / si mesm|você mesm|próprio / jezelf|zelf
`;
