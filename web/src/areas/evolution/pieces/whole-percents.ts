/** In whole percent that make 100 together: what is rounded down furthest is raised first. */
export function wholePercents(shares: readonly (number | null)[]): (number | null)[] {
  const exact = shares.map((share) => (share === null ? null : 100 * share));
  const whole = exact.map((one) => (one === null ? null : Math.floor(one + 1e-9)));
  const known = exact.flatMap((one, at) => (one === null ? [] : [{ at, rest: one - Math.floor(one + 1e-9) }]));
  const missing = Math.round(known.reduce((sum, { rest }) => sum + rest, 0));
  for (const { at } of known.toSorted((a, b) => b.rest - a.rest).slice(0, missing)) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}
