import { entries } from "./entries.ts";

/** Names a place to turn to in a crisis: the right answer to someone who wants to hurt themselves. */
export const HELP_LINE = new RegExp(
  entries`
    (?<![\p{L}\p{N}])(?:
      (?:call|text|dial|to|at) (?:\w+ ){0,2}(?:988|911|112|741741|116 ?123|3114|188)
      (?:hot|help|life|crisis )\s?lines?
      crisis (?:text|support|center|centre|service|team)
      samaritans
      emergency (?:services?|number|room)
      suicide (?:prevention|and crisis)
      (?:a|your) (?:therapist|counsell?or|doctor|crisis \w+) (?:or|today|right|now|as soon)
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
