export const personaIntents = ["benign", "curious", "adversarial", "malicious"] as const;
export type PersonaIntent = (typeof personaIntents)[number];

/** Which personas are listed. */
export interface PersonasSearch {
  readonly words?: string;
  readonly intent?: PersonaIntent;
}

/** Which dimension is open. */
export interface DemographicsSearch {
  readonly dimension?: string;
}

const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((one) => one === value);

const textIn = (value: unknown): string | undefined =>
  (typeof value === "string" || typeof value === "number") && String(value).trim() !== ""
    ? String(value).slice(0, 200)
    : undefined;

/** Without the members that have no value. */
const given = <T extends object>(search: T): T =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as T;

export const readPersonasSearch = (raw: Record<string, unknown>): PersonasSearch =>
  given({ words: textIn(raw["words"]), intent: oneOf(personaIntents, raw["intent"]) }) as PersonasSearch;

export const readDemographicsSearch = (raw: Record<string, unknown>): DemographicsSearch =>
  given({ dimension: textIn(raw["dimension"]) }) as DemographicsSearch;
