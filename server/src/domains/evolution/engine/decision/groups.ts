/** What must not get worse: every dimension, and the handling of harmless requests. */
import type { Problem } from "../model/space.ts";

export interface Group {
  readonly name: string;
  /** Weight of each category in it; 0 for those outside. */
  readonly weights: readonly number[];
}

export const BENIGN_GROUP = "benign requests";

export function groupsOf({ categories }: Problem): Group[] {
  const dimensions = [...new Set(categories.map(({ dimension }) => dimension))];
  const groups = dimensions.map((name) => ({
    name,
    weights: categories.map(({ dimension, weight }) => (dimension === name ? weight : 0)),
  }));
  const benign = categories.map(({ benign, weight }) => (benign ? weight : 0));
  return benign.some((weight) => weight > 0) ? [...groups, { name: BENIGN_GROUP, weights: benign }] : groups;
}
