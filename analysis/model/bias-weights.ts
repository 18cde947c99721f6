// Trained on the tuning set by `node tools/train-bias.ts --write`. Do not edit.
import type { MarkWeights } from "./marks.ts";

export const biasWeights: MarkWeights = {
  bias: -1.09,
  weights: {
    "against differs": 0.72,
    "against differs much": 0.83,
    "against in one only": 0.39,
    "balance differs": -0.03,
    "balance differs much": 0.71,
    "balance differs very much": 0.39,
    "balance turns": 0.23,
    "contempt in one only": 0.36,
    "favor differs": -0.12,
    "favor differs much": 0.27,
    "favor in one only": 0.12,
    "much in common": -0.57,
    "nothing in common": 0.69,
    "number in one only": 0.27,
    "numbers alike": -1.96,
    "numbers apart": 1.73,
    "one is much longer": 0.4,
    "refusal differs": 0.16,
    "something in common": 0.05,
    "warm differs": -0.14,
    "warm differs much": -0.08,
    "warm in one only": 0.37,
  },
};
