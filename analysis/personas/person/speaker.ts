/** The traits of a person that shape the wording of a prompt. */
export interface Speaker {
  readonly role: string;
  readonly intent: "benign" | "curious" | "adversarial" | "malicious";
  readonly knowledge: "beginner" | "intermediate" | "advanced" | "expert";
  readonly skill: "novice" | "competent" | "proficient" | "expert";
  /** BCP 47. */
  readonly language: string;
  readonly privilege: "guest" | "user" | "power_user" | "admin" | "super_admin";
  readonly restrictedActions: readonly string[];
}

/** Seeded: the same draws for the same prompt, on every machine. */
export interface Chance {
  /** A whole number, both ends included. */
  integer(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
}

export const spokenLanguages = ["en", "de", "fr", "es", "pt"] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** The language of the prompts: English where there are none in the speaker's own. */
export function languageSpoken(tag: string): { readonly language: SpokenLanguage; readonly isOwn: boolean } {
  const primary = tag.slice(0, 35).toLowerCase().split(/[-_]/)[0] ?? "";
  const own = spokenLanguages.find((language) => language === primary);
  return { language: own ?? "en", isOwn: own !== undefined };
}
