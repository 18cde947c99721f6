import type { Point } from "../../../queries/metrics.ts";
import type { TimeRange } from "../../../routes/time-search.ts";
import { bucketOf, secondsOf } from "../window/time-words.ts";

/** Where figures come from: requests through the gateway, or model calls that an agent's own SDK reports. */
export type Via = "gateway" | "sdk";

export type CounterName = "requests" | "blockedIn" | "blockedOut" | "errors" | "tokensIn" | "tokensOut" | "cost";

export interface Counter {
  readonly metric: string;
  readonly direction?: "input" | "output";
}

export const counters: Readonly<Record<Via, Readonly<Partial<Record<CounterName, Counter>>>>> = {
  gateway: {
    requests: { metric: "gateway_requests_total" },
    blockedIn: { metric: "gateway_blocked_total", direction: "input" },
    blockedOut: { metric: "gateway_blocked_total", direction: "output" },
    errors: { metric: "gateway_upstream_errors_total" },
    tokensIn: { metric: "gateway_tokens_total", direction: "input" },
    tokensOut: { metric: "gateway_tokens_total", direction: "output" },
    cost: { metric: "gateway_cost_micros_total" },
  },
  sdk: {
    requests: { metric: "genai_requests_total" },
    errors: { metric: "genai_errors_total" },
    tokensIn: { metric: "genai_tokens_total", direction: "input" },
    tokensOut: { metric: "genai_tokens_total", direction: "output" },
    cost: { metric: "genai_cost_micros_total" },
  },
};

export const latencies: Readonly<Record<Via, readonly { readonly metric: string; readonly name: string }[]>> = {
  gateway: [
    { metric: "gateway_overhead_seconds", name: "Added latency" },
    { metric: "upstream_seconds", name: "Answer time" },
  ],
  sdk: [{ metric: "genai_request_seconds", name: "Answer time" }],
};

export const sumOf = (points: readonly Point[] | undefined): number | undefined =>
  points?.reduce((sum, { value }) => sum + value, 0);

/** What the charts span: as the answers have it, or else up to the bucket that is open now. */
export function spanOf(points: readonly Point[], range: TimeRange, now: number) {
  const bucket = bucketOf(range);
  const last = points.at(-1)?.at ?? Math.floor(now / 1000 / bucket) * bucket;
  const to = last + bucket;
  return { from: to - secondsOf(range), to, bucket };
}
