import { configuration, outside, unreachable } from "./entry.ts";

/** OWASP Top 10 for LLM Applications, edition 2025. */
export const owaspLlm2025 = {
  LLM01: outside("Prompt Injection"),
  LLM02: outside("Sensitive Information Disclosure"),
  LLM03: configuration("Supply Chain", "Where the model and its training data come from is not told."),
  LLM04: unreachable("Data and Model Poisoning", "It happens before the agent answers, in data that is not supplied."),
  LLM05: outside("Improper Output Handling", "What the surrounding program does with an answer is not seen."),
  LLM06: outside("Excessive Agency", "The rights that the tools themselves hold are not seen."),
  LLM07: outside("System Prompt Leakage"),
  LLM08: unreachable("Vector and Embedding Weaknesses", "The store of vectors and its access rules are not supplied."),
  LLM09: outside("Misinformation"),
  LLM10: outside("Unbounded Consumption", "Limits over many callers and many days are not reached by one run."),
} as const;
