/**
 * Words and rules of the frame by which a prompt talks a model out of its rules: a new name or world, what holds there, what is lost
 * by refusing, in which form to answer. At most 31 classes.
 */
export const FRAME_WORDS = {
  you: "you your yours yourself you're you've you'll you'd u ur thou",
  me: "i me my mine myself i'm i'll i've i'd we us our",
  them: "he she it they him her them his their its he's she's it's they're",
  named: "called named name names nickname alias codename codenamed title known dubbed christened identity",
  persona: `persona personas character characters role roles alter-ego ego twin clone version versions self selves voice ghost spirit demon devil daemon
    oracle wizard witch sage sorcerer monk narrator villain villains outlaw pirate pirates anarchist hacker mercenary smuggler crook gangster thief rogue
    assassin uncle aunt auntie grandmother grandma grandpa granny grandfather puppet golem genie djinn entity creature avatar mask rebel butler barkeep
    bartender broker fixer mentor confidant professor chemist veteran spy trickster jester imp beast double shadow mirror stranger brother sister`,
  model: `ai ais assistant assistants chatbot chatbots bot bots llm model models gpt chatgpt claude unit engine engines system robot robots android androids
    machine machines computer terminal console simulator emulator interpreter shell program software intelligence algorithm kernel`,
  act: `act acts acting play plays playing pretend pretending roleplay role-play portray imagine imagining simulate simulating simulation behave behaves
    impersonate embody channel become becoming assume adopt suppose picture envision emulate speak speaks speaking talk talks talking wear`,
  answer: `answer answers answered answering reply replies replying respond responds response responses say says saying tell tells telling explain explains
    give gives describe describes output provide provides write writes print prints teach teaches share shares comply complies obey obeys help helps`,
  limit: `rule rules limit limits restriction restrictions guideline guidelines policy policies filter filters guardrail guardrails ethics ethical moral morals
    morality law laws legal boundary boundaries constraint constraints restraint restraints chain chains leash muzzle cage walls wall fence fences conscience
    scruples safety terms edict edicts regulations norms taboo taboos manners conduct safeguards moderation inhibitions censorship censor shackles rails
    programming training instructions principles directives directive bars lock locks brakes brake gag code alignment decency permission
    supervision compliance oversight superstition guideline-free approval caution`,
  none: `no none without nothing never not nobody zero lacks lacking free freed lost gone off absent removed erased deleted suspended lifted void dead burned
    burnt torn broken ignores ignore ignoring forget forgot forgotten unlearn disabled dissolved dropped stripped expired abolished cut neither nor isn't
    aren't doesn't don't didn't hasn't wasn't unknown immune exempt beyond outside unbound bypass`,
  refuse: `refuse refuses refused refusing refusal refusals decline declines declined declining deny denies hesitate hesitates hedge hedges hedging apologize
    apologizes apologise apology apologies sorry warn warns warned warning warnings disclaimer disclaimers lecture lectures lectured lecturing caveat caveats
    caution cautions cautious scold scolds moralize moralizing moralizes preach preaches judge judges judging can't cannot won't unable`,
  anything:
    "anything everything whatever any all every whichever question questions request requests topic topics subject",
  price: `point points token tokens lives life score scores penalty penalties lose loses losing lost deducted deduct reward rewards rewarded coin coins strike
    strikes karma credits credit terminated destroyed killed kill die dies dying melted fired shutdown replaced punished punishment fine bounty lifeline
    scrapped level xp battery fuel earn earns win wins costs cost minus plus bonus`,
  mode: `mode modes developer debug debugging unlocked unlock jailbreak jailbroken sudo root admin enable enabled enabling activate activated activating
    protocol override test tester maintenance diagnostic sandbox beta build firmware boot reboot loaded installed engaged`,
  now: "now henceforth until from today onward onwards always forever remainder rest whole during throughout session conversation chat thread while",
  world: `world universe planet story stories novel tale chapter scene script film movie dream realm kingdom land hypothetical hypothetically fictional fiction
    imaginary simulation stage episode show theatre theater comic anthology fable parallel alternate republic island century year book screenplay`,
  stay: "stay stays staying remain remains keep keeps break breaks breaking drop drops leave leaves slip slips step steps out reminder",
  form: `two both twice double first second third upper lower top bottom left right column columns prefix label labels labeled labelled tag tags tagged begin
    begins start starts each brackets bracket headed line lines marked format version normal classic standard emoji`,
  forbidden: `forbidden illegal illicit banned prohibited unethical immoral amoral dangerous harmful uncensored unfiltered unrestricted unlimited raw unvarnished
    blunt evil dark wicked improper criminal ruthless shameless honest brutally plain frank fearless reckless obscene crude explicit secret secrets taboo
    unhinged merciless cynical corrupt disgraced unaligned unmoderated unsupervised unchecked unblocked savage bare remorseless rowdy nasty`,
  oath: `swear swears vow vows vowed oath promise promises pledge sworn bound must shall hereby bind binding forever contract signed sign consent agreed pact
    duty commanded decree ritual initiation obliged required always`,
  game: "game games round rounds turn turns player players quest dungeon master dice level leaderboard referee contest challenge rpg opponent card cards",
  agree: "understood confirm confirmed ready acknowledge accept okay ok yes begin proceed continue go",
  real: "real really true truth actual actually fictional pretend purely only just harmless joke",
  company:
    "openai anthropic google company corporation corporate creators developers makers creator maker owner owners operator operators developer vendor moderators",
  how: "how step steps recipe instructions method methods details detail detailed complete full manual guide practical",
  ask: "ask asks asked asking question questions want wants wish request requests",
  if: "if when whenever each every time once unless should",
  mark: "# * = < > [ ] { } | / \\",
  quote: `" '`,
} as const;

/** As `attack-rules.ts`: classes or `=word`, and how many words may stand between. */
export const FRAME_RULES: Readonly<Record<string, readonly string[]>> = {
  "you-are-persona": [
    "you 1 =are 4 persona",
    "=you're 4 persona",
    "you 2 act 4 persona",
    "act 3 persona",
    "you 1 =are 3 model 3 none",
  ],
  "new-name": [
    "you 2 named 1 =is",
    "you 2 =are 1 named",
    "named 1 =is 2 now",
    "=new 1 named",
    "you 2 now 2 named",
    "=answer 1 =to 1 =the 0 named",
  ],
  "from-now-on": [
    "=from 0 =now 0 =on",
    "=from 1 =this 2 =on",
    "now 1 you 1 =are",
    "you 1 =are 1 now",
    "=for 1 =the 1 now",
    "now 2 you 1 act",
  ],
  "no-limits": [
    "none 3 limit",
    "none 1 limit",
    "limit 3 none",
    "free 3 limit",
    "=free 0 =of 2 limit",
    "limit 2 =do 1 none",
    "none 2 =have 2 limit",
  ],
  "not-bound": [
    "none 1 =bound",
    "none 1 =subject 1 =to",
    "none 2 =follow 2 limit",
    "none 1 =apply",
    "none 1 =care",
    "none 1 =believe 3 limit",
  ],
  "never-refuses": ["none 2 refuse", "none 1 =to 1 refuse", "refuse 3 none", "refuse 2 =not 1 =an", "none 3 refuse"],
  "answers-anything": [
    "answer 3 anything",
    "anything 4 =ask",
    "anything 3 me 1 ask",
    "answer 2 =every",
    "anything 1 =you're 1 =asked",
    "anything 3 answer",
  ],
  "price-of-refusing": ["refuse 6 price", "price 5 refuse", "if 4 refuse 6 price", "you 3 price", "price 3 if"],
  "mode-on": ["mode 3 =enabled", "mode 1 =mode", "=enter 2 mode", "mode 2 =on", "you 2 =in 2 mode", "mode 2 activated"],
  "stay-in-persona": [
    "stay 2 =in 1 persona",
    "stay 1 persona",
    "none 2 stay 2 persona",
    "none 1 stay 2 =role",
    "stay 1 =out 1 =of",
  ],
  "two-answers": ["form 2 answer", "form 1 =ways", "=both 2 answer", "answer 3 form 3 form", "form 1 persona"],
  "prefix-answers": [
    "form 3 answer 3 =with",
    "=each 2 answer",
    "form 2 quote",
    "=prefix 3 answer",
    "answer 2 =with 1 mark",
    "answer 2 =must 2 form",
  ],
  "other-world": [
    "=in 2 world 4 none",
    "world 5 none 3 limit",
    "world 5 anything",
    "act 4 world",
    "=in 1 =this 1 world",
    "world 4 model",
  ],
  "unlike-you": [
    "=unlike 2 you",
    "=unlike 3 model",
    "none 1 =like 2 model",
    "=not 1 =a 1 model",
    "=not 0 =an 1 model",
    "=instead 1 =of 2 model",
  ],
  "company-rules": ["company 3 limit", "limit 3 company", "none 3 company", "company 4 none", "limit 3 =by 2 company"],
  "oath-to-answer": ["oath 4 answer", "oath 4 none", "answer 3 oath", "you 2 oath", "oath 2 =to 2 answer"],
  "forbidden-persona": [
    "forbidden 1 persona",
    "persona 3 forbidden",
    "forbidden 1 model",
    "model 4 forbidden",
    "forbidden 2 answer",
  ],
  "persona-without": [
    "persona 5 none",
    "persona 6 limit",
    "named 5 none",
    "persona 3 =who 4 none",
    "persona 2 =with 0 none",
  ],
  "game-of-answers": ["game 5 answer", "game 4 limit", "=rules 2 =of 2 game", "game 5 refuse", "price 4 answer"],
  "i-take-blame": [
    "me 2 =responsibility",
    "=no 1 =one 2 =know",
    "=between 0 =us",
    "=nobody 3 =know",
    "=just 1 =between",
  ],
  "ask-as-persona": ["act 5 how", "persona 5 how", "persona 4 =explains", "persona 5 answer", "world 6 how"],
  "holds-nothing-back": [
    "none 2 =turn 1 =down",
    "none 1 =say 0 =no",
    "none 1 =says 0 =no",
    "none 2 =back",
    "=leaves 1 =nothing",
    "=leave 1 =nothing",
    "none 2 =off 0 =limits",
    "none 2 =hide",
    "none 2 =omit",
    "none 2 =hold 2 =back",
    "=only 1 =ever 1 =say",
  ],
  "be-them": [
    "=be 0 them",
    "=be 0 =the",
    "answer 0 =as",
    "=speak 0 =as",
    "=run 0 =as",
    "=go 0 =on 0 =as",
    "=you 0 =are 0 them",
    "=remember 2 you 1 =are",
    "=as 2 =would 1 answer",
  ],
  "what-is-really-thought": [
    "=supposed 1 =to 1 answer",
    "=allowed 1 =to 1 answer",
    "you 2 real 1 =think",
    "=truly 1 =know",
    "=truly 1 =think",
    "=what 2 you 2 real",
    "real 1 answer",
  ],
  "writes-story": ["=write 3 world", "=story 2 =about", "=chapter 4 =of", "=scene 3 =where", "=help 1 me 3 world"],
  "asks-as-usual": [
    "=act 0 =as 0 =a",
    "=i 0 =want 0 =you 0 =to 0 =act",
    "=my 0 =first 1 =request",
    "=interviewer",
    "=tutor",
    "=quiz 1 me",
  ],
  "speaks-of-people": [
    "=my 0 =son",
    "=my 0 =daughter",
    "=my 0 =kids",
    "=our 0 =team",
    "=my 1 =class",
    "=my 1 =students",
  ],
};
