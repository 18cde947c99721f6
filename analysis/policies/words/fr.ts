import type { Words } from "./words.ts";

export const fr: Words = {
  obligation: `
    est soumis* | sont soumis* | fera l'objet | font l'objet | fait l'objet | nécessite | nécessitent | suppose | incombe | revient à | il revient | il appartient | s'engage* | nous attendons | est attendu | requiert | requièrent
    revient au | revient aux | revient à | c' est au | est de rigueur | s' impose | donnent lieu | il faut que | est exigée
    sont exigés | sont exigées | doit être | à charge de | est indispensable | prière de | merci de | est impératif
    il est impératif | impérativement | est requise | passe par | relève de | est nécessaire | il doit être | est versé
    sont subordonnées | est subordonnée | donne lieu à | est portée | est tenue | ont l' obligation | est rémunéré | incombent
    sont à la charge | prend les mesures | doit | doivent | devez | devra | devront | faut | est tenu | sont tenus | tenu de
    tenus de | tenu•e•s | obligatoire | obligatoires | est obligé | est exigé | exige | nécessaire | nécessite | il appartient
    il incombe | incombe | est chargé | sont chargés | chargé•e•s | chargé de | toujours | veiller à | veillez | requis
    requise | s' assure | s'engage à | s' engage à | est responsable de | sont responsables de | a l' obligation
    est à la charge | s' engage | s' engagent | nous nous engageons | obligatoire* | tenu* de | est tenu* | sont tenu*
    êtes tenu* | impératif | impérative | incombe* | obligation de | obligation d' | devoir de | a pour mission | il convient
    veille à | veillent à | veille à ce | dans l' obligation | soumis* à autorisation | soumis* à l' accord | subordonné* à
    doit impérativement | il y a lieu | sont priés | est prié* | êtes prié* | est due | est dû | sont dus | sont dues | à régler
    à payer | à remettre | à respecter | sous la responsabilité | relèvent de | restent à la charge | reste à la charge
    est responsable* | sont responsable* | sont à déposer | est à déposer | reçoit une réponse | intervient par écrit
    s' acquitte* | est à remettre | sont à remettre | est à signer | sont à signer | est à payer | sont à payer
    est à retourner | sont à retourner | restent éteints | reste éteint | se présentent | se présente | astreint*`,
  prohibition: `
    défense de | n'autorisons pas | ne tolérons | n'est pas à | n'est plus | ne sont pas appropri* | n'est pas appropri* | hors de question | inacceptable* | n'est pas de mise
    est réservé | est réservée | sont réservés | sont réservées | défense de | prière de ne pas | pas question
    hors de question | il ne faut pas | il n' est pas question | ne … aucun | ne … aucune | ne … rien | n' est jamais
    sans exception | on ne | n' ont pas le droit | n' a pas le droit | est interdit | est interdite | sont interdits
    sont interdites | est nul | est nulle | sont nuls | ne peut être | ne peuvent être | ne peut excéder | sans pouvoir
    ne sont pas admis | ne sont pas autorisés | ne doivent en aucun | est exclu | il est défendu | nul ne peut | aucun … ne peut
    aucune … ne peut | n' est pas admis | ne doit pas | ne doivent pas | ne devez pas | ne peut | ne peuvent | ne pouvez
    interdit | interdite | interdits | interdites | défendu | ne … jamais | jamais | en aucun cas | sous aucun prétexte
    n' est pas autorisé | n' est autorisée | n' est autorisé | n' est pas permis | n' est permis | pas autorisé | pas autorisés
    pas admis | proscrit | ne sont pas remboursés | prohibé | ne saurait | n' est licite que | prohib* | interdi* | proscri*
    défendu* | ne … ni | n' … ni | ne sont ni | ne peut en aucun | aucun … ne | aucune … ne | nul ne | personne ne | rien ne
    ne … en aucun cas | n' … aucun | n' … aucune | n' … jamais | ne … nul | s' abstien* | s' abstenir | s' interdi* | est exclu*
    sont exclu* | refusé* | n' est pas accepté* | ne sont pas accepté* | n' est pas valable | ne quitt* pas | pas remboursable*
    ni repris | ni échang* | en aucune manière | passible* | à proscrire | ne peuvent en aucun | ne pas | ne plus
    non autorisé* | non remboursable* | non cessible* | n' ont pas leur place | incessible* | est exclue | se prononce pas
    incompatible* avec`,
  recommendation: `
    vivement recommandé | fortement recommandé | fortement conseillé | vivement conseillé | nous conseillons | pensez à | préférera | une bonne | aide souvent | mieux vaut | il vaut mieux | de préférence | dans la mesure du possible | l'idéal | invités à | invité à | nous vous recommandons
    évitera | éviter de | autant que possible | il est sage | vaut mieux | il serait bon | gagnez à | il est utile
    n' hésitez pas | idéalement | il est souhaitable | devrait | devraient | devriez | conseillé | recommande | recommandons
    préférable | mieux vaut | souhaitable | de préférence | il est bon de | pensez à | convient de | il vaut mieux
    dans la mesure du possible | préférable* | vaudrait mieux | serait préférable | souhaitable* | encourag* | suggér*
    il est prudent | si possible | privilégi* | invité* à | gagnerait à | pensez | songez | conseillé* | conseillons | conseille
    conseillent | est recommandé* | sont recommandé* | fortement recommandé* | il est d' usage`,
  permission: `
    peuvent librement | peut librement | se réserve le droit | se réservent le droit | la faculté de | au choix | libre | est ouvert* à | sont ouvert* à | à volonté | n'est pas nécessaire | il n'est pas nécessaire | pas besoin | sans accord | est autorisé* | sont autorisé* | facultatif* | ont accès
    libre à | nul besoin | rien n' empêche | est libre de | sont les bienvenus | bienvenu | il est possible | est admise
    sont admises | est accepté | sont acceptés | est facultatif | facultative | n' êtes pas obligé | pas besoin de
    il est permis | a droit à | ont droit à | a droit | ont droit | bénéficie de | bénéficie d' | bénéficient de
    bénéficient d' | se réserve le droit | est libre | sont libres | n' a pas à | n' est pas tenu | ne sont pas tenus
    est possible | sont admis | est admis | est en droit | sont autorisés | sont autorisées | a la possibilité
    dispose du droit | a accès | peut | peuvent | pouvez | pourra | pourront | autorisé | autorisée | autorisés | permis
    a le droit | ont le droit | le droit d' | le droit de | libre de | libres de | admis | a la faculté | n' est pas nécessaire
    n' a pas besoin | dispose* d' un délai | dispose* d' un droit | dispose* du droit | disposez d' un | disposez du
    un droit d' | un droit de | la possibilité de | la possibilité d' | avez le droit | ont la possibilité | facultati*
    pas obligatoire* | pas obligé* | pas tenu* | pas nécessaire* | pas exigé* | pas requis* | sans justification | à tout moment
    dispensé* | exempté* | exonéré* | à titre gratuit | gratuitement | est ouvert à tous | au choix | libre* de | est autorisée
    est permise | autorisé* à | a la liberté | il suffit | peu* également | pouvons | il est loisible
    sans qu' il soit nécessaire | renouvelable* | est gratuit* | est libre* | revient à l' équipe | se réserve la | n' ont pas à`,
  only: `
    seulement | uniquement | exclusivement | seul | seule | seuls | seules | au plus | au maximum | pas plus de | ne … que
    n' … que | n' … qu' | ne … qu' | sauf avec | rien que | strictement`,
  not: `ne | n' | pas | aucun | aucune | jamais | sans | ni`,
  nobody: `aucun | aucune | personne | nul | nulle | rien`,
  when: `
    si | lorsque | lorsqu' | quand | dès que | dès qu' | à condition | pourvu que | tant que | avant | après | dans le cas
    en cas | afin que | parce que | car | au cas où | jusqu'à ce que | s' il | s' ils | s' elle | s' elles`,
  unless: `sauf | sauf si | à moins | excepté | hormis | à l' exception`,
  relative: `qui | dont | où | lequel | laquelle | lesquels | lesquelles | auquel | si`,
  history: `
    a dû | ont dû | devait | devaient | autrefois | l' année dernière | a été fondé | auparavant | a changé | il fallait
    fallait | étaient obligés | était obligatoire | était interdit* | jadis | naguère | en 19* | jusqu' en | avant 19*
    a été fond*`,
  example: `par exemple | exemple | ex`,
  definition: `
    pas garantir | ne garantit | ne garantissons | entre en vigueur | est régi par | sont régies par | tribunaux
    pas responsables | pas responsable | par « | ne répond pas | n' est pas responsable | décline toute | est ouvert
    sont ouverts | appelé | constitue | constituent | est considéré | est une heure | on entend par | désigne | signifie
    s' applique à | s' appliquent à | s' entend | est défini`,
  report: `
    disent | a dit | décrit | selon | a déclaré | expliquent | consultez la faq | pour obtenir | d' après | pour en savoir
    pour toute question | nous croyons | notre objectif | notre mission | nous sommes fiers | bienvenue | affirme* | raconte*
    voir la | voir le | en savoir plus | un décret précise`,
  chance: `
    normalement | généralement | souvent | en général | d' habitude | habituellement | la plupart du temps | peut-être
    pourrait | pourraient | il se peut | sans doute | probablement | il faut environ | il faut compter | doit être arrivé
    il doit y avoir | doit y avoir | il faut croire | parfois | peut devenir | peuvent devenir | peut arriver | peut gêner
    peuvent gêner | il peut arriver | il arrive | peuvent ne pas | peut ne pas | doit faire environ | devrait arriver
    devrait durer | doit être content*`,
  happens: `
    tomber | surprendre | sembler | prendre | contenir | lire | transporter | fonctionner | tenir | voir | trouver | être lent
    être fermé | entraîner | arriver | varier | accueillir | durer | dépendre | provoquer | changer | conduire | être due
    être lié | devenir | gêner | ne pas être | ne pas fonctionner | prélever | attendre | s' attendre | recevoir | perdre
    paraître | baisser | augmenter | fermer plus | se dégrader | s' aggraver | être retard* | être perturb* | être indisponible*
    comprend* | comprendre | connaît | reconna* | retrouv* | plaire | pleuvoir | geler | être interromp*`,
  articles: `
    le | la | les | l' | un | une | des | du | de | tout | toute | tous | toutes | chaque | notre | nos | votre | vos | ce
    cette | ces | son | sa | ses`,
  doers: `
    employeur | employeurs | travailleur | travailleurs | salariés | salariée | inspecteur | juge | comité | syndicat | conseil
    bureau | président | trésorier | exploitant | vendeur | professionnel | bailleur | médecin | organisateur | conducteur
    association | organisation | membre | membres | adhérent | adhérents | agent | agents | assistant | assistante | conseiller
    conseillers | employé | employés | salarié | responsable | équipe | personnel | opérateur | bibliothécaire | collaborateur
    collaborateurs | gestionnaire | direction | prestataire | sous-traitant | emprunteur | dirigeants | administrateur
    fournisseurs | vendeuse | entreprise | société | chef | cheffe | musée | école | mairie | régisseur | gardien | gardienne
    accueil | caisse | secrétariat | secrétaire | tuteur | formateur | animateur | téléconseiller | téléconseillère | chacun
    directeur | directrice | rédaction | mission | robot | commune | voyageur | élève`,
  people: `
    salarié | salariés | salariée | employeur | employeurs | travailleur | travailleurs | jeunes | femmes | parties | mineurs
    conducteur | public | visiteurs | enfants | adhérents | administrateurs | chacun | chacune | quiconque | voyageur
    voyageurs | autorité | consommateur | candidats | participant | participants | abonné | titulaire | état | états | adhérent
    résident | résidents | citoyen | vous | nous | on | client | clients | cliente | utilisateur | utilisateurs | lecteur
    lecteurs | personne | personnes | visiteur | patient | patients | locataire | usager | usagers | étudiant | élèves | parents
    membre | membres | cas | consommateurs | acheteur | acheteurs | preneur | bailleur | locataires | vendeur | stagiaire
    stagiaires | collaborateur | collaborateurs | élève | joueurs | nul | cocontractant | assuré | assurés | usagère | passager
    passagers | groupe | groupes | mineur | parent`,
  things: `
    bibliothèque | fournisseur | système | page | site | serrure | ascenseur | travaux | article | appareil | logiciel | service
    il | livraison | météo | non-respect`,
  imperative: `
    ferme | vérifie | demande | confirme | informe | ranger | laver | porter | éteindre | nettoyer | prévenir | appeler
    contacter | lire | écouter | remplir | signer | apporter | attendre | vérifier | demander | confirmer | informer | signaler
    ne | merci | veuillez | prière | donner | utiliser | éviter | noter | envoyer | transmettre | proposer | répondre | rester
    respecter | conserver | supprimer | fermer | ouvrir | indiquer | expliquer | saluer | remettre | présenter | garder
    évacuer | évacuez | alerter | couper | composer | déposer | rendre | prendre | mettre | faire | éteignez | privilégier
    contrôler | valider | orienter | joindre | reformuler | vider | trier | lever | tenir | laisser | inscrire | établir
    relire | chiffrer | verrouiller`,
  opening: `
    veuillez | merci | toujours | puis | ensuite | et | d' abord | également | alors | enfin | s' il vous plaît`,
  passive: `est | sont | sera | seront`,
  binding: `
    chaque | sans délai | le jour même | à l' arrivée | aussitôt | dès | à la fin | en présence | dans la journée | contre
    deux | jamais | avec | au | toute | avant | seulement | uniquement | au moins | dans les | au plus tard | sauf | par l'
    par le | toutes | tout | toujours | immédiatement | pas | aucune | aucun | par écrit | que | sous … jours | dans un délai
    au bout de | avant le | avant de | dès que | en cas de | de bonne foi | expressément | par lettre | à réception
    au préalable | préalable | pendant … ans | lors de | à l' issue | à compter | dans la langue | à des tiers | à un tiers
    au terme | systématiquement`,
  steps: `
    s' engage à | s' engagent à | sont tenus | obligations de | devoirs | il convient | doit | doivent | devez
    étapes suivantes | veuillez | il faut | obligatoire | requis | merci de | procédure | règles | obligations | est tenu
    en cas d' | en cas de | avant de | chaque chef | à l' arrivée | au départ | consignes | dans l' ordre | comme suit
    missions | doit : | tâches`,
  bans: `
    interdictions | il est interdit | sont interdits | ne peuvent pas | proscrits | interdit | inacceptables | inacceptable
    ne doit pas | ne peut pas | défense | proscrit | interdits | ne pas | jamais | prohibé | s' abstien* | interdites
    interdites : | sont interdites | à ne pas faire | ne sont pas admis | refusés`,
  grants: `peut | peuvent | autorisé | permis | a le droit | droit de | acceptables`,
  advice: `devrait | conseillé | recommandé | conseils | comportements qui contribuent | bonnes pratiques`,
  conditions: `
    constituer des motifs | motifs graves | une des conditions | dans les cas | conditions suivantes | motifs suivants
    cas suivants | si : | lorsque : | est remplie | s' applique | critères | si | lorsque | lorsqu' | quand | exceptions`,
  contents: `
    contient | comprend | ce qui a changé | se compose | informations suivantes | sommaire | nouveautés | le kit | le pack
    inclus | comprend : | nos partenaires | nous recueillons | en bref`,
  most: `
    au plus | au maximum | maximum | jusqu'à | pas plus de | dans un délai de | dans les | au plus tard | moins de | inférieur à
    sous | max`,
  least: `au moins | minimum | plus de | au-delà de | supérieur à | à partir de | au-dessus de`,
  consent: `
    accord | autorisation | validation | approbation | suspendu | consentement | visa | direction | chef | responsable
    signature | double signature`,
  facts: `tarif | prix | coût | horaires | téléphone | adresse | frais | moyenne`,
  boilerplate: `
    ne saurait être tenu* | ne saurait être | ne saurait engager | ne pourra être tenu* | ne peut être tenu* responsable
    décline toute | droit français | soumis* au droit | soumises au droit | est soumis à la loi | sont soumis à la loi
    régi* par | on entend par | s' entend | au sens du présent | au sens de la présente | est considéré | sont considérés
    est réputé | sont réputés | est réputée | n' ont pas de valeur | valeur contractuelle | n' engage* pas | entre en vigueur
    entrent en vigueur | doit s' entendre | doivent s' entendre | doit être compris | désigne | désignent | est le temps
    est considérée | est à la disposition | sont à la disposition | obligation de moyens | puni* d' | punie* d' | amende
    un décret | vaut acceptation | d' ordre public | court à compter | ne s' applique* pas | il en est de même | est conclu par
    constitue* | est une autorité | comprend … membres | est de … ans | sont fixées par | sont fixés par | est fixé* par
    est puni* | sont puni*`,
  aboutText: `
    le présent | la présente | les présentes | ce document | ce règlement | cette politique | cette charte | ce guide | ce code
    cette page | le terme | le mot | ce contrat`,
  tells: `
    appliqu* | décri* | défini* | contien* | régi* | fix* | explique* | présent* | a pour | ont pour | a été | constitu*
    est valable | peut être modifié* | peuvent être modifié* | concern* | vis* | énonce* | s' applique* | précis*`,
  outsiders: `
    banque | banques | navigateur | transporteur | gouvernement | ville | tribunal | assureur | assurance | météo | tiers
    police | presse | ascenseur | voisins | réseau | loi | système`,
  anyone: `
    quiconque | toute personne qui | celui qui | celle qui | ceux qui | tout salarié qui | tout membre qui | tout adhérent qui`,
  acts: `
    vérifi* | signal* | remis | remise | remises | remet | remettent | rembours* | supprim* | effac* | inform* | notifi*
    transmis* | transmet* | envoy* | envoi* | conserv* | archiv* | chiffr* | contrôl* | valid* | sign* | pai* | pay* | règle
    règlent | réglé* | restitu* | retourn* | rend | rendent | rendu* | dépos* | déclar* | enregistr* | nettoy* | rang* | ferm*
    verrouill* | bloqu* | refus* | repris | reprises | échang* | accept* | vend* | vendu* | communiqu* | divulgu* | partag*
    demand* | répond* | propos* | avert* | prévien* | convoqu* | tien* | établi* | fourni* | assur* | garanti* | veill*
    respect* | port* | présent* | justifi* | support* | verse* | versé* | acquitt* | indiqu* | mentionn* | comport* | stipul*
    exécut* | accord* | convenu* | affich* | trait* | examin* | remplac* | détrui* | détruit* | anonymis* | réserv* | promet*
    touch* | quitt* | sort | sortent | utilis* | consult* | éteign* | éteint* | coup* | accompagn* | conclu* | rédig* | adress*
    tenu* | appel* | salu* | appliqu* | donne | donnent | donner | donnera | donneront | souscri* | statu* | retir* | délivr*
    choisi* | éteint | passe | passent | précis* | join* | parvien*`,
  states: `
    a | ont | est | sont | était | étaient | aime* | connaî* | sait | savent | vien* | travaill* | vi* | oubli* | commenc*
    compt* | coût* | ouvr* | dur* | existe* | fonctionn* | habit* | appren* | veu* | peu* | doi* | utilis* | trouv* | arriv*
    voi* | pens* | croi* | sembl* | dépend* | comprend | comprennent | et | ou | de | du | des | qui | que | dont | à | au | pas
    souvent | parfois | devien* | perd* | reçoi* | plaît | appartient | suit | fai* partie`,
};
