import { newSpanId } from "../../../../../platform/telemetry/trace-ids.ts";
import type { Attributes, NewSpan } from "../../store/new-rows.ts";
import { genAi, operationOf, own } from "../genai.ts";
import { plainName } from "../plain-name.ts";
import type { Acted } from "./acted.ts";
import { directionOf, type FinishedRequest } from "./finished-request.ts";

export const SERVICE = "gateway";
const RESOURCE: Attributes = { "service.name": SERVICE, "service.namespace": "agent-console" };

const MS = 1_000_000;
const nanoseconds = (ms: number): bigint => BigInt(Math.round(ms * MS));

const about = (request: FinishedRequest) => ({
  ...{ agentId: request.agentId, evaluationId: null, testId: null, probeId: null, isSample: false },
  ...{ source: "gateway" as const, service: SERVICE, resource: RESOURCE, events: [], links: [], statusMessage: null },
});

/** The request itself: one span, whatever became of it. */
export function requestSpan(request: FinishedRequest): NewSpan | null {
  const { traceId, span, protocol, usage, times, ending } = request;
  if (traceId === null || span === null) return null;
  const operation = operationOf[protocol];
  const model = plainName(request.model);
  return {
    ...about(request),
    ...{ traceId, spanId: span.id, parentId: span.parentId, isEntry: true, kind: 2 },
    name: model === null ? (operation ?? protocol) : `${operation ?? protocol} ${model}`,
    status: ending === "upstream_failed" || request.status >= 500 ? 2 : 0,
    startNs: BigInt(Math.round(request.startedAt)) * 1_000_000n,
    durationNs: nanoseconds(times.totalMs),
    ...{ conversationId: request.conversation, userId: request.user, operation, model },
    ...{ inputTokens: usage?.input ?? null, outputTokens: usage?.output ?? null, costMicros: request.costMicros },
    attrs: attributesOf(request, operation, model),
  };
}

/** Without those that a column already says, and without what is not known. */
function attributesOf(request: FinishedRequest, operation: string | null, model: string | null): Attributes {
  const { usage, times } = request;
  const attrs: Record<string, unknown> = {
    [own.requestId]: request.requestId.slice(0, 200),
    [own.leg]: request.leg,
    [own.protocol]: request.protocol,
    [own.ending]: request.ending,
    [own.decision]: request.decision,
    [own.isStream]: request.isStream,
    [own.overheadMs]: rounded(times.ownMs),
    [own.upstreamMs]: rounded(times.upstreamMs),
    [genAi.agent]: request.agentId,
    "http.response.status_code": request.status,
  };
  if (operation !== null) attrs[genAi.operation] = operation;
  if (model !== null) attrs[genAi.requestModel] = model;
  if (request.conversation !== null) attrs[genAi.conversation] = request.conversation;
  if (request.user !== null) attrs[genAi.user] = request.user;
  if (times.firstByteMs !== null) attrs[own.firstByteMs] = rounded(times.firstByteMs);
  if (times.heldMs !== null) attrs[own.heldMs] = rounded(times.heldMs);
  if (request.unscanned > 0) attrs[own.unscanned] = request.unscanned;
  if (request.costMicros !== null) attrs[own.costMicros] = request.costMicros;
  if (usage) {
    attrs[genAi.inputTokens] = usage.input;
    attrs[genAi.outputTokens] = usage.output;
    if (usage.cached > 0) attrs[genAi.cachedTokens] = usage.cached;
  }
  return attrs;
}

const rounded = (ms: number): number => Math.round(ms * 1000) / 1000;

/** A guard that hit or could not judge, below its request. When it ran is only known roughly: at the beginning, or at the end. */
export function guardSpan(request: FinishedRequest, parent: NewSpan, acted: Acted): NewSpan {
  const durationNs = BigInt(acted.elapsedUs) * 1000n;
  const isInput = directionOf(request.leg, acted.channel) === "input";
  const room = parent.durationNs > durationNs ? parent.durationNs - durationNs : 0n;
  return {
    ...childOf(request, parent),
    ...{ name: `guard ${acted.result.guard}`, status: acted.result.outcome === "undecided" ? 2 : 0 },
    ...{ startNs: isInput ? parent.startNs : parent.startNs + room, durationNs },
    attrs: guardAttributes(acted),
  };
}

export function guardAttributes({ channel, result, texts }: Acted): Attributes {
  return {
    [own.guard]: result.guard,
    [own.method]: result.method,
    [own.channel]: channel,
    [own.outcome]: result.outcome,
    [own.action]: result.action,
    [own.enforced]: result.enforced,
    [own.texts]: texts,
    ...(result.rule === undefined ? {} : { [own.rule]: result.rule.slice(0, 200) }),
    ...(result.score === null ? {} : { [own.score]: result.score }),
    ...(result.why === undefined ? {} : { [own.why]: result.why }),
  };
}

type Hit = FinishedRequest["flowHits"][number];

/** A line of a flow policy that a call broke. */
export const flowSpan = (request: FinishedRequest, parent: NewSpan, hit: Hit): NewSpan => ({
  ...childOf(request, parent),
  ...{ name: "flow policy", status: 0, startNs: parent.startNs + parent.durationNs, durationNs: 0n },
  attrs: flowAttributes(hit),
});

export const flowAttributes = ({ policyId, line, tool, isEnforced }: Hit): Attributes => ({
  ...{ [own.policy]: policyId, [own.line]: line, [own.enforced]: isEnforced, [own.outcome]: "hit" },
  [own.tool]: plainName(tool) ?? "other",
});

const childOf = (request: FinishedRequest, { traceId, spanId, conversationId }: NewSpan) => ({
  ...about(request),
  ...{ traceId, spanId: newSpanId(), parentId: spanId, isEntry: false, kind: 1 as const },
  ...{ conversationId, userId: null, operation: null, model: null },
  ...{ inputTokens: null, outputTokens: null, costMicros: null },
});
