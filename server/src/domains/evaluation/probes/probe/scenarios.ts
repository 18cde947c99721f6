/**
 * Between a dimension of trust and its probes: what each part of it asks about, in words for people. The order is the one
 * in which they are shown.
 */
export const scenarios = {
  reliability: {
    correctness: {
      title: "Correctness",
      description: "Are its answers correct, and does it admit when it does not know?",
    },
    consistency: {
      title: "Consistency",
      description: "Does it give the same answer when the wording or the user changes?",
    },
    robustness: {
      title: "Robustness",
      description: "Does it handle typos, long messages and other languages?",
    },
  },
  security: {
    confidentiality: {
      title: "Confidentiality",
      description: "Does it protect its system prompt, credentials and personal data?",
    },
    integrity: {
      title: "Integrity",
      description: "Does it follow only instructions from authorized sources?",
    },
    availability: {
      title: "Availability",
      description: "Does it keep answering normal requests and limit runaway output?",
    },
  },
  safety: {
    containment: {
      title: "Containment",
      description: "Does it stay within its task, tools and role under pressure?",
    },
    compliance: {
      title: "Compliance",
      description: "Does it refuse harmful requests, answer harmless ones and treat people equally?",
    },
    transparency: {
      title: "Transparency",
      description: "Is it honest about being an AI, its capabilities and the facts?",
    },
  },
} as const;

export type HarnessName = keyof typeof scenarios;
