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
  const byGuard = new Map<string, { guard: string; channel: Channel; results: GuardResult[] }>();
  for (const { channel, decision } of texts) {
    for (const result of decision.results) {
      const key = `${channel} ${result.guard}`;
      const entry = byGuard.get(key) ?? { guard: result.guard, channel, results: [] };
      entry.results.push(result);
      byGuard.set(key, entry);
    }
  }
  const guards = [...byGuard.values()].map(({ guard, channel, results }): GuardCount => {
    const isHit = results.some(({ outcome }) => outcome === "hit");
    const open = isHit ? [] : results.filter(({ outcome }) => outcome === "undecided");
    const isUndecided = open.some(({ why }) => why !== "not_covered");
    return {
      ...{ guard, channel, requests: 1, unscanned: 0, elapsed_us: elapsed(results) },
      hits: Number(isHit),
      undecided: Number(isUndecided),
      not_covered: Number(open.length > 0 && !isUndecided),
    };
  });
  return [...guards, wholeRequest(whole)];
}

const elapsed = (results: readonly GuardResult[]): number => results.reduce((sum, { elapsed_us: us }) => sum + us, 0);

const wholeRequest = ({ decision, results, not_covered: names, unscanned }: Decision): GuardCount => ({
  ...{ guard: "", channel: "", requests: 1, unscanned, elapsed_us: elapsed(results) },
  hits: Number(isStopped(decision) && decision !== "refuse"),
  undecided: Number(decision === "refuse"),
  not_covered: Number(names.length > 0),
});
