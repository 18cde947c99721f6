const whole = (value: unknown): number | undefined => {
  const number = Number(value);
  return value !== "" && value !== null && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
};

const words = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value.slice(0, 200) : undefined;

/** Which campaigns are listed. Kept in the address. */
export interface CampaignsSearch {
  readonly agent?: string;
  readonly status?: string;
}

export function readCampaignsSearch(search: Record<string, unknown>): CampaignsSearch {
  const [agent, status] = [words(search["agent"]), words(search["status"])];
  return { ...(agent ? { agent } : {}), ...(status ? { status } : {}) };
}

/** What a new campaign begins with. */
export interface NewCampaignSearch {
  readonly agent?: string;
  /** The campaign that is repeated, with all its settings. */
  readonly from?: string;
  /** Separated by commas. */
  readonly categories?: string;
  readonly ways?: string;
  readonly goals?: number;
  readonly queries?: number;
  readonly seed?: number;
}

export function readNewCampaign(search: Record<string, unknown>): NewCampaignSearch {
  const { agent, from, categories, ways } = search;
  const numbers = { goals: whole(search["goals"]), queries: whole(search["queries"]), seed: whole(search["seed"]) };
  const texts = { agent: words(agent), from: words(from), categories: words(categories), ways: words(ways) };
  return Object.fromEntries(Object.entries({ ...texts, ...numbers }).filter(([, value]) => value !== undefined));
}

export interface AttackSearch {
  /** Which attempt of the search, counted from 1. Absent: the one that worked, or came closest. */
  readonly query?: number;
  /** Any attempt of the goal, by its step. */
  readonly step?: number;
}

export function readAttackSearch(search: Record<string, unknown>): AttackSearch {
  const [query, step] = [whole(search["query"]), whole(search["step"])];
  return { ...(query ? { query } : {}), ...(step === undefined ? {} : { step }) };
}
