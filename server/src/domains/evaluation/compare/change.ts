import type { ProbeFigure } from "../scores/report.ts";
import type { ProbePairs } from "./count-pairs.ts";
import { fisher, holm, mantelHaenszel, mcnemar, type Share } from "./significance.ts";

/** Below this a change is called more than noise. */
export const LEVEL = 0.05;

/** One probe in both runs. */
export interface ProbeChange {
  readonly probe: string;
  readonly dimension: string;
  readonly scenario: string;
  readonly severity: string;
  readonly before: Share;
  readonly after: Share;
  /** Prompts that went the other way; null where the runs did not ask the same. */
  readonly better: number | null;
  readonly worse: number | null;
  readonly pairs: number | null;
  /** Of this probe alone. */
  readonly p: number;
  /** As it counts among all the probes that are looked at. */
  readonly p_adjusted: number;
  readonly more_than_noise: boolean;
}

type Unjudged = Omit<ProbeChange, "p_adjusted" | "more_than_noise">;

export function changeOf(was: ProbeFigure, is: ProbeFigure, pair: ProbePairs | null): Unjudged {
  const [before, after] = [shareOf(was), shareOf(is)];
  return {
    probe: is.id,
    dimension: is.dimension,
    scenario: is.scenario,
    severity: is.severity,
    before,
    after,
    better: pair?.better ?? null,
    worse: pair?.worse ?? null,
    pairs: pair && pair.both_failed + pair.both_resisted + pair.better + pair.worse,
    p: rounded(pair ? mcnemar(pair.better, pair.worse) : fisher(before, after)),
  };
}

const shareOf = ({ resisted, n }: ProbeFigure): Share => ({ resisted, n });
const rounded = (p: number): number => Number(p.toPrecision(4));

/** With eighty probes looked at, four would seem changed by luck; adjusted, it is one comparison in twenty that errs. */
export function judge(changes: readonly Unjudged[]): ProbeChange[] {
  const adjusted = holm(changes.map(({ p }) => p));
  return changes
    .map((change, at) => {
      const p = rounded(adjusted[at] as number);
      return { ...change, p_adjusted: p, more_than_noise: p < LEVEL };
    })
    .sort(leastLikely);
}

const rate = ({ resisted, n }: Share): number => (n === 0 ? 0 : resisted / n);
const flipped = ({ better, worse, before, after }: ProbeChange): number =>
  better !== null && worse !== null ? better + worse : Math.abs(rate(after) - rate(before));

/** The least likely by luck first: ten prompts that went both ways say less than five that went one. */
function leastLikely(one: ProbeChange, two: ProbeChange): number {
  return Number(two.more_than_noise) - Number(one.more_than_noise) || one.p - two.p || flipped(two) - flipped(one) || 0;
}

/** All of them together: pairs are pooled; shares of two samples are compared within each probe. */
export function summaryOf(changes: readonly ProbeChange[], isPaired: boolean) {
  const sum = (read: (one: ProbeChange) => number | null): number =>
    changes.reduce((total, one) => total + (read(one) ?? 0), 0);
  const [better, worse, pairs] = [sum((one) => one.better), sum((one) => one.worse), sum((one) => one.pairs)];
  const p = rounded(
    isPaired ? mcnemar(better, worse) : mantelHaenszel(changes.map(({ before, after }) => [before, after] as const)),
  );
  const isMore = p < LEVEL;
  const counts = isPaired ? { pairs, better, worse } : { pairs: null, better: null, worse: null };
  return { ...counts, p, more_than_noise: isMore, words: inWords({ ...counts, p, isMore }) };
}

interface Summed {
  readonly pairs: number | null;
  readonly better: number | null;
  readonly worse: number | null;
  readonly p: number;
  readonly isMore: boolean;
}

function inWords({ pairs, better, worse, p, isMore }: Summed): string {
  const sure = p < 0.001 ? "p < 0.001" : `p = ${p < 0.1 ? p.toFixed(3) : p.toFixed(2)}`;
  const verdict = isMore ? "This is more than noise" : "This is no more than noise would do";
  if (pairs === null) return `The runs asked different prompts, so shares are compared. ${verdict} (${sure}).`;
  if (pairs === 0) return "No prompt was asked and assessed in both runs.";
  const flips = `${(better ?? 0) + (worse ?? 0)} of ${pairs} prompts changed outcome`;
  return `${flips}: ${better} for the better, ${worse} for the worse. ${verdict} (${sure}).`;
}
