import type { Attributes, Level, NewLog, NewSpan } from "../../store/new-rows.ts";
import { logfmt } from "../logfmt.ts";
import { plainName } from "../plain-name.ts";
import type { Acted } from "./acted.ts";
import type { FinishedRequest } from "./finished-request.ts";
import { flowAttributes, guardAttributes, SERVICE } from "./request-spans.ts";

/** A guard event as a log line in logfmt. It never has the text that the guard judged. */
export function guardLog(request: FinishedRequest, acted: Acted, span: NewSpan | null): NewLog {
  const { channel, result, texts } = acted;
  const { guard, method, outcome, action, enforced, rule, why } = result;
  const line = logfmt({ event: "guard", guard, method, rule, channel, outcome, why, action, enforced, texts });
  return logOf(request, { line, level: levelOf(acted), attrs: guardAttributes(acted), span });
}

/** An intervention is what people look for first; a guard that could not judge is a failure. */
const levelOf = ({ result: { outcome, enforced } }: Acted): Level =>
  outcome === "undecided" ? "error" : enforced ? "warn" : "info";

export function flowLog(
  request: FinishedRequest,
  hit: FinishedRequest["flowHits"][number],
  span: NewSpan | null,
): NewLog {
  const { policyId: policy, line, tool, isEnforced: enforced } = hit;
  const named = { policy, line, tool: plainName(tool) ?? "other", enforced };
  const level = enforced ? "warn" : "info";
  return logOf(request, { line: logfmt({ event: "flow", ...named }), level, attrs: flowAttributes(hit), span });
}

/** A request that failed or was refused leaves a line as well, whatever its guards said. */
export function endingLog(request: FinishedRequest): NewLog | null {
  const level = ENDINGS[request.ending];
  if (!level) return null;
  const { ending, status, leg, protocol } = request;
  const line = logfmt({ event: "request", ending, status, leg, protocol, model: plainName(request.model) });
  return logOf(request, { line, level, attrs: {}, span: null });
}

const ENDINGS: Partial<Record<FinishedRequest["ending"], Level>> = {
  upstream_failed: "error",
  refused: "warn",
  limited: "warn",
};

interface Said {
  readonly line: string;
  readonly level: Level;
  readonly attrs: Attributes;
  readonly span: NewSpan | null;
}

const logOf = (request: FinishedRequest, { line, level, attrs, span }: Said): NewLog => ({
  ...{ agentId: request.agentId, evaluationId: null, testId: null, probeId: null, isSample: false },
  atNs: BigInt(Math.round(request.startedAt + request.times.totalMs)) * 1_000_000n,
  ...{ source: "gateway", service: SERVICE, level, job: "protection", exporter: "console" },
  ...{ traceId: request.traceId, spanId: span?.spanId ?? request.span?.id ?? null },
  line: `${line} request_id=${plainName(request.requestId) ?? "other"}`,
  attrs,
});
