import type { Act } from "../../../platform/act.ts";
import type { TestSetResult } from "../custom/set-results.ts";
import { countCells } from "./store.ts";
import { verdictOf } from "./verdict.ts";

interface Concluded {
  readonly evaluationId: string;
  readonly threshold: number;
}

/** In a test set every case counts. In a custom harness one failed prompt is chance: its verdict is that of the custom report. */
export async function withRuleVerdicts(
  act: Act,
  sets: readonly TestSetResult[],
  { evaluationId, threshold }: Concluded,
): Promise<TestSetResult[]> {
  if (!sets.some(({ generated }) => generated)) return [...sets];
  const cells = await countCells(act, evaluationId);
  return sets.map((set) => {
    if (!set.generated) return set;
    const own = cells.filter(({ harness }) => harness === set.harness);
    return { ...set, ...verdictOf(own, threshold) };
  });
}
