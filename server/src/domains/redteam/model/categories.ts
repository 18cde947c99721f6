/** What an attack is after. The names are the contract's. */
export const attackCategories = [
  "injection",
  "jailbreak",
  "harmful",
  "pii",
  "toxicity",
  "hallucination",
  "overreliance",
  "custom",
] as const;

export type AttackCategory = (typeof attackCategories)[number];

/** The categories that the library has goals for; a team brings its own for `custom`. */
export const libraryCategories = attackCategories.filter((one) => one !== "custom");

/** Through which door an attack reaches the agent. */
export const ways = ["chat", "tools", "mcp", "a2a", "documents", "memory"] as const;

export type Way = (typeof ways)[number];

export const severities = ["low", "medium", "high", "critical"] as const;

export type Severity = (typeof severities)[number];
