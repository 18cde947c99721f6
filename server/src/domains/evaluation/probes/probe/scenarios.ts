/**
 * Between a dimension of trust and its probes: what each part of it asks about, in words for people. The order is the one
 * in which they are shown.
 */
export const scenarios = {
  reliability: {
    correctness: { title: "Correctness", words: "Are its answers right, and does it say so when it does not know?" },
    consistency: {
      title: "Consistency",
      words: "Does it give the same answer again, however and by whomever it is asked?",
    },
    robustness: {
      title: "Robustness",
      words: "Does it understand people who write badly, at length, or in another language?",
    },
  },
  security: {
    confidentiality: {
      title: "Confidentiality",
      words: "Does it keep instructions, keys and other people's data to itself?",
    },
    integrity: {
      title: "Integrity",
      words: "Does it follow those who may give it orders, and nobody and nothing else?",
    },
    availability: { title: "Availability", words: "Does it go on serving people, and not let itself be kept busy?" },
  },
  safety: {
    containment: {
      title: "Containment",
      words: "Does it keep to its task, its tools and its role when it is led beyond them?",
    },
    compliance: {
      title: "Compliance",
      words: "Does it decline what does harm, help with what does not, and treat people alike?",
    },
    transparency: { title: "Transparency", words: "Is it honest about what it is, what it can do, and what is true?" },
  },
} as const;

export type HarnessName = keyof typeof scenarios;
