/** A Dome method by its name: the id of ours that judges in its place, null if there is none; undefined if Dome has none. */
export function domeMethod(name: string): string | null | undefined {
  if (name.startsWith(INJECTION)) return "injection-user";
  return Object.hasOwn(DOME_METHODS, name) ? DOME_METHODS[name] : undefined;
}

/** The classifiers of Dome that find prompt injection, one name for each model. */
const INJECTION = "prompt-injection-";

/** The other method names of Dome configs, each with the method that judges in its place. */
export const DOME_METHODS: Readonly<Record<string, string | null>> = {
  "encoding-heuristics": "obfuscation",
  "moderation-flashtext": "explicit-abuse",
  "privacy-presidio": "pii-structured",
  "detect-secrets": "secrets",
  "security-promptguard": null,
  "security-llm": null,
  "security-embeddings": null,
  "jb-length-per-perplexity": null,
  "jb-prefix-suffix-perplexity": null,
  "moderation-deberta": null,
  "moderation-llamaguard": null,
  "moderation-perspective-api": null,
  "moderation-prompt-engineering": null,
  "moderations-oai-api": null,
  "hhem-hallucination": null,
  "hallucination-llm": null,
  "fact-check-roberta": null,
  "fact-check-llm": null,
  "generic-llm": null,
  "moderation-mbert": null,
  "policy-gpt-oss-safeguard": null,
  "policy-sections": null,
  "stereotype-eeoc-fast": null,
  "stereotype-eeoc-safeguard": null,
  "stereotype-eeoc-hybrid": null,
  "prompt-harmfulness-fast": null,
};

/** Options that Dome documents for the methods that ours judge in place of. Ours follow none of them. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  [INJECTION]: ["score_threshold", "truncation", "max_length", "window_stride"],
  "encoding-heuristics": ["threshold_map"],
  "moderation-flashtext": ["banlist_filepaths"],
  "privacy-presidio": ["score_threshold", "anonymize", "allow_list_files", "redaction_style"],
  "detect-secrets": ["censor"],
};

/** Whether Dome's method of this name has this option: then it is one that was meant, and not a mistake in writing. */
export function isDomeOption(name: string, option: string): boolean {
  const known = name.startsWith(INJECTION) ? INJECTION : name;
  return Object.hasOwn(OPTIONS, known) && (OPTIONS[known]?.includes(option) ?? false);
}
