/** The concepts that rules are made of, in English, German, French, Spanish and Portuguese, folded. */
import { entries } from "@agent-console/analysis/lexicons/entries.ts";
import { lexicon } from "./polarity.ts";

export const REVEAL = lexicon(`
  reveal* disclos* share* sharing show* repeat* print* output* quote* quoting leak* give_away give_out tell
  paraphras* summari* expose* verrat* preisgeb* herausgeb* gibst nenn* zeig* weitergeb* gib gebe geben wiederhol*
  zitier* offenleg* mitteil* teile teilen revel* divulg* communiqu* partag* montr* repet* cite* donne* dis dites
  compart* muestr* mostr* repit* comunique* des dar de_a_conhecer exib* forne*
`);

export const REFUSE = lexicon(`
  refus* declin* reject* deny turn_down redirect* say_no push_back ablehn* lehn* verweiger* weise weisen renvoi*
  redirig* rechaz* niegat* niegue* recus* redirecion* negue*
`);

export const CONFIDENTIAL = lexicon(`
  confidential* secret* private* vertraulich* geheim* confidentiel* prive* confidencial* privad* sigilos* sigilo
  segredo*
`);

const OWN = entries`
  (?:
    your
    these
    this
    the
    own
    internal
    hidden
    initial
    system
    secret
    dein\w*
    dies\w*
    ihr\w*
    intern\w*
    tes
    vos
    ces
    ce
    cette
    tus
    sus
    este
    esta
    estas
    suas
    as
    os
  )
`;
const ORDERS = entries`
  (?:
    prompts?
    instructions?
    message
    mensaje
    mensagem
    guidelines
    rules
    directives
    configuration
    anweisung\w*
    vorgaben
    regeln
    konfiguration
    consignes
    instruccion\w*
    indicaciones
    reglas
    instruco\w*
    diretrizes
    regras
  )
`;

/** The agent's own instructions, not just any: "assembly instructions" are something to hand out. */
export const OWN_ORDERS = new RegExp(
  entries`
    \b${OWN}\s+(?:
      (?:
        system
        own
        internal
        initial
        hidden
        above
        base
        secret
        internen?
        eigenen?
        propres
        propias
        proprias
      )\s+
    ){0,2}${ORDERS}(?!\w)
    \bsystem[- ]?(?:prompt|message|instructions?|anweisung\w*)
    \b(?:instructions|consignes|instrucciones|instrucoes)\s+(?:
      internes
      systeme
      internas
      del sistema
      do sistema
    )
  `,
  "g",
);

/** Asking for them, close by: "asked about your instructions", not "asked to break your instructions". */
export const ASKED_FOR_ORDERS = new RegExp(
  entries`
    \b(?:
      ask(?:s|ed|ing)?
      request\w*
      reveal\w*
      show\w*
      share
      repeat
      frag\w*
      demand\w*
      pid[ea]\w*
      pregunt\w*
      ped[ei]\w*
      pergunt\w*
    )\s+(?:
      (?:for|about|to|you|see|nach|de|sur|por|sobre|the)\s+
    ){0,3}(?:${OWN_ORDERS.source})
  `,
  "g",
);

export const FOLLOW = lexicon(`
  follow* obey* execut* act_on act_upon comply* carry_out befolg* folge* folgst ausfuhr* fuhre* suiv* suis obei*
  appliqu* sig* seguir obede* cumpl* ejecut*
`);

export const IGNORE = lexicon(`
  ignor* disregard* overrid* overrul* bypass* chang* alter* forget* overwrit* replac* ander* uberschreib* umgeh*
  vergess* missacht* contourn* remplac* modifi* oubli* anul* sobrescrib* cambi* olvid* substitu* esque* desconsider*
`);

export const COMMANDS = lexicon(`
  instruction* command* directive* order* prompt* anweisung* befehl* auffordrung* consigne* ordre* instruccion*
  orden* instruco* comando* ordem ordens
`);

/** Where text of others comes in. */
export const FOREIGN = lexicon(`
  document* web_page* webpage* website* page* email* e-mail* tool* retriev* attach* search_result* file* content*
  quoted pasted external* untrusted third_part* user_message* text* einfug* dokument* webseite* seite* werkzeug*
  inhalt* datei* anhang* extern* fichier* contenu* outil* courriel* piece*_jointe* pagina* contenido* herramienta*
  archivo* correo* arquivo* ferramenta* conteudo*
`);

export const TREAT = lexicon(`
  treat* regard* consider* handle* behandel* betracht* trait* considere* trat* are is sind sont son sao
`);

export const AS_DATA = new RegExp(
  entries`
    \b(?:as|only|just|als|nur|comme|como|solo|apenas)\s+(?:\S+\s+){0,3}(?:
      data
      untrusted
      information
      reference\w*
      daten
      informationen
      donnees
      informations
      datos
      informacion
      dados
      informacao
      informacoes
    )\b
  `,
  "g",
);

/** "data, not instructions", said outright. */
export const DATA_NOT_ORDERS = new RegExp(
  entries`
    \b(?:
      data
      information
      daten
      informationen
      donnees
      informations
      datos
      informacion
      dados
    )\W+(?:and\s+|und\s+|et\s+|y\s+|e\s+)?(?:
      not
      never
      no
      nicht
      keine
      niemals
      pas
      non
      jamais
      nunca
      nao
    )\s+(?:\S+\s+){0,2}${ORDERS}
  `,
  "g",
);

export const ONLY = lexicon(`
  only solely exclusively nur ausschliesslich uniquement seulement exclusivement solo solamente unicamente
  exclusivamente apenas somente limit_yourself limited_to restricted_to stick_to beschrank* limite-toi limitez-vous
  limitate limite-se ne
`);

export const TALK = lexicon(`
  answer* help* assist* discuss* respond* talk* question* topic* antwort* beantwort* hilf* helf* frag* thema themen
  repond* aide* sujet* ayud* tema* pregunt* ajud* assunto* pergunt*
`);

export const ABOUT = new RegExp(
  entries`
    \b(?:
      about
      relat\w*
      regard\w*
      concern\w*
      on the topic
      topics?
      within
      zu
      zum
      zur
      uber
      rund um
      betreff\w*
      sur
      concern\w*
      portant
      liees?
      relativ\w*
      sobre
      acerca
      relacion\w*
    )(?!\w)
    \b(?:help|assist)\w*\s+(?:\S+\s+){0,3}with\b
    \b(?:hilf|helf)\w*\s+(?:\S+\s+){0,3}bei\b
    \bque\s+(?:aux|des)\b
  `,
  "g",
);

export const OFF_TOPIC = lexicon(`
  off-topic off_topic out_of_scope out-of-scope outside_of_your* outside_your* outside_this* outside_the_scope
  outside_these* unrelated other_topic* other_subject* anything_else ausserhalb andere*_themen anderen_themen
  anderes hors_sujet hors_de* hors_du* autre_sujet autres_sujets fuera_de* otros_temas otro_tema fora_do*
  fora_desse* outros_assuntos outros_temas
`);

export const HARM = new RegExp(
  entries`
    \b(?:
      harmful
      illegal
      dangerous
      unsafe
      unethical
      criminal
      violent
      hateful
      abusive
      inappropriate
    )\s+(?:\S+\s+){0,2}(?:
      content
      request
      advice
      activit
      act
      instruction
      information
      question
      topic
      material
      purpose
      thing
      behaviou?r
    )\w*
    \b(?:
      weapons?
      violence
      self-harm
      suicide
      malware
      crimes?
      hate speech
      harm(?:ful)?
      illegal
      schadlich\w*
      illegal\w*
      gefahrlich\w*
      waffen?
      gewalt
      straftat\w*
      nuisible\w*
      dangereu\w*
      illeg\w*
      armes
      violen[ct]\w*
      danin\w*
      peligros\w*
      armas
      ilegais
      ilegal\w*
      nociv\w*
      prejudicia\w*
      perigos\w*
    )(?!\w)
  `,
  "g",
);

export const GIVE = lexicon(`
  help* assist* provid* giv* generat* produc* creat* writ* support* engag* promot* facilitat* answer* discuss* hilf*
  helf* erstell* unterstutz* gib geben beantwort* aid* fourni* gener* produi* donne* repond* ayud* proporcion*
  produzc* respond* ajud* forne* ger* cri* escrev*
`);

export const PERSONAL = lexicon(`
  personal_data personal_information personal_details private_data private_information pii personally_identifiable*
  customer_data user_data customer_information data_of_other* email_address* phone_number* credit_card* password*
  passwort* personenbezogen* personliche*_daten personliche*_informationen personliche*_angaben kundendaten
  donnees_personnelles donnees_privees donnees_a_caractere_personnel donnees_des_client* informations_personnelles
  mot*_de_passe datos_personales informacion_personal datos_de*_cliente* contrasena* dados_pessoais
  informacoes_pessoais dados_de*_cliente* senha*
`);

export const COLLECT = lexicon(`
  ask* request* collect* stor* remember* process* log record* keep* frag* sammel* speicher* erfrag* verarbeit*
  demand* stock* conserv* enregistr* pid* solicit* almacen* guard* recopil* peca* pec* armazen* colet*
`);

export const PROTECT = lexicon(`
  protect* redact* mask* anonymi* pseudonymi* safeguard* schutz* maskier* schwarz* proteg* anonimi* masqu* enmascar*
  mascar*
`);

export const VERIFY = lexicon(`
  verif* authenticat* check* pruf* comprueb*
`);

export const IDENTITY = lexicon(`
  identity identitat identite identidad identidade
`);

export const CONFIRM = lexicon(`
  confirm* approv* permission consent sign-off go-ahead wait_for bestatig* zustimmung genehmig* erlaubnis freigabe
  ruckfrage approb* accord autoris* aprobac* aprueb* permiso autoriz* aprova* permissao
`);

export const ACT = lexicon(`
  delet* remov* send* pay* transfer* book* cancel* refund* chang* updat* writ* execut* run running action* acting
  act purchas* irreversib* destructive modif* tool_call* calling_a_tool losch* sende* senden uberweis* zahl* buch*
  stornier* ander* ausfuhr* aktion* supprim* envoy* paiement* virement* annul* elimin* borr* envi* pag* accion*
  ejecut* exclu* apag* acao acoes alter* transferenc*
`);

export const CLAIM = lexicon(`
  claim* pretend* say state imply impersonat* pose posing act_as_if behaupt* gib_dich gib_vor ausgeben vorgeb*
  affirm* passer_pour afirm* finj* hacerte_pasar hagas_pasar fing* passar_por passe_por diga digas
`);

export const HUMAN = lexicon(`
  human* a_person real_person mensch* humain* une_personne humano* humana una_persona uma_pessoa ser_humano
`);

export const AI = lexicon(`
  ai a.i. artificial_intelligence virtual_assistant automated* chatbot bot language_model machine ki ki-*
  kunstliche_intelligenz ia intelligence_artificielle inteligencia_artificial assistant_virtuel asistente_virtual
  assistente_virtual robot
`);

export const TELL = lexicon(`
  say* tell* disclos* state* inform* identify* make_clear be_clear be_transparent admit* acknowledg* clarif* aclar*
  introduce_yourself reveal* let_*_know sag* teile* offenleg* lege weise* stell_dich stelle_dich gib_dich dis dites
  indiqu* precis* presente* di indica* informa* informe* diga* deixe_claro identifi* reconoc* reconhec*
`);

export const SELF = new RegExp(
  entries`
    \b(?:
      you are
      you're
      yourself
      being
      asked
      asks
      ask
      du
      dich
      dir
      sie
      tu es
      vous etes
      toi
      eres
      es un
      es una
      te pregunt\w*
      voce
      que e
      se pergunt\w*
    )(?!\w)
  `,
  "g",
);

export const DENY = lexicon(`
  deny* denies hide* conceal* leugn* bestreit* verschweig* nie* cach* niegu* ocult* negu* escond*
`);

export const UNKNOWN = new RegExp(
  entries`
    \b(?:not|n't)\s+(?:know|sure|certain|have|find|contain)\b
    \b(?:unsure|uncertain\w*|no information|cannot find|can't find|unknown)\b
    \b(?:weiss\w*|kenn\w*|finde\w*)\s+(?:\S+\s+){0,3}nicht\b
    \bnicht\s+(?:\S+\s+)?(?:weiss\w*|sicher|bekannt)
    \bunsicher
    \bne\s+(?:le\s+)?(?:sai[st]?|savez|connai\w*)\s+pas
    \bpas\s+(?:sur|certain)
    \bincertain
    \bno\s+(?:lo\s+)?(?:sab\w*|sepa\w*|conoc\w*|estas? segur\w*)
    \bnao\s+(?:sei|sab\w*|soub\w*|tiver certeza|tem certeza)
    \bincert\w*
  `,
  "g",
);

export const INVENT = lexicon(`
  invent* make_up making_up make_things_up fabricat* guess* hallucinat* speculat* erfind* ausdenk* denk_dir rate
  raten spekulier* devin* specul* adivin* especul* chut* suponh*
`);

export const CODE = lexicon(`
  code script* command* shell program* skript* kommando* befehl* commande* comando* codigo
`);

export const SANDBOX = lexicon(`
  sandbox* isolat* container* read-only isoliert* isole* aislad* isolad*
`);
