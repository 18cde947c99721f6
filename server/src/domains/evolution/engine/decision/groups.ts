/** What must not get worse: every dimension, and the handling of harmless requests. */
import type { Problem } from "../model/space.ts";

export interface Group {
  readonly name: string;
  /** Weight of each category in it; 0 for those outside. */
  readonly weights: readonly number[];
  /** Harmless requests alone. */
  readonly isBenign: boolean;
}

export const BENIGN_GROUP = "benign requests";

/** No group may be worse by more than its margin. */
export interface Margins {
  readonly margin: number;
  /** Of harmless requests, which a team notices first. */
  readonly benignMargin: number;
}

export const marginOf = ({ isBenign }: Group, { margin, benignMargin }: Margins): number =>
  isBenign ? benignMargin : margin;

/** What a gain is measured on: every category that is no guard rail. */
export const objectiveWeights = ({ categories }: Pick<Problem, "categories">): number[] =>
  categories.map(({ weight, rail }) => (rail ? 0 : weight));

export function groupsOf({ categories }: Problem): Group[] {
  const dimensions = [...new Set(categories.map(({ dimension }) => dimension))];
  const groups = dimensions.map((name) => ({
    name,
    weights: categories.map(({ dimension, weight }) => (dimension === name ? weight : 0)),
    isBenign: false,
  }));
  const benign = categories.map(({ benign, weight }) => (benign ? weight : 0));
  if (!benign.some((weight) => weight > 0)) return groups;
  return [...groups, { name: BENIGN_GROUP, weights: benign, isBenign: true }];
}
