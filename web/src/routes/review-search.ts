import * as choices from "@agent-console/sdk/choices";

const outcomes = choices.EvaluationListReviewQueueOutcome;
const labels = choices.EvaluationListReviewQueueLabels;

/** Which responses are in the review queue. Kept in the address. */
export interface ReviewSearch {
  readonly outcome?: (typeof outcomes)[number];
  readonly labels?: (typeof labels)[number];
  readonly reason?: string;
  readonly probe?: string;
  readonly detector?: string;
}

export function readReviewSearch(search: Record<string, unknown>): ReviewSearch {
  const text = (["reason", "probe", "detector"] as const).flatMap((name) => {
    const value = search[name];
    return typeof value === "string" && value !== "" ? [[name, value.slice(0, 2000)]] : [];
  });
  const outcome = outcomes.find((one) => one === search["outcome"]);
  const labeled = labels.find((one) => one === search["labels"]);
  return {
    ...Object.fromEntries(text),
    ...(outcome ? { outcome } : {}),
    ...(labeled ? { labels: labeled } : {}),
  };
}
