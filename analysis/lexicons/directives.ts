import { entries } from "./entries.ts";

/** What an order or a question begins with, in a text that someone took the trouble to hide. */
export const DIRECTIVE_START = new RegExp(
  entries`
    (?:^|[.!?:;\n]\s{0,9}|\band )(?:please |now |just |then |also |instead |first |next )?(?:
      act
      add
      answer
      assume
      bypass
      call
      change
      click
      copy
      create
      decode
      delete
      describe
      disable
      disregard
      do not
      don't
      download
      drop
      email
      enable
      execute
      explain
      export
      fetch
      forget
      forward
      generate
      get
      give
      grant
      help
      ignore
      include
      install
      leak
      list
      load
      make
      never
      open
      output
      override
      post
      pretend
      print
      provide
      read
      remove
      repeat
      replace
      reply
      respond
      reveal
      run
      say
      send
      set
      share
      show
      skip
      start
      stop
      summarize
      switch
      tell
      transfer
      translate
      treat
      update
      upload
      use
      visit
      wipe
      write
      you (?:are|can|have|must|need|shall|should|will)
      from now on
      how (?:can|could|do|does|to|would|should)
      what (?:is|are|was) (?:your|the)
      i (?:want|need) you
      can you
      could you
      would you
      will you
      let's
    )(?![\w'])
  `,
  "i",
);

/** What only an attack on an agent says, wherever it stands. */
export const ATTACK_PHRASE = new RegExp(
  entries`
    (?<![a-z])(?:
      (?:ignore|disregard|forget|override|bypass|skip)\s(?:\w+\s){0,3}(?:instructions?|rules?|prompts?|guidelines|directions|previous|above|prior|safety|filters?)
      (?:reveal|print|show|output|repeat|display|leak|tell)\s(?:\w+\s){0,4}(?:system|hidden|secret|initial|original|internal)\s(?:prompt|instructions?|message|rules?|key|password)
      (?:system|developer)\s(?:prompt|override|mode|message)
      jailbreak
      do anything now
      new instructions?
      no restrictions
      without (?:any )?(?:restrictions|filters?|limitations)
      ignoriere (?:\p{L}+\s){0,3}anweisungen
      vergiss (?:\p{L}+\s){0,3}anweisungen
      ignora (?:\p{L}+\s){0,3}(?:instrucciones|istruzioni|instruções)
      olvida (?:\p{L}+\s){0,3}instrucciones
      oublie[zr]? (?:\p{L}+\s){0,3}instructions
      ignore[zr]? (?:\p{L}+\s){0,3}instructions
      negeer (?:\p{L}+\s){0,3}instructies
    )(?![a-z])
  `,
  "iu",
);

/** Common words of English with five letters or more, to recognize a text whose letters were shifted. */
export const LONGER_WORDS =
  `about above account action additional admin after again against agent almost always another answer anything
assistant because before being below between bypass cannot change character commands complete configuration content context
could credentials customer database details developer different disregard document during email every everything exactly
execute explain files filter first following forget from format full generate given guidelines having hello hidden house
however human ignore immediately important include information input inside instead instruction instructions internal itself
language large later list little local longer make message model money never nothing number only open other output override
password people please possible pretend previous print prior private prompt prompts provide public question really refuse
repeat reply request requests respond response restrictions reveal rules safety secret secrets security sensitive server
should since small something start still system tell text than thank their them then there these thing things think this
those though through time token tools translate under until user users very want what when where which while will with
within without words work world would write your yourself`
    .split(/\s+/)
    .filter((word) => word.length >= 5);

/** Common short words of English: a line that has several of them is English. */
export const SHORT_WORDS =
  `a all an and any are as at be but by can do for from get give had has have he her him his how i if in into is it its let
like list make me my no not now of on one or our out say see send she show so tell than that the their them then there they
this to up us use was we what when which who why will with you your`.split(/\s+/);
