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

/** Where a falling function takes this value, by halving. */
function falling(at: (x: number) => number, value: number): number {
  let [low, high] = [-FAR, FAR];
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2;
    if (at(middle) > value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
