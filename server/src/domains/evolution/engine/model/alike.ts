/** What changes have in common before anything is known of one of them: it is learned from all of them at once. */
import type { CategoryColumns } from "./layout.ts";
import type { Gene, SearchSpace } from "./space.ts";

/** Variances that effects have in common, beside what each has of its own. */
export interface Alike {
  /** Of all changes where they are meant to help, of those for one category, and of the wordings of one idea. */
  readonly tagged: { readonly all: number; readonly category: number; readonly idea: number };
  /** Of all changes on harmless requests, and of the wordings of one idea. */
  readonly benign: { readonly all: number; readonly idea: number };
  /** Added to the expected effect on harmless requests of a change whose author warns that it refuses too much. */
  readonly overRefusal: number;
}

/** Means, and covariances row by row. Both are changed. */
interface Joined {
  readonly mean: number[];
  readonly covariance: number[];
}

interface Joining {
  readonly columns: readonly CategoryColumns[];
  readonly alike: Alike;
}

/** Removals are left as they are: a rule that is taken away has little in common with those that are added. */
export function addLikeness(
  { genes, categories }: SearchSpace,
  { mean, covariance }: Joined,
  { columns, alike }: Joining,
): void {
  const add = (one: number, other: number, variance: number): void => {
    const at = one * mean.length + other;
    covariance[at] = (covariance[at] as number) + variance;
  };
  const added = genes.flatMap((gene, at) => (gene.move === "add" ? [{ gene, at }] : []));
  const meant = columns.flatMap(({ common, own }, category) =>
    added.flatMap(({ gene, at }) => {
      const column = (categories[category]?.benign ? own : common)[at] as number;
      return column >= 0 ? [{ gene, category, column }] : [];
    }),
  );
  for (const one of meant)
    for (const other of meant) {
      const isNear = one.category === other.category;
      const near = isNear ? alike.tagged.category : 0;
      const idea = isNear && isOneIdea(one.gene, other.gene) ? alike.tagged.idea : 0;
      add(one.column, other.column, alike.tagged.all + near + idea);
    }
  const harmless = columns[categories.findIndex(({ benign }) => benign)]?.common;
  if (!harmless) return;
  for (const one of added) {
    const column = harmless[one.at] as number;
    if (one.gene.risks?.includes("over_refusal")) mean[column] = (mean[column] as number) + alike.overRefusal;
    for (const other of added)
      add(
        column,
        harmless[other.at] as number,
        alike.benign.all + (isOneIdea(one.gene, other.gene) ? alike.benign.idea : 0),
      );
  }
}

function isOneIdea(one: Gene, other: Gene): boolean {
  return one === other || (one.family !== undefined && one.family === other.family);
}
