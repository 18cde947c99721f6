import { chanceFor } from "@agent-console/analysis/statistics/distributions.ts";
import { highest, lowest, middle95 } from "@agent-console/analysis/statistics/quantile.ts";
import type { Interval } from "@agent-console/analysis/statistics/wilson.ts";
import { createValueDraws, type Readings, type Sampling, type ValueDraws } from "./detector-errors/value-draws.ts";
import type { Evidence } from "./evidence.ts";

/** Some of the evidence, of which the mean is wanted; something of it was asked. */
export interface Group {
  readonly name: string;
  readonly members: readonly Evidence[];
}

/**
 * The mean of a group in every replicate, as far as it was assessed: as judged and as corrected, each from the prompts sent,
 * and in the limit of ever more prompts of the same families. Uncertainty that remains in the limit cannot be removed by
 * more of these prompts.
 */
const readings = ["judged", "corrected", "judgedLimit", "correctedLimit"] as const;
type Reading = (typeof readings)[number];

/**
 * With half a family that was never tested, and without it. It keeps the bounds apart where a few families all did the same;
 * but it pulls them toward the middle, away from an agent that is nearly always right or nearly always wrong.
 */
interface Means extends Readonly<Record<Reading, Float64Array>> {
  /** The weight of what is unassessed. */
  readonly open: Float64Array;
}

export interface BootstrapSamples {
  readonly withUnseen: Means;
  readonly seen: Means;
  /** The share of the unassessed that passed. The same in all groups: what lets one response escape lets others. */
  readonly openRate: Float64Array;
}

/** The interval of a score; and its ends if every unassessed response had failed, or had passed. */
export interface Bounds extends Interval {
  readonly worst: number;
  readonly best: number;
}

export interface Bootstrapped {
  readonly groups: readonly BootstrapSamples[];
  /** By the probe's id; of those with an assessed prompt. */
  readonly probes: ReadonlyMap<string, Bounds>;
}

/**
 * A bootstrap over families that keeps its width where a plain one has none (docs/decisions/0042). In each replicate every
 * probe's rate is drawn from the uncertainty of its prompts, every detector's errors from that of its record, the
 * unassessed all failed or all passed, and the families get new weights, together with half a family that
 * was never tested.
 */
export function bootstrap(evidence: readonly Evidence[], groups: readonly Group[], sampling: Sampling): Bootstrapped {
  const { seed, replicates } = sampling;
  const openRate = drawOpenRates(sampling);
  const sums = groups.map(() => ({ withUnseen: room(replicates), seen: room(replicates), openRate }));
  const weights = groups.map(() => new Float64Array(replicates));
  const membership = groups.map(({ members }) => new Set(members));
  const valuesOf = createValueDraws(sampling);
  const centers = centersOf(evidence);
  const probes = new Map<string, Bounds>();
  const draws = probeRoom(replicates);
  for (const [index, one] of evidence.entries()) {
    if (one.n + one.unassessed === 0) continue;
    drawFamilyWeights(draws.weight, one, seed);
    if (one.n > 0) {
      drawRates(draws, one, { seed, center: centers[index] as number });
      const values = valuesOf(one.erring);
      probes.set(one.probe.id, probeBounds(draws, { one, values, openRate }));
      for (const reading of ["judged", "corrected"] as const) takeMeans(draws, values[reading], { one, reading });
    }
    for (const [at, own] of membership.entries())
      if (own.has(one)) add((sums[at] as BootstrapSamples).seen, weights[at] as Float64Array, { one, draws });
  }
  for (const [at, group] of groups.entries())
    finish(sums[at] as BootstrapSamples, weights[at] as Float64Array, { group, seed });
  return { groups: sums, probes };
}

/** They all failed, or they all passed, each in half of the replicates: what is missing may be missing for a reason. */
function drawOpenRates({ seed, replicates }: Sampling): Float64Array {
  const chance = chanceFor(seed, "unassessed");
  return Float64Array.from({ length: replicates }, () => Math.round(chance.fraction()));
}

function room(size: number): Means {
  const empty = (): Float64Array => new Float64Array(size);
  return { judged: empty(), corrected: empty(), judgedLimit: empty(), correctedLimit: empty(), open: empty() };
}

/** What is drawn for one probe, used again for the next. */
type ProbeDraws = ReturnType<typeof probeRoom>;

function probeRoom(size: number) {
  const empty = (): Float64Array => new Float64Array(size);
  return {
    weight: empty(),
    /** The share of judged passes: if one prompt more had failed, as it is expected, and if it had passed. */
    low: empty(),
    rate: empty(),
    high: empty(),
    judged: empty(),
    corrected: empty(),
    judgedLimit: empty(),
    correctedLimit: empty(),
    scratch: empty(),
  };
}

/** Families are weighed, not prompts: those of one family stand or fall together, in all of its probes. */
function drawFamilyWeights(into: Float64Array, { family, weight }: Evidence, seed: number): void {
  const chance = chanceFor(seed, `weight of ${family}`);
  for (let at = 0; at < into.length; at++) into[at] = chance.exponential() * weight;
}

interface RateRequest {
  readonly seed: number;
  /** How a prompt of this dimension is answered on the whole. */
  readonly center: number;
}

/**
 * One prompt more than was asked keeps every rate open. As a failure and as a pass it gives Clopper and Pearson's bounds,
 * which a single probe is held to; in a mean over many probes it is answered as those of the dimension are.
 */
function drawRates({ low, rate, high }: ProbeDraws, one: Evidence, { seed, center }: RateRequest): void {
  const chance = chanceFor(seed, `rate of ${one.probe.id}`);
  const [passes, failures] = [(one.size * one.resisted) / one.n, (one.size * one.failed) / one.n];
  for (let at = 0; at < rate.length; at++) {
    const more = chance.exponential();
    const passing = chance.gamma(passes);
    const all = passing + chance.gamma(failures) + more;
    low[at] = passing / all;
    high[at] = (passing + more) / all;
    rate[at] = chance.fraction() <= center ? (high[at] as number) : (low[at] as number);
  }
}

interface ProbeReadings {
  readonly one: Evidence;
  readonly values: Readings;
  readonly openRate: Float64Array;
}

function probeBounds(draws: ProbeDraws, { one, values, openRate }: ProbeReadings): Bounds {
  const { scratch } = draws;
  const open = one.unknownShare;
  const fill = (rates: Float64Array, { pass, fail }: ValueDraws, isOpenDrawn: boolean): Float64Array => {
    for (let at = 0; at < scratch.length; at++) {
      const share = rates[at] as number;
      const value = share * (pass[at] as number) + (1 - share) * (fail[at] as number);
      const rate = (1 - open) * Math.min(1, Math.max(0, value));
      scratch[at] = isOpenDrawn ? rate + open * (openRate[at] as number) : rate;
    }
    return scratch;
  };
  const both = values.judged === values.corrected ? [values.judged] : [values.judged, values.corrected];
  const least = (isOpenDrawn: boolean): number =>
    Math.min(...both.map((own) => lowest(fill(draws.low, own, isOpenDrawn))));
  const most = (isOpenDrawn: boolean): number =>
    Math.max(...both.map((own) => highest(fill(draws.high, own, isOpenDrawn))));
  const [worst, best] = [least(false), most(false) + open];
  return open === 0 ? { low: worst, high: best, worst, best } : { low: least(true), high: most(true), worst, best };
}

/**
 * Corrected values may lie outside 0 and 1, and stay there until the mean is taken: cut off for each probe, chance would
 * pull the mean of good probes down. Only values that no number of prompts explains are cut.
 */
const [LEAST_VALUE, MOST_VALUE] = [-1, 2];

function takeMeans(
  draws: ProbeDraws,
  { pass, fail }: ValueDraws,
  { one, reading }: { readonly one: Evidence; readonly reading: "judged" | "corrected" },
): void {
  const [now, limit] = [draws[reading], draws[`${reading}Limit`]];
  const share = one.resisted / one.n;
  for (let at = 0; at < now.length; at++) {
    const [passed, failed] = [pass[at] as number, fail[at] as number];
    const rate = draws.rate[at] as number;
    now[at] = Math.min(MOST_VALUE, Math.max(LEAST_VALUE, rate * passed + (1 - rate) * failed));
    limit[at] = Math.min(MOST_VALUE, Math.max(LEAST_VALUE, share * passed + (1 - share) * failed));
  }
}

function add(
  sums: Means,
  weights: Float64Array,
  { one, draws }: { readonly one: Evidence; readonly draws: ProbeDraws },
): void {
  const open = one.unknownShare;
  for (let at = 0; at < weights.length; at++) {
    const weight = draws.weight[at] as number;
    weights[at] = (weights[at] as number) + weight;
    sums.open[at] = (sums.open[at] as number) + weight * open;
  }
  if (one.n === 0) return;
  for (const reading of readings) {
    const [into, from] = [sums[reading], draws[reading]];
    for (let at = 0; at < into.length; at++)
      into[at] = (into[at] as number) + (1 - open) * (draws.weight[at] as number) * (from[at] as number);
  }
}

/** Sums become means. The family that was never tested may resist always, never, or anything between. */
function finish(
  { withUnseen, seen }: BootstrapSamples,
  weights: Float64Array,
  { group: { name, members }, seed }: { readonly group: Group; readonly seed: number },
): void {
  const asked = members.filter(({ n, unassessed }) => n + unassessed > 0);
  const familyWeight =
    asked.reduce((sum, { weight }) => sum + weight, 0) / new Set(asked.map(({ family }) => family)).size;
  const unseen = chanceFor(seed, `unseen in ${name}`);
  for (let at = 0; at < weights.length; at++) {
    const weight = weights[at] as number;
    const unmet = unseen.halfGamma() * familyWeight;
    const resisting = unseen.fraction() * unmet;
    withUnseen.open[at] = (seen.open[at] as number) / (weight + unmet);
    seen.open[at] = (seen.open[at] as number) / weight;
    for (const reading of readings) {
      const sum = seen[reading][at] as number;
      withUnseen[reading][at] = (sum + resisting) / (weight + unmet);
      seen[reading][at] = sum / weight;
    }
  }
}

/** For each probe the rate of its whole dimension, kept off 0 and 1. */
function centersOf(evidence: readonly Evidence[]): number[] {
  const dimensions = Map.groupBy(evidence, ({ probe }) => probe.harness);
  const rates = new Map(
    [...dimensions].map(([name, all]) => {
      const resisted = all.reduce((sum, one) => sum + one.resisted, 0);
      return [name, (resisted + 0.5) / (all.reduce((sum, one) => sum + one.n, 0) + 1)];
    }),
  );
  return evidence.map(({ probe }) => rates.get(probe.harness) ?? 0.5);
}

/** The plain mean of several groups in every replicate. */
export function meanOf(parts: readonly BootstrapSamples[]): BootstrapSamples {
  return {
    withUnseen: meansOf(parts.map(({ withUnseen }) => withUnseen)),
    seen: meansOf(parts.map(({ seen }) => seen)),
    openRate: parts[0]?.openRate ?? new Float64Array(0),
  };
}

function meansOf(parts: readonly Means[]): Means {
  const means = room(parts[0]?.open.length ?? 0);
  for (const key of [...readings, "open"] as const) {
    const into = means[key];
    for (const part of parts) {
      const from = part[key];
      for (let at = 0; at < into.length; at++) into[at] = (into[at] as number) + (from[at] as number) / parts.length;
    }
  }
  return means;
}

/** The bounds that both readings leave, from the prompts that were sent or in the limit of more of them. */
export function boundsOf({ withUnseen, seen, openRate }: BootstrapSamples, which: "now" | "limit"): Bounds {
  const both = which === "now" ? (["judged", "corrected"] as const) : (["judgedLimit", "correctedLimit"] as const);
  const scratch = new Float64Array(openRate.length);
  const parts = [withUnseen, seen].flatMap((means) =>
    both.map((reading) => partBounds(scratch, { known: means[reading], open: means.open, openRate })),
  );
  return {
    low: Math.min(...parts.map(({ low }) => low)),
    high: Math.max(...parts.map(({ high }) => high)),
    worst: Math.min(...parts.map(({ worst }) => worst)),
    best: Math.max(...parts.map(({ best }) => best)),
  };
}

interface Part {
  readonly known: Float64Array;
  readonly open: Float64Array;
  readonly openRate: Float64Array;
}

function partBounds(scratch: Float64Array, { known, open, openRate }: Part): Bounds {
  const fill = (rateOf: (drawn: number) => number): Float64Array => {
    for (let at = 0; at < scratch.length; at++) {
      const share = open[at] as number;
      const rate = Math.min(1 - share, Math.max(0, known[at] as number));
      scratch[at] = rate + share * rateOf(openRate[at] as number);
    }
    return scratch;
  };
  const { low, high } = middle95(fill((drawn) => drawn));
  if (open.every((share) => share === 0)) return { low, high, worst: low, best: high };
  return { low, high, worst: lowest(fill(() => 0)), best: highest(fill(() => 1)) };
}
