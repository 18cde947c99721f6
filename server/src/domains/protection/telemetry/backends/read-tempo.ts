import type { FoundTrace, FoundTraces } from "../sources.ts";
import { isRecord, nanosOf, numberOf, textOf } from "./read-json.ts";

type Json = Readonly<Record<string, unknown>>;

const LONGEST_NAME = 500;

/** What `/api/search` answers. Null if it is something else. */
export function readSearch(answer: unknown, limit: number): FoundTraces | null {
  if (!isRecord(answer)) return null;
  // Protobuf's JSON leaves out what is empty.
  const found = answer["traces"] ?? [];
  const metrics = isRecord(answer["metrics"]) ? answer["metrics"] : {};
  if (!Array.isArray(found) || (answer["traces"] === undefined && answer["metrics"] === undefined)) return null;
  const traces = found.slice(0, limit).map(traceOf);
  if (traces.some((trace) => trace === null)) return null;
  const [completed, total] = [numberOf(metrics["completedJobs"]), numberOf(metrics["totalJobs"])];
  return {
    traces: traces.filter((trace) => trace !== null),
    inspected: {
      traces: numberOf(metrics["inspectedTraces"]) ?? 0,
      bytes: numberOf(metrics["inspectedBytes"]),
      // Fewer completed than there are: the search did not see everything.
      jobs: total === null ? null : { completed: completed ?? 0, total },
    },
  };
}

/**
 * Tempo tells the root of a trace, whoever sent it: another team may have used the same trace ID. So it is shown only if it is one of
 * the spans that the query found, which are the team's own; else the earliest of those stands for the trace.
 */
function traceOf(one: unknown): FoundTrace | null {
  const id = isRecord(one) ? textOf(one["traceID"]) : null;
  // Tempo leaves out zeros at the beginning of an ID.
  if (!isRecord(one) || id === null || !/^[\da-f]{1,32}$/i.test(id)) return null;
  const traceId = id.toLowerCase().padStart(32, "0");
  const own = ownSpans(one);
  const root = { service: nameIn(one, "rootServiceName"), name: nameIn(one, "rootTraceName") };
  const startNs = nanosOf(one["startTimeUnixNano"]);
  // What lasted less than a millisecond has no duration there.
  const durationMs = numberOf(one["durationMs"]) ?? (startNs === null ? null : 0);
  if (own.some(({ service, name }) => service === root.service && name === root.name))
    return { traceId, ...root, startNs, durationMs };
  const [first] = own.toSorted((a, b) => ((a.startNs ?? 0n) < (b.startNs ?? 0n) ? -1 : 1));
  return { traceId, ...(first ?? { service: null, name: null, startNs, durationMs: null }) };
}

const nameIn = (holder: Json, key: string): string | null => textOf(holder[key])?.slice(0, LONGEST_NAME) ?? null;

/** Of all sets: newer versions have several, older ones one. */
function ownSpans(trace: Json): Omit<FoundTrace, "traceId">[] {
  const sets = [trace["spanSets"], [trace["spanSet"]]].flatMap((list) => (Array.isArray(list) ? list : []));
  const spans = sets.filter(isRecord).flatMap(({ spans: list }) => (Array.isArray(list) ? list.filter(isRecord) : []));
  return spans.map((span) => {
    const nanos = nanosOf(span["durationNanos"]);
    return {
      ...{ service: serviceOf(span["attributes"]), name: nameIn(span, "name") },
      ...{ startNs: nanosOf(span["startTimeUnixNano"]), durationMs: nanos === null ? null : Number(nanos) / 1e6 },
    };
  });
}

function serviceOf(attributes: unknown): string | null {
  const found = (Array.isArray(attributes) ? attributes : []).find(
    (one) => isRecord(one) && one["key"] === "service.name",
  );
  return isRecord(found) && isRecord(found["value"]) ? nameIn(found["value"], "stringValue") : null;
}
