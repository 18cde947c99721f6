import type { SubjectSums } from "../sums.ts";
import { directionOf, type FinishedRequest } from "./finished-request.ts";
import { countsOf } from "./guard-counts.ts";
import { plainName } from "./request-spans.ts";

/**
 * What a request adds to the team's figures. Labels are few and closed: a request is labeled by its leg and ending, tokens and cost
 * by model, guards by name, channel and rule.
 */
export function addRequest(sums: SubjectSums, request: FinishedRequest): void {
  const { leg, ending, times, usage } = request;
  sums.count("gateway_requests_total", `${leg} ${ending}`, { labels: () => ({ leg, outcome: ending }) });
  addEnding(sums, request);
  if (request.unscanned > 0) {
    sums.count("gateway_unscanned_parts_total", leg, { labels: () => ({ leg }), by: request.unscanned });
  }
  if (usage || request.costMicros) addUsage(sums, request);
  for (const { isEnforced } of request.flowHits) {
    if (isEnforced) sums.count("flow_denied_total", leg, { labels: () => ({ leg }) });
  }
  const labels = () => ({ leg });
  sums.observe("gateway_overhead_seconds", leg, { labels, ms: times.ownMs });
  if (times.firstByteMs !== null) sums.observe("gateway_first_byte_seconds", leg, { labels, ms: times.firstByteMs });
  if (times.heldMs !== null) sums.observe("gateway_held_seconds", leg, { labels, ms: times.heldMs });
  if (times.upstreamMs > 0) sums.observe("upstream_seconds", leg, { labels, ms: times.upstreamMs });
  if (request.judged.length > 0) addGuards(sums, request);
}

/** A request ends in one way, but several things can have happened on it: an answer can be masked and then blocked. */
function addEnding(sums: SubjectSums, request: FinishedRequest): void {
  const { leg, ending, decision } = request;
  const labels = () => ({ leg });
  if (ending === "blocked") {
    const { direction, guard } = stoppedBy(request);
    sums.count("gateway_blocked_total", `${leg} ${direction} ${guard}`, {
      labels: () => ({ leg, direction, ...(guard === "" ? {} : { guard }) }),
    });
  }
  if (ending === "upstream_failed") sums.count("gateway_upstream_errors_total", leg, { labels });
  if (ending === "limited" || (ending === "refused" && decision !== "refuse")) {
    sums.count("gateway_refused_total", `${leg} ${ending}`, { labels: () => ({ leg, outcome: ending }) });
  }
  if (decision === "refuse") sums.count("gateway_undecided_total", leg, { labels });
  if (decision === "mask" || decision === "rewrite") sums.count("gateway_masked_total", leg, { labels });
  if (decision === "flag") sums.count("gateway_flagged_total", leg, { labels });
}

/** The guard that stopped the request, and on which way. Without one, a flow policy or a changed tool did. */
function stoppedBy({ judged, leg }: FinishedRequest): { direction: string; guard: string } {
  for (const { channel, results } of judged) {
    for (const { enforced, outcome, action, guard } of results) {
      if (enforced && outcome === "hit" && (action === "block" || action === "deny_call")) {
        return { direction: directionOf(leg, channel), guard };
      }
    }
  }
  return { direction: "input", guard: "" };
}

function addUsage(sums: SubjectSums, { usage, costMicros, model: given }: FinishedRequest): void {
  const model = plainName(given) ?? "other";
  if (usage) {
    const tokens = (direction: "input" | "output", by: number) =>
      sums.count("gateway_tokens_total", `${direction} ${model}`, { labels: () => ({ direction, model }), by });
    tokens("input", usage.input);
    tokens("output", usage.output);
  }
  if (costMicros) sums.count("gateway_cost_micros_total", model, { labels: () => ({ model }), by: costMicros });
}

/** A request counts once for a guard and channel, however many texts the guard judged. */
function addGuards(sums: SubjectSums, { judged }: FinishedRequest): void {
  for (const { key, guard, channel, us, hit, shadow, isUndecided } of countsOf(judged)) {
    const labels = () => ({ guard, channel });
    sums.count("guard_requests_total", key, { labels });
    sums.observe("guard_seconds", key, { labels, ms: us / 1000 });
    if (hit !== null) sums.count("guard_flagged_total", `${key} ${hit}`, { labels: withRule(labels, hit) });
    if (shadow !== null) sums.count("guard_shadow_total", `${key} ${shadow}`, { labels: withRule(labels, shadow) });
    if (isUndecided) sums.count("guard_error_total", key, { labels });
  }
}

const withRule = (labels: () => { guard: string; channel: string }, rule: string) => () =>
  rule === "" ? labels() : { ...labels(), rule };
