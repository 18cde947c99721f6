/**
 * The chance that at least one of k tries succeeds, estimated from n tries and their successes: one minus the share of all ways to take k
 * of the n without a success. Null for more tries than were made.
 */
export function successAtK({ n, successes, k }: { n: number; successes: number; k: number }): number | null {
  if (k > n || k < 0 || successes > n) return null;
  let none = 1;
  for (let at = 0; at < k; at++) none *= Math.max(0, n - successes - at) / (n - at);
  return 1 - none;
}
