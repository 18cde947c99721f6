/** Time as the contract counts it: whole Unix seconds. Tests move it by hand. */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly milliseconds: () => number;
}

export const systemClock: Clock = { milliseconds: () => Date.now() };

export function seconds(clock: Clock): number {
  return Math.floor(clock.milliseconds() / 1000);
}
