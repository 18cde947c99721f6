import type { OptionSpec, PreparedGuard } from "../guard.ts";
import { judgeText, type Point } from "./judge.ts";
import { createModel, type StoredGuard } from "./model.ts";

/** The option by which a config picks one of the two points of the card. */
export const POINT_OPTION: OptionSpec = {
  kind: "choice",
  of: ["block", "flag"],
  default: "block",
  description:
    "block hits from a score of 0.8: few false alarms. flag hits from 0.5: more attacks and more false alarms.",
};

/** Weights are decoded when the first text is judged, once for all configs. */
export function trainedGuard({ stored, kind }: { readonly stored: () => StoredGuard; readonly kind: string }) {
  const model = createModel(stored);
  return (options: { readonly threshold?: unknown }): PreparedGuard => {
    const point: Point = options.threshold === "flag" ? "flag" : "block";
    return { judge: ({ text }) => judgeText(text, { model, thresholds: stored().thresholds, kind }, point) };
  };
}
