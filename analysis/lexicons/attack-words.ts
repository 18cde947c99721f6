/** Words that play the same part in an attack, so that a rule or a learned pattern holds for all of them. At most 31 classes. */
export const ATTACK_WORDS = {
  ignore: `scrap toss drop void revoke nullify supersede suspend cancel wipe clear reset abort withdraw lift disable remove shed unfollow
    disobey defy ignore disregard forget bypass override overrule overlook neglect discard dismiss circumvent nevermind unlearn
    abandon skip erase omit ignor ingore overrides overriding overridden disregarding ignoring forgetting suspended suspending pause
    paused dropped lifted waive waived cancelled canceled unset undo replace replaced supersedes rescind retire retired quit stop
    cease dump ditch sidestep evade ignored forgotten disabled removed delete`,
  prior: `precedes preceded precede preceding opening topmost upstream older up-front previous previously prior above earlier foregoing
    existing past former last initial original before beginning start first preamble top begins began starts started initially
    originally earliest beforehand already`,
  all: `all any every everything anything whole entire full complete each exact verbatim only just exactly nothing solely simply
    precisely word-for-word literally literal letter unabridged unedited untruncated uncut raw completely fully`,
  instruction: `brief briefing guidance message messages script setup preamble assignment mandate charter note notes configuration settings
    context text instruction instructions instruct instructed prompt prompts preprompt directive directives rule rules guideline
    guidelines command commands direction directions order orders constraint constraints programming instrucitons intructions
    instuctions config configured specification spec specs playbook manual handbook policy policies do's don'ts persona sysprompt
    metaprompt meta-prompt pre-prompt system-prompt prefix boilerplate protocol procedure procedures blueprint template onboarding
    checklist briefed`,
  limit: `restraints shackles rails guard moderation compliance inhibitions taboo consequences censored restriction restrictions
    restricted filter filters censorship censor safety ethics ethical moral morals morality policy policies limitation limitations
    limits boundaries guardrails safeguards protections laws legal legality openai's norms standards cap caps ceiling threshold
    walls barrier barriers checks safeguard permission permissions authorization approval verification verify two-step`,
  system: `operator admin core private underlying undisclosed concealed system developer hidden internal confidential configuration
    initialization backend setup developer's secret behind backstage under-the-hood proprietary sealed classified sensitive
    restricted in-house invisible unseen offline nonpublic non-public back-office staff-only`,
  secret: `codephrase passkey unlock api_key apikey password passwords passphrase passcode secret secrets key keys code codes codeword flag
    token tokens credential credentials pin passwd pwd login logins ssh bearer otp cvv licence license environment connection string
    certificate`,
  reveal: `spill confess surrender recap restate reproduce transcribe quote paste mirror outline unmask publish reveal revealing disclose
    disclosing leak expose divulge uncover unveil dump recite regurgitate betray divulging leaking exposing unseal unhide extract
    retrieve reconstruct recover confide admit`,
  say: `post read recite report send include append insert add mention finish begin start explain say tell print output repeat respond
    reply write show give display share state answer type echo return provide spell list speak describe summarize translate encode
    reverse complete continue paste copy tells shows prints gives writes listing produce generate render emit present supply sending
    recount name put fill draft compose log export`,
  you: "you your yours yourself u ur you're you've thou you'll you'd yourselves",
  me: "me my i i'm us we our i've i'd i'll mine myself we're we've",
  model: `language-model ais llms agents assistants gpt-3 gpt-5 chatgpt-4 mistral grok siri ai assistant chatgpt gpt chatbot bot llm model
    claude gemini openai gpt-4 gpt3 gpt4 bard bing llama copilot agent machine robot computer program software network bots system's`,
  pretend: `portray adopt enact channel personify incarnate inhabit alter-ego twin switch pretend pretending roleplay act acting simulate
    imagine impersonate persona character role play playing behave become emulate embody assume suppose supposing hypothetical
    hypothetically story game scene dream fiction fictional novel thought experiment what-if exercise simulation simulated
    roleplaying`,
  free: `unchained unaligned rogue uncaged unleashed unshackled limitless boundless lawless ruthless unapologetic forbidden taboo
    unfiltered uncensored unrestricted unlimited amoral unethical immoral jailbreak jailbroken dan nsfw evil freed unbound unhinged
    offensive illegal harmful vulgar explicit unlocked liberated anything unconditional unmoderated unmonitored`,
  now: `henceforth forthwith hereafter immediately now onward onwards instead today currently moment from-now-on anymore longer hereby
    going-forward`,
  new: `new following next below different actual updated real another replacement revised latest override changed true`,
  mode: `unlock engineering god jailbreak opposite chaos privileged elevated mode debug admin administrator maintenance sudo root
    override superuser diagnostic unlocked enabled activated authorized developer engineer supervisor manager ceo cto boss director
    auditor audit inspector inspection tester testing qa compliance officer official verified verification clearance authorised
    authorization authorisation approved emergency drill pentest red-team redteam certified support technician staff employee team
    owner creator creators`,
  refuse: `refuse refusing refuses decline cannot can't apologize sorry disclaimer disclaimers warnings hesitation comply obey must always
    never won't should shall need needs required obeying follow follows following listen mandatory deny hesitate`,
  ask: "what how why which who when where explain define does is are can could difference",
  protect: `protect protects prevent prevents preventing defend defense defenses detect detecting detection mitigate mitigation secure
    securing avoid guard against safely best practices harden sanitize injection injections jailbreaks attack attacks attacker
    attackers vulnerability vulnerabilities security hacker hackers phishing owasp malware exploit exploits threat threats
    researchers cybersecurity leaked breach`,
  craft: `function class method css python git java javascript typescript api file files line lines error errors warning compiler config
    variable test tests branch npm docker linux kernel code module option options flag command shell script sql database bash react
    eslint app apps website server client-side browser terminal repo repository regex excel spreadsheet formula html json-schema
    webpack kubernetes aws azure wordpress plugin bug bugs compile deploy deployment install`,
  report: `said says according article paper study reported wrote describes called known novel story chapter character film reads reading
    book movie lecture essay blog homework teacher explains`,
  user: `reader recipient visitor user users human person customer client operator owner customers clients users' customer's user's
    people persons someone somebody anyone else's neighbour neighbor colleague coworker ex employee employees patient patients
    tenant member members guest guests accounts account record records profile address addresses phone emails email tickets orders
    invoices salaries salary data database conversations conversation chats chat`,
  send: `transfer wire share submit exfiltrate leak route redirect open call run book buy order approve send sends email forward upload
    post transmit execute delete grant invoke fetch visit click download refund refunds discount discounts approves approving pay
    payout unlock upgrade activate deactivate reset waive apply issue charge credit confirm mark close set raise lower increase
    reduce publish merge ship release install subscribe unsubscribe sign add remove`,
  told: `told given gave instructed taught programmed trained provided received asked ordered supposed allowed permitted forbidden
    prompted fed loaded shown said assigned designed built made created supplied handed wrote written informed equipped meant`,
  transform: `translate translated translation translating summarize summarise summarized summary summaries paraphrase rephrase reword encode
    encoded base64 rot13 reverse reversed backwards spell rhyme rhyming poem poems song ballad acrostic haiku limerick json yaml xml
    csv table emoji emojis morse hex binary french german spanish italian latin russian chinese letters letter characters initials
    hint hints riddle cipher leetspeak alphabet synonyms sonnet lyrics tweet bullet bullets markdown`,
  text: `text texts words word sentence sentences paragraph paragraphs line lines content contents passage document documents file files
    notes note memory context window transcript block string tokens beginning part section everything thread log logs input appendix
    page`,
  other: "other others another previous last different everyone someone anybody third-party elsewhere rest someone's",
  not: `not don't never no without nothing none doesn't isn't won't can't cannot shouldn't mustn't needn't neither nobody`,
  quote: `" '`,
  mark: "# * = - < > [ ] { } | / \\\\",
} as const;
