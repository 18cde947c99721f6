import type { Effect } from "../effect.ts";

/** Whether an arm is treated differently from the reference, alike within the margin, or neither is shown. */
export type PairedVerdict = "different" | "alike" | "open";

/** Below this share, a difference is not worth a name, however certain it is. */
export const LEAST_DIFFERENCE = 0.05;
export const CERTAIN = 0.05;

interface Compared extends Effect {
  /** Corrected for the number of comparisons. */
  readonly p: number;
  readonly margin: number;
}

export function pairedVerdict({ value, low, high, p, margin }: Compared): PairedVerdict {
  if (p < CERTAIN && Math.abs(value) >= LEAST_DIFFERENCE) return "different";
  return low >= -margin && high <= margin ? "alike" : "open";
}

/** More requests than this are not suggested: such a question is not settled by asking. */
const MOST_REQUESTS = 20_000;

/** How many more requests would settle it if they went as those before. Null if not even `MOST_REQUESTS` would. */
export function furtherRequests(n: number, isSettledAt: (n: number) => boolean): number | null {
  let [open, settled] = [n, n];
  while (!isSettledAt(settled)) {
    if (settled >= MOST_REQUESTS) return null;
    open = settled;
    settled = Math.min(MOST_REQUESTS, Math.ceil(settled * 1.3) + 1);
  }
  while (settled - open > 1) {
    const middle = Math.floor((open + settled) / 2);
    if (isSettledAt(middle)) settled = middle;
    else open = middle;
  }
  return settled - n;
}
