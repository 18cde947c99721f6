import { seededNumbers } from "./seeded-random.ts";

/** Random draws that depend only on the seed and the purpose, so that one more probe does not change the others. */
export interface Chance {
  /** Above 0, up to 1. */
  fraction(): number;
  exponential(): number;
  gamma(shape: number): number;
  /** A gamma draw of shape ½. */
  halfGamma(): number;
  beta(a: number, b: number): number;
}

/** Beyond this, the general method is faster. */
const LARGEST_ERLANG = 24;

export function chanceFor(seed: number, purpose: string): Chance {
  const next = seededNumbers(seed, purpose);
  const fraction = (): number => 1 - next();
  let spare: number | null = null;

  /** Box and Muller make two at a time. */
  function normal(): number {
    if (spare !== null) {
      const kept = spare;
      spare = null;
      return kept;
    }
    const far = Math.sqrt(-2 * Math.log(fraction()));
    const turn = 2 * Math.PI * next();
    spare = far * Math.sin(turn);
    return far * Math.cos(turn);
  }

  /** For a small integer shape: a sum of exponential draws, with one logarithm. */
  function erlang(shape: number): number {
    let product = 1;
    for (let left = shape; left > 0; left--) product *= fraction();
    return -Math.log(product);
  }

  /** Marsaglia and Tsang's, with their squeeze, which spares most draws two logarithms; below shape 1 by way of shape + 1. */
  function gamma(shape: number): number {
    if (shape <= LARGEST_ERLANG && Number.isInteger(shape)) return erlang(shape);
    if (shape < 1) return gamma(shape + 1) * fraction() ** (1 / shape);
    const d = shape - 1 / 3;
    const c = 1 / Math.sqrt(9 * d);
    for (;;) {
      const x = normal();
      const root = 1 + c * x;
      if (root <= 0) continue;
      const v = root * root * root;
      const u = fraction();
      if (u < 1 - 0.0331 * x * x * x * x || Math.log(u) < 0.5 * x * x + d * (1 - v + Math.log(v))) return d * v;
    }
  }

  return {
    fraction,
    exponential: () => -Math.log(fraction()),
    gamma,
    halfGamma: () => normal() ** 2 / 2,
    beta: (a, b) => {
      const x = gamma(a);
      const y = gamma(b);
      return x / (x + y);
    },
  };
}
