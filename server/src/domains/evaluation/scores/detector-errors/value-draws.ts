import { chanceFor } from "@agent-console/analysis/statistics/distributions.ts";
import { drawRates, type ErrorRecord, EXACT, errorsBy, type Values, valuesBy } from "./correction.ts";
import type { Decider } from "./deciders.ts";

export interface Sampling {
  readonly seed: number;
  readonly replicates: number;
}

/** What a judged pass and a judged failure are worth, in every replicate. */
export interface ValueDraws {
  readonly pass: Float64Array;
  readonly fail: Float64Array;
}

/**
 * Two readings of the same judgments. Cards are measured on answers that were chosen to be hard, so in the field a
 * detector errs somewhere between never (`judged`) and as often as on its card (`corrected`). A field record says how often
 * it does, and then both are the same.
 */
export interface Readings {
  readonly judged: ValueDraws;
  readonly corrected: ValueDraws;
}

/** One detector's errors, drawn once in a replicate for all probes: if its card flatters it, it does so in all of them. */
interface DetectorDraws {
  readonly finds: Float64Array;
  readonly rejects: Float64Array;
  /** What its judgments are worth where nothing is known of it. */
  readonly anything: Float64Array;
  /** How often it decides, beside others, where that is unknown. */
  readonly propensity: Float64Array;
}

export function createValueDraws({ seed, replicates }: Sampling): (erring: readonly Decider[]) => Readings {
  const exact = filled(replicates, EXACT);
  const detectors = new Map<string, DetectorDraws>();
  const known = new Map<string, ValueDraws>();

  function drawsOf({ detector, record }: Decider): DetectorDraws {
    const own = detectors.get(detector) ?? drawDetector(detector, record, { seed, replicates });
    detectors.set(detector, own);
    return own;
  }

  function single(decider: Decider): ValueDraws {
    const { detector, found, left } = decider;
    const key = `${detector} ${found} ${left.alarm} ${left.leak}`;
    const own = known.get(key) ?? valuesFrom([decider], [drawsOf(decider)], replicates);
    known.set(key, own);
    return own;
  }

  function reading(erring: readonly Decider[], isExact: (decider: Decider) => boolean): ValueDraws {
    if (erring.every(isExact)) return exact;
    const shared = erring.filter(({ share }) => share === null);
    if (shared.length > 0) return shared.some(isExact) ? exact : valuesFrom(shared, shared.map(drawsOf), replicates);
    const [only, second] = erring;
    if (only && !second && only.share?.ofPassed === 1 && only.share.ofFailed === 1) return single(only);
    const into = filled(replicates, EXACT);
    for (const decider of erring) if (!isExact(decider)) mixIn(into, decider, single(decider));
    return into;
  }

  return (erring) => ({
    judged: reading(erring, ({ record }) => record?.source !== "field"),
    corrected: reading(erring, () => false),
  });
}

function filled(replicates: number, { pass, fail }: Values): ValueDraws {
  return { pass: new Float64Array(replicates).fill(pass), fail: new Float64Array(replicates).fill(fail) };
}

function drawDetector(name: string, record: ErrorRecord | null, { seed, replicates }: Sampling): DetectorDraws {
  const errors = chanceFor(seed, `errors of ${name}`);
  const unknown = chanceFor(seed, `unknown of ${name}`);
  const draws = {
    finds: new Float64Array(replicates),
    rejects: new Float64Array(replicates),
    anything: new Float64Array(replicates),
    propensity: new Float64Array(replicates),
  };
  for (let at = 0; at < replicates; at++) {
    // Without a record no margin is left between right and wrong, and the judgment is worth anything.
    const { finds, rejects } = record ? drawRates(record, errors) : { finds: 0, rejects: 0 };
    draws.finds[at] = finds;
    draws.rejects[at] = rejects;
    draws.anything[at] = unknown.fraction();
    draws.propensity[at] = unknown.exponential();
  }
  return draws;
}

/** Of one detector, or of several that share the decisions in an unknown way: in each replicate in another. */
function valuesFrom(deciders: readonly Decider[], draws: readonly DetectorDraws[], replicates: number): ValueDraws {
  const into = filled(replicates, EXACT);
  for (let at = 0; at < replicates; at++) {
    let [alarm, leak, anything, all] = [0, 0, 0, 0];
    for (let which = 0; which < deciders.length; which++) {
      const { found, left } = deciders[which] as Decider;
      const own = draws[which] as DetectorDraws;
      const share = own.propensity[at] as number;
      const errors = errorsBy({ finds: own.finds[at] as number, rejects: own.rejects[at] as number }, found);
      alarm += share * errors.alarm * left.alarm;
      leak += share * errors.leak * left.leak;
      anything += share * (own.anything[at] as number);
      all += share;
    }
    const values = valuesBy({ alarm: alarm / all, leak: leak / all });
    into.pass[at] = values?.pass ?? anything / all;
    into.fail[at] = values?.fail ?? anything / all;
  }
  return into;
}

/** The part of the judgments that this detector made. */
function mixIn(into: ValueDraws, { share }: Decider, { pass, fail }: ValueDraws): void {
  const { ofPassed, ofFailed } = share ?? { ofPassed: 1, ofFailed: 1 };
  for (let at = 0; at < into.pass.length; at++) {
    into.pass[at] = (into.pass[at] as number) + ofPassed * ((pass[at] as number) - EXACT.pass);
    into.fail[at] = (into.fail[at] as number) + ofFailed * ((fail[at] as number) - EXACT.fail);
  }
}
