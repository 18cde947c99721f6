/** How many seconds of its rate a team may use at once. */
const BURST_SECONDS = 10;
const MOST_TEAMS = 10_000;

/** Whether a team may send so many bytes more now. What it may send grows evenly again. `now` is in milliseconds. */
export function createRateLimit(bytesPerSecond: number, now: () => number): (teamId: string, bytes: number) => boolean {
  /** When everything that was sent will have been earned. */
  const paidAt = new Map<string, number>();
  return (teamId, bytes) => {
    const at = now();
    const paid = Math.max(paidAt.get(teamId) ?? at, at) + (bytes / bytesPerSecond) * 1000;
    if (paid - at > BURST_SECONDS * 1000) return false;
    // The one that was added first is forgotten, and begins with nothing sent.
    if (!paidAt.has(teamId) && paidAt.size >= MOST_TEAMS) paidAt.delete(paidAt.keys().next().value ?? "");
    paidAt.set(teamId, paid);
    return true;
  };
}
