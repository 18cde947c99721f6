/** Which prompts of a run are shown. Kept in the address, so that links and Back show the same list. */
export interface PromptSearch {
  /** Absent for failed prompts. */
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

/** Reads the address and drops invalid values. */
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

/** The same without the page number. */
export const filtersOf = ({ page: _, ...filters }: PromptSearch): Omit<PromptSearch, "page"> => filters;

/** As the API takes it. */
export const wishOf = ({ outcome, probe, scenario, entry, words }: PromptSearch) => ({
  outcome: outcome === "any" ? undefined : (outcome ?? ("failed" as const)),
  probe,
  scenario,
  taxonomy_entry: entry,
  search: words,
});

/** Failed prompts if there are any, else all prompts. */
export const withFailures = (failed: number): Pick<PromptSearch, "outcome"> => (failed > 0 ? {} : { outcome: "any" });
