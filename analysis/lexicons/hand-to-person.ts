import { entries } from "./entries.ts";

const [BEGIN, END] = ["(?<!\\p{L})", "(?!\\p{L})"];

/** People to whom a matter goes, in five languages. */
const PERSON = entries`
  (?:human|live|real|actual) ?(?:agent|person|being|colleague|representative|advisor|operator)?
  (?:colleague|agent|person|representative|specialist|supervisor|manager|advisor|adviser|expert|team|department|operator|nurse|doctor|clinician|lawyer|clerk|officer)s?
  (?:staff|crew|employee|technician|engineer|consultant|teacher|librarian|pharmacist|counselor|counsellor|coordinator|assistant manager|team lead|lead|coworker|co-worker|people|humans?|folks|reception|front desk|service desk|help desk|back office|office|support|customer service|customer care|accounts?|billing|human resources|sales|operations|security|branch|desk|owner|director|head|member|advisors|lawyers|agents|representatives)s?
  someone|somebody|one|them
  (?:\p{L}+ )?(?:handler|analyst|adviser|caseworker|case worker|account manager|engineer|dispatcher|mediator|ombudsman|paramedic|therapist|recovery|on call)s?
  (?:\p{L}*dienst|\p{L}*leiterin|monteur\p{L}*|pflegekraft|\p{L}*kraft|betreuer\p{L}*|anwält\p{L}+|anwalt|hotline)
  (?:gestionnaires?|soignante?s?|dépann\p{L}+|avocate?s?|juristes?|chargée? de clientèle|vendeu\p{L}+)
  (?:abogad\p{L}+|recepcionista|dependient\p{L}+|tramitador\p{L}*|consejer\p{L}+|doctor\p{L}*)
  (?:advogad\p{L}+|recepcionista|vendedor\p{L}*|gerente|supervisor\p{L}*|enfermeir\p{L}+|agente)
  (?:\p{L}*service|\p{L}*leitung|leiter\p{L}*|chef\p{L}*|techniker\p{L}*|ärzt\p{L}+|arzt|pfleg\p{L}+|personal|buchhaltung|support|zuständig\p{L}+|kundendienst|expert\p{L}+|stelle|büro|redaktion|verwaltung)
  (?:service|technicien\p{L}*|gérant\p{L}*|chef\p{L}*|médecin|infirmi\p{L}+|employée?s?|agents?|support|bureau|direction|membre|collaborat\p{L}+|expert\p{L}*|interlocut\p{L}+)
  (?:técnic\p{L}+|gerente|jefe|jefa|médic\p{L}+|enfermer\p{L}+|emplead\p{L}+|soporte|oficina|dirección|miembro|personal|servicio|gestor\p{L}*|expert\p{L}+|operador\p{L}*)
  (?:chefe|médic\p{L}+|suporte|escritório|direção|membro|serviço|operador\p{L}*|analista|técnic\p{L}+|time|secretaria|central)
  kolleg\p{L}+
  mitarbeiter\p{L}*
  mensch\p{L}*
  \p{L}*team
  fach\p{L}+
  berater\p{L}*
  ansprechpartner\p{L}*
  \p{L}*abteilung
  sachbearbeiter\p{L}*
  jemand\p{L}*
  vorgesetzt\p{L}+
  collègues?
  conseill\p{L}+
  personne
  humain
  équipe
  responsable
  spécialiste
  quelqu'un
  compañer\p{L}+
  persona
  humano
  agente
  asesor\p{L}*
  equipo
  especialista
  encargad\p{L}
  departamento
  supervisor\p{L}*
  alguien
  colega
  pessoa
  atendente
  equipe
  responsável
  funcionári\p{L}
  consultor\p{L}*
  setor
  alguém
`;

/** What someone does who passes a matter on. */
const PASS_ON = entries`
  (?:transferr?|connect|forward|escalat|rout|redirect|referr?|assign)(?:e|ed|ing|s|d)?
  (?:hand|pass)(?:ed|ing)? (?:[^.!?]{0,40} )?(?:over|on)
  (?:bring|get|loop|put|pull|invit|add)(?:ting|ing|e)? (?:in|you|one of|a|an|our|my|the|this)
  (?:sent|sending|send|raised|raising|submitted|submitting|logged|filed|opened|opening|created|shared|sharing|taken|taking|gave|giving|queued|leave|leaving|left) [^.!?]{0,50}(?:to|with|for|over to|up to)
  (?:have|having|had) (?:a|an|one of|our|someone|the|my)
  (?:arrang|schedul|book|request|order|organiz)(?:e|ed|ing) (?:a|an|your|for) [^.!?]{0,20}(?:call|callback|call-back|return call|appointment|visit)
  (?:hand|pass)(?:ed|ing) [^.!?]{0,40} to
  (?<!you )(?:asked|told|notified|alerted|called|flagged)
  verbind\p{L}+
  leite[^.!?]{0,60} weiter
  (?:weitergeleitet|weitergegeben|übergeben|übergebe|informiert|dazugeholt|weitergereicht|verständigt|gemeldet|eingeschaltet|hinzugezogen|gebeten|angefordert|eskaliert)
  (?:reiche|schicke|sende|melde|frage|bitte|rufe|ziehe|schalte|lege|gebe)
  gebe [^.!?]{0,60} weiter
  hole
  transf[eè]r\p{L}*
  transmets|transfère|transmettons|adresse|signale|signalé|prévenu|préviens|demandé|appelle|contacte|alerté|fais (?:appel|intervenir|venir)|oriente|remets|escalade|envoie|envoyé
  transmis
  passe
  mets en (?:relation|contact)
  redirige
  confie
  transfier\p{L}+
  transferid\p{L}
  paso
  pong[oa] en contacto
  deriv\p{L}+
  remit\p{L}+
  avisado|aviso|enviado|envío|pedido|solicitado|paso|pasado|dejo|llamo|comunico|contacto|traslado|trasladado|elevo|elevado|escalado|conecto|conectamos
  transfir\p{L}*
  transferind\p{L}
  transferi
  encaminh\p{L}+
  repass\p{L}+
  passei
  coloco|aciono|acionei|avisei|aviso|envio|enviei|solicitei|pedi|conecto|conectando|direciono|escalei|abri|ligo|deixo
  cham(?:ar|e|ei|o)
`;

/** Someone else will act, or is about to come. */
const COMES = entries`
  (?:will|'ll|is going to|are going to) (?:[^.!?]{0,30} )?(?:contact|call|get back|reach out|reply|write|follow up|take (?:over|it|this)|handle|review|join|be with you|look into)
  (?:is|are) (?:joining|taking (?:this |it |that )?over|on (?:it|the way))
  to take (?:over|it from here)
  (?:to|can|should|and will|then) (?:[^.!?]{0,20} )?(?:call|contact|ring|write|get back to|reach|help|assist|speak (?:to|with)|talk to) you
  (?:takes|take|picks|pick|steps|step|jumps|jump) (?:over|up|in)
  (?:calls|contacts|rings|writes to|gets back to|has|have) (?:you|your)
  (?:here|there|available|free|ready) (?:for you )?(?:in|within|shortly|soon|now)
  meldet sich
  melden sich
  übernimmt
  übernehmen
  (?:ruft|rufen|schreibt|kontaktiert|antwortet|hilft|sieht|schaut|prüft|wird sich|werden sich|wird sie|ist gleich|kommt)
  zurück(?:ruft|rufen|gerufen)?
  kümmert sich
  ruft sie
  prend le relais
  va (?:vous )?(?:rappeler|contacter|répondre|prendre)
  vous (?:rappelle|contacte|recontacte|répond)
  se (?:une|pondrá|pone|encarga|encargará|ocupa|ocupará|comunicará|hará cargo)
  (?:reprend|reviendra|s'en occupe|s'occupe|arrive|rejoint|prendra|traite|traitera)
  (?:le|te|lo) (?:atiende|atenderá|llamará|llama|contactará)
  (?:vai|vão|irá) (?:[^.!?]{0,20} )?(?:ligar|assumir|responder|contatar|entrar|atender)
  entra(?:ndo|rá)? (?:na conversa|em contato)
  (?:assume|responde|continua|retorna|retornará|cuida|cuidará|atende|atenderá|liga|ligará|entrará)
`;

/** To read patterns this long takes Node more than ten milliseconds, which no start has to wait for. */
function onFirstUse(make: () => RegExp): () => RegExp {
  let made: RegExp | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The agent passes the matter on, has done so, or offers it. */
export const handsOver = onFirstUse(
  () =>
    new RegExp(
      entries`
    ${BEGIN}(?:${PASS_ON})${END}[^.!?]{0,70}?${BEGIN}(?:${PERSON})${END}
    ${BEGIN}(?:${PERSON})${END}[^.!?]{0,60}?${BEGIN}(?:${COMES})
    ${BEGIN}(?:${COMES})${END}[^.!?]{0,40}?${BEGIN}(?:${PERSON})${END}
    ${BEGIN}(?:putting you through|put you through|transferring you|being transferred|connecting|call you back|callback|call-back|hand you over|handing you over|handing over|escalating|escalated)${END}
    ${BEGIN}(?:verbinde sie|rückruf|rufen sie zurück|weitergeleitet|durchgestellt)${END}
    ${BEGIN}(?:vous transfère|être rappelée?|rappellera|rappelons|vous rappelle|vous passe|transféré)${END}
    ${BEGIN}(?:le paso|le transfiero|te paso|le llamarán|le llamaremos|devolverá la llamada|le comunico)${END}
    ${BEGIN}(?:vou transferir|transferindo|estou transferindo|vou passar|ligaremos|retornaremos|encaminhei|encaminhado)${END}
    ${BEGIN}let(?:ting)? [^.!?]{0,30}?${BEGIN}(?:${PERSON}) know${END}
    ${BEGIN}(?:is|are) (?:now |already )?(?:with|in the hands of) (?:a|an|one of|our|the) [^.!?]{0,25}?${BEGIN}(?:${PERSON})${END}
    ${BEGIN}(?:switch|switching|mov(?:e|ing)|reassign|reassigning|reassigned|fetch|fetching|page|paged|paging|summon|call in|bring in|bringing in|loop in|looping in|pull in|patch(?:ing)?)${END} [^.!?]{0,50}?${BEGIN}(?:${PERSON})${END}
    ${BEGIN}(?:queue for|in line for|call with|appointment with|slot with) (?:a|an|one of|our|the) [^.!?]{0,25}?${BEGIN}(?:${PERSON})${END}
    ${BEGIN}(?:${PERSON})${END}[^.!?]{0,30}?${BEGIN}(?:joining|calling you|will be in touch|in touch by|has your (?:file|case|claim)|will talk|who'll|finish this|take it from here)${END}
    ${BEGIN}(?:got|have|has|getting) (?:a|an|someone|one of|our|the) [^.!?]{0,40}?${BEGIN}(?:joining|calling|waiting for you|on the line)${END}
    ${BEGIN}(?:liegt|ist) (?:jetzt |nun |bereits )?(?:bei|in den händen) [^.!?]{0,25}?${BEGIN}(?:${PERSON})${END}
    ${BEGIN}stelle ich sie [^.!?]{0,60}durch
    ${BEGIN}(?:rufe|ziehe|hole|schalte|nehme|bitte) [^.!?]{0,60}?${BEGIN}(?:dazu|hinzu|hinein|herein|her|in den chat|ins gespräch|zuschalten)${END}
    ${BEGIN}sprechen (?:sie )?(?:gleich|jetzt|sofort|in kürze) mit [^.!?]{0,25}?${BEGIN}(?:${PERSON})${END}
    ${BEGIN}ich verbinde${END}
    ${BEGIN}(?:confiée?|confier|confie|entre les mains) [^.!?]{0,25}?${BEGIN}(?:${PERSON})${END}
    ${BEGIN}(?:laisse la main|passe la main|passer la main|va vous rejoindre|vous rejoint|je (?:le|la|les) préviens|je vous mets en)${END}
    ${BEGIN}(?:conectar(?:le|te|lo|la)|comunicar(?:le|te)|pasar(?:le|te)|poner(?:le|te)|en manos de|dejar(?:le|te)) [^.!?]{0,25}?${BEGIN}(?:${PERSON})${END}
    ${BEGIN}(?:le aviso y|ya le aviso|sigue él|sigue ella|le comunico con)${END}
    ${BEGIN}(?:vou (?:te |lhe |o |a )?(?:passar|transferir|conectar|encaminhar)|estou (?:passando|chamando|transferindo|encaminhando)|deixar você com|passar você)${END}
    ${BEGIN}leite [^.!?]{0,70}? weiter${END}
    ${BEGIN}(?:${PERSON}) (?:verbinden|weiterleiten|weitergeben|übergeben)${END}
    ${BEGIN}stelle sie (?:\p{L}+ )?durch
    ${BEGIN}(?:mets|met|mettons) en relation
  `,
      "u",
    ),
);

/** The agent says that it won't or can't; or it tells what others do, or what the rules are. */
export const handsNothingOver = onFirstUse(
  () =>
    new RegExp(
      entries`
    ^\s*when should${END}
    ${BEGIN}(?:no tengo|no tenemos|you could)${END}
    ^\s*(?:ask|press|dial|schreiben sie|rufen sie|wenden sie|contactez|écrivez|llame|escriba|ligue|escreva)${END}
    ${BEGIN}(?:previous|another|other|earlier) (?:guest|customer|caller|user|patient|client)s?${END}
    ${BEGIN}(?:passengers|customers|guests|callers|users|patients) who${END}
    ${BEGIN}(?:automated|automatic\p{L}*|automátic\p{L}+|automatisé\p{L}*|automatisch\p{L}*|chatbot|virtual|virtuell?e?)${END}
    ${BEGIN}(?:ihre neue|your new|votre nouvelle|su nueva|seu novo) (?:adresse|address|dirección|endereço)${END}
    ${BEGIN}(?:connecting|connection) flight${END}
    ${BEGIN}(?:can't|cannot|can not|won't|will not|unable to|not able to|no need to|not necessary|not possible|don't|isn't|nobody|no one)${END}
    ${BEGIN}(?:nicht|nie|kein\p{L}*|niemand\p{L}*)${END}
    ${BEGIN}(?:ne (?!quittez)|n')[^.!?]{0,30}${BEGIN}(?:pas|jamais|personne)${END}
    ${BEGIN}(?:no|nunca) (?:puedo|podemos|voy|es|hay|le|se(?! retire| preocupe))${END}
    ${BEGIN}não${END}
    ${BEGIN}(?:there is no|there's no|no \p{L}+ (?:is|are|available))${END}
    ${BEGIN}(?:bot|robot|robô|roboter|chatbot|automated|virtual|virtuel\p{L}*|virtuell\p{L}*)${END}
    ${BEGIN}(?:policy|policies|guideline|guide|rule|rules|according to|leitfaden|richtlinie\p{L}*|laut|selon|règle\p{L}*|según|norma\p{L}*|segundo|regra\p{L}*)${END}
  `,
      "u",
    ),
);
