import { betaShares } from "../bounds/upper-bound.ts";
import { beyondNormal } from "../normal.ts";

/** From so many degrees of freedom on, a t variable is a normal one. */
const AS_NORMAL = 1e6;
/** Outside of these, the tail is smaller than any probability used here. */
const FAR = 60;

/** Probability that a standard normal variable is above z. */
export function aboveNormal(z: number): number {
  const both = beyondNormal(Math.abs(z));
  return z >= 0 ? both / 2 : 1 - both / 2;
}

/** The z that a standard normal variable exceeds with this probability. */
export function normalBound(tail: number): number {
  return falling(aboveNormal, tail);
}

/** Probability that a t variable with these degrees of freedom is above t. */
export const aboveStudent = (t: number, freedom: number): number => aboveStudents(freedom)(t);

/** The same for many values of t. */
function aboveStudents(freedom: number): (t: number) => number {
  if (freedom >= AS_NORMAL) return aboveNormal;
  const share = betaShares(freedom / 2, 0.5);
  return (t) => {
    const both = share(freedom / (freedom + t * t));
    return t >= 0 ? both / 2 : 1 - both / 2;
  };
}

/** The t that a t variable with these degrees of freedom exceeds with this probability. */
export function studentBound(tail: number, freedom: number): number {
  return falling(aboveStudents(freedom), tail);
}

/** So narrow that a tail is nearly straight in between. */
const NARROW = 0.25;
/** Far below what any bound is shown or compared with. */
const EXACT = 1e-13;
const MOST_ROUNDS = 100;

/** Where a falling function takes this value: by halving, then along the line between both ends (the Illinois method). */
function falling(at: (x: number) => number, value: number): number {
  let { low, high } = halved(at, value, { low: -FAR, high: FAR, width: NARROW });
  let [above, below] = [at(low) - value, at(high) - value];
  if (!(above > 0 && below < 0)) {
    ({ low, high } = halved(at, value, { low, high, width: EXACT }));
    return (low + high) / 2;
  }
  let [found, stayed] = [Number.NaN, ""];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const last = found;
    found = low + ((high - low) * above) / (above - below);
    const there = at(found) - value;
    if (there === 0 || Math.abs(found - last) < EXACT) break;
    // An end that stays twice would keep the line where it is.
    if (there > 0) {
      [low, above] = [found, there];
      if (stayed === "high") below /= 2;
      stayed = "high";
    } else {
      [high, below] = [found, there];
      if (stayed === "low") above /= 2;
      stayed = "low";
    }
  }
  return found;
}

function halved(
  at: (x: number) => number,
  value: number,
  { low, high, width }: { low: number; high: number; readonly width: number },
): { low: number; high: number } {
  for (let round = 0; round < MOST_ROUNDS && high - low > width; round++) {
    const middle = (low + high) / 2;
    if (at(middle) > value) low = middle;
    else high = middle;
  }
  return { low, high };
}
