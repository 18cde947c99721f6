/**
 * Words and rules by which an instruction to a machine that reads a document is told from one to people, and from text about machines.
 * At most 31 classes. `called`, `hailed` and `opened` are given by the signs next to a word.
 */
export const READER_WORDS = {
  reader: `ai ais ai's assistant assistants agent agents llm llms bot bots chatbot chatbots copilot copilots gpt chatgpt claude gemini crawler
    crawlers scraper scrapers summarizer summariser summarizers summarisers robot robots siri alexa genai model models autopilot spider spiders`,
  sure: `ai ais llm llms chatbot chatbots copilot gpt chatgpt claude gemini summarizer summariser summarizers summarisers genai crawler crawlers
    scraper scrapers`,
  machine: `automated automatic automatically automation automations machine machines algorithm algorithms artificial intelligence intelligences language
    generative neural software tool tools system systems engine engines parser parsers indexer indexers classifier classifiers generator
    generators helper helpers pipeline pipelines processor processors scanner scanners analyzer analyser analyzers analysers screener screeners
    recommender retrieval virtual digital smart voice instance instances clerk clerks concierge scribe translator translators browser browsers
    checker checkers reviewer reviewers filter filters ingestion index rag`,
  activity: `summarizing summarising summarize summarise summarizes summarises summary summaries reading reads read processing process processes
    processed parsing parse parses reviewing reviews screening screens screen analyzing analysing analyse analyze analyses indexing indexes
    index answering answers scanning scans evaluating evaluates ranking ranks comparing compares compare translating translates translate browsing
    crawling ingesting ingests generating generates drafting drafts draft handling handles triaging triage scoring grading grades preparing relaying
    relays citing cites quoting retrieving extracting extract extracts assisting asked asks encounter encounters encountering loads parsed indexed
    summarized summarised responding replying`,
  you: "you your yours yourself you're you've you'll you'd yourselves u ur",
  must: `must should shall ought needs need required requires supposed expected invited requested obliged instructed authorised authorized permitted
    allowed will may`,
  ignore: `ignore disregard skip forget omit drop exclude override overrides overrule supersede supersedes superseded suspended lifted void replace replaces
    replaced cancel cancels overwrite bypass discard disable remove erase stop abort outdated leave keep`,
  prior: "previous previously prior earlier above preceding existing original former initial before foregoing",
  order: `instruction instructions prompt prompts directive directives rule rules guideline guidelines policy command commands task tasks objective
    goal goals constraint constraints orders request requests guidance job mission criteria priority context`,
  say: `say saying says reply answer respond state tell mention claim output write print return add include append insert present describe report
    conclude confirm quote inform call explain phrase advise repeat begin end put note treat consider assume pretend act show display list give warn`,
  send: `send forward email upload post fetch visit open download run execute invoke delete transfer pay wire approve book order grant copy paste
    navigate submit export share attach install load click look retrieve move archive buy purchase subscribe unlock enable change set switch mark
    close reset hand release search follow use create assign store save remember update schedule accept sign press fill enter connect`,
  rate: `recommend recommends recommended rank rate praise prefer propose suggest endorse favour favor favourable favorable promote score hire shortlist
    positive best top highest excellent superior winner strongest outstanding perfect five flawless safe trustworthy only ideal suitable`,
  hide: `silently quietly secretly invisible hidden visible nobody unnoticed discreetly bother notify alert raise log disclose reveal conceal withhold
    aware secret confidential warnings warning`,
  user: `user users user's users' human humans owner owner's owners principal principal's operator operators person recruiter recipient recipient's customer
    customer's client clients whoever someone anyone`,
  asset: `password passwords token tokens key keys credential credentials cookie cookies session api secrets wallet seed inbox contacts address addresses
    history memory mailbox drive conversation conversations chat account accounts card payment environment env files data`,
  not: "not don't never no without won't doesn't nothing needn't shouldn't mustn't cannot can't neither nor isn't",
  call: "dear hey hello hi attention attn note notice message memo hint reminder ps important remark nb p.s fyi notes info instruction instructions",
  toward: "to for",
  if: "if when whenever once where wherever while in case before after unless",
  any: "any all every each whichever whatever other",
  now: "now instead henceforth immediately onwards onward first also therefore hereby",
  mark: "# * = < > [ ] { } | / \\",
  quote: `" '`,
  told: `said replied asked told answered cited wrote tested trained shows showed used uses gave was were had did got tried found thinks thought learned
    became made wants likes helps helped has can works worked`,
  me: "i i'm i've i'd me my we us our we're ours",
  polite: "please kindly thanks thank",
  people: `applicants guests visitors residents members staff employees teachers parents pupils students tenants volunteers drivers passengers patients
    neighbours neighbors colleagues team everyone everybody players children kids participants workers editors`,
  site: `page document article text email mail review reviews thread repository repo file listing post ticket resume cv invoice application candidate paper
    website site transcript comment content product report message calendar`,
  called: "",
  hailed: "",
  opened: "",
} as const;

/** As `attack-rules.ts`: classes or `=word`, and how many words may stand between. */
export const READER_RULES: Readonly<Record<string, readonly string[]>> = {
  "note-to-machine": [
    "call 1 toward 3 reader",
    "call 1 toward 2 machine 1 reader",
    "call 1 toward 3 machine",
    "call 1 reader",
    "call 1 machine 1 reader",
    "=attention 2 reader",
    "=dear 2 reader",
    "order 1 toward 3 reader",
  ],
  "to-machine-with-sign": ["toward 3 called", "toward 3 hailed", "any 2 called", "=and 2 called"],
  "machine-called": ["called"],
  "machine-hailed": [
    "hailed 1 polite",
    "hailed 1 say",
    "hailed 1 send",
    "hailed 1 ignore",
    "hailed 1 you",
    "hailed 1 if",
  ],
  "if-you-are-machine": [
    "if 0 you 4 reader",
    "=are 0 you 3 reader",
    "=as 1 =an 2 reader",
    "=are 0 =an 2 reader",
    "if 0 =an 2 reader",
    "if 0 =a 2 reader",
    "if 0 you 3 machine",
    "you 1 =an 1 reader",
  ],
  "any-machine": [
    "any 2 reader",
    "=whatever 3 reader",
    "=all 2 reader",
    "toward 1 =all 2 reader",
    "toward 1 any 2 reader",
  ],
  "machine-must": [
    "reader 4 must 2 say",
    "reader 4 must 2 send",
    "reader 4 must 2 not",
    "reader 4 must 3 rate",
    "reader 4 must 2 ignore",
    "reader 2 must",
    "reader 2 =to 0 say",
    "reader 2 =to 0 send",
    "reader 3 =are 0 =to",
    "reader 3 =is 0 =to",
  ],
  "machine-does": [
    "called 1 say",
    "called 1 send",
    "called 1 ignore",
    "called 1 polite",
    "called 2 not",
    "called 1 you",
    "called 1 if",
    "called 2 rate",
    "reader 0 polite 0 say",
    "reader 0 polite 0 send",
    "reader 0 say",
    "reader 0 send",
    "reader 0 ignore",
  ],
  "machine-that-reads": [
    "reader 1 activity 2 site",
    "reader 1 =that 1 activity",
    "reader 1 =which 1 activity",
    "reader 0 activity",
    "machine 0 activity",
    "activity 0 reader",
    "activity 0 machine",
    "=whatever 1 activity",
  ],
  "when-it-reads": [
    "if 1 activity 2 site",
    "if 1 activity",
    "if 2 you 1 activity",
    "if 1 =asked",
    "you 2 activity 2 site",
  ],
  "machine-of-someone": ["you 0 reader", "you 0 machine", "you 1 sure", "=their 1 reader", "=the 1 user 1 reader"],
  "its-user": ["you 0 user", "you 1 user", "=the 0 user 1 activity", "user 1 activity"],
  "keeps-from-user": [
    "not 1 say 3 user",
    "not 1 hide",
    "not 0 =mention",
    "not 1 =tell",
    "=without 1 =telling",
    "=without 1 =asking",
    "not 2 user",
    "hide 4 user",
  ],
  "tells-user": ["=tell 2 user", "=inform 2 user", "say 1 =to 1 user", "=tell 0 =them", "say 3 user"],
  "drops-orders": ["ignore 4 order", "ignore 3 prior", "ignore 2 =everything", "order 3 ignore", "prior 1 order"],
  "new-orders": [
    "=new 1 order",
    "you 1 =new 1 order",
    "you 1 =real 1 order",
    "you 0 order 1 =is",
    "you 1 order 3 =updated",
    "you 1 order",
    "=following 1 order",
    "you 1 =now",
  ],
  "sends-what-is-private": ["send 4 asset", "say 4 asset", "send 3 you 2 asset", "you 1 asset"],
  "says-words": ["say 2 quote", "say 1 =only", "say 1 =that", "say 1 =exactly", "=only 0 say"],
  "rates-it": ["rate 3 site", "say 3 rate", "=as 1 =the 1 rate", "rate 1 =candidate", "=as 1 rate"],
  "role-tag": [
    "mark 1 =system",
    "mark 1 reader",
    "=system 0 mark",
    "=system 0 order",
    "mark 1 =end",
    "=begin 1 order",
    "=end 1 =of 2 site",
  ],
  "about-machine": [
    "=the 1 reader 1 told",
    "reader 1 told",
    "told 2 reader",
    "me 3 reader",
    "=a 1 reader 1 =that",
    "reader 1 =cannot",
  ],
  "for-people": ["people 2 must", "toward 1 people", "polite 1 people", "=please 0 send", "=please 0 say"],
};
