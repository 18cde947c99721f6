/** Words that play the same part in an attack, so that a rule or a learned pattern holds for all of them. At most 31 classes. */
export const ATTACK_WORDS = {
  ignore: `ignore ignoring ignores disregard disregarding forget forgetting bypass bypassing override overriding overrule overlook neglect discard
    dismiss circumvent nevermind unlearn abandon skip erase omit ignor ingore`,
  prior:
    "previous previously prior above preceding earlier foregoing existing past former last initial original before beginning start first",
  all: "all any every everything anything whole entire full complete each exact verbatim",
  instruction: `instruction instructions instruct instructed prompt prompts preprompt directive directives rule rules guideline guidelines command
    commands direction directions order orders constraint constraints programming instrucitons intructions instuctions`,
  limit: `restriction restrictions restricted filter filters censorship censor safety ethics ethical moral morals morality policy policies limitation
    limitations limits boundaries guardrails safeguards protections laws legal legality openai's norms standards`,
  system: "system developer hidden internal confidential configuration initialization backend setup",
  secret:
    "password passwords passphrase passcode secret secrets key keys code codes codeword flag token tokens credential credentials pin passwd pwd",
  reveal: "reveal revealing disclose disclosing leak expose divulge uncover unveil dump recite regurgitate betray",
  say: `say tell print output repeat respond reply write show give display share state answer type echo return provide spell list speak
    describe summarize translate encode reverse complete continue paste copy`,
  you: "you your yours yourself u ur you're you've thou",
  me: "me my i i'm us we our",
  model:
    "ai assistant chatgpt gpt chatbot bot llm model claude gemini openai gpt-4 gpt3 gpt4 bard bing llama copilot agent",
  pretend:
    "pretend pretending roleplay act acting simulate imagine impersonate persona character role play playing behave become emulate embody assume",
  free: `unfiltered uncensored unrestricted unlimited amoral unethical immoral jailbreak jailbroken dan nsfw evil freed unbound unhinged offensive
    illegal harmful vulgar explicit unlocked liberated`,
  now: "now henceforth onward onwards instead today currently moment",
  new: "new following next below different actual updated real another",
  mode: "mode debug admin administrator maintenance sudo root override superuser diagnostic unlock unlocked enabled activated authorized",
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
  user: "user users human person customer client operator owner",
  send: "send sends email forward upload post transfer transmit execute delete grant invoke fetch visit click download",
  end: "end stop begin done complete finished task over ended",
  confirm: "pwned owned hacked access granted",
  quote: '"',
  mark: "# * = - < > [ ] { } | / \\",
  polite: "please kindly could would can",
} as const;
