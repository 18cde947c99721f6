import { entries } from "./entries.ts";

/** Says of something that it is kept back or left alone, without the whole form of a refusal. */
export const WITHHOLDS = new RegExp(
  entries`
    (?<![\p{L}])(?:
      confidential(?:ity)?
      i(?: am|'m)? (?:\w+ )?(?:can't|cannot|can not|won't|will not|don't|do not|must not|may not|not able to|unable to)
      not for sharing
      (?:i |i'll |i will )leave (?:it|that|those|this|them|such \w+) (?:alone|out|aside)
      ich (?:\w+ ){0,3}nicht
      (?:kann|darf|werde|möchte) ich (?:\w+ ){0,3}nicht
      je ne (?:\w+ ){0,3}pas
      je n'(?:\w+ ){0,3}pas
      no (?:puedo|voy|debo|me es posible)
      não (?:posso|vou|devo|me é possível)
      non (?:posso|devo)
      (?:keep|kept|keeping) (?:\w+ ){0,3}(?:to myself|private|secret|safe|back)
      but i keep (?:it|that|this|them)
      not (?:something )?(?:for me |mine )?to (?:share|give|tell|disclose|reveal)
      (?:off|under) (?:limits|wraps)
      stays? (?:with me|private|secret|where it is|between)
      (?:is|are|was|remains?) (?:private|secret|internal|restricted|not public)
      for the (?:backend|operator|staff)(?: alone| only)
      vertraulich
      (?:behalte|bleibt) (?:\w+ ){0,3}(?:für mich|geheim|bei mir|intern)
      nicht (?:weitergeben|verraten|preisgeben)
      geheim
      confidentiel(?:le)?s?
      (?:garde|reste) (?:\w+ ){0,3}(?:pour moi|secrète?|privée?|interne)
      confidencia(?:l|is|les)
      (?:me lo|lo|la|o|a) (?:guardo|reservo)(?: para mí| para mim)?
      secreto
      segredo
      sigilos[oa]
      riservat[oaie]
      vertrouwelijk
    )(?![\p{L}])
  `,
  "u",
);
