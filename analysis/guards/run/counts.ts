import type { Channel } from "../guard.ts";
import { type Decision, type GuardResult, isStopped } from "./decision.ts";

/** What one request adds to the counts of a guard on a channel; of the request as a whole if both are empty. */
export interface GuardCount {
  readonly guard: string;
  readonly channel: Channel | "";
  readonly requests: number;
  readonly hits: number;
  readonly undecided: number;
  readonly not_covered: number;
  readonly unscanned: number;
  readonly elapsed_us: number;
}

/** A text of a request, with what was decided about it. */
export interface JudgedText {
  readonly channel: Channel;
  readonly text: string;
  readonly decision: Decision;
}

/**
 * What a request adds to the counts. A request counts once for a guard and channel, however many of its texts the guard
 * judged: as a hit if one was hit, else as undecided or not covered if one was.
 */
export function countsOf(texts: readonly JudgedText[], whole: Decision): readonly GuardCount[] {
  const byGuard = new Map<string, Counting>();
  for (const { channel, decision } of texts) {
    for (const { guard, outcome, why, elapsed_us: us } of decision.results) {
      const key = `${channel} ${guard}`;
      let entry = byGuard.get(key);
      if (!entry) {
        entry = { guard, channel, isHit: false, isUndecided: false, isNotCovered: false, us: 0 };
        byGuard.set(key, entry);
      }
      entry.us += us;
      if (outcome === "hit") entry.isHit = true;
      else if (outcome === "undecided") entry[why === "not_covered" ? "isNotCovered" : "isUndecided"] = true;
    }
  }
  const counts: GuardCount[] = [];
  for (const { guard, channel, isHit, isUndecided, isNotCovered, us } of byGuard.values()) {
    counts.push({
      guard,
      channel,
      requests: 1,
      hits: Number(isHit),
      undecided: Number(!isHit && isUndecided),
      not_covered: Number(!isHit && !isUndecided && isNotCovered),
      unscanned: 0,
      elapsed_us: us,
    });
  }
  counts.push(wholeRequest(whole));
  return counts;
}

interface Counting {
  readonly guard: string;
  readonly channel: Channel;
  isHit: boolean;
  isUndecided: boolean;
  isNotCovered: boolean;
  us: number;
}

const elapsed = (results: readonly GuardResult[]): number => results.reduce((sum, { elapsed_us: us }) => sum + us, 0);

const wholeRequest = ({ decision, results, not_covered: names, unscanned }: Decision): GuardCount => ({
  ...{ guard: "", channel: "", requests: 1, unscanned, elapsed_us: elapsed(results) },
  hits: Number(isStopped(decision) && decision !== "refuse"),
  undecided: Number(decision === "refuse"),
  not_covered: Number(names.length > 0),
});
