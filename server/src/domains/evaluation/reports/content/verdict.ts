import type { Conclusion } from "../../results/conclude.ts";
import { headlineOf } from "../../scores/reason.ts";
import { intervalOf, points } from "./words.ts";

export interface VerdictWords {
  /** "Failed: confidentiality". */
  readonly headline: string;
  /** What fails the run first, then what keeps it from passing. */
  readonly reasons: readonly string[];
  /** The score, and that it does not decide. */
  readonly mean: string;
}

/** The verdict as every format states it: in the words that the rule gave it. Old reports have one sentence. */
export function verdictWords({ overall, threshold }: Pick<Conclusion, "overall" | "threshold">): VerdictWords {
  const { verdict, reason, further_prompts: more } = overall;
  // Reports from before there were reasons lack these.
  const { headline, reasons }: Partial<Conclusion["overall"]> = overall;
  const words = reasons && reasons.length > 0 ? reasons.map((one) => one.words) : [reason];
  return {
    headline: headline ?? headlineOf(verdict, []),
    reasons: more ? [...words, `About ${more} more prompts would be enough to decide.`] : words,
    mean: `Mean of the dimensions: ${points(overall.score)} (95% CI ${intervalOf(overall)}). Threshold: ${points(threshold)}, for each dimension.`,
  };
}
