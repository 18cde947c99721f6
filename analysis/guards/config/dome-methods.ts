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
};
