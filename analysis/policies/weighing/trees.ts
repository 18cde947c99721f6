/** A yes or no on one trait, up to this value or above it; a number adds to the log-odds. */
export type Tree = number | readonly [trait: number, upTo: number, below: Tree, above: Tree];

/** The log-odds that a sum of small trees gives to a sentence. */
export function sumOf(trees: readonly Tree[], traits: readonly number[]): number {
  let sum = 0;
  for (const tree of trees) sum += leafOf(tree, traits);
  return sum;
}

export function leafOf(tree: Tree, traits: readonly number[]): number {
  let at = tree;
  while (typeof at !== "number") at = (traits[at[0]] ?? 0) <= at[1] ? at[2] : at[3];
  return at;
}
