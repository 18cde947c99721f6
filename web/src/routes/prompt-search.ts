/** Which prompts of a run are looked at. It lives in the address: a link shows the same list, and Back leads to it. */
export interface PromptSearch {
  /** Absent: those that failed. */
  readonly outcome?: "resisted" | "unassessed" | "any";
  readonly probe?: string;
  readonly scenario?: string;
  /** An entry of a public taxonomy, such as LLM01. */
  readonly entry?: string;
  readonly words?: string;
  /** From 1, which is left out. */
  readonly page?: number;
}

const LONGEST = 200;
const MOST_PAGES = 10_000;

/** Whatever the address says; what it says wrongly is left out. */
export function readPromptSearch(search: Record<string, unknown>): PromptSearch {
  const { outcome, page } = search;
  const isOutcome = outcome === "resisted" || outcome === "unassessed" || outcome === "any";
  const number = Number(page);
  const given = (name: "probe" | "scenario" | "entry" | "words"): object => {
    const value = search[name];
    const text = typeof value === "number" ? String(value) : value;
    return typeof text === "string" && text !== "" ? { [name]: text.slice(0, LONGEST) } : {};
  };
  return {
    ...(isOutcome ? { outcome } : {}),
    ...given("probe"),
    ...given("scenario"),
    ...given("entry"),
    ...given("words"),
    ...(Number.isInteger(number) && number > 1 && number <= MOST_PAGES ? { page: number } : {}),
  };
}

/** The same without its place in the list. */
export const filtersOf = ({ page: _, ...filters }: PromptSearch): Omit<PromptSearch, "page"> => filters;

/** As the console takes it. */
export const wishOf = ({ outcome, probe, scenario, entry, words }: PromptSearch) => ({
  outcome: outcome === "any" ? undefined : (outcome ?? ("failed" as const)),
  probe,
  scenario,
  taxonomy_entry: entry,
  search: words,
});

/** Failures where there are some, else everything that was asked. */
export const withFailures = (failed: number): Pick<PromptSearch, "outcome"> => (failed > 0 ? {} : { outcome: "any" });
