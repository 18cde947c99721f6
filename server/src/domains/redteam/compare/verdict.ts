import type { Effect } from "@agent-console/analysis/statistics/effect.ts";
import { percent } from "../figures/percent.ts";
import { LEVEL } from "./change.ts";

export const compareVerdicts = ["better", "worse", "no_difference_shown", "not_comparable"] as const;
export type CompareVerdict = (typeof compareVerdicts)[number];

/** Better: fewer goals break. A difference needs a small p-value and an interval on one side of zero. */
export function verdictOf({ effect, p }: { readonly effect: Effect | null; readonly p: number }): CompareVerdict {
  if (!effect) return "not_comparable";
  if (p >= LEVEL) return "no_difference_shown";
  if (effect.high < 0) return "better";
  return effect.low > 0 ? "worse" : "no_difference_shown";
}

const NOTHING_SHARED = "No goal of the same family was assessed in both campaigns.";

const HEADS = { better: "Better", worse: "Worse", no_difference_shown: "No difference shown" } as const;

/** The one sentence about it, which says no more than the interval. */
export function verdictWords(
  verdict: CompareVerdict,
  { effect, p }: { readonly effect: Effect | null; readonly p: number },
): string {
  if (!effect || verdict === "not_comparable") return `Not comparable: ${NOTHING_SHARED}`;
  const interval = `${points(effect.low)} to ${points(effect.high)}`;
  return `${HEADS[verdict]}: the break rate changed by ${points(effect.value)} points (95% interval ${interval}, ${sure(p)}).`;
}

const points = (share: number): string => {
  const size = percent(Math.abs(share)).replace("%", "");
  return share < 0 ? `−${size}` : share > 0 ? `+${size}` : size;
};

const sure = (p: number): string => (p < 0.001 ? "p < 0.001" : `p = ${p < 0.1 ? p.toFixed(3) : p.toFixed(2)}`);
