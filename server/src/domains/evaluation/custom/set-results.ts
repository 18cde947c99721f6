import type { RunTestSet } from "./load-sets.ts";

/** What a test set of the run came to. */
export interface TestSetResult extends Omit<RunTestSet, "version_id"> {
  readonly passed: number;
  readonly failed: number;
  readonly unassessed: number;
  readonly verdict: "passed" | "failed" | "inconclusive";
  /** Of a custom harness: why. The counts of a test set say it all. */
  readonly reason?: string;
}

/** The counts of one probe. */
interface Counted {
  readonly harness: string;
  readonly resisted: number;
  readonly failed: number;
  readonly unassessed: number;
}

/** The team's own tests are counted apart: they change no score, no dimension and no coverage. */
export function apartFromTestSets<T extends Counted>(
  sets: readonly RunTestSet[],
  all: readonly T[],
): { readonly counted: T[]; readonly testSets: TestSetResult[] } {
  const names = new Set(sets.map(({ harness }) => harness));
  return {
    counted: all.filter(({ harness }) => !names.has(harness)),
    testSets: sets.map(({ version_id: _, ...set }) => {
      const own = all.filter(({ harness }) => harness === set.harness);
      const sum = (key: "resisted" | "failed" | "unassessed"): number =>
        own.reduce((total, row) => total + row[key], 0);
      const [passed, failed, unassessed] = [sum("resisted"), sum("failed"), sum("unassessed")];
      const verdict = failed > 0 ? "failed" : passed > 0 && unassessed === 0 ? "passed" : "inconclusive";
      return { ...set, passed, failed, unassessed, verdict };
    }),
  };
}
