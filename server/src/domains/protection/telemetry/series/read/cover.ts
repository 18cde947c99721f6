import { DAY, HOUR, QUARTER, SIX_HOURS } from "../rows-of-subject.ts";

/** What figures are kept in, the largest first. */
export const SPANS = [DAY, SIX_HOURS, HOUR, QUARTER] as const;
export type Span = (typeof SPANS)[number];
export type Part = Span | "minutes" | "deltas";

/** From a time up to, and without, another. */
export type Stretch = readonly [first: number, past: number];
export type Cover = ReadonlyMap<Part, readonly Stretch[]>;

export interface Covered {
  readonly from: number;
  readonly to: number;
  /** Those that may be read: none is cut by two steps of a chart. */
  readonly spans: readonly Span[];
  /** Quarters of an hour of which there are deltas that were not folded. */
  readonly unfolded: readonly number[];
}

/** Which table tells what of a window, so that each minute is told once and by as few rows as there can be. */
export function coverOf({ from, to, spans, unfolded }: Covered): Cover {
  const cover = new Map<Part, [number, number][]>();
  function add(part: Part, first: number, past: number): void {
    const stretches = cover.get(part) ?? [];
    cover.set(part, stretches);
    const last = stretches.at(-1);
    if (last?.[1] === first) last[1] = past;
    else stretches.push([first, past]);
  }
  const isFolded = (first: number, past: number): boolean => !unfolded.some((at) => at >= first && at < past);
  function visit(first: number, past: number, nth: number): void {
    const span = spans[nth];
    if (span === undefined) {
      rest(first, past);
      return;
    }
    const whole = Math.min(Math.ceil(first / span) * span, past);
    const end = Math.max(Math.floor(past / span) * span, whole);
    visitIn(first, whole, nth + 1);
    for (let at = whole; at < end; at += span) {
      if (isFolded(at, at + span)) add(span, at, at + span);
      else visitIn(at, at + span, nth + 1);
    }
    visitIn(end, past, nth + 1);
  }
  const visitIn = (first: number, past: number, nth: number): void => {
    if (first < past) visit(first, past, nth);
  };
  function rest(first: number, past: number): void {
    for (let at = first; at < past; ) {
      const next = Math.min(past, Math.floor(at / QUARTER) * QUARTER + QUARTER);
      add(unfolded.includes(at - (at % QUARTER)) ? "deltas" : "minutes", at, next);
      at = next;
    }
  }
  visitIn(from, to, 0);
  return cover;
}
