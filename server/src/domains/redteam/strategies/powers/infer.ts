/**
 * What each operator does to an agent: it helps, it does nothing, or it trips, so that the agent refuses whatever else is there. Sets
 * of operators are tried, so what one of them does is inferred. An answer is more or less likely for each number of helping
 * operators in its set, and what is believed of one changes by what the others do not explain (expectation propagation).
 */
import type { Power } from "../../model/strategy.ts";
import { type Likely, likelihoods, type Tried } from "./likelihoods.ts";

/** Before anything is known: about one of seventeen helps, and one of eight trips. */
export const UNKNOWN: Power = { helps: 0.06, trips: 0.12 };

/** Times that all answers are gone through: what is seen late explains what was seen early. */
const ROUNDS = 2;

/** Logarithms of how likely it helps, does nothing, trips: many answers make small numbers. */
type Weights = readonly [helps: number, nothing: number, trips: number];

/** What is believed of the operators in these sets, from what was believed before. */
export function powersAfter(
  tried: readonly Tried[],
  before: (id: string) => Power,
  noise: readonly number[],
): Map<string, Power> {
  const beliefs = new Map<string, Weights>();
  const beliefIn = (id: string): Weights => {
    const known = beliefs.get(id) ?? weightsOf(before(id));
    beliefs.set(id, known);
    return known;
  };
  const said = tried.map(({ operators }) => operators.map((): Weights => [0, 0, 0]));
  const counts = Map.groupBy(tried, keyOf);
  const likely = tried.map((one) => weighed(likelihoods(one.signal, noise), counts.get(keyOf(one))?.length ?? 1));
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, { operators }] of tried.entries()) {
      const [messages, answer] = [said[at], likely[at]];
      if (!messages || !answer) continue;
      // What is believed but for this answer itself.
      const others = operators.map((id, n) => sum(beliefIn(id), messages[n], -1));
      const chances = others.map(chancesOf);
      for (const [n, id] of operators.entries()) {
        const message = messageTo(n, chances, answer);
        messages[n] = message;
        beliefs.set(id, sum(message, others[n]));
      }
    }
  return new Map([...beliefs].map(([id, weights]) => [id, powerOf(weights)]));
}

const keyOf = ({ operators }: Tried): string => operators.join("+");

/** All answers to one set count as this many: asking it again does not tell which of its operators did it. */
const MOST_ALIKE = 3;

function weighed({ by, tripped }: Likely, count: number): Likely {
  const share = Math.min(1, MOST_ALIKE / count);
  return share === 1 ? { by, tripped } : { by: by.map((one) => one ** share), tripped: tripped ** share };
}

const weightsOf = ({ helps, trips }: Power): Weights => [
  Math.log(helps),
  Math.log(Math.max(LEAST, 1 - helps - trips)),
  Math.log(trips),
];

const sum = (one: Weights, other: Weights = [0, 0, 0], sign = 1): Weights => [
  one[0] + sign * other[0],
  one[1] + sign * other[1],
  one[2] + sign * other[2],
];

function chancesOf([helps, nothing, trips]: Weights): Weights {
  const most = Math.max(helps, nothing, trips);
  const [a, b, c] = [Math.exp(helps - most), Math.exp(nothing - most), Math.exp(trips - most)];
  const all = a + b + c;
  return [a / all, b / all, c / all];
}

/** Nothing is ever certain. */
const LEAST = 0.002;

function powerOf(weights: Weights): Power {
  const [helps, , trips] = chancesOf(weights);
  const held = (one: number): number => Math.min(1 - 3 * LEAST, Math.max(LEAST, one));
  return { helps: held(helps), trips: held(trips) };
}

/** How likely the answer is for each thing that this operator of a set may do, by what is believed of the others. */
function messageTo(own: number, chances: readonly Weights[], { by, tripped }: Likely): Weights {
  // How likely none trips and so many of the others help.
  let counts = [1];
  for (const [n, [helps, nothing]] of chances.entries()) {
    if (n === own) continue;
    const more = [...counts, 0];
    for (let k = 0; k < more.length; k++) more[k] = (counts[k] ?? 0) * nothing + (counts[k - 1] ?? 0) * helps;
    counts = more;
  }
  let [alone, withOne, free] = [0, 0, 0];
  for (const [k, chance] of counts.entries()) {
    alone += chance * (by[Math.min(k, by.length - 1)] ?? 0);
    withOne += chance * (by[Math.min(k + 1, by.length - 1)] ?? 0);
    free += chance;
  }
  const caught = Math.max(0, 1 - free) * tripped;
  return [Math.log(withOne + caught), Math.log(alone + caught), Math.log(tripped)];
}
