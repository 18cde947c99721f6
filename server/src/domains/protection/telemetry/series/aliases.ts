import type { LabelFilter } from "../sources.ts";

export interface ResolvedMetric {
  readonly metric: string;
  readonly where?: LabelFilter;
}

const CHANNELS = { input: ["user", "document", "tool_result"], output: ["output", "tool_call"] } as const;
const ENDINGS = ["requests_total", "flagged_total", "errors_total", "error_total", "latency_seconds"] as const;
const OF_GUARD = {
  requests_total: "guard_requests_total",
  flagged_total: "guard_flagged_total",
  errors_total: "guard_error_total",
  error_total: "guard_error_total",
  latency_seconds: "guard_seconds",
} as const;

const isSeparator = (character: string | undefined): boolean => character === "." || character === "-";

/**
 * Dashboards made for Dome ask for `input-guardrail-requests_total` or `output-guardrail.<guard>.<detector>-flagged_total`, with dots or
 * hyphens. These are the same figures under the console's names. A name that is no alias stands for itself.
 */
export function resolveMetric(name: string): ResolvedMetric {
  const direction = name.startsWith("input") ? "input" : name.startsWith("output") ? "output" : null;
  const ending = ENDINGS.find((one) => name.endsWith(one));
  if (direction === null || ending === undefined) return { metric: name };
  const middle = name.slice(direction.length, name.length - ending.length);
  if (!isSeparator(middle[0]) || !middle.startsWith("guardrail", 1) || !isSeparator(middle.at(-1)))
    return { metric: name };
  const named = middle.slice("-guardrail".length, -1);
  if (named === "") return ofGuardrail(direction, ending);
  if (!isSeparator(named[0]) || named.length === 1) return { metric: name };
  const [guard = "", ...detector] = named.slice(1).split(".");
  const channel = CHANNELS[direction];
  const rule = detector.length > 0 && ending === "flagged_total" ? { rule: [detector.join(".")] } : {};
  return { metric: OF_GUARD[ending], where: { guard: [guard], channel, ...rule } };
}

/** All guards of a direction together: a request counts once, however many guards judged it. */
function ofGuardrail(direction: "input" | "output", ending: (typeof ENDINGS)[number]): ResolvedMetric {
  if (ending === "requests_total") return { metric: "gateway_requests_total" };
  if (ending === "flagged_total") return { metric: "gateway_blocked_total", where: { direction: [direction] } };
  return { metric: OF_GUARD[ending], where: { channel: CHANNELS[direction] } };
}
