import type { NewSpan } from "../../store/new-rows.ts";
import type { Attributes, Sender, SpanRecord } from "../model/records.ts";
import type { Cleaner } from "./clean.ts";
import { type GenAi, genAiOf } from "./genai.ts";
import { type ClaimedSubject, claimedSubject, serviceOf } from "./subject.ts";

/** A span but for what only the database knows: whether the agent is the team's, and what models cost. */
export interface ReadSpan {
  readonly row: Omit<NewSpan, "agentId" | "costMicros">;
  readonly subject: ClaimedSubject;
  readonly genAi: GenAi;
}

const NOTHING = /^0*$/;
const MOST_NS = 2n ** 63n - 1n;

/** Why a span can't be stored, or null. */
export function faultOfSpan(
  { traceId, spanId, startNs, endNs }: SpanRecord,
  isStorable: (ns: bigint) => boolean,
): string | null {
  if (NOTHING.test(traceId)) return "no trace ID of 16 bytes";
  if (NOTHING.test(spanId)) return "no span ID of 8 bytes";
  if (!isStorable(startNs)) return "outside of the time that is kept";
  return endNs > MOST_NS ? "the end is out of range" : null;
}

export function rowOfSpan(span: SpanRecord, sender: Sender, { cleaner, resource }: Cleaned): ReadSpan {
  const genAi = genAiOf(span.attributes, sender.resource);
  const { agentIds, claimedAgent, ...subject } = claimedSubject(span.attributes, sender);
  const parentId = NOTHING.test(span.parentId) ? null : span.parentId;
  return {
    genAi,
    subject: { agentIds, claimedAgent, ...subject },
    row: {
      ...subject,
      ...{ traceId: span.traceId, spanId: span.spanId, parentId, isEntry: parentId === null },
      ...{ source: "otlp", isSample: false, service: serviceOf(sender.resource), name: cleaner.text(span.name) },
      kind: (span.kind <= 5 ? span.kind : 0) as NewSpan["kind"],
      status: (span.status <= 2 ? span.status : 0) as NewSpan["status"],
      statusMessage: span.statusMessage === "" ? null : cleaner.text(span.statusMessage),
      startNs: span.startNs,
      durationNs: span.endNs > span.startNs ? span.endNs - span.startNs : 0n,
      ...{ conversationId: genAi.conversationId, userId: genAi.userId, operation: genAi.operation, model: genAi.model },
      ...{ inputTokens: genAi.inputTokens, outputTokens: genAi.outputTokens },
      attrs: cleaner.attributes(span.attributes),
      resource,
      events: span.events.map(({ atNs, name, attributes }) => ({
        ...{ at_ns: atNs.toString(), name: cleaner.text(name), attrs: cleaner.attributes(attributes) },
      })),
      links: span.links.map(({ traceId, spanId, attributes }) => ({
        ...{ trace_id: traceId, span_id: spanId, attrs: cleaner.attributes(attributes) },
      })),
    },
  };
}

export interface Cleaned {
  readonly cleaner: Cleaner;
  /** The resource as stored, with the scope that the record came from. */
  readonly resource: Attributes;
}

const NONE: Attributes = {};

/** The resource of a group as it is stored: once for all its records. */
export function storedResource({ resource, scope }: Sender, cleaner: Cleaner): Attributes {
  return {
    ...cleaner.attributes(resource),
    ...(scope.name === "" ? NONE : { "otel.scope.name": cleaner.text(scope.name) }),
    ...(scope.version === "" ? NONE : { "otel.scope.version": cleaner.text(scope.version) }),
  };
}
