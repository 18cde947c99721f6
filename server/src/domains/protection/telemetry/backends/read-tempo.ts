import type { FoundTrace, FoundTraces } from "../sources.ts";
import { isRecord, nanosOf, numberOf, textOf } from "./read-json.ts";

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

function traceOf(one: unknown): FoundTrace | null {
  const id = isRecord(one) ? textOf(one["traceID"]) : null;
  // Tempo leaves out zeros at the beginning of an ID.
  if (!isRecord(one) || id === null || !/^[\da-f]{1,32}$/i.test(id)) return null;
  const startNs = nanosOf(one["startTimeUnixNano"]);
  return {
    traceId: id.toLowerCase().padStart(32, "0"),
    service: textOf(one["rootServiceName"])?.slice(0, LONGEST_NAME) ?? null,
    name: textOf(one["rootTraceName"])?.slice(0, LONGEST_NAME) ?? null,
    startNs,
    // What lasted less than a millisecond has no duration there.
    durationMs: numberOf(one["durationMs"]) ?? (startNs === null ? null : 0),
  };
}
