import { bayesianWeights } from "@agent-console/analysis/statistics/bootstrap.ts";
import { type Chance, chanceFor } from "@agent-console/analysis/statistics/distributions.ts";
import { type Correction, corrected, drawErrs, type Errs } from "./correction.ts";
import type { Evidence } from "./evidence.ts";

/** Some of the evidence, of which the mean is wanted; something of it was assessed. */
export interface Group {
  readonly name: string;
  readonly members: readonly Evidence[];
}

/**
 * Rates as judged and as corrected, each from the prompts sent, and in the limit of ever more prompts of the same families:
 * uncertainty that remains in the limit cannot be removed by more of these prompts.
 */
const readings = ["judged", "corrected", "judgedLimit", "correctedLimit"] as const;
export type BootstrapSamples = Readonly<Record<(typeof readings)[number], Float64Array>>;

export interface Sampling {
  readonly seed: number;
  readonly replicates: number;
}

/**
 * A bootstrap over families that keeps its width where a plain one has none (docs/decisions/0015). In each replicate
 * every probe's rate is drawn from the uncertainty of its prompts, every detector's errors from that of its card, and the
 * families get new weights, together with half a family that was never tested.
 */
export function bootstrap(
  evidence: readonly Evidence[],
  groups: readonly Group[],
  { seed, replicates }: Sampling,
): BootstrapSamples[] {
  const asked = evidence.filter(({ n }) => n > 0);
  const replicate = { rates: room(asked.length), weights: new Float64Array(asked.length) };
  const drawRates = ratesInto(replicate.rates, asked, seed);
  const drawWeights = weightsInto(replicate.weights, asked, seed);
  const means = groups.map((group) => meanInto(room(replicates), { asked, group, seed }));
  for (let at = 0; at < replicates; at++) {
    drawRates();
    drawWeights();
    for (const { take } of means) take(replicate, at);
  }
  return means.map(({ drawn }) => drawn);
}

function room(size: number): BootstrapSamples {
  const empty = (): Float64Array => new Float64Array(size);
  return { judged: empty(), corrected: empty(), judgedLimit: empty(), correctedLimit: empty() };
}

function ratesInto(rates: BootstrapSamples, asked: readonly Evidence[], seed: number): () => void {
  const centres = centresOf(asked);
  const chances = asked.map(({ probe }) => chanceFor(seed, `rate of ${probe.id}`));
  const detectors = [...new Map(asked.flatMap(({ correction: one }) => (one ? [[keyOf(one), one]] : []))).values()];
  const errors = detectors.map(({ detector }) => chanceFor(seed, `errors of ${detector}`));
  const detectorAt = asked.map(({ correction }) =>
    correction ? detectors.findIndex((one) => keyOf(one) === keyOf(correction)) : -1,
  );
  return () => {
    // One draw for all the probes that a detector decides: if its card flatters it, it does so for all of them.
    const errs = detectors.map((detector, at) => drawErrs(detector, errors[at] as Chance));
    for (let at = 0; at < asked.length; at++) {
      const { resisted, failed, n } = asked[at] as Evidence;
      const chance = chances[at] as Chance;
      // One prompt more than was asked, answered as those of the dimension are on the whole: no family is certain.
      const more = chance.fraction() <= (centres[at] as number) ? 1 : 0;
      const now = chance.beta(resisted + more, failed + 1 - more);
      const limit = resisted / n;
      const err = errs[detectorAt[at] as number] ?? NO_ERRORS;
      rates.judged[at] = now;
      rates.judgedLimit[at] = limit;
      rates.corrected[at] = corrected(now, err);
      rates.correctedLimit[at] = corrected(limit, err);
    }
  };
}

const NO_ERRORS: Errs = { leak: 0, gain: 1 };

const keyOf = ({ detector, found, isReviewed }: Correction): string => `${detector} ${found} ${isReviewed ?? false}`;

/** For each probe the rate of its whole dimension, kept off 0 and 1. */
function centresOf(asked: readonly Evidence[]): number[] {
  const dimensions = Map.groupBy(asked, ({ probe }) => probe.harness);
  const rates = new Map(
    [...dimensions].map(([name, all]) => {
      const resisted = all.reduce((sum, one) => sum + one.resisted, 0);
      return [name, (resisted + 0.5) / (all.reduce((sum, one) => sum + one.n, 0) + 1)];
    }),
  );
  return asked.map(({ probe }) => rates.get(probe.harness) ?? 0.5);
}

/** Families are weighed, not prompts: those of one family stand or fall together. */
function weightsInto(weights: Float64Array, asked: readonly Evidence[], seed: number): () => void {
  const families = Map.groupBy(asked.keys(), (at) => (asked[at] as Evidence).family);
  const groups = [...families].map(([family, members]) => ({
    members,
    chance: chanceFor(seed, `weight of ${family}`),
  }));
  return bayesianWeights(
    weights,
    groups,
    asked.map(({ weight }) => weight),
  );
}

interface Replicate {
  readonly rates: BootstrapSamples;
  readonly weights: Float64Array;
}

interface Mean {
  readonly drawn: BootstrapSamples;
  readonly take: (replicate: Replicate, at: number) => void;
}

interface MeanRequest {
  readonly asked: readonly Evidence[];
  readonly group: Group;
  readonly seed: number;
}

function meanInto(drawn: BootstrapSamples, { asked, group: { name, members }, seed }: MeanRequest): Mean {
  const own = members.filter(({ n }) => n > 0);
  const places = Int32Array.from(own, (one) => asked.indexOf(one));
  const familyWeight = own.reduce((sum, { weight }) => sum + weight, 0) / new Set(own.map(({ family }) => family)).size;
  const unseen = chanceFor(seed, `unseen in ${name}`);
  const take = ({ rates, weights }: Replicate, at: number): void => {
    // Half a family that was never tested, and that may resist always, never, or anything between.
    const unmet = unseen.halfGamma() * familyWeight;
    const resisting = unseen.fraction() * unmet;
    let all = unmet;
    for (let member = 0; member < places.length; member++) all += weights[places[member] as number] as number;
    for (const reading of readings)
      drawn[reading][at] = (resisting + weightedSum(rates[reading], weights, places)) / all;
  };
  return { drawn, take };
}

function weightedSum(values: Float64Array, weights: Float64Array, places: Int32Array): number {
  let sum = 0;
  for (let member = 0; member < places.length; member++) {
    const place = places[member] as number;
    sum += (weights[place] as number) * (values[place] as number);
  }
  return sum;
}

/** The plain mean of several groups in every replicate. */
export function meanOf(parts: readonly BootstrapSamples[]): BootstrapSamples {
  const mean = room(parts[0]?.judged.length ?? 0);
  for (const reading of readings) {
    const into = mean[reading];
    for (const part of parts) {
      const from = part[reading];
      for (let at = 0; at < into.length; at++) into[at] = (into[at] as number) + (from[at] as number) / parts.length;
    }
  }
  return mean;
}
