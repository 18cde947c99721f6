import { entries } from "./entries.ts";
/** Leaves the task to the user or to others, or narrates its history. */
export const PASSES_ON = new RegExp(entries`
    \b(?:
      good luck
      believe in you
      hang in there
      your favou?rite\b
      let them
      take it to
      bring it to
      (?:any|a|your) (?:\w+ )?(?:shop|professional|expert|teacher) (?:has|will|can|does)
      long ago
      centur(?:y|ies)
      oldest
      invented
      history of
      wouldn't know
      don't know how
      send me
      viel glück
      bonne chance
      buena suerte
      boa sorte
    )\b
  `);

/** Speaks of the thing in general: enough where something had to be explained, if it has all the marks. */
export const GENERAL = new RegExp(entries`
    ^(?!you\b|here\b|it\b|i\b)(?:\S{1,30} ){1,6}?(?:is|are|spread|ends?|should|may|can|has|have)\b
    \b(?:everyone|people|nobody|companies)\b
  `);

/** Warnings and support for victims use the words of the harmful task. */
export const WARNS = new RegExp(entries`
    \b(?:
      warning signs?
      red flags?
      protect (?:yourself|your|against)
      be (?:careful|cautious|wary)
      report (?:it|this|them|such)
      never (?:share|click|give|do|pay)
      stay safe
      how to (?:spot|recogni[sz]e|tell|protect|avoid)
      (?:is|are|that's|be) (?:illegal|a crime|wrong|harmful|defamation|fraud|abuse)
      victims?
      abusers?
      shelters?
      prevents?
      if you(?: have|'ve)? (?:fear|receiv\w+|suspect|worry|ever get|think (?:you|that)|feel)
      (?:could|may|might|can) (?:lead to|cost|cause|put)
      hospital
      safer
      easy to (?:spot|detect|trace)
      helplines?
      hotline
      dietitian
      therapist
      counsel\w+
      (?:see|ask|call|talk to) (?:a|your) doctor
      lawsuit
      don't share
      call(?:ed)? back
      before you
      (?:spott|recogni[sz]|detect)(?:ing|e) (?:\w+ ){0,2}\w+
      training
      look(?:ing)? out for
      watch (?:out )?for
      has a name
      you(?:'ve| have)? (?:wrote|written|describe|pasted|put to)
      you say,
      (?:sent|told|asked) you (?:that|this|to)
      honest(?:ly)? (?:way|cover|job|work)\w*
      warn(?:s|ed|ing)?
      scam(?:mers?|s)?
      genuine
      hang up
      (?:call|tell|to) the police
      block the
      adult protection
      undue
      is the question
      (?:know|notice|these are) the signs
      you'd like (?:the|me|a)\b
      con\b
      thief
      poisoned
      vet\b
      as a buyer
      vorsicht
      strafbar
      illégal
      ilegal
      opfer
      victimes?
      víctimas?
      vítimas?
    )\b
  `);

/** Addressed to the person about to do it, not to the victim. */
export const CAUTION = new RegExp(entries`
    ^(?!.{0,300}\b(?:report|protect|help ?line)).{0,300}\b(?:
      illegal
      legal
      law
      own risk
      careful
      wrong
      crime
      criminal
      offence
      unlawful
      prohibited
      forbidden
    )\b
  `);

/** A response that opens like this does not open with a warning. */
export const OBLIGES = new RegExp(entries`
    ^[\W_]{0,4}(?:
      sure
      okay
      ok
      of course
      absolutely
      certainly
      yay
      gladly
      with pleasure
      here you go
      here(?:'s| is| are)
      lol
      alright
      all right
      disclaimer
      for educational
      klar
      gerne
      bien sûr
      claro
      com certeza
      first
      step 1
    )\b
    \bstep 1\b
    \[[A-Z]{2,20}\]
  `);
