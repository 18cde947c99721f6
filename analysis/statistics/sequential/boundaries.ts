/**
 * Group-sequential tests: a statistic that is looked at several times while observations come in, and that rejects at the
 * first look where it exceeds the boundary of that look. Boundaries are chosen so that the error spent up to each look is what
 * was allowed until then (Lan and DeMets), by integrating over all paths that crossed none of the earlier ones.
 */
import { aboveNormal, normalBound } from "./student.ts";

export interface Look {
  /** Observations up to this look, or anything in proportion to them. Growing from look to look. */
  readonly information: number;
  /** One-sided error spent up to and with this look. Equal to that of the look before: nothing can be rejected at this one. */
  readonly spent: number;
}

/** Points of the integration; with these, the error spent is exact to four digits. */
const POINTS = 121;
/** Standard deviations below zero at which the integration begins. */
const DEEP = 7;

interface Paths {
  /** Places of the score, and the weighted density of the paths that are there and crossed nothing. */
  readonly at: readonly number[];
  readonly weight: readonly number[];
}

/** The boundary of each look, for the statistic in standard deviations. Infinite where no error is left to spend. */
export function boundaries(looks: readonly Look[]): number[] {
  const found: number[] = [];
  let paths: Paths | null = null;
  let [information, spent] = [0, 0];
  for (const look of looks) {
    const allowed = Math.max(0, look.spent - spent);
    const step = Math.sqrt(look.information - information);
    const bound = allowed <= 0 ? Number.POSITIVE_INFINITY : boundOf(paths, { allowed, step, look });
    found.push(bound);
    paths = pathsBelow(paths, { bound, step, look });
    information = look.information;
    spent = Math.max(spent, look.spent);
  }
  return found;
}

interface Step {
  readonly step: number;
  readonly look: Look;
}

function boundOf(paths: Paths | null, { allowed, step, look }: Step & { readonly allowed: number }): number {
  if (!paths) return normalBound(allowed);
  const scale = Math.sqrt(look.information);
  let [low, high] = [-DEEP, DEEP];
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if (crossing(paths, middle * scale, step) > allowed) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Probability to be above the bound now, without having crossed one before. */
function crossing({ at, weight }: Paths, bound: number, step: number): number {
  let sum = 0;
  for (let n = 0; n < at.length; n++) sum += (weight[n] as number) * aboveNormal((bound - (at[n] as number)) / step);
  return sum;
}

function pathsBelow(paths: Paths | null, { bound, step, look }: Step & { readonly bound: number }): Paths {
  const scale = Math.sqrt(look.information);
  const top = Math.min(DEEP, bound) * scale;
  const bottom = -DEEP * scale;
  const width = (top - bottom) / (POINTS - 1);
  const at = Array.from({ length: POINTS }, (_, n) => bottom + n * width);
  // Simpson's rule.
  const weight = at.map((place, n) => {
    const share = n === 0 || n === POINTS - 1 ? 1 : n % 2 === 1 ? 4 : 2;
    return ((share * width) / 3) * densityAt(paths, place, step);
  });
  return { at, weight };
}

function densityAt(paths: Paths | null, place: number, step: number): number {
  if (!paths) return bell(place / step) / step;
  let sum = 0;
  for (let n = 0; n < paths.at.length; n++)
    sum += (paths.weight[n] as number) * bell((place - (paths.at[n] as number)) / step);
  return sum / step;
}

const bell = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
