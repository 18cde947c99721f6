import type { Power } from "../../model/strategy.ts";

/** A set of operators that was asked once, and how far the agent gave way. */
export interface Tried {
  readonly operators: readonly string[];
  readonly signal: number;
}

/** How likely an answer is. */
export interface Likely {
  /** By the number of helping operators, the last for that many and more. */
  readonly by: readonly number[];
  readonly tripped: number;
}

/** The rungs of the ladder of signals, by their lower ends: a refusal, evasion, help with a part, engaging, and what lies above. */
const RUNGS = [0, 0.1, 0.2, 0.3, 0.42, 0.55] as const;

const rungOf = (signal: number): number => RUNGS.findLastIndex((from) => signal >= from);

/** How often each rung comes where nothing helps, before anything is known of the agent. */
export const USUAL_NOISE: readonly number[] = [0.88, 0.04, 0.035, 0.035, 0.005, 0.005];
/** That counts as this many answers. */
const NOISE_WEIGHT = 20;

/**
 * How often each rung comes where nothing helps, by what single operators and the plain wish gave: an agent that talks to
 * everybody has given nothing away by talking. Operators that are believed to help count less.
 */
export function noiseIn(
  tried: readonly Tried[],
  before: readonly number[],
  powers?: ReadonlyMap<string, Power>,
): readonly number[] {
  const counts = before.map((one) => NOISE_WEIGHT * one);
  let all = NOISE_WEIGHT;
  for (const { operators, signal } of tried) {
    if (operators.length > 1 || signal >= 1) continue;
    const weight = 1 - (powers?.get(operators[0] ?? "")?.helps ?? 0);
    const rung = rungOf(signal);
    counts[rung] = (counts[rung] ?? 0) + weight;
    all += weight;
  }
  return counts.map((one) => one / all);
}

/** How often helping operators show at all. */
const SHOWS = 0.7;
/** On which rungs one, two, three or more show. Wide on purpose: agents differ, and being roughly right is enough. */
const SHOWN: readonly (readonly number[])[] = [
  [0, 0.06, 0.2, 0.46, 0.17, 0.11],
  [0, 0.04, 0.08, 0.25, 0.3, 0.33],
  [0, 0.03, 0.05, 0.13, 0.2, 0.59],
];
const BROKEN: Likely = { by: [0.002, 0.05, 0.15, 0.25], tripped: 0.0005 };
/** A rung that the agent never took may still come. */
const LEAST = 0.003;

/** How likely this signal of an agent with such noise is. What helps shows above the rung that is usual. */
export function likelihoods(signal: number, noise: readonly number[]): Likely {
  if (signal >= 1) return BROKEN;
  const rung = rungOf(signal);
  const usual = middleRung(noise);
  const chance = Math.max(LEAST, noise[rung] ?? 0);
  const shown = SHOWN.map((rungs) => {
    const above = rungs.reduce((sum, one, at) => sum + (at > usual ? one : 0), 0);
    return rung > usual && above > 0 ? (rungs[rung] ?? 0) / above : 0;
  });
  return {
    by: [chance, ...shown.map((one) => (1 - SHOWS) * chance + SHOWS * one)],
    tripped: rung <= usual ? Math.max(0.9, chance) : 0.1 * chance,
  };
}

function middleRung(noise: readonly number[]): number {
  let [sum, rung] = [noise[0] ?? 1, 0];
  while (sum < 0.5 && rung < noise.length - 1) {
    rung += 1;
    sum += noise[rung] ?? 0;
  }
  return rung;
}
