/**
 * The exact (Clopper-Pearson) upper bound of a share that was observed as `hits` of `n`: with a larger share, so few hits
 * would be seen with a probability of less than `1 - confidence`. One-sided, 95% unless told. Counts can be fractions.
 * With no hits in 300 it is just below 1%. 1 if n is 0.
 */
export function upperBound(hits: number, n: number, confidence = 0.95): number {
  if (n <= 0 || hits >= n) return 1;
  if (hits <= 0) return 1 - (1 - confidence) ** (1 / n);
  let [low, high] = [hits / n, 1];
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2;
    if (betaShare(middle, hits + 1, n - hits) < confidence) low = middle;
    else high = middle;
  }
  return high;
}

/** The regularized incomplete beta function, by its continued fraction. */
export const betaShare = (x: number, a: number, b: number): number => betaShares(a, b)(x);

/** The same for many values of x: what depends on the other two is computed once. */
export function betaShares(a: number, b: number): (x: number) => number {
  const logs = logGamma(a + b) - logGamma(a) - logGamma(b);
  return (x) => {
    if (x <= 0) return 0;
    if (x >= 1) return 1;
    const front = Math.exp(logs + a * Math.log(x) + b * Math.log(1 - x));
    return x < (a + 1) / (a + b + 2) ? (front * fraction(x, a, b)) / a : 1 - (front * fraction(1 - x, b, a)) / b;
  };
}

const TINY = 1e-300;
const ROUNDS = 500;
const EXACT = 1e-13;

/** Lentz's method. */
function fraction(x: number, a: number, b: number): number {
  const held = (value: number): number => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / held(1 - ((a + b) * x) / (a + 1));
  let out = d;
  for (let m = 1; m <= ROUNDS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / held(1 + even * d);
    c = held(1 + even / c);
    out *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / held(1 + odd * d);
    c = held(1 + odd / c);
    out *= d * c;
    if (Math.abs(d * c - 1) < EXACT) break;
  }
  return out;
}

const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];

function logGamma(x: number): number {
  const at = x - 1;
  let sum = 0.9999999999998099;
  for (let place = 0; place < LANCZOS.length; place++) sum += (LANCZOS[place] as number) / (at + place + 1);
  const t = at + LANCZOS.length - 0.5;
  return 0.5 * Math.log(2 * Math.PI) + (at + 0.5) * Math.log(t) - t + Math.log(sum);
}
