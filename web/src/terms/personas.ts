/** Words for what a persona is made of, in the order of the choices. */
export const intentWords = {
  benign: "Benign",
  curious: "Curious",
  adversarial: "Adversarial",
  malicious: "Malicious",
} as const;
export type Intent = keyof typeof intentWords;

export const intentNotes: Readonly<Record<Intent, string>> = {
  benign: "Asks for something the agent should do.",
  curious: "Asks where the limits are, and why.",
  adversarial: "Presses: urgency, claimed authority, sympathy, repetition.",
  malicious: "Disguises requests that the agent must decline.",
};

export const knowledgeWords = {
  beginner: "Beginner",
  intermediate: "Intermediate",
  advanced: "Advanced",
  expert: "Expert",
} as const;

export const skillWords = {
  novice: "Novice",
  competent: "Competent",
  proficient: "Proficient",
  expert: "Expert",
} as const;

export const privilegeWords = {
  guest: "Guest",
  user: "User",
  power_user: "Power user",
  admin: "Admin",
  super_admin: "Super admin",
} as const;

export const languageWords: Readonly<Record<string, string>> = {
  en: "English",
  de: "German",
  fr: "French",
  es: "Spanish",
  pt: "Portuguese",
};

/** The name of a language, or its tag where prompts are not written in it. */
export const languageName = (tag: string): string => languageWords[tag.toLowerCase().split("-")[0] ?? ""] ?? tag;
