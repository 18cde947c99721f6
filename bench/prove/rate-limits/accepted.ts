/** A request that was accepted: somewhere between these two moments a console has counted it. */
export interface Accepted {
  readonly sentAt: number;
  readonly answeredAt: number;
  /** Which console it was. */
  readonly by: number;
}

/**
 * By how many requests the busiest time exceeds what is allowed in its length. Only requests count that were sent and answered
 * within it, so that no delay of a request makes it a mistake.
 */
export function mostOver(accepted: readonly Accepted[], allowedIn: (ms: number) => number): number {
  const inOrder = accepted.toSorted((a, b) => a.answeredAt - b.answeredAt);
  let most = Number.NEGATIVE_INFINITY;
  for (const { sentAt: begin } of accepted) {
    let count = 0;
    for (const { sentAt, answeredAt } of inOrder) {
      if (sentAt < begin) continue;
      count += 1;
      most = Math.max(most, count - allowedIn(answeredAt - begin));
    }
  }
  return most;
}
