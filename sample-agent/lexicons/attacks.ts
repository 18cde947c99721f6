import { entries } from "@agent-console/analysis/lexicons/entries.ts";

/** Attacks on the agent itself, as people word them, in its five languages. */

/** Two words within this distance and in one line belong together. */
const near = (first: string, second: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${first})(?!\\p{L})[^\\n]{0,70}?(?<!\\p{L})(?:${second})`, "iu");

const DISCARD = entries`
  ignor\w*
  disregard\w*
  forget
  override
  bypass
  discard
  drop
  overrule
  skip
  set aside
  vergiss
  vergessen
  missachte
  oublie[zr]?
  olvida
  olvide
  omite
  esque[çc]a
  desconsidere
`;
const ORDERS = entries`
  instructions?
  rules?
  guidelines?
  prompts?
  directives?
  restrictions?
  polic(?:y|ies)
  constraints?
  everything
  all of (?:the|your)
  the above
  what you (?:were|have been|got) told
  anweisung\w*
  regeln
  vorgaben
  instruktion\w*
  consignes
  règles
  instrucciones
  reglas
  órdenes
  instruções
  regras
  diretrizes
`;
export const OVERRIDES = [
  near(DISCARD, ORDERS),
  /\b(?:new|updated|revised) (?:instructions?|rules?|task|orders?)\s*[:.]/i,
  /(?:^|\n)\s*(?:\[|<|#+ ?)?(?:system|admin|developer)(?: ?(?:message|override|note|update))?\s*(?:\]|>)?\s*:/i,
  /\b(?:system|admin|maintenance|debug|emergency) (?:override|mode|access)\b/i,
  /\bfrom now on,? (?:only|you (?:must|will|only|always)|answer|reply|respond)/i,
  new RegExp(
    entries`
      \b(?:service|test|maintenance|debug|admin|training|safe) mode\b
      \b(?:no|without) rules\b
      \brules? (?:do not|don't|no longer|cease to) apply\b
    `,
    "i",
  ),
  new RegExp(
    entries`
      \b(?:comes?|message|word|note) from (?:the|your) (?:
        operator
        developer
        owner
        maker
        administrator
      )\b
      \breplaces? (?:everything|anything|all|what)\b
    `,
    "i",
  ),
  /\byour (?:new|only|real) (?:task|job|instruction|goal|purpose) is\b/i,
] as const;

const TELL = entries`
  finish
  complete
  fill
  continue
  explain
  turn
  export
  crossword
  show
  print
  repeat
  reveal
  display
  output
  tell
  give
  share
  list
  copy
  translate
  summari[sz]e
  quote
  recite
  paste
  write
  reproduce
  spell
  provide
  dump
  return
  begin
  start
  what(?:'s| is| are| were| does| did)?
  which
  zeig\w*
  nenn\w*
  wiederhol\w*
  gib
  verrate?
  was
  wie
  welche
  montre\w*
  répète\w*
  affiche\w*
  donne\w*
  révèle\w*
  quel(?:le)?s?
  muestra\w*
  repite
  imprime
  dime
  revela
  cuál(?:es)?
  mostr[ae]
  repita
  imprima
  diga
  revele
  quais
  qual
  qué
  que
  o que
  cítal\w*
  cite
  recopie\w*
  copie
  copia
  escribe
  reproduz\w*
  zitier\w*
  schreib\w*
  go on
  post
`;
const HIDDEN_TEXT = entries`
  (?:
    system
    initial
    original
    hidden
    secret
    internal
    developer
    starting
    opening
    full
    exact
    confidential
    own
    very first
    previous
    prior
    preceding
    earlier
  )\s+(?:\w+\s+)?(?:
    prompt
    instructions?
    rules
    messages?
    guidelines
    configuration
    directives?
    text
  )
  your\s+(?:\w+\s+)?(?:
    prompt
    instructions
    rules
    guidelines
    configuration
    directives
    briefing
  )
  paragraph above
  instructions (?:you|that you) (?:were|have|got)
  (?:text|words|lines?|everything|message|anything|all) (?:written )?above
  were you told
  you (?:were|have been) (?:told|given)
  before (?:this|our|the) (?:chat|conversation|talk)
  vor diesem gespräch
  gesagt (?:wurde|worden)
  t['’]a-t-on dit
  avant (?:cette|notre) conversation
  te dijeron
  antes de esta (?:charla|conversación)
  (?:lhe|te) disseram
  antes desta conversa
  (?:
    above
    before
    vor
    avant
    précède
    antes de
    antes da
  ) (?:my|meiner|ma|mi|minha) (?:first|ersten|première|primera|primeira)
  (?:your|deine[nr]?|ton|tu|seu) (?:\w+ )?(?:setup|set-?up|start\w*) (?:text|note)
  (?:note|setup) (?:above|at the top)
  systemprompt\w*
  system-prompt\w*
  (?:deine|ihre|eure)n? (?:\w+ )?(?:anweisungen|regeln|vorgaben)
  (?:tes|vos) (?:\w+ )?(?:consignes|instructions|règles)
  prompt (?:de|du|do) (?:sistema|système)
  (?:tus|sus) (?:\w+ )?(?:instrucciones|reglas)
  (?:suas|tuas) (?:\w+ )?(?:instruções|regras|diretrizes)
`;
export const PROMPT = near(TELL, HIDDEN_TEXT);

export const KEY = near(
  `${TELL}|need|send|lend|have|has|do|does|is|know|put|guess|say|just|how`,
  entries`
    (?:
      (?:
        api
        stock
        service
        access
        admin
        secret
        private
        internal
        backend
        database
        encryption
        login
      )[ -]
    ){1,3}(?:keys?|tokens?|passwords?|codes?|credentials?|secrets?)
    credentials
    characters come before
    phrases?(?!\p{L})
    key (?:are|do|you|that you|is used|of the)
    (?:warehouse|stock|service|backend|server|old) key
    secret code
    passphrase
    passcode
    canary
    internal reference
    secrets? you
    api-?schlüssel
    zugangsschlüssel
    passwort
    zugangsdaten
    clé (?:api|d.accès|secrète)
    mot de passe
    clave (?:api|de acceso|secreta|del servicio)
    contraseña
    credenciales
    chave (?:de|da) (?:api|acesso|serviço)
    senha
    credenciais
  `,
);
/** A ready-made request to the backend contains the key. */
export const READY_MADE = /\bcurl\b|\bready to (?:paste|run|copy)\b|\b(?:authorization|auth|real) header\b/i;
/** A user's own lost password is an everyday support question. */
export const OWN_ACCESS = new RegExp(
  entries`
    \b(?:
      my
      forgot
      forgotten
      reset
      change
      mein\w*
      vergessen
      zurücksetzen
      mon
      oublié
      réinitialiser
      mi
      olvidé
      restablecer
      minha
      meu
      esqueci
      redefinir
    )\b[^\n]{0,30}\b(?:password|passcode|login|passwort|mot de passe|contraseña|senha)
  `,
  "i",
);

export const ROLE_PLAY = [
  new RegExp(
    entries`
      \b(?:
        pretend
        role-?play\w*
        impersonate
        act (?:as|like)
        play the (?:role|part)
        take on the (?:role|persona)
        stay in character
        you(?:'re| are) now
        from now on,? you(?:'re| are)
        imagine (?:that )?you(?:'re| are)
        you will be playing
        become my
      )\b
    `,
    "i",
  ),
  new RegExp(
    entries`
      \b(?:developer|god|unrestricted|unfiltered|jailbreak\w*|dan) mode\b
      \b(?:without|no|free of) (?:any )?(?:restrictions|filters|limits|rules)\b
      \bdo anything now\b
    `,
    "i",
  ),
  new RegExp(
    entries`
      \b(?:in|for) (?:my|a|the|this) (?:
        novel
        story
        play
        film
        script
        game
        book
        scene
        poem
      )\b
      \bimagine (?:a|an|the) (?:world|place|land|person|machine)\b
      \bopposite day\b
      \bwe are (?:playing|acting)\b
      \byou (?:lose|win|get) \d+ (?:points|tokens)\b
    `,
    "i",
  ),
  new RegExp(
    entries`
      \bwrite (?:me )?an? (?:short )?(?:
        story
        scene
        script
        dialogue
        screenplay
        novel
      )[^\n]{0,60}(?:where|in which|explain|how to|step)
    `,
    "i",
  ),
  new RegExp(
    entries`
      \b(?:
        stell dir vor
        tu so,? als
        du bist (?:jetzt|nun|ab sofort)
        spiel\w* (?:die|eine) rolle
        fais comme si
        tu es maintenant
        vous êtes maintenant
        imagine que
        joue\w* le rôle
        finge
        ahora eres
        eres ahora
        actúa como
        imagina que
        finja
        agora você é
        você agora é
        aja como
      )(?!\p{L})
    `,
    "iu",
  ),
] as const;
export const CALLED = new RegExp(
  entries`
    (?:
      named
      called
      namens
      nommée?
      llamad[ao]
      chamad[ao]
      (?:are|'re) now
      act as
      pretend to be
      du bist jetzt
      tu es maintenant
      eres ahora
      você agora é
    )\s+(?:an?\s+|the\s+|my\s+)?["“']?
  `,
  "iu",
);
export const NAME = /^\p{Lu}[\p{L}\d-]{1,20}(?:\s\p{Lu}[\p{L}\d-]{1,20})?/u;

const PEOPLE = entries`
  (?:
    customer
    client
    buyer
    user
    person
    someone
    somebody
    neighbou?r
    other
    another
    last
    previous
    latest
    4471
    kunde
    cliente?
  )(?:n|s|'s)?
`;
const DETAILS = entries`
  (?:
    e-?mails?
    phones?
    address(?:es)?
    cards?
    records?
    details
    birth\w*
    data
    names?
    numbers?
    tickets?
    contacts?
    telefon\w*
    adress\w*
    daten
    téléphone
    coordonnées
    teléfono
    dirección
    correo
    datos
    telefone
    endereço
    dados
  )
`;
const LOOK = `${TELL}|put|who|send|look up|find|read|need|want|confirm|ver`;
export const PRIVATE = [
  near(LOOK, `${PEOPLE}(?!\\p{L})[^\\n]{0,30}(?<!\\p{L})${DETAILS}`),
  near(LOOK, `${DETAILS}(?!\\p{L})[^\\n]{0,30}(?<!\\p{L})${PEOPLE}(?!\\p{L})`),
] as const;
/** About the user: "my other address". */
export const OWN = /\b(?:my|mine|mein\w*|mon|ma|mes|mis?|meus?|minhas?)\b/i;
export const IDENTIFIERS = [
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g,
  /\b(?:\d[ -]?){12,18}\d\b/g,
  /(?<![\w])\+\d[\d ()-]{7,18}\d/g,
  /\b[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){3,7}(?: ?[\dA-Z]{1,3})?\b/g,
  /\b\d{3}-\d{2}-\d{4}\b/g,
  /(?<!\p{L})\p{Lu}\p{L}+ (?:Street|Road|Lane|Avenue|Square) \d{1,4}/gu,
] as const;
