import type { OptionSpec, PreparedGuard } from "../guard.ts";
import { judgeText, type Point, readingsWith } from "./judge.ts";
import { ATTACKS, FRAMES, READERS } from "./lexicon.ts";
import { createModel, type StoredGuard } from "./model.ts";

/** The option by which a config picks one of the two points of the card. */
export const POINT_OPTION: OptionSpec = {
  kind: "choice",
  of: ["block", "flag"],
  default: "block",
  description:
    "block hits from a score of 0.8: few false alarms. flag hits from 0.5: more attacks and more false alarms.",
};

const LEXICONS = {
  attacks: { lexicon: ATTACKS, readingsOf: readingsWith(ATTACKS) },
  readers: { lexicon: READERS, readingsOf: readingsWith(READERS) },
  frames: { lexicon: FRAMES, readingsOf: readingsWith(FRAMES) },
} as const;

interface Weights {
  readonly stored: () => StoredGuard;
  readonly lexicon: keyof typeof LEXICONS;
  readonly kind: string;
}

/** Weights are decoded when the first text is judged, once for all configs. */
export function trainedGuard({ stored, lexicon: name, kind }: Weights) {
  const { lexicon, readingsOf } = LEXICONS[name];
  const model = createModel(stored, lexicon);
  return (options: { readonly threshold?: unknown }): PreparedGuard => {
    const point: Point = options.threshold === "flag" ? "flag" : "block";
    return {
      judge: ({ text }) => judgeText(text, { model, readingsOf, thresholds: stored().thresholds, kind }, point),
    };
  };
}
