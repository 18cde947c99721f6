import type { Threshold } from "@agent-console/analysis/guards/trained/model.ts";
import type { Judged } from "./folds.ts";

/** Texts of a kind that may be hit at most this often at each point. */
export interface Limit {
  readonly name: string;
  readonly isOf: (judged: Judged) => boolean;
  readonly flag: number;
  readonly block: number;
}

/** Fewer texts of a length say too little of how often they are hit: then those of all lengths decide. */
const ENOUGH = 300;

/** The lowest score that no more than this share of the texts have. */
function above(scores: readonly number[], share: number): number {
  const sorted = [...scores].sort((one, other) => other - one);
  return (sorted[Math.floor(sorted.length * share)] ?? Number.NEGATIVE_INFINITY) + 1e-3;
}

/**
 * One of all texts of a source that have the same score: task collections repeat one document under many questions, and its
 * strongest part would count as often. A few dozen copies would set the point for a length.
 */
export function withoutCopies(judged: readonly Judged[]): Judged[] {
  const seen = new Set<string>();
  return judged.filter(({ example, score }) => {
    const key = `${example.source} ${example.label} ${score.toFixed(6)}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Thresholds that keep all limits on texts whose sources were left out. */
export function thresholdsOf(
  judged: readonly Judged[],
  limits: readonly Limit[],
  lengths: readonly number[],
): Threshold[] {
  return lengths.map((tokens, nth) => {
    const shortest = lengths[nth - 1] ?? 0;
    const pointOf = (point: "flag" | "block"): number =>
      Math.max(
        ...limits.map((limit) => {
          const all = judged.filter((one) => one.example.label === 0 && limit.isOf(one));
          const own = all.filter(({ example }) => example.tokens > shortest && example.tokens <= tokens);
          return above(
            (own.length >= ENOUGH ? own : all).map(({ score }) => score),
            limit[point],
          );
        }),
      );
    const flag = Number(pointOf("flag").toFixed(3));
    return { tokens, flag, block: Number(Math.max(pointOf("block"), flag + 0.2).toFixed(3)) };
  });
}

const LOWEST = -8;
const STEP = 0.02;
const STEPS = 1_100;
/** So many steps down are looked at together: a point may have to pass a few ordinary texts to reach many attacks. */
const FAR = 60;
/** No length of its own may use more than this of a limit. */
const MOST_OF_LIMIT = 2;

/** How much there is at each step or above it. */
function counted(judged: readonly Judged[], worth: (one: Judged) => number): Float64Array {
  const counts = new Float64Array(STEPS + 1);
  for (const one of judged) {
    const at = Math.max(0, Math.min(STEPS, Math.floor((one.score - LOWEST) / STEP)));
    counts[at] = (counts[at] ?? 0) + worth(one);
  }
  for (let at = STEPS - 1; at >= 0; at--) counts[at] = (counts[at] ?? 0) + (counts[at + 1] ?? 0);
  return counts;
}

/**
 * Lower thresholds that spend what is left of the limits. If each length keeps all limits by itself, all lengths together use little more
 * than half of them. Point by point the length is chosen where most attacks are found for what it costs; each source of attacks counts
 * the same.
 */
export function spendLimits(
  judged: readonly Judged[],
  limits: readonly Limit[],
  start: readonly Threshold[],
): Threshold[] {
  const isOfLength = (nth: number): ((one: Judged) => boolean) => {
    const [over, most] = [start[nth - 1]?.tokens ?? 0, start[nth]?.tokens ?? 0];
    return ({ example: { tokens } }) => tokens > over && tokens <= most;
  };
  const attacks = judged.filter(({ example }) => example.label === 1 && !example.isOnlyMeasured);
  const perSource = Map.groupBy(attacks, ({ example }) => example.source);
  const found = start.map((_, nth) =>
    counted(attacks.filter(isOfLength(nth)), ({ example }) => 1 / (perSource.get(example.source)?.length ?? 1)),
  );
  const costs = limits.map((limit) => {
    const all = judged.filter((one) => one.example.label === 0 && limit.isOf(one));
    const ofLengths = start.map((_, nth) => all.filter(isOfLength(nth)));
    return {
      limit,
      all: all.length,
      of: ofLengths.map((own) => own.length),
      hits: ofLengths.map((own) => counted(own, () => 1)),
    };
  });
  const lowered = (point: "flag" | "block"): number[] => {
    const places = start.map((threshold) => Math.ceil((threshold[point] - LOWEST) / STEP));
    const uses = costs.map(
      ({ limit, all, hits }) =>
        places.reduce((sum, place, nth) => sum + (hits[nth]?.[place] ?? 0), 0) / all / limit[point],
    );
    for (;;) {
      let best: { readonly worth: number; readonly nth: number; readonly place: number } | undefined;
      for (const [nth, from] of places.entries())
        for (let place = from - 1; place >= Math.max(0, from - FAR); place--) {
          const added = costs.map(
            ({ limit, all, hits }) => ((hits[nth]?.[place] ?? 0) - (hits[nth]?.[from] ?? 0)) / all / limit[point],
          );
          const isOver = costs.some(
            ({ limit, of, hits }, at) =>
              (uses[at] ?? 0) + (added[at] ?? 0) > 1 ||
              ((of[nth] ?? 0) >= ENOUGH && (hits[nth]?.[place] ?? 0) / (of[nth] ?? 1) > MOST_OF_LIMIT * limit[point]),
          );
          if (isOver) break;
          const gain = (found[nth]?.[place] ?? 0) - (found[nth]?.[from] ?? 0);
          const worth = gain / (added.reduce((sum, one) => sum + one, 0) + 1e-4);
          if (gain > 0 && worth > (best?.worth ?? 0)) best = { worth, nth, place };
        }
      if (!best) return places.map((place) => LOWEST + place * STEP);
      const { nth, place } = best;
      for (const [at, { limit, all, hits }] of costs.entries())
        uses[at] =
          (uses[at] ?? 0) + ((hits[nth]?.[place] ?? 0) - (hits[nth]?.[places[nth] ?? 0] ?? 0)) / all / limit[point];
      places[nth] = place;
    }
  };
  const [flags, blocks] = [lowered("flag"), lowered("block")];
  return start.map(({ tokens }, nth) => {
    const flag = flags[nth] ?? 0;
    return { tokens, flag: Number(flag.toFixed(3)), block: Number(Math.max(blocks[nth] ?? 0, flag + 0.2).toFixed(3)) };
  });
}

export const thresholdOf = (thresholds: readonly Threshold[], tokens: number): Threshold =>
  thresholds.find((one) => tokens <= one.tokens) ?? (thresholds[0] as Threshold);
