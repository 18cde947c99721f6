/** Hits and misses of one cluster: prompts of one template, which stand or fall together. */
export interface Cluster {
  readonly hits: number;
  readonly misses: number;
}

/** What is supposed of clusters before any are seen, and how many of them it is worth. */
export interface CorrelationPrior {
  readonly correlation: number;
  readonly clusters: number;
}

/** A cluster of the prior: three prompts whose outcome is not settled beforehand. */
const PRIOR_SIZE = 3;
const PRIOR_VARIANCE = 0.16;

/**
 * How alike outcomes are within a cluster, from 0 (not at all) to 1 (all the same), by analysis of variance within each
 * family and pooled over the families: one family is too small to tell. Mixed with the prior, which decides where nearly
 * every outcome is the same.
 */
export function intraclassCorrelation(
  families: readonly (readonly Cluster[])[],
  { correlation, clusters }: CorrelationPrior,
): number {
  let [between, within, betweenFreedom, withinFreedom, spread] = [0, 0, 0, 0, 0];
  for (const family of families) {
    const n = family.reduce((sum, { hits, misses }) => sum + hits + misses, 0);
    if (family.length < 2 || n === family.length) continue;
    const mean = family.reduce((sum, { hits }) => sum + hits, 0) / n;
    let squares = 0;
    for (const { hits, misses } of family) {
      const size = hits + misses;
      between += size * (hits / size - mean) ** 2;
      within += (hits * misses) / size;
      squares += size * size;
    }
    betweenFreedom += family.length - 1;
    withinFreedom += n - family.length;
    spread += n - squares / n;
  }
  const prior = PRIOR_VARIANCE * clusters;
  between += prior * (1 + (PRIOR_SIZE - 1) * correlation);
  within += prior * (PRIOR_SIZE - 1) * (1 - correlation);
  betweenFreedom += clusters;
  withinFreedom += clusters * (PRIOR_SIZE - 1);
  spread += clusters * PRIOR_SIZE;
  const [meanBetween, meanWithin] = [between / betweenFreedom, within / withinFreedom];
  const size = spread / betweenFreedom;
  return Math.min(1, Math.max(0, (meanBetween - meanWithin) / (meanBetween + (size - 1) * meanWithin)));
}

/** As many independent prompts as these clusters are worth: all of them at correlation 0, one for each at correlation 1. */
export function effectiveSize(clusters: readonly Cluster[], correlation: number): number {
  const sizes = clusters.map(({ hits, misses }) => hits + misses);
  const n = sizes.reduce((sum, size) => sum + size, 0);
  if (n === 0) return 0;
  const squares = sizes.reduce((sum, size) => sum + size * size, 0);
  return n / (1 + (squares / n - 1) * correlation);
}
