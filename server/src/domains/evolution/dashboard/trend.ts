/** The change in percent; null if there is nothing to compare. */
export const trend = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before === 0 ? null : Number(((100 * (now - before)) / before).toFixed(1));
