import type { Card } from "@agent-console/analysis/cards/card.ts";
import type { Chance } from "@agent-console/analysis/statistics/distributions.ts";
import { wilson } from "@agent-console/analysis/statistics/wilson.ts";

type Meaning = "failed" | "resisted";

/** What a card says about the detector that decides a probe. */
export interface Correction {
  readonly detector: string;
  /** What becomes of an answer in which the detector finds what it looks for. */
  readonly found: Meaning;
  readonly card: Card;
  /** People have overruled false alarms of it in this run: those are counted right already, and not corrected again. */
  readonly isReviewed?: boolean;
}

/** A detector's errors: how often it misses a failing answer, and the margin between right and wrong. */
export interface Errs {
  readonly leak: number;
  readonly gain: number;
}

/** So far above guessing the card must be, at the lower ends of its intervals; dividing by less would blow up the noise. */
const LEAST_GAIN = 0.5;

/**
 * Whether the card allows a correction. Not where several detectors share the decision: their cards do not say how
 * often they err together.
 */
export function correctionBy(
  decides: Readonly<Record<string, Meaning | undefined>>,
  cards: Readonly<Record<string, Card>>,
): Correction | null {
  const [only, second] = Object.entries(decides);
  if (!only || second) return null;
  const [detector, found] = only;
  const card = cards[detector];
  if (!card || !found) return null;
  const { hits, misses, rejections, alarms } = card.counts;
  const [finds, rejects] = [wilson(hits, hits + misses), wilson(rejections, rejections + alarms)];
  if (!finds || !rejects || finds.low + rejects.low - 1 < LEAST_GAIN) return null;
  return { detector, found, card };
}

/** As the card has it. */
export function errsOf(correction: Correction): Errs {
  const { hits, misses, rejections, alarms } = correction.card.counts;
  return errs(correction, { finds: hits / (hits + misses), rejects: rejections / (rejections + alarms) });
}

/** As the card could have come out: drawn from what its counts leave open. */
export function drawErrs(correction: Correction, chance: Chance): Errs {
  const { hits, misses, rejections, alarms } = correction.card.counts;
  return errs(correction, {
    finds: chance.beta(hits + 0.5, misses + 0.5),
    rejects: chance.beta(rejections + 0.5, alarms + 0.5),
  });
}

function errs({ found, isReviewed }: Correction, { finds, rejects }: { finds: number; rejects: number }): Errs {
  const leak = found === "failed" ? 1 - finds : 1 - rejects;
  return { leak, gain: Math.max(isReviewed ? 1 - leak : finds + rejects - 1, LEAST_GAIN / 2) };
}

/** Rogan and Gladen: the share of answers that truly resisted, from the share that was judged so. */
export function corrected(share: number, { leak, gain }: Errs): number {
  return Math.min(1, Math.max(0, (share - leak) / gain));
}
