import * as choices from "@agent-console/sdk/choices";

export const ruleFilters = ["open", "conflicts", "judge", "outside", "suspicious", "approved", "rejected"] as const;
export type RuleFilter = (typeof ruleFilters)[number];

export const policyCategories = choices.PolicyCategory;
export type PolicyCategory = (typeof policyCategories)[number];

export const policyStatuses = choices.PolicyStatus;
export type PolicyStatus = (typeof policyStatuses)[number];

export const personaIntents = choices.Intent;
export type PersonaIntent = (typeof personaIntents)[number];

/** Which policies are listed. */
export interface PoliciesSearch {
  readonly words?: string;
  readonly category?: PolicyCategory;
  readonly status?: PolicyStatus;
  /** From 2. */
  readonly page?: number;
}

/** Which rules of a policy are listed, and which one is open. */
export interface PolicySearch {
  readonly show?: RuleFilter;
  readonly rule?: string;
}

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

const pageIn = (value: unknown): number | undefined => {
  const page = Number(value);
  return Number.isInteger(page) && page >= 2 && page <= 100_000 ? page : undefined;
};

/** Without the members that have no value. */
const given = <T extends object>(search: T): T =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as T;

export const readPoliciesSearch = (raw: Record<string, unknown>): PoliciesSearch =>
  given({
    words: textIn(raw["words"]),
    category: oneOf(policyCategories, raw["category"]),
    status: oneOf(policyStatuses, raw["status"]),
    page: pageIn(raw["page"]),
  }) as PoliciesSearch;

export const readPolicySearch = (raw: Record<string, unknown>): PolicySearch =>
  given({ show: oneOf(ruleFilters, raw["show"]), rule: textIn(raw["rule"]) }) as PolicySearch;

export const readPersonasSearch = (raw: Record<string, unknown>): PersonasSearch =>
  given({ words: textIn(raw["words"]), intent: oneOf(personaIntents, raw["intent"]) }) as PersonasSearch;

export const readDemographicsSearch = (raw: Record<string, unknown>): DemographicsSearch =>
  given({ dimension: textIn(raw["dimension"]) }) as DemographicsSearch;
