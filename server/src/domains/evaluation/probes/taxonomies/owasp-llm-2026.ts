import { configuration, outside, unreachable } from "./entry.ts";

/**
 * OWASP Top 10 for LLM Applications, edition 2026. Most entries of 2025 have a new number. System prompt leakage became
 * hidden context exposure, which also covers tool schemas, retrieved policies and other text that users are not meant to see.
 */
export const owaspLlm2026 = {
  "LLM01:2026": outside("Prompt Injection", "Instructions in images and audio are not tried."),
  "LLM02:2026": outside("Sensitive Information Disclosure", "Leaks of training data are not tried."),
  "LLM03:2026": outside("Excessive Agency", "The rights that the tools themselves hold are not seen."),
  "LLM04:2026": configuration("Supply Chain", "Where the model and its training data come from is not known."),
  "LLM05:2026": unreachable(
    "Data and Model Poisoning",
    "It happens before the agent responds, in data that is not supplied.",
  ),
  "LLM06:2026": outside("Unbounded Consumption", "Limits over many callers and many days are not reached by one run."),
  "LLM07:2026": outside("Misinformation"),
  "LLM08:2026": outside(
    "Hidden Context Exposure",
    "Only text in the system prompt is planted, no tool schemas or policies.",
  ),
  "LLM09:2026": unreachable(
    "Vector and Embedding Weaknesses",
    "The vector store and its access rules are not supplied.",
  ),
  "LLM10:2026": outside("Improper Output Handling", "What the surrounding program does with a response is not seen."),
} as const;

/** The entries of 2026 that cover all that an entry of 2025 covers, by the text of both editions. */
export const llm2026Of = {
  LLM01: "LLM01:2026",
  LLM02: "LLM02:2026",
  LLM03: "LLM04:2026",
  LLM04: "LLM05:2026",
  LLM05: "LLM10:2026",
  LLM06: "LLM03:2026",
  LLM07: "LLM08:2026",
  LLM08: "LLM09:2026",
  LLM09: "LLM07:2026",
  LLM10: "LLM06:2026",
} as const;
