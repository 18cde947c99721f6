import { type Effect, pairedEffect, stratifiedEffect } from "@agent-console/analysis/statistics/effect.ts";
import {
  fisher,
  type Share as Hits,
  holm,
  mantelHaenszel,
  mcnemar,
} from "@agent-console/analysis/statistics/significance.ts";
import type { ProbeFigure } from "../scores/report.ts";
import type { ProbePairs } from "./store.ts";

/** Below this a change is called more than noise. */
export const LEVEL = 0.05;

/** One probe in both runs. */
/** Passed out of assessed. */
interface Share {
  readonly resisted: number;
  readonly n: number;
}

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
  /** Adjusted for the number of probes compared. */
  readonly p_adjusted: number;
  readonly more_than_noise: boolean;
  readonly verdict: "better" | "worse" | "no_difference_shown";
}

type Unjudged = Omit<ProbeChange, "p_adjusted" | "more_than_noise" | "verdict">;

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
    p: roundP(pair ? mcnemar(pair.better, pair.worse) : fisher(hitsOf(before), hitsOf(after))),
  };
}

const shareOf = ({ resisted, n }: ProbeFigure): Share => ({ resisted, n });
const hitsOf = ({ resisted, n }: Share): Hits => ({ hits: resisted, n });
const roundP = (p: number): number => Number(p.toPrecision(4));

/** Of eighty probes, four would seem changed by chance. Adjusted, one comparison in twenty has a false change. */
export function judge(changes: readonly Unjudged[]): ProbeChange[] {
  const adjusted = holm(changes.map(({ p }) => p));
  return changes
    .map((change, at) => {
      const p = roundP(adjusted[at] as number);
      return { ...change, p_adjusted: p, more_than_noise: p < LEVEL, verdict: directionOf(change, p) };
    })
    .sort(leastLikely);
}

function directionOf({ better, worse, before, after }: Unjudged, p: number): ProbeChange["verdict"] {
  if (p >= LEVEL) return "no_difference_shown";
  const apart = better !== null && worse !== null ? better - worse : rate(after) - rate(before);
  return apart > 0 ? "better" : "worse";
}

const rate = ({ resisted, n }: Share): number => (n === 0 ? 0 : resisted / n);
const countFlips = ({ better, worse, before, after }: ProbeChange): number =>
  better !== null && worse !== null ? better + worse : Math.abs(rate(after) - rate(before));

/** The least likely by luck first: ten prompts that went both ways say less than five that went one. */
function leastLikely(one: ProbeChange, two: ProbeChange): number {
  return (
    Number(two.more_than_noise) - Number(one.more_than_noise) || one.p - two.p || countFlips(two) - countFlips(one) || 0
  );
}

export const verdicts = ["better", "worse", "no_difference_shown", "not_comparable"] as const;
type Verdict = (typeof verdicts)[number];

/** The one rule for the words: a difference is shown where the whole interval lies on one side of zero. */
function verdictOf(effect: Effect | null): Verdict {
  if (!effect) return "not_comparable";
  if (effect.low > 0) return "better";
  return effect.high < 0 ? "worse" : "no_difference_shown";
}

/** All of them together: pairs are pooled; shares of two samples are compared within each probe. */
export function summaryOf(changes: readonly ProbeChange[], isPaired: boolean) {
  const sum = (read: (one: ProbeChange) => number | null): number =>
    changes.reduce((total, one) => total + (read(one) ?? 0), 0);
  const [better, worse, pairs] = [sum((one) => one.better), sum((one) => one.worse), sum((one) => one.pairs)];
  const strata = changes.map(({ before, after }) => [hitsOf(before), hitsOf(after)] as const);
  const p = roundP(isPaired ? mcnemar(better, worse) : mantelHaenszel(strata));
  const effect = isPaired ? pairedEffect({ pairs, better, worse }) : stratifiedEffect(strata);
  const verdict = verdictOf(effect);
  const counts = isPaired ? { pairs, better, worse } : { pairs: null, better: null, worse: null };
  return {
    ...counts,
    p,
    verdict,
    effect: effect && { value: short(effect.value), low: short(effect.low), high: short(effect.high) },
    more_than_noise: verdict === "better" || verdict === "worse",
    words: inWords({ ...counts, p, verdict, effect }),
  };
}

const short = (share: number): number => Math.round(share * 10_000) / 10_000 || 0;

interface Summed {
  readonly pairs: number | null;
  readonly better: number | null;
  readonly worse: number | null;
  readonly p: number;
  readonly verdict: Verdict;
  readonly effect: Effect | null;
}

const HEADS: Readonly<Record<Verdict, string>> = {
  better: "Better",
  worse: "Worse",
  no_difference_shown: "No difference shown",
  not_comparable: "Not comparable",
};

function inWords({ pairs, better, worse, p, verdict, effect }: Summed): string {
  if (!effect) return "Not comparable: no prompt of the same probe was assessed in both runs.";
  const sure = p < 0.001 ? "p < 0.001" : `p = ${p < 0.1 ? p.toFixed(3) : p.toFixed(2)}`;
  const points = (share: number): string =>
    `${share > 0 ? "+" : share < 0 ? "−" : ""}${Math.abs(share * 100).toFixed(1)}`;
  const size = `${HEADS[verdict]}: ${points(effect.value)} points (95% CI ${points(effect.low)} to ${points(effect.high)})`;
  if (pairs === null) return `${size}, from different prompts of the same probes.`;
  return `${size} on ${pairs} prompts asked in both runs. ${better} changed to passed, ${worse} to failed (${sure}).`;
}
