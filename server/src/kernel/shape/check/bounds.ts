import type { Wording } from "./problem.ts";
import { wording } from "./wording.ts";

export interface Bounds {
  readonly ge?: number;
  readonly le?: number;
}

/** The wording for the bound that a number violates, or undefined if it is within both. */
export type BrokenBound = (value: number) => Wording | undefined;

export function boundsCheck({ ge = Number.NEGATIVE_INFINITY, le = Number.POSITIVE_INFINITY }: Bounds): BrokenBound {
  const low = wording("greater_than_equal", `Input should be greater than or equal to ${ge}`, { ge });
  const high = wording("less_than_equal", `Input should be less than or equal to ${le}`, { le });
  return (value) => (value > le ? high : value < ge ? low : undefined);
}

export function describeBounds({ ge, le }: Bounds): Record<string, number> {
  return { ...(ge === undefined ? {} : { minimum: ge }), ...(le === undefined ? {} : { maximum: le }) };
}
