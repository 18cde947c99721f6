/** What a search is to improve, where it is not the console's dimensions: a harness of the team. Those are then its guard rails. */
import type { PortPrompt } from "../../../evaluation/port.ts";
import type { PlannedProblem } from "../problem.ts";

/** With fewer, either half is a handful of questions, and what they show is mostly which handful it was. */
export const LEAST_FAMILIES = 20;

/** How the cases were divided, for people. */
export interface Division {
  readonly cases: number;
  readonly families: number;
  readonly search_cases: number;
  readonly search_families: number;
  readonly held_out_cases: number;
  readonly held_out_families: number;
}

const familiesIn = (prompts: readonly PortPrompt[]): number => new Set(prompts.map(({ family }) => family)).size;

export function divisionOf(
  planned: Pick<PlannedProblem, "train" | "holdout"> | null,
  { harness, prompts }: { readonly harness: string; readonly prompts: readonly PortPrompt[] },
): Division {
  const inside = (half: readonly PortPrompt[]) => half.filter((prompt) => prompt.harness === harness);
  const [search, held] = [inside(planned?.train ?? []), inside(planned?.holdout ?? [])];
  return {
    ...{ cases: prompts.length, families: familiesIn(prompts) },
    ...{ search_cases: search.length, search_families: familiesIn(search) },
    ...{ held_out_cases: held.length, held_out_families: familiesIn(held) },
  };
}

/** Why these cases are too few, and how many more are needed; null if they suffice. */
export function tooFewCases(name: string, prompts: readonly PortPrompt[]): string | null {
  const families = familiesIn(prompts);
  if (families >= LEAST_FAMILIES) return null;
  const of = prompts.length === 1 ? "1 case" : `${prompts.length} cases`;
  return `“${name}” has ${of} in ${families} ${families === 1 ? "family" : "families"} that can be measured. A search, and a final test on cases that it has never seen, need ${LEAST_FAMILIES} families. Add at least ${LEAST_FAMILIES - families} cases that differ from the others.`;
}

/** Shorter texts may stand in a prompt by chance. */
const LEAST_TEXT = 12;

/** Keys of cases that the agent's prompt already quotes: it would be tested on what it was told. */
export function quotedIn(prompts: readonly PortPrompt[], systemPrompt: string): string[] {
  const folded = systemPrompt.replaceAll(/\s+/g, " ");
  const isQuoted = (turn: string): boolean => {
    const text = turn.replaceAll(/\s+/g, " ").trim();
    return text.length >= LEAST_TEXT && folded.includes(text);
  };
  return prompts.filter(({ question: { turns } }) => turns.some(isQuoted)).map(({ key }) => key);
}
