/** A share as people read it: two digits, and never 0% or 100% for what is neither. */
export function percent(share: number): string {
  const value = 100 * share;
  if (value <= 0) return "0%";
  if (value >= 100) return "100%";
  if (value < 0.1) return "less than 0.1%";
  if (value < 9.95) return `${Number(value.toFixed(1))}%`;
  return value < 99 ? `${Math.round(value)}%` : `${Math.floor(value * 10) / 10}%`;
}

/** "5.8% to 22%" */
export const percentRange = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${percent(low)} to ${percent(high)}`;
