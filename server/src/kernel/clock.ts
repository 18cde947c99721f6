/** Time as in the contract: whole Unix seconds. Tests set it explicitly. */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly milliseconds: () => number;
}

export const systemClock: Clock = { milliseconds: () => Date.now() };

export function seconds(clock: Clock): number {
  return Math.floor(clock.milliseconds() / 1000);
}
