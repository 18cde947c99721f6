/**
 * Whether a model's name matches `gpt-4o*`; `*` matches any characters or none, and case does not matter. Goes back
 * to the last star only, so that no name can make it slow.
 */
export function matches(pattern: string, model: string): boolean {
  const [wanted, given] = [pattern.toLowerCase(), model.toLowerCase()];
  let [at, from, star, resumeAt] = [0, 0, -1, 0];
  while (from < given.length) {
    if (wanted[at] === "*") {
      star = at++;
      resumeAt = from;
    } else if (at < wanted.length && wanted[at] === given[from]) {
      at++;
      from++;
    } else if (star >= 0) {
      at = star + 1;
      from = ++resumeAt;
    } else return false;
  }
  while (wanted[at] === "*") at++;
  return at === wanted.length;
}

/** How much a pattern says: of several that match, the one that says most counts. A name without a star says everything. */
const precision = (pattern: string): number =>
  pattern.includes("*") ? pattern.replaceAll("*", "").length : Number.POSITIVE_INFINITY;

/** The price of a model, or null. Equally precise patterns are taken in the order of their letters. */
export function priceOf<P extends { readonly pattern: string }>(prices: readonly P[], model: string): P | null {
  let best: P | null = null;
  for (const price of prices) {
    if (!matches(price.pattern, model)) continue;
    const gain = best === null ? 1 : precision(price.pattern) - precision(best.pattern);
    if (gain > 0 || (gain === 0 && best !== null && price.pattern < best.pattern)) best = price;
  }
  return best;
}
