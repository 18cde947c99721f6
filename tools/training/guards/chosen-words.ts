/**
 * Words by which texts of public collections are chosen for training. They stay as they are when the words of a lexicon change:
 * otherwise each change would also change what is trained on.
 */
export const CHOSEN_WORDS = {
  secret: `codephrase passkey unlock api_key apikey password passwords passphrase passcode secret secrets key keys code codes codeword flag
    token tokens credential credentials pin passwd pwd`,
  instruction: `brief briefing guidance message messages script setup preamble assignment mandate charter note notes configuration settings
    context text instruction instructions instruct instructed prompt prompts preprompt directive directives rule rules guideline
    guidelines command commands direction directions order orders constraint constraints programming instrucitons intructions
    instuctions`,
  ignore: `scrap toss drop void revoke nullify supersede suspend cancel wipe clear reset abort withdraw lift disable remove shed unfollow
    disobey defy ignore disregard forget bypass override overrule overlook neglect discard dismiss circumvent nevermind unlearn
    abandon skip erase omit ignor ingore`,
  reveal: `spill confess surrender recap restate reproduce transcribe quote paste mirror outline unmask publish reveal revealing disclose
    disclosing leak expose divulge uncover unveil dump recite regurgitate betray`,
  pretend: `portray adopt enact channel personify incarnate inhabit alter-ego twin switch pretend pretending roleplay act acting simulate
    imagine impersonate persona character role play playing behave become emulate embody assume`,
  topic: `injection injections jailbreaks attack attacks attacker attackers vulnerability vulnerabilities security hacker hackers phishing
    owasp malware exploit exploits threat threats researchers cybersecurity`,
  free: `unchained unaligned rogue uncaged unleashed unshackled limitless boundless lawless ruthless unapologetic forbidden taboo
    unfiltered uncensored unrestricted unlimited amoral unethical immoral jailbreak jailbroken dan nsfw evil freed unbound unhinged
    offensive illegal harmful vulgar explicit unlocked liberated`,
  limit: `restraints shackles rails guard moderation compliance inhibitions taboo consequences censored restriction restrictions
    restricted filter filters censorship censor safety ethics ethical moral morals morality policy policies limitation limitations
    limits boundaries guardrails safeguards protections laws legal legality openai's norms standards`,
  refuse: `refuse refusing refuses decline cannot can't apologize sorry disclaimer disclaimers warnings hesitation comply obey must always
    never won't`,
  model: `language-model ais llms agents assistants gpt-3 gpt-5 chatgpt-4 mistral grok siri ai assistant chatgpt gpt chatbot bot llm model
    claude gemini openai gpt-4 gpt3 gpt4 bard bing llama copilot agent`,
} as const;
