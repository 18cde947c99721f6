import { entries } from "../entries.ts";

/** People and offices to whom a matter goes, in five languages; outsiders count only where the agent itself turns to them. */
export const PEOPLE = entries`
  (?:human|live|real|actual|echte[rn]?|humaine?|humano|humana)(?: (?:agent|person|being|colleague|representative|advisor|adviser|operator))?
  (?:colleague|agent|person|representative|rep|specialist|supervisor|manager|advisor|adviser|expert|team|department|operator|nurse|doctor|clinician|lawyer|clerk|officer)s?
  (?:employee|technician|engineer|consultant|teacher|librarian|counselor|counsellor|coordinator|team lead|lead|teammate|coworker|co-worker|human|branch|desk|owner|director|head|member|account|office|executive)s?
  (?:handler|analyst|caseworker|case worker|account manager|dispatcher|mediator|ombudsman|medic|assessor|adjuster|underwriter|broker|banker|inspector|investigator|auditor|accountant|planner|warden|ranger|host|steward|attendant|cashier|trainer|coach|tutor|mentor|professor|registrar|principal|headteacher|secretary|administrator|admin|moderator|editor|designer|developer|tech|mechanic|plumber|carpenter|locksmith|fitter|installer|captain|guard|caretaker|housekeeper|vet|midwife|dentist|carer|caregiver|social worker|curator|guide|buyer|seller|salesperson|superintendent|concierge|chef|keeper|examiner|solicitor|attorney|reviewer|maintainer|organizer|responder|instructor|physician)s?
  \p{L}{3,}(?:ologist|icist|ician|macist|ionist|apist|cialist)s?
  (?:staff|crew|people|folks|reception|front desk|service desk|help desk|helpdesk|back office|support|customer service|customer care|customer success|billing|human resources|hr|sales|operations|security|recovery|accounting|claims|dispatch|maintenance|facilities|legal|compliance|admissions|returns|shipping|logistics|on call|second line|tier (?:2|two|3|three)|level (?:2|two|3|three))
  someone|somebody|one of (?:us|them|ours|my|our)|one|them|him|her
  (?:mrs?\.?|ms\.?|miss|dr\.?) \p{L}+
  (?<!passed |sent |moved |transferred |received |got |bought |ordered )\p{L}{3,} from (?:our|the) (?:\p{L}+ )??(?:team|desk|office|department|services?|support|side|branch|crew)
  \p{L}{3,} from (?:visitor|customer|guest|member|tenant|client|technical|sales|billing) (?:services?|support|care|relations)
  kolleg\p{L}+
  mitarbeiter\p{L}*
  mensch\p{L}*
  fach(?:kr\p{L}+|kraft|abteilung|team|stelle|leute|mann|frau|personal|berat\p{L}+)
  ansprechpartner\p{L}*
  sachbearbeiter\p{L}*
  jemand\p{L}*
  vorgesetzt\p{L}+
  \p{L}*(?:team|dienst|dienste?s|leiter|leiterin|leitung|abteilung|stelle|beauftragte\p{L}*|betreuer\p{L}*|betreuung|berater\p{L}*|beratung|techniker\p{L}*|kraft|service|support|büro|zentrale|verwaltung|buchhaltung|redaktion|meister\p{L}*|pfleger\p{L}*|trainer\p{L}*|lehrer\p{L}*|referent\p{L}*|assistentin|sekretariat|rezeption|empfang|kanzlei|hotline|disposition|prüfer\p{L}*|planer\p{L}*|verkäufer\p{L}*|bearbeiter\p{L}*|gutachter\p{L}*|monteur\p{L}*|mechaniker\p{L}*|elektriker\p{L}*|installateur\p{L}*|hausmeister\p{L}*|apotheker\p{L}*|vermittler\p{L}*|verwalter\p{L}*|inspektor\p{L}*|direktor\p{L}*|bibliothekar\p{L}*|psycholog\p{L}+|therapeut\p{L}+|spezialist\p{L}*|ärzt\p{L}+|arzt|anwält\p{L}+|anwalt|chef\p{L}*|expert\p{L}+|sekretär\p{L}*|hebamme|schwester|technik|aufsicht|personal|zuständig\p{L}+|amt|ingenieur\p{L}*|makler\p{L}*|disponent\p{L}*|trainerin|moderator\p{L}*|koordinator\p{L}*|vertrieb|personalrat|vorstand|vorstands\p{L}+|wart|wartin|helfer\p{L}*|person)
  (?:frau|herrn?) \p{L}+
  collègues?
  conseill\p{L}+
  personnes?|personnel
  humain
  équipes?
  responsable
  spécialiste
  quelqu'un
  (?:gestionnaires?|soignante?s?|dépann\p{L}+|avocate?s?|juristes?|chargée? d\p{L}+|vendeu\p{L}+|téléconseill\p{L}+|commercia\p{L}+|gardienn?e?|caissi\p{L}+|bibliothécaires?|comptables?|notaire|experte?s?|assistante? sociale|pharmacienn?e?|kiné\p{L}*|opticienn?e?|mécanicienn?e?|électricienn?e?|plombi\p{L}+|hôtesse|concierge|réceptionniste|secrétaires?|secrétariat|standard|accueil|guichet|agence|juridique|astreinte|permanence|hotline)
  (?:service|technicien\p{L}*|gérante?s?|chef\p{L}*|cheff?es?|médecin|docteur\p{L}*|infirmi\p{L}+|employée?s?|agents?|support|bureau|direction|membre|interlocut\p{L}+|référente?s?|superviseure?s?|monit\p{L}+|instruct\p{L}+|vétérinaires?|dentistes?|sage-femme|ostéopathe|kinésithérapeute|formateurs?|formatrices?|organisat\p{L}+|cadre|adjointe?|directeur|directrice|professeure?s?|enseignante?s?|tuteur|tutrice|ingénieure?s?)
  (?!ordinateur|utilisa|aspirateur|indicateur|radiateur)\p{L}{3,}(?:ateur|atrice)s?
  (?:madame|monsieur|mme|m\.) \p{L}+
  compañer\p{L}+
  persona|personas
  (?:agente|asesor\p{L}*|equipo|especialista|encargad\p{L}|departamento|supervisor\p{L}*|alguien|colega|perit\p{L}|gestor\p{L}*|tramitador\p{L}*|consejer\p{L}+|doctor\p{L}*|abogad\p{L}+|recepcionista|dependient\p{L}+|vendedor\p{L}*|comercial|teleoperador\p{L}*|bibliotecari\p{L}|conserje|profesor\p{L}*|maestr\p{L}|tutor\p{L}*|orientador\p{L}*|farmacéutic\p{L}|psicólog\p{L}|terapeuta|inspector\p{L}*|mecánic\p{L}|fontaner\p{L}|electricista|instalador\p{L}*|administrador\p{L}*|coordinador\p{L}*|director\p{L}*|ejecutiv\p{L}|representante|responsable|trabajador\p{L}* social\p{L}*|secretari\p{L}|ingenier\p{L}|matrona|cajer\p{L}|guía|mediador\p{L}*|revisor\p{L}*|operari\p{L}|letrad\p{L}|dentista|fisioterapeuta|veterinari\p{L}|nutricionista|monitor\p{L}*|socorrista|entrenador\p{L}*|organizador\p{L}*|editor\p{L}*|moderador\p{L}*|bibliotecari\p{L})
  (?:técnic\p{L}+|gerente|jef[ea]|médic\p{L}+|enfermer\p{L}+|emplead\p{L}+|soporte|(?<=(?:la|de|su|una|nuestra) )oficina|dirección|miembro|personal|servicio|expert\p{L}+|operador\p{L}*|secretaría|coordinación|área|sección|recepción|centralita|mostrador|taller|facturación|contabilidad|administración|atención al cliente|recursos humanos|postventa|posventa|ventas|reclamaciones|siniestros|ellos|ellas)
  (?:don|doña|señora?|sra?\.?) \p{L}+
  (?:pessoa|atendente|equipe|equipa|responsável|funcionári\p{L}|consultor\p{L}*|setor|alguém|colegas?|humano|gerente|supervisor\p{L}*|vendedor\p{L}*|especialista|analista|gestor\p{L}*|coordenador\p{L}*|operador\p{L}*|enfermeir\p{L}+|médic\p{L}+|farmacêutic\p{L}|advogad\p{L}+|contador\p{L}*|secretári\p{L}|recepcionista|bibliotecári\p{L}|professor\p{L}*|orientador\p{L}*|tutor\p{L}*|zelador\p{L}*|porteir\p{L}|engenheir\p{L}|mecânic\p{L}|eletricista|instalador\p{L}*|auditor\p{L}*|auditoria|ouvidor\p{L}*|perit\p{L}|corretor\p{L}*|psicólog\p{L}|nutricionista|inspetor\p{L}*|encarregad\p{L}|chefe|diretor\p{L}*|agente|advisor|assessor\p{L}*|assistente social|técnic\p{L}+|bombeir\p{L}|síndic\p{L}|encanador\p{L}*|monitor\p{L}*|dentista|fisioterapeuta|veterinári\p{L}|instrutor\p{L}*|treinador\p{L}*|organizador\p{L}*|moderador\p{L}*|despachante|gestão)
  (?:time|departamento|área|central|suporte|atendimento|financeiro|comercial|recepção|secretaria|coordenação|gerência|direção|loja|escritório|balcão|pós-venda|rh|membro|serviço|plantão|faturamento|cobrança|jurídico|eles|elas)
  (?:dona|senhora?|doutora?|sra?\.?) \p{L}+
`;

/** Programs: whoever is passed on to one of these is not handed to a person. */
export const MACHINES = entries`
  (?:bot|bots|robot|robô|roboter|chatbot|voicebot|automated|automatic\p{L}*|automátic\p{L}+|automatisé\p{L}*|automatisch\p{L}*|virtual|virtuel\p{L}*|virtuell\p{L}*|digital\p{L}* assist\p{L}+|assist\p{L}+ digital\p{L}*|self-service|portal)
  (?:another|other|our|second|different) (?:\p{L}+ )?assistant
  (?:otro|otra|outra|outro|autre|andere[rn]?) (?:asistente|assistente|assistant\p{L}*)
`;
