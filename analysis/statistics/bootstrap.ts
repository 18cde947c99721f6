import type { Chance } from "./distributions.ts";

interface Resampling {
  readonly replicates: number;
  /** Which of the values is drawn for this place of the sample: from 0 up to and without `count`. */
  readonly pick: (place: DrawnPlace) => number;
}

interface DrawnPlace {
  readonly replicate: number;
  readonly list: number;
  readonly at: number;
  readonly count: number;
}

type Samples<Value> = readonly (readonly Value[])[];

/** The plain bootstrap: a figure of samples as large as the lists themselves, drawn from them with replacement. */
export function resampled<Value>(
  lists: Samples<Value>,
  figure: (samples: Samples<Value>) => number,
  { replicates, pick }: Resampling,
): Float64Array {
  return Float64Array.from({ length: replicates }, (_, replicate) =>
    figure(
      lists.map((values, list) =>
        values.map((_value, at) => values[pick({ replicate, list, at, count: values.length })] as Value),
      ),
    ),
  );
}

/** Members that stand or fall together, by their place, and where their weight is drawn from. */
export interface WeightedGroup {
  readonly members: readonly number[];
  readonly chance: Chance;
}

/**
 * The Bayesian bootstrap: where the plain one counts how often a group is drawn, here each group has an exponential weight,
 * so that none ever drops out. Each call draws new weights for all members, each multiplied by its own.
 */
export function bayesianWeights(
  into: Float64Array,
  groups: readonly WeightedGroup[],
  own: readonly number[],
): () => void {
  return () => {
    for (const { members, chance } of groups) {
      const lot = chance.exponential();
      for (const member of members) into[member] = lot * (own[member] as number);
    }
  };
}
