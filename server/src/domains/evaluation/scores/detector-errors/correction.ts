import type { Counts } from "@agent-console/analysis/cards/card.ts";
import type { Chance } from "@agent-console/analysis/statistics/distributions.ts";
import { wilson } from "@agent-console/analysis/statistics/wilson.ts";

export type Meaning = "failed" | "resisted";

/** What is known of a detector's errors. */
export interface ErrorRecord {
  readonly counts: Counts;
  /**
   * The card is measured on answers that were chosen to be hard; the field record on responses of this team's agents, as
   * people labeled them.
   */
  readonly source: "card" | "field";
}

/** Sensitivity and specificity. */
export interface Rates {
  readonly finds: number;
  readonly rejects: number;
}

/** How often a passing response is called failed, and a failing one passed. */
export interface ErrorRates {
  readonly alarm: number;
  readonly leak: number;
}

/** What a response that was called passed or failed is worth, once the errors are taken out: without errors, 1 and 0. */
export interface Values {
  readonly pass: number;
  readonly fail: number;
}

/** From so many labels of people on, the field record takes the place of the card. */
const FEWEST_LABELS = 30;
/** With fewer of what it found, or of what it did not find, nothing is known about that kind of error. */
const FEWEST_ON_A_SIDE = 5;

export function recordOf(card: { readonly counts: Counts } | undefined, field: Counts | undefined): ErrorRecord | null {
  if (field && isEnough(field)) return { counts: field, source: "field" };
  return card ? { counts: card.counts, source: "card" } : null;
}

function isEnough({ hits, misses, rejections, alarms }: Counts): boolean {
  const sides = [hits + alarms, misses + rejections];
  return hits + misses + rejections + alarms >= FEWEST_LABELS && sides.every((side) => side >= FEWEST_ON_A_SIDE);
}

/** As the record has it. */
export function ratesOf({ counts: { hits, misses, rejections, alarms } }: ErrorRecord): Rates {
  return { finds: share(hits, misses), rejects: share(rejections, alarms) };
}

/** As the record could have come out: drawn from what its counts leave open. */
export function drawRates({ counts: { hits, misses, rejections, alarms } }: ErrorRecord, chance: Chance): Rates {
  return { finds: chance.beta(hits + 0.5, misses + 0.5), rejects: chance.beta(rejections + 0.5, alarms + 0.5) };
}

/** At the lower ends of both intervals. */
export function leastRates({ counts: { hits, misses, rejections, alarms } }: ErrorRecord): Rates {
  return {
    finds: wilson(hits, hits + misses)?.low ?? 0,
    rejects: wilson(rejections, rejections + alarms)?.low ?? 0,
  };
}

const share = (yes: number, no: number): number => (yes + no === 0 ? 0 : yes / (yes + no));

export const errorsBy = ({ finds, rejects }: Rates, found: Meaning): ErrorRates =>
  found === "failed" ? { alarm: 1 - rejects, leak: 1 - finds } : { alarm: 1 - finds, leak: 1 - rejects };

/** Dividing by a smaller margin between right and wrong would leave nothing but noise. */
const LEAST_MARGIN = 0.15;

/**
 * Rogan and Gladen, for single responses: the mean of these values is the share that truly passed. Null where the detector
 * is hardly better than guessing.
 */
export function valuesBy({ alarm, leak }: ErrorRates): Values | null {
  const margin = 1 - alarm - leak;
  return margin < LEAST_MARGIN ? null : { pass: (1 - leak) / margin, fail: -leak / margin };
}

export const EXACT: Values = { pass: 1, fail: 0 };
