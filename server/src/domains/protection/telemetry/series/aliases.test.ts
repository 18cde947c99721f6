import { describe, expect, it } from "vitest";
import { resolveMetric } from "./aliases.ts";

const input = ["user", "document", "tool_result"];
const output = ["output", "tool_call"];

describe("names of metrics that dashboards for Dome use", () => {
  it.each([
    ["input-guardrail-requests_total", { metric: "gateway_requests_total" }],
    ["input.guardrail.requests_total", { metric: "gateway_requests_total" }],
    ["output-guardrail-flagged_total", { metric: "gateway_blocked_total", where: { direction: ["output"] } }],
    [
      "input-guardrail.pii-requests_total",
      { metric: "guard_requests_total", where: { guard: ["pii"], channel: input } },
    ],
    [
      "input-guardrail-pii-requests_total",
      { metric: "guard_requests_total", where: { guard: ["pii"], channel: input } },
    ],
    [
      "output-guardrail.pii.email-flagged_total",
      { metric: "guard_flagged_total", where: { guard: ["pii"], rule: ["email"], channel: output } },
    ],
    [
      "output-guardrail.pii.email-latency_seconds",
      { metric: "guard_seconds", where: { guard: ["pii"], channel: output } },
    ],
    ["input-guardrail-errors_total", { metric: "guard_error_total", where: { channel: input } }],
  ])("%s is an alias", (name, resolved) => expect(resolveMetric(name)).toEqual(resolved));

  it.each([
    "gateway_requests_total",
    "input_tokens_total",
    "input-guardrail-bytes",
    "input-guardrails_requests_total",
    "input-guardrail.-requests_total",
    "inputrequests_total",
    "",
  ])("%s stands for itself", (name) => expect(resolveMetric(name)).toEqual({ metric: name }));
});
