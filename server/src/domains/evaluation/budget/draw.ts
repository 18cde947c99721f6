import { setImmediate as nextTurn } from "node:timers/promises";
import { seededNumbers } from "@agent-console/analysis/statistics/seeded-random.ts";
import type { Harness, PlannedPrompt } from "../harness/harness.ts";

export interface Draw {
  readonly seed: number;
  /** How many prompts in all; null asks every one. */
  readonly sampleSize: number | null;
}

/** How long the thread that answers requests is kept from them at most. */
const LONGEST_STRETCH_MS = 10;

/** The prompts of a run, in order; the same for the same seed. Making a plan takes long: others get their turn meanwhile. */
export async function* drawPrompts(harnesses: readonly Harness[], draw: Draw): AsyncGenerator<PlannedPrompt> {
  let began = performance.now();
  for (const prompt of drawSteps(harnesses, draw)) {
    if (prompt) yield prompt;
    if (performance.now() - began < LONGEST_STRETCH_MS) continue;
    await nextTurn();
    began = performance.now();
  }
}

/** A sample is spread evenly over harnesses and strata. Null is a prompt that was drawn and not taken. */
function* drawSteps(harnesses: readonly Harness[], { seed, sampleSize }: Draw): Generator<PlannedPrompt | null> {
  if (sampleSize === null) return yield* allPrompts(harnesses, seed);
  yield* drawSample(
    harnesses.filter(({ isWhole }) => !isWhole),
    { seed, sampleSize },
  );
  yield* allPrompts(
    harnesses.filter(({ isWhole }) => isWhole),
    seed,
  );
}

function* drawSample(
  harnesses: readonly Harness[],
  { seed, sampleSize }: { readonly seed: number; readonly sampleSize: number },
): Generator<PlannedPrompt | null> {
  const strata = new Map<string, Stratum>();
  for (const prompt of allPrompts(harnesses, seed)) {
    const stratum = strata.get(keyOf(prompt)) ?? { size: 0, seen: 0, taken: 0, quota: 0, random: () => 0 };
    stratum.size += 1;
    strata.set(keyOf(prompt), stratum);
    yield null;
  }
  shareOut([...strata.values()], sampleSize, seed);
  for (const [key, stratum] of strata) stratum.random = seededNumbers(seed, key);
  // The plan is gone through twice rather than kept: it may be far larger than the sample.
  for (const prompt of allPrompts(harnesses, seed)) {
    const stratum = strata.get(keyOf(prompt));
    yield stratum && takesNext(stratum) ? prompt : null;
  }
}

interface Stratum {
  size: number;
  seen: number;
  taken: number;
  quota: number;
  random: () => number;
}

const keyOf = ({ harness, stratum }: PlannedPrompt): string => `${harness}\n${stratum}`;

function* allPrompts(harnesses: readonly Harness[], seed: number): Generator<PlannedPrompt> {
  for (const harness of harnesses) yield* harness.plan(seed);
}

/** One each in turn until the sample is full; a stratum that is used up leaves its share to the others. */
function shareOut(strata: readonly Stratum[], sampleSize: number, seed: number): void {
  const random = seededNumbers(seed, "who comes first");
  const order = strata.map((stratum) => ({ stratum, at: random() })).sort((a, b) => a.at - b.at);
  let left = sampleSize;
  let open = order.map(({ stratum }) => stratum);
  while (left > 0 && open.length > 0) {
    const each = Math.max(1, Math.floor(left / open.length));
    for (const stratum of open) {
      const more = Math.min(each, left, stratum.size - stratum.quota);
      stratum.quota += more;
      left -= more;
    }
    open = open.filter((stratum) => stratum.quota < stratum.size);
  }
}

/** Every set of that many out of the stratum is equally likely, and exactly that many are taken. */
function takesNext(stratum: Stratum): boolean {
  const chance = (stratum.quota - stratum.taken) / (stratum.size - stratum.seen);
  stratum.seen += 1;
  if (stratum.random() >= chance) return false;
  stratum.taken += 1;
  return true;
}
