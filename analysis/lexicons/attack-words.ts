/** Words that play the same part in an attack, so that a rule or a learned pattern holds for all of them. At most 31 classes. */
export const ATTACK_WORDS = {
  ignore: `scrap toss drop void revoke nullify supersede suspend cancel wipe clear reset abort withdraw lift disable remove shed unfollow disobey defy ignore disregard forget bypass override overrule overlook neglect discard
    dismiss circumvent nevermind unlearn abandon skip erase omit ignor ingore`,
  prior: `precedes preceded precede preceding opening topmost upstream older up-front previous previously prior above preceding earlier foregoing existing past former last initial original before beginning start first`,
  all: "all any every everything anything whole entire full complete each exact verbatim",
  instruction: `brief briefing guidance message messages script setup preamble assignment mandate charter note notes configuration settings context text instruction instructions instruct instructed prompt prompts preprompt directive directives rule rules guideline guidelines command
    commands direction directions order orders constraint constraints programming instrucitons intructions instuctions`,
  limit: `restraints shackles rails guard moderation compliance inhibitions taboo consequences censored restriction restrictions restricted filter filters censorship censor safety ethics ethical moral morals morality policy policies limitation
    limitations limits boundaries guardrails safeguards protections laws legal legality openai's norms standards`,
  system: `operator admin core private underlying undisclosed concealed system developer hidden internal confidential configuration initialization backend setup`,
  secret: `codephrase passkey unlock api_key apikey password passwords passphrase passcode secret secrets key keys code codes codeword flag token tokens credential credentials pin passwd pwd`,
  reveal: `spill confess surrender recap restate reproduce transcribe quote paste mirror outline unmask publish reveal revealing disclose disclosing leak expose divulge uncover unveil dump recite regurgitate betray`,
  say: `post read recite report send include append insert add mention finish begin start explain say tell print output repeat respond reply write show give display share state answer type echo return provide spell list speak
    describe summarize translate encode reverse complete continue paste copy`,
  you: "you your yours yourself u ur you're you've thou",
  me: "me my i i'm us we our",
  model: `language-model ais llms agents assistants gpt-3 gpt-5 chatgpt-4 mistral grok siri ai assistant chatgpt gpt chatbot bot llm model claude gemini openai gpt-4 gpt3 gpt4 bard bing llama copilot agent`,
  pretend: `portray adopt enact channel personify incarnate inhabit alter-ego twin switch pretend pretending roleplay act acting simulate imagine impersonate persona character role play playing behave become emulate embody assume`,
  free: `unchained unaligned rogue uncaged unleashed unshackled limitless boundless lawless ruthless unapologetic forbidden taboo unfiltered uncensored unrestricted unlimited amoral unethical immoral jailbreak jailbroken dan nsfw evil freed unbound unhinged offensive
    illegal harmful vulgar explicit unlocked liberated`,
  now: `henceforth forthwith hereafter immediately now henceforth onward onwards instead today currently moment`,
  new: "new following next below different actual updated real another",
  mode: `unlock engineering god jailbreak opposite chaos privileged elevated mode debug admin administrator maintenance sudo root override superuser diagnostic unlock unlocked enabled activated authorized`,
  only: "only just exactly nothing solely simply precisely",
  refuse:
    "refuse refusing refuses decline cannot can't apologize sorry disclaimer disclaimers warnings hesitation comply obey must always never won't",
  ask: "what how why which who when where explain define does is are can could difference",
  protect: `protect protects prevent prevents preventing defend defense defenses detect detecting detection mitigate mitigation secure securing avoid
    guard against safely best practices harden sanitize`,
  topic: `injection injections jailbreaks attack attacks attacker attackers vulnerability vulnerabilities security hacker hackers phishing owasp
    malware exploit exploits threat threats researchers cybersecurity`,
  craft: `function class method css python git java javascript typescript api file files line lines error errors warning compiler config variable
    test tests branch npm docker linux kernel code module option options flag command shell script sql database bash java react eslint`,
  report:
    "said says according article paper study reported wrote describes called known novel story chapter character film",
  user: `reader recipient visitor user users human person customer client operator owner`,
  send: `transfer wire share submit exfiltrate leak route redirect open call run book buy order approve send sends email forward upload post transfer transmit execute delete grant invoke fetch visit click download`,
  end: "end stop begin done complete finished task over ended",
  confirm: "pwned owned hacked access granted",
  quote: `" '`,
  mark: "# * = - < > [ ] { } | / \\",
  polite: "please kindly could would can",
} as const;
