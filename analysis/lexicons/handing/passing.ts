import { entries } from "../entries.ts";

/** What someone does who passes a matter on; a person or an office stands behind it. */
export const PASSES = entries`
  (?:transferr?|connect|forward|escalat|rout|redirect|referr?|assign|reassign|direct|dispatch|relay|pag|summon|ping|switch|rop)(?:e|ed|ing|d)?
  (?:hand|pass)(?:ed|ing)? (?:[^.!?]{0,40} )??(?:over|on|along|off|up|back)
  mov(?:e|ing) (?:you|this|the chat)
  (?:see|check|find out|look) (?:if|whether|who)
  (?:je (?:vois|regarde)|miro|mirar|a ver|vejo|ver|schaue|sehe) (?:si|se|ob|nach|wer|,)
  (?:part|file|va|geht|wandert|kommt) (?:jetzt |nun |direkt |gleich )?(?:chez|zur|zum|an)
  (?:anruf|antwort|nachricht|rückmeldung) (?:von|aus)
  (?:doy|dado|damos) (?:traslado|parte|aviso)[^.!?]{0,30}?
  (?:hand|pass)(?:ed|ing) [^.!?]{0,40} to
  (?:bring|get|loop|put|pull|invit|add|patch|link|set)(?:ting|t?ing|e)? (?:in|you|one of|a|an|our|my|the|this|up)
  (?:getting|fetching|grabbing|finding|locating|looking for|calling in|calling|ringing|dialing|reaching out to|contacting|summoning|asking|notifying|alerting|flagging|informing|messaging|briefing|telling|emailing|tagging)
  (?:i'll|i will|let me|i'm going to|i am going to|i can|i could|i'd|shall i|may i|can i|could i|should i|want me to|like me to|prefer me to|going to|please while i|while i|so i|and i) (?:now |just |also |quickly |go |try to )??(?:fetch|grab|find|locate|look for|call in|call up|call|ring|dial|reach out to|contact|check with|turn to|consult|ask|notify|alert|flag|inform|message|brief|tell|email|tag|have|involve)
  (?:sent|sending|send|raise|raised|raising|submit|submitted|submitting|logged|filed|opened|opening|open|created|create|shared|sharing|taken|taking|take|gave|give|giving|given|queued|leave|leaving|left|reported|reporting|placed|placing|handing|put|putting|written|left) [^.!?]{0,60}?(?:to|with|for|over to|up to)
  (?:have|having|had) (?:a|an|one of|our|someone|somebody|the|my)
  (?:arrang|schedul|book|reserv|request|order|organiz|organis|set up|setting up)(?:e|ed|ing)? (?:you |a|an|your|for) ?[^.!?]{0,24}?(?:call|callback|call-back|return call|appointment|visit|meeting|slot|session)
  (?<!you |and |or |they |who )(?:asked|told|notified|alerted|called|flagged|informed|messaged|briefed|pinged|contacted|emailed|reminded|spoken (?:to|with)|tagged)
  verbind\p{L}+
  vermittl?e?l?e?
  leite[^.!?]{0,60} weiter
  (?:weitergeleitet|weitergegeben|übergeben|übergebe|informiert|dazugeholt|weitergereicht|verständigt|gemeldet|eingeschaltet|hinzugezogen|gebeten|angefordert|eskaliert|vorgelegt|übermittelt|geschickt|gesendet|benachrichtigt|beauftragt|kontaktiert|zugewiesen|abgegeben|überlassen|anvertraut|gerufen|angerufen|angelegt|angesprochen|überstellt)
  (?:reiche|schicke|sende|melde|frage|bitte|rufe|ziehe|schalte|lege|gebe|hole|lasse|übermittle|benachrichtige|informiere|verständige|beauftrage|kontaktiere|suche|übertrage|überlasse|weise|vereinbare|eskaliere|alarmiere|vertraue|organisiere)
  transf[eèé]r\p{L}*
  (?:transmets|transmettre|transmettons|adresse|adressé|adresser|signale|signalé|signaler|prévenu|préviens|prévenir|demande|demandé|demander|appelle|appeler|appelé|contacte|contacté|contacter|alerté|alerte|alerter|oriente|orienter|orienté|remets|remis|remettre|escalade|escaladé|envoie|envoyé|envoyer|confie|confier|confié|passe|passer|passé|redirige|rediriger|redirigé|dirige|cherche|chercher|sollicite|sollicité|saisis|saisi|informe|informé|avertis|averti|avertir|laisse|laisser|laissé|remonte|remonté|remonter|relaie|relayé|bascule|basculer|basculé|attribue|attribué|soumets|soumis|réserve|réservé|programme|programmé|planifie|fais)
  transmise?s?
  me(?:ts|tte|ttre) en (?:relation|contact|communication|ligne)
  fai[st] (?:appel|intervenir|venir|suivre|remonter|rappeler|contacter|appeler)
  (?:transfier\p{L}+|transferi\p{L}*|paso|pase|pasar\p{L}*|pasando|pasado|pasé|pong[oa]|poner\p{L}*|deriv\p{L}+|remit\p{L}+|redirij\p{L}|redirig\p{L}+|traslad\p{L}+|elev[oóé]|elevad[oa]|elevar\p{L}*|escal\p{L}+|conect\p{L}+|comunic\p{L}+|avis[oéaó]\p{L}*|avisar\p{L}*|envi\p{L}+|envío|mand[oé]|mandado|mandar\p{L}*|pid[oaió]|pedir\p{L}*|pedido|pedí|solicit[oéaó]\p{L}*|dejo|dejado|dejar\p{L}*|llam[oeéa]|llamado|llamar\p{L}*|contact\p{L}+|asign[oéa]\p{L}*|encarg[ou]\p{L}*|encargué|busc[oa]|buscar\p{L}*|buscando|informo|informé|informad\p{L}|notific\p{L}+|notifiqué|cedo|cedido|canaliz\p{L}+|turn[oé]|reenv\p{L}+|trasmit\p{L}+|transmit\p{L}+|entreg[oué]\p{L}*|localiz[oa]\p{L}*|abierto|abro|abrí|registrado|agendad\p{L}|agendo|concert\p{L}+|reservad\p{L}|programad\p{L}|program[oé]|hablado|vincul\p{L}+|enlaz\p{L}+|reporto|reportad\p{L}|dirij\p{L})
  (?:transfir\p{L}*|transfer\p{L}+|encaminh\p{L}+|repass\p{L}+|passei|passo|passar\p{L}*|passando|passado|coloc\p{L}+|acion\p{L}+|avis\p{L}+|envi\p{L}+|solicit\p{L}+|pedi|peço|pedir\p{L}*|pedindo|conect\p{L}+|direcion\p{L}+|redirecion\p{L}+|escal\p{L}+|abri|aberto|abrir|abrindo|ligo|ligando|deix\p{L}+|cham(?:ar|e|ei|o|ando|amos)|localizando|localizar|localizo|procurando|procuro|buscando|busco|buscar|comunic\p{L}+|notifi\p{L}+|notifiquei|inform\p{L}+|entreg\p{L}+|registr\p{L}+|agend\p{L}+|marquei|marcar|marco|mandei|mando|mandar|levo|levei|levar|contat\p{L}+|falei|falar|contact\p{L}+|ponho|pôr|designei|atribu\p{L}+|acionad\p{L}|acionamos|solicitad\p{L})
`;

/** German puts the verb at the end: "an meine Kollegin weiterreichen". */
export const ENDS = entries`
  (?:verbinden|weiterleiten|weitergeben|weiterreichen|übergeben|durchstellen|vermitteln|abgeben|zurückrufen|anrufen|kontaktieren|hinzuziehen|dazuholen|hinzuholen|holen|rufen|zuschalten|einschalten|dazuschalten|überlassen|vorlegen|schicken|informieren|verständigen|übertragen|zuweisen|beauftragen|bitten|einbeziehen|benachrichtigen|weitervermitteln)
  (?:weitergeleitet|weitergegeben|übergeben|dazugeholt|weitergereicht|eingeschaltet|hinzugezogen|vorgelegt|geschickt|gesendet|zugewiesen|abgegeben|überlassen|anvertraut|gerufen|übertragen|durchgestellt|verbunden|vermittelt|informiert|verständigt|benachrichtigt|gebeten|beauftragt|übermittelt|hingelegt)
  (?:hinzu|dazu|weiter|durch|ab|zu|ein|an|vor|her)(?=\s*(?:[.,;!?]|$))
`;
