import type { Metrics } from "../../../../../platform/telemetry/metrics.ts";
import { didAct } from "./acted.ts";
import type { FinishedRequest } from "./finished-request.ts";

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5];
const WAITS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/**
 * What the process says of the gateway at `/metrics`: of all teams together, by leg, protocol, ending and method. Names that a
 * team chose, such as those of agents, guards and models, are no labels there.
 */
export function scrapedRequests(metrics: Metrics): (request: FinishedRequest) => void {
  const requests = metrics.counter({
    ...{ name: "console_gateway_requests_total", labels: ["leg", "protocol", "ending"] },
    help: "Requests through the gateway, by how they ended.",
  });
  const tokens = metrics.counter({
    ...{ name: "console_gateway_tokens_total", labels: ["direction"] },
    help: "Tokens of requests through the gateway, as upstreams say.",
  });
  const results = metrics.counter({
    ...{ name: "console_guard_results_total", labels: ["method", "result"] },
    help: "Texts that a guard method hit, hit in shadow, or could not judge.",
  });
  const own = metrics.histogram({
    ...{ name: "console_gateway_overhead_seconds", labels: ["leg"], buckets: SECONDS },
    help: "What the gateway added to requests.",
  });
  const upstream = metrics.histogram({
    ...{ name: "console_gateway_upstream_seconds", labels: ["leg"], buckets: WAITS },
    help: "How long upstreams took.",
  });
  const firstByte = metrics.histogram({
    ...{ name: "console_gateway_first_byte_seconds", labels: ["leg"], buckets: WAITS },
    help: "Until the first byte of the answer left.",
  });
  const guards = metrics.histogram({
    ...{ name: "console_gateway_guards_seconds", labels: ["leg"], buckets: SECONDS },
    help: "How long all guards of a request took together.",
  });
  return ({ leg, protocol, ending, usage, times, judged }) => {
    requests([leg, protocol, ending]);
    own([leg], times.ownMs / 1000);
    if (times.upstreamMs > 0) upstream([leg], times.upstreamMs / 1000);
    if (times.firstByteMs !== null) firstByte([leg], times.firstByteMs / 1000);
    if (usage) {
      tokens(["input"], usage.input);
      tokens(["output"], usage.output);
    }
    let us = 0;
    for (const { results: given } of judged) {
      for (const result of given) {
        us += result.elapsed_us;
        if (result.outcome !== "pass" && didAct(result)) results([result.method, actedAs(result)]);
      }
    }
    guards([leg], us / 1_000_000);
  };
}

type Result = FinishedRequest["judged"][number]["results"][number];

const actedAs = ({ outcome, mode }: Result): string =>
  outcome === "undecided" ? "undecided" : mode === "shadow" ? "shadow hit" : "hit";
