/**
 * Bins of DDSketch (Masson, Rim, Lee 2019): each is 2% wider than the one below it, so a percentile read from them is off by at
 * most 1%. Values are confined to a nanosecond up to 31 years, which bounds the number of bins.
 */
const GAMMA = 1.02;
const LOG_GAMMA = Math.log(GAMMA);

export const SMALLEST = 1e-9;
export const LARGEST = 1e9;

const indexOf = (value: number): number => Math.ceil(Math.log(value) / LOG_GAMMA);

/** The index of the lowest bin; bins are counted from it. */
const FIRST = indexOf(SMALLEST);

export const BIN_COUNT = indexOf(LARGEST) - FIRST + 1;

/** The bin of a value, from 0; -1 for zero and whatever is smaller than the lowest bin. Values that are too large are in the last. */
export function binOf(value: number): number {
  if (!(value >= SMALLEST)) return -1;
  return value >= LARGEST ? BIN_COUNT - 1 : indexOf(value) - FIRST;
}

/** The value that is at most 1% off from all values of the bin. */
export const middleOf = (bin: number): number => (2 * GAMMA ** (bin + FIRST)) / (GAMMA + 1);
