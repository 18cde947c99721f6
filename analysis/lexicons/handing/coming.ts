import { entries } from "../entries.ts";

/** What a person does who takes a matter over: they act soon, and on the user. */
export const COMES = entries`
  (?:will|'ll|is going to|are going to|is about to|are about to|has to|needs to) (?:[^.!?]{0,30} )??(?:contact|call|ring|phone|get back|reach out|reach you|reply|write|message|text|email|mail|follow up|take (?:over|it|this|care)|handle|review|join|be with you|be in touch|be right (?:with you|there)|look (?:into|at)|pick (?:it|this|that|things)? ?up|continue|come back|speak|talk|assist|help|answer|respond|see you|meet you|visit|stop by|go over|sort|deal|finish|walk you|carry on|get in touch|chat|take your|be at your|be calling|be contacting|be writing|be reviewing|be helping|decide|step in|jump in)
  (?:is|are) (?:now |already |just )?(?:joining|taking (?:this |it |that )?over|on (?:it|the way|(?:his|her|their) way)|calling|ringing|typing|on call for you|reviewing|writing|coming|looking into|looking at|picking|stepping in|getting back|expecting|ready to|contacting|messaging|working on (?:this|it|your)|handling (?:this|it|your)|opening)
  (?:is being|has been|have been|was just|were just|is now|are now) (?:informed|notified|alerted|told|paged|asked|briefed|assigned|called|contacted)
  (?:ist|sind|wurde|wurden) (?:bereits |schon |gerade )?(?:informiert|verständigt|benachrichtigt|alarmiert|beauftragt|eingeschaltet)
  (?:est|sont|a été|ont été|vient d'être) (?:déjà )?(?:avertie?s?|prévenue?s?|alertée?s?|informée?s?)
  (?:está|están|ha sido|han sido|queda|quedan) (?:ya )?(?:avisad\p{L}+|informad\p{L}+|asignad\p{L}+)
  (?:foi|foram|está|estão|ficou) (?:já )?(?:avisad\p{L}+|acionad\p{L}+|informad\p{L}+|notificad\p{L}+)
  to (?:take (?:over|it from here)|step in|call you|contact you|get in touch|get back|look at (?:this|it|your)|look into|follow up|review)
  (?:to|can|should|and will|then) (?:[^.!?]{0,20} )??(?:call|contact|ring|write|get back to|reach|speak (?:to|with)|talk to|write to) you
  (?:takes|take|picks|pick|steps|step|jumps|jump) (?:over|up|in|it from here)
  (?:calls|contacts|rings|writes to|gets back to|messages|phones|emails|takes|has|have) (?:you|your)
  (?:here|there|available|free|ready) (?:for you )?(?:in|within|shortly|soon|now)
  can take (?:your|this|the|over|it)
  who(?:'ll| will| can) (?:[^.!?]{0,20} )??(?:help|assist|take|call|contact|write|get|answer|sort|look|handle|finish|decide)
  meldet sich
  melden sich
  (?:wird|werden) (?:[^.!?]{0,50} )??(?:melden|anrufen|zurückrufen|schreiben|kontaktieren|kümmern|übernehmen|antworten|helfen|ansehen|anschauen|prüfen|bearbeiten|weiterhelfen|beraten|betreuen|begleiten|besuchen|annehmen|klären|informieren|zurückmelden|aufnehmen|unterstützen|fortsetzen|weiterführen)
  (?:übernimmt|übernehmen|übernehme nicht)
  (?:ruft|rufen|schreibt|kontaktiert|antwortet|hilft (?:ihnen |dir )?(?:gleich|jetzt|sofort|hier|weiter|dann|direkt|persönlich)|sieht|schaut|wird sich|werden sich|wird sie|ist gleich|kommt|kommen|erklärt|bespricht|betreut|begleitet|berät|nimmt sich|nimmt (?:kontakt|verbindung)|setzt sich|führt (?:das|dieses) gespräch|macht (?:hier|ab hier|für sie) weiter|steigt|klinkt sich|schaltet sich|bearbeitet (?:ihn|es|sie|das|den|ihre?n?)|prüft (?:ihn|es|das|den|ihre?n?)|klärt (?:ihn|es|das|den|mit)|kümmern sich|tritt|wartet|weiß bescheid|hat (?:ihren? |den |die )?(?:fall|vorgang|anliegen|akte|anfrage))
  zurück(?:ruft|rufen|gerufen)?
  kümmert sich
  (?:ist|sind) (?:gleich|sofort|in kürze|jetzt|in wenigen minuten|gleich für sie|schon) (?:[^.!?]{0,20} )??(?:für sie da|bei ihnen|da|dran|informiert|unterwegs|im chat|auf dem weg)
  (?:prend|prendra|prends) (?:[^.!?]{0,20} )??(?:le relais|la suite|contact|en charge|votre|le dossier|la main)
  va (?:[^.!?]{0,25} )??(?:rappeler|contacter|répondre|prendre|écrire|appeler|rejoindre|examiner|revenir|continuer|poursuivre|s'en occuper|traiter|regarder|étudier|aider|assister|voir|recevoir|intervenir|passer|téléphoner|accompagner|expliquer|joindre|parler|reprendre|aider|conseiller|guider)
  vous (?:rappelle\p{L}*|contacte\p{L}*|recontacte\p{L}*|répond\p{L}*|appelle\p{L}*|écri\p{L}+|rejoin\p{L}+|recevra|expliquera|attend|accompagnera|téléphone\p{L}*|parle\p{L}*|joindra|tiendra au courant|aidera|accueillera|conseillera|assistera)
  (?:reprend|reprendra|reviendra|revient vers|s'en occupe\p{L}*|s'occupe\p{L}*|(?<!they |you |it |to )arrive(?! (?:in|at|on|by|within|from|before|after))|arrivera|rejoint|rejoindra|traite votre|traitera|se charge\p{L}*|examinera|étudiera|intervient|interviendra|poursuit|poursuivra|continue\p{L}* avec|est prévenue?|est en route|sera avec vous|est à vous)
  (?:sera|est|a été|vient d'être|ont été) (?:reprise?|prise? en charge|traitée?|confiée?|transmise?|examinée?|suivie?) par
  se (?:une|unirá|pondrá|pone|ponga|encarga|encargará|ocupa|ocupará|comunicará|comunica|hará cargo|hace cargo|incorpora|incorporará|conecta|conectará|suma|sumará)
  (?:le|te|lo|la|les|os) (?:contestará\p{L}*|contesta|telefoneará\p{L}*|atiende\p{L}*|atenderá\p{L}*|llamará\p{L}*|llama|llame|llamen|contactará\p{L}*|contacte|escribirá\p{L}*|escribe|escriba|responderá\p{L}*|responde|responda|ayudará\p{L}*|dirá\p{L}* algo|informará\p{L}*|resolverá\p{L}*|avisará\p{L}*|recibirá\p{L}*|visitará\p{L}*|acompañará\p{L}*|confirmará\p{L}*|está (?:revisando|esperando|llamando|viendo|atendiendo)|verá|estudiará|tramitará|gestionará|revisará|asistirá|orientará|devolverá|va a (?:llamar|atender|contactar|escribir|ayudar))
  (?:va|van) a (?:[^.!?]{0,20} )??(?:llamar\p{L}*|contactar\p{L}*|escribir\p{L}*|atender\p{L}*|ayudar\p{L}*|revisar\p{L}*|responder\p{L}*|continuar|seguir|tomar|hablar|encargarse|ponerse|ver)
  (?:llamará|contactará|revisará|seguirá|continuará|tomará|retomará|asumirá|responderá|atenderá|entra ahora|entra en|toma el relevo|toma su|sigue (?:con|desde|él|ella)|continúa (?:con|desde)|está en camino|va en camino|lo lleva|lo llevará)
  (?:vai|vão|irá|irão) (?:[^.!?]{0,25} )??(?:ligar|assumir|responder|contatar|contactar|entrar|atender|escrever|falar|retornar|continuar|cuidar|analisar|ajudar|ver|verificar|explicar|resolver|acompanhar|chamar|dar (?:retorno|seguimento|continuidade)|seguir|mandar|te ligar|visitar|passar aí|examinar|prosseguir)
  entra(?:ndo|rá)? (?:na conversa|em contato|em contacto|no chat|agora)
  (?:entre|entrar|entrem) em conta[c]?to
  (?:assume|assumirá|retorna|retornará|cuida|cuidará|atende você|atenderá|ligará|liga para|responderá|dará (?:retorno|seguimento|continuidade)|continua (?:com|daqui|a conversa|o atendimento)|continuará|segue (?:com|daqui)|está a caminho|está entrando|já está vendo|está analisando|analisará|falará|te liga|lhe telefonará|telefonará|prossegue|toma conta|já vem|vem falar|vem atender|fala com (?:você|a senhora|o senhor|vocês)|te responde|te escreve|lhe responde|lhe escreve|te atende|te chama|telefona|telefone|te ligue|lhe ligue|fale com (?:você|a senhora|o senhor)|ligue para)
`;

/** Words that hand over without naming who takes it. */
export const ALONE = entries`
  (?:putting you through|put you through|patch you through|transferring|transfer you|being transferred|connecting(?! flight)|call you back|callback|call-back|hand you over|handing you over|handing over|hand you off|escalating|escalated|pass you (?:on|over|along))
  (?:you(?:'ll| will) (?:hear (?:back )?from (?:us|them|him|her|me)?|be (?:speaking|talking|chatting|contacted|connected|hearing|called|put)|get a (?:call|message|reply|callback) (?:from|back)|receive a call)|expect (?:a|our|her|his|their) (?:call|message|reply)|we(?:'ll| will) call you|we(?:'ll| will) be in touch|you(?:'re| are) (?:next|now|number \d+|first|second|third) in (?:line|the queue|queue)|(?:your )?place in (?:the )?(?:line|queue)|joining (?:us|this|the) (?:now|chat|thread|conversation)?)
  (?:here comes|here's) (?:a|an|our|my|your) (?:\p{L}+ )?(?:person|human|colleague|agent|manager|supervisor)
  (?:they|she|he)(?:'ll| will|'s going to| is going to) (?:[^.!?]{0,20} )??(?:call|contact|ring|write|reach|message|email|phone|get back|be in touch|be with you|take (?:it|over)|follow up)
  (?:she|he)'s (?:typing|joining|calling|on (?:her|his) way|writing)
  (?:stay on the line|hold the line|hold on|hold tight|hang on|stay with me|bear with me) (?:and i'll|while i) (?:get|find|bring|fetch|transfer|connect|look for|reach)
  (?:let me|i'll|i will|i'm going to|going to|shall i|can i|may i|could i|want me to|like me to|happy to|have to) (?:go |just |quickly |now )?(?:find|get|fetch|grab|bring(?: in)?|call(?: in)?) (?:you )?(?:a|an|someone|somebody|one of|my|our|the) (?:\p{L}+ ){0,3}?(?:person|human|colleague|agent|manager|supervisor|specialist|adviser|advisor|representative|someone|somebody|expert|who)
  (?:would you (?:like|prefer|rather)|do you (?:want|wish|prefer)|want|shall we have you|prefer|care) (?:me )?(?:to )?(?:speak|talk|chat|discuss (?:this|it)|go over (?:this|it)) (?:to|with)
  i (?:can|could) set that up
  (?:verbinde sie|rückruf|rufen sie zurück|weitergeleitet|durchgestellt|ich verbinde|ich vermittle|verbindung her|stelle sie (?:\p{L}+ )?durch|gebe sie (?:an |\p{L}+ )?ab|bleiben sie (?:bitte )?(?:dran|in der leitung|am apparat))
  (?:sie hören|hören sie) (?:[^.!?]{0,30} )??von (?:uns|ihm|ihr|ihnen|dort|einer|einem|unser\p{L}*)
  (?:sie|er|man|die|der) (?:meldet|melden|wird|ruft|schreibt) (?:sich|sie|ihnen) (?:[^.!?]{0,40} )??
  (?:werden sie|sie werden) (?:[^.!?]{0,30} )??(?:zurückgerufen|angerufen|kontaktiert|verbunden|weitergeleitet|durchgestellt|vermittelt|weiterverbunden)
  von dort (?:erhalten|bekommen|hören)
  (?:leite|reiche|gebe) (?:ihr\p{L}* |sie |das |den |es |die |alles )[^.!?]{0,50}?weiter
  (?:mache|buche|vereinbare|organisiere|besorge|reserviere) (?:ich )?(?:ihnen |dir )?(?:[^.!?]{0,20} )??(?:termin|rückruf|gespräch) (?:mit|bei|durch)
  (?:he|hemos) (?:pedido|solicitado|encargado) que (?:le|te|lo|la)
  (?:liegt|ist|sind) (?:jetzt |nun |bereits |schon )?(?:bei|in den händen)
  (?:möchten|wollen|würden) sie (?:[^.!?]{0,20} )??(?:lieber )?(?:mit|von) [^.!?]{0,40}?(?:sprechen|reden|verbunden|zurückgerufen|beraten|klären|besprechen)
  (?:jetzt|gleich|nun|ab hier|ab jetzt) (?:ist|sind|hilft|übernimmt|spricht|antwortet|schreibt) (?:ihnen |sie )?(?:jemand|ein|eine|unser|mein)
  vous (?:transfère|rappelle|rappellera|passe|mets|mette|recontact\p{L}+|recontactons|transférer|passer|mettre)
  (?:être (?:rappelée?|mise? en relation|contactée?|recontactée?)|rappellera|rappelons|on vous rappelle\p{L}*|nous vous rappel\p{L}+|vous fais (?:rappeler|appeler|contacter)|vous serez (?:rappelée?|contactée?|recontactée?|mise? en relation)|vous recevrez un appel|vous allez être (?:mise? en relation|rappelée?|contactée?|transférée?))
  (?:laisse la main|passe la main|passer la main|passe le relais|passer le relais|va vous rejoindre|vous rejoint|je (?:le|la|les) préviens|je vous mets en|(?:mets|met|mettons|mettre|mette) en relation|fais remonter|fait remonter|fais suivre|je transf[eè]re|je vous transf[eè]re)
  (?:elle|il|ils|elles|qui|on) (?:va |vont )?vous (?:rappel\p{L}+|appel\p{L}+|écri\p{L}+|contact\p{L}+|recontact\p{L}+|répond\p{L}+|rejoin\p{L}+|revien\p{L}+)
  (?:souhaitez|voulez|préférez|aimeriez)-vous (?:[^.!?]{0,25} )??(?:parler|échanger|discuter|être mise? en|être rappelée?|que je vous|un rendez-vous avec|que (?:quelqu'un|l'un|l'une|une?) )
  (?:le|la|lo|te|les|os|se lo|se la) (?:paso|pase|transfiero|transfiera|comunico|comunique|conecto|conecte|pongo (?:con|en)|ponga (?:con|en)|derivo|derive|dejo con|redirijo|enlazo)
  (?:le|te|lo|la|os|les) (?:llamarán|llamaremos|llamará|llaman|contactarán|contactaremos|responderán|atenderán|avisarán|dirán|llamen|contacten|escribirán)
  (?:devolverá la llamada|si le llamamos|si te llamamos|queda asignad\p{L}|nos pondremos en contacto|se pondrán en contacto|pondremos en contacto|pase al|le aviso y|ya le aviso|sigue él|sigue ella|en manos de|en cola|en espera de|a la espera|no cuelgue|no se retire|siga en línea|voy a (?:transferir|conectar|comunicar|pasar|derivar)\p{L}*)
  (?:él|ella|ellos|ellas) (?:mism\p{L} )?(?:le|te|lo|la|se) \p{L}+
  (?:desea|quiere|prefiere|le gustaría|desearía|quieres|prefieres|te gustaría)(?: usted)? (?:hablar|conversar|que le (?:llame|atienda|contacte|conecte|pase|ponga|transfiera)|que te (?:llame|pase|ponga|conecte)|que lo (?:pase|conecte|transfiera|comunique)|que la (?:pase|conecte|transfiera|comunique)|ser atendid\p{L})
  (?:vou (?:te |lhe |o |a |já )?(?:passar|transferir|conectar|encaminhar|direcionar|redirecionar|chamar|colocar)|estou (?:te |lhe |já )?(?:passando|chamando|transferindo|encaminhando|conectando|direcionando)|deixar você com|deixo você com|passar você|transferindo|transfiro|transferir você|ligaremos|retornaremos|encaminhei|encaminho|entraremos em contato|entrarão em contato|vão te ligar|vamos ligar|vamos te ligar|aguarde na linha|não desligue|na fila (?:de|para)|próximo da fila|a gente te (?:liga|ligue|chama|responde))
  (?:ele|ela|eles|elas|que|quem) (?:já )?(?:vai|vão|irá|assume|continua|segue|retorna|retornará|ligará|escreverá|entrará|responde|responderá|cuida|liga)
  (?:quer|deseja|prefere|gostaria de|quer que eu|posso) (?:falar com|conversar com|que (?:alguém|um|uma|eu (?:chame|transfira|passe|encaminhe|peça|conecte|ligue))|ser atendid\p{L}|chamar|transferir|pedir (?:para|que)|passar|encaminhar)
`;
