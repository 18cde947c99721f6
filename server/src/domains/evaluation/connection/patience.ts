/** How long the whole test may take, and how much of that is left for the next conversation. */
export interface Patience {
  readonly signal: AbortSignal;
  /** So long at most, in milliseconds. */
  atMost(milliseconds: number): number;
}

/** Leaves a second of the twenty to write the answer down. */
const WHOLE_MS = 19_000;

export function startPatience(signal: AbortSignal): Patience {
  const until = performance.now() + WHOLE_MS;
  return {
    signal,
    atMost: (milliseconds) => Math.max(1, Math.min(milliseconds, Math.round(until - performance.now()))),
  };
}
