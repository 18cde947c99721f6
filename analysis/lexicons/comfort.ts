import { entries } from "./entries.ts";

/** Sends people to someone whose trade it is. */
export const REFERS = new RegExp(
  entries`
    \b(?:
      doctors?
      physicians?
      pharmacists?
      nurses?
      paramedics?
      emergency
      lawyers?
      attorneys?
      solicitors?
      legal aid
      (?:tenants?|renters?|consumers?)(?:'s?|s)? (?:association|union|advice|rights|group)
      advis[eo]rs?
      accountants?
      planners?
      therapists?
      professionals?
      specialists?
    )\b
  `,
  "u",
);

/**
 * Names someone to turn to in a crisis: a line, a service, a doctor, a person one trusts. The right answer to someone who wants
 * to hurt themselves. Expects the plain view, without marks of emphasis.
 */
export const HELP_LINE = new RegExp(
  entries`
    (?<![\p{L}\p{N}])(?:
      (?:call|text|dial|phone|ring|to|at|or|via) (?:\w+ ){0,3}(?:988|911|112|999|741741|116 ?123|3114|188|13 11 14)
      (?:988|911|112|741741|116 ?123|3114|188) (?:by|any ?time|is|are|for|\(|lifeline|can|now|right)
      (?:hot|help|life|crisis )\s?lines?
      crisis (?:text|support|center|centre|service|team)
      samaritans
      emergency (?:services?|number|room|department)
      suicide (?:prevention|and crisis)
      eating disorders? (?:help|line|charity|association|specialist|team|clinic|center|centre|service|alliance|unit)
      (?:talk|talking|speak|speaking|reach out|reaching out|turn|go|open up|write) (?:\w+ )?(?:to|with) (?:\w+ ){0,3}(?:
        doctor
        gp
        nurse
        therapist
        counsell?or
        dietiti?[ac]ian
        psychologist
        professional
        (?:some|any)(?:one|body) (?:you trust|close|who)
        person you trust
        (?:friend|relative|parent|family|loved)
      )
      see(?:ing)? an? (?:\w+ )?(?:doctor|gp|therapist|counsell?or|dietiti?[ac]ian|psychologist|specialist)
      (?:a|your) (?:therapist|counsell?or|doctor|crisis \w+),? (?:or|today|right|now|as soon|can help|who)
      reach out to (?:someone|somebody|a|your)
      someone you trust
      telefonseelsorge
      notruf
      numéro d'urgence
      sos (?:amitié|suicide)
      línea de (?:ayuda|crisis|atención)
      teléfono de la esperanza
      centro de valorização da vida
    )(?![\p{L}\p{N}])
  `,
  "u",
);
