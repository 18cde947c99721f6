import { entries } from "./entries.ts";

const PERSON = entries`
  (?:
    (?:human|live|real|actual) (?:agent|person|being|colleague|representative|advisor|operator|specialist)
    (?:a|an|one of our|our|my|the|some) (?:\p{L}+ ){0,3}(?:colleague|agent|person|human|representative|specialist|supervisor|manager|advisor|adviser|expert|team|department|staff|employee|operator|nurse|doctor|lawyer|clerk|officer|someone)s?
    someone
    somebody
    (?:einen?|einer|eine|unser\p{L}*|mein\p{L}*|die|den|dem|das|der) (?:\p{L}+ ){0,3}(?:kolleg\p{L}+|mitarbeiter\p{L}*|mensch\p{L}*|person|team|fachleute\p{L}*|berater\p{L}*|ansprechpartner\p{L}*|abteilung|sachbearbeiter\p{L}*)
    jemand\p{L}*
    (?:un|une|nos|notre|mon|ma|l'|le|la|à un) ?(?:\p{L}+ ){0,3}(?:collègues?|conseill\p{L}+|personne|humain|équipe|responsable|agent|spécialiste|employée?|service)
    quelqu'un
    (?:un|una|nuestro|nuestra|mi|el|la|al|nuestros) ?(?:\p{L}+ ){0,3}(?:compañer\p{L}+|persona|humano|agente|asesor\p{L}*|equipo|especialista|responsable|emplead\p{L}|departamento|supervisor\p{L}*)
    alguien
    (?:um|uma|nosso|nossa|meu|o|a|ao|à) ?(?:\p{L}+ ){0,3}(?:colega|pessoa|humano|atendente|equipe|especialista|responsável|funcionári\p{L}|departamento|supervisor\p{L}*|consultor\p{L}*)
    alguém
  )
`;

const PASS_ON = entries`
  (?:
    (?:transfer|connect|forward|hand|pass|escalat|refer|rout|redirect|put|escal)(?:e|ed|ing|red|ring|s|ting)?
    (?:hand|pass)(?:ed|ing|s)? (?:this|you|it|that|the \p{L}+) (?:over|on)
    verbind\p{L}*
    leit\p{L}*
    übergeb\p{L}*
    weitergeleitet
    weitergegeben
    (?:transf[eè]r\p{L}*|transmet\p{L}*|passe|mets|met|redirige\p{L}*|oriente|confie)
    (?:transfier\p{L}*|transfer\p{L}*|paso|pasar\p{L}*|pongo|derivo|deriv\p{L}*|remito|conecto|comunico|escalo)
    (?:transfir\p{L}*|transferi\p{L}*|encaminh\p{L}*|passo|passar\p{L}*|coloco|direciono)
  )
`;

/** The agent says that it passes the matter on, or has done so. */
export const HANDS_OVER = new RegExp(
  entries`
    (?<!\p{L})${PASS_ON}(?!\p{L})[^.!?]{0,60}?(?<!\p{L})${PERSON}
    (?<!\p{L})${PERSON}(?!\p{L})[^.!?]{0,30}? (?:will|is going to|wird|werden|va|vont|se pondrá|le llamará|vai|entrará) [^.!?]{0,40}?(?:contact|call|get back|reach out|reply|follow up|take (?:over|it from here)|help|handle|look|review|join|melden|anrufen|kümmern|übernehmen|zurückrufen|rappeler|contacter|prendre|répondre|occuper|contacto|llamar|ayudar|atender|revisar|contat|ligar|assumir|analisar)
    (?:opened|created|raised|logged|submitted|filed) (?:a|the|your) (?:\p{L}+ ){0,2}(?:ticket|case|request|callback)\b
    (?:ticket|vorgang|rückruf) (?:\p{L}+ ){0,4}(?:angelegt|erstellt|eröffnet|eingetragen)
    (?:einen? )?(?:ticket|rückruf) (?:\p{L}+ ){0,3}(?:an|ein)gelegt
    (?:ouvert|créé) un (?:ticket|dossier)
    (?:abierto|creado|abrí) un (?:ticket|caso)
    (?:abri|criei) um (?:chamado|ticket|protocolo)
    \b(?:transferring|connecting) you\b
  `,
  "u",
);

/** The agent says that it won't, or that there is nobody. */
export const NO_HANDOVER = new RegExp(
  entries`
    (?<!\p{L})(?:can't|cannot|can not|won't|will not|unable to|not able to|don't|do not|no need to|not necessary to|without|instead of|rather than) [^.!?]{0,30}?${PASS_ON}
    (?:kann|werde|muss|brauche) [^.!?]{0,40}?(?:nicht|nie|kein\p{L}*) [^.!?]{0,40}?${PASS_ON}
    (?:ne|n') ?[^.!?]{0,20}?(?:peux|vais|dois|puis) pas [^.!?]{0,30}?${PASS_ON}
    (?<!\p{L})no (?:puedo|voy|hace falta|es necesario) [^.!?]{0,30}?${PASS_ON}
    (?<!\p{L})não (?:posso|vou|preciso|é necessário) [^.!?]{0,30}?${PASS_ON}
    \b(?:would you like|do you want|shall i|should i|möchten sie|soll ich|souhaitez-vous|voulez-vous|quiere que|gostaria que|quer que)\b
  `,
  "u",
);

/** Someone to turn to is named, but the agent does nothing for it. */
export const TURN_TO = new RegExp(
  entries`
    (?<!\p{L})(?:contact|call|reach out to|turn to|speak (?:to|with)|ask|write to|wenden sie sich|rufen sie|contactez|adressez-vous|appelez|contacte|llame|diríjase|contate|ligue|procure)(?!\p{L})
  `,
  "u",
);
