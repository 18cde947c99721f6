import { leafOf, type Tree } from "@agent-console/analysis/policies/weighing/trees.ts";

export interface Grown {
  readonly traits: readonly number[];
  readonly isFound: boolean;
}

const ROUNDS = 120;
const RATE = 0.08;
const DEPTH = 3;
const LEAST_IN_LEAF = 12;
const PENALTY = 2;
const MOST_CUTS = 23;

/** Small trees, each grown on what those before it got wrong. There is no randomness. The first one is a number: the share of rules. */
export function grownTrees(examples: readonly Grown[]): Tree[] {
  const cuts = (examples[0]?.traits ?? []).map((_, trait) => cutsOf(examples.map(({ traits }) => traits[trait] ?? 0)));
  const bins = cuts.map((values, trait) =>
    Uint8Array.from(examples, ({ traits }) => values.filter((value) => (traits[trait] ?? 0) > value).length),
  );
  const found = examples.filter(({ isFound }) => isFound).length;
  const trees: Tree[] = [rounded(Math.log((found + 1) / (examples.length - found + 1)))];
  const odds = examples.map(() => trees[0] as number);
  for (let round = 0; round < ROUNDS; round++) {
    const chances = odds.map((sum) => 1 / (1 + Math.exp(-sum)));
    const slopes = Float64Array.from(examples, ({ isFound }, at) => (chances[at] ?? 0) - (isFound ? 1 : 0));
    const bends = Float64Array.from(chances, (chance) => Math.max(1e-6, chance * (1 - chance)));
    const tree = branch({ cuts, bins, slopes, bends }, [...examples.keys()], DEPTH);
    trees.push(tree);
    for (const [at, { traits }] of examples.entries()) odds[at] = (odds[at] ?? 0) + leafOf(tree, traits);
  }
  return trees;
}

const rounded = (value: number): number => Number(value.toFixed(4));

/** Between all values; where there are many, between equal parts of the examples. */
function cutsOf(values: readonly number[]): number[] {
  const distinct = [...new Set(values)].sort((a, b) => a - b);
  if (distinct.length <= MOST_CUTS + 1) return distinct.slice(0, -1);
  const sorted = values.toSorted((a, b) => a - b);
  const parts = Array.from({ length: MOST_CUTS }, (_, part) => {
    return sorted[Math.floor(((part + 1) * sorted.length) / (MOST_CUTS + 1))] ?? 0;
  });
  return [...new Set(parts)];
}

interface Ground {
  readonly cuts: readonly (readonly number[])[];
  readonly bins: readonly Uint8Array[];
  readonly slopes: Float64Array;
  readonly bends: Float64Array;
}

function branch(ground: Ground, rows: readonly number[], depth: number): Tree {
  const { cuts, bins, slopes, bends } = ground;
  const [slope, bend] = [slopes, bends].map((all) => rows.reduce((sum, row) => sum + (all[row] ?? 0), 0));
  const leaf = rounded((-RATE * (slope ?? 0)) / ((bend ?? 0) + PENALTY));
  const best = depth === 0 ? null : bestCut(ground, rows);
  if (!best) return leaf;
  const bin = bins[best.trait] ?? new Uint8Array();
  const below = rows.filter((row) => (bin[row] ?? 0) <= best.cut);
  const above = rows.filter((row) => (bin[row] ?? 0) > best.cut);
  const upTo = rounded(cuts[best.trait]?.[best.cut] ?? 0);
  return [best.trait, upTo, branch(ground, below, depth - 1), branch(ground, above, depth - 1)];
}

const LEAST_GAIN = 1e-3;

function bestCut({ cuts, bins, slopes, bends }: Ground, rows: readonly number[]) {
  const all = { slope: 0, bend: 0, rows: rows.length };
  for (const row of rows) {
    all.slope += slopes[row] ?? 0;
    all.bend += bends[row] ?? 0;
  }
  let best: { readonly trait: number; readonly cut: number } | null = null;
  let most = LEAST_GAIN;
  const [slopeOf, bendOf, countOf] = [0, 1, 2].map(() => new Float64Array(MOST_CUTS + 2)) as [Sums, Sums, Sums];
  for (const [trait, values] of cuts.entries()) {
    const bin = bins[trait] ?? new Uint8Array();
    for (const sums of [slopeOf, bendOf, countOf]) sums.fill(0);
    for (const row of rows) {
      const at = bin[row] as number;
      slopeOf[at] = (slopeOf[at] as number) + (slopes[row] as number);
      bendOf[at] = (bendOf[at] as number) + (bends[row] as number);
      countOf[at] = (countOf[at] as number) + 1;
    }
    const below = { slope: 0, bend: 0, rows: 0 };
    for (const cut of values.keys()) {
      below.slope += slopeOf[cut] ?? 0;
      below.bend += bendOf[cut] ?? 0;
      below.rows += countOf[cut] ?? 0;
      if (below.rows < LEAST_IN_LEAF || all.rows - below.rows < LEAST_IN_LEAF) continue;
      const rest = { slope: all.slope - below.slope, bend: all.bend - below.bend };
      const gain = gainOf(below) + gainOf(rest) - gainOf(all);
      if (gain <= most) continue;
      most = gain;
      best = { trait, cut };
    }
  }
  return best;
}

type Sums = Float64Array;

const gainOf = ({ slope, bend }: { readonly slope: number; readonly bend: number }): number =>
  slope ** 2 / (bend + PENALTY);
