import { parseTraceql } from "@agent-console/analysis/query/traceql/parse-traceql.ts";
import { printTraceql } from "@agent-console/analysis/query/traceql/print-traceql.ts";
import { fault } from "../../../../kernel/errors.ts";
import { stringifyJson } from "../../../../kernel/json/stringify.ts";
import { writtenNanoseconds } from "../../../../kernel/shape/nanoseconds.ts";
import type { Out } from "../../../../kernel/shape/shape.ts";
import type { Act } from "../../../../platform/act.ts";
import { askedWindow } from "../asked-window.ts";
import { parsedQuery } from "../query-refused.ts";
import type { TracesAsked, TracesSource } from "../sources.ts";
import type { TracesQuery } from "./contract.ts";
import { base64, writtenBatches } from "./tempo-batches.ts";

/** A query that can't be read is a 422. */
export function askedTraces(asked: Out<typeof TracesQuery>, now: number): TracesAsked {
  const query = asked.query ? printTraceql(parsedQuery(parseTraceql, asked.query, "query")) : null;
  const {
    service_name: service,
    agent_configuration_id: agentId,
    min_duration_ms: minMs,
    max_duration_ms: maxMs,
  } = asked;
  return {
    ...{ window: askedWindow(asked, now), limit: asked.limit, query },
    ...{ service: service ?? null, agentId: agentId ?? null, minMs: bounded(minMs), maxMs: bounded(maxMs) },
  };
}

/** No trace lasts a century, and its nanoseconds still fit the column. */
const LONGEST_MS = 3_155_760_000_000;

const bounded = (ms: number | null | undefined): number | null =>
  ms === null || ms === undefined ? null : Math.min(Math.max(ms, -1), LONGEST_MS);

export async function searchTraces(source: TracesSource, act: Act, asked: TracesAsked) {
  const { traces, inspected } = await source.search(act, asked);
  return {
    traces: traces.map(({ traceId, service, name, startNs, durationMs }) => ({
      trace_id: traceId,
      root_service_name: service,
      root_trace_name: name,
      start_time_unix_nano: startNs === null ? null : writtenNanoseconds(startNs),
      duration_ms: durationMs,
    })),
    metrics: {
      inspectedTraces: inspected.traces,
      inspectedBytes: inspected.bytes === null ? null : String(inspected.bytes),
      completedJobs: inspected.jobs?.completed ?? null,
      totalJobs: inspected.jobs?.total ?? null,
    },
  };
}

export interface AskedTrace {
  readonly traceId: string;
  readonly format: "tempo" | "otlp";
}

/** The trace as JSON text. What is no trace ID is not found, like a trace of another team. */
export async function getTrace(source: TracesSource, act: Act, { traceId, format }: AskedTrace): Promise<string> {
  const id = traceId.toLowerCase().padStart(32, "0");
  const found = /^[0-9a-f]{32}$/.test(id) ? await source.get(act, id) : null;
  if (found === null) throw fault("TRACE_NOT_FOUND");
  const head = stringifyJson({ trace_id: id, trace_id_base64: base64(id) }).slice(0, -1);
  const batches = await writtenBatches(found.resourceSpans, format);
  return `${head},"batches":${batches},"spans_left_out":${found.leftOut}}`;
}
