import type { Exporter } from "../../../../platform/telemetry/export/exporter.ts";
import {
  attributesOf,
  type Exported,
  type OtlpLog,
  type OtlpSpan,
  type Resource,
} from "../../../../platform/telemetry/export/otlp-json.ts";
import type { About, Level, NewLog, NewSpan } from "../store/new-rows.ts";
import type { Measure, TelemetryWriter } from "../writer.ts";

/**
 * Writes as before, and also sends what the console itself saw to the operator's collector. What came in by OTLP is not sent on,
 * and made-up samples are not either.
 */
export function exportingWriter(writer: TelemetryWriter, exporter: Exporter | null): TelemetryWriter {
  if (!exporter) return writer;
  const { span: sendSpan, log: sendLog, figures } = exporter;
  return {
    ...writer,
    span(teamId, span) {
      writer.span(teamId, span);
      if (sendSpan && isOwn(span)) sendSpan(exportedSpan(teamId, span));
    },
    log(teamId, log) {
      writer.log(teamId, log);
      if (sendLog && isOwn(log)) sendLog(exportedLog(teamId, log));
    },
    count(teamId, measure, by = 1) {
      writer.count(teamId, measure, by);
      figures?.count(measure.metric, pointLabels(teamId, measure), by);
    },
    observe(teamId, measure, seconds) {
      writer.observe(teamId, measure, seconds);
      if (!figures) return;
      const labels = pointLabels(teamId, measure);
      for (const one of typeof seconds === "number" ? [seconds] : seconds) figures.observe(measure.metric, labels, one);
    },
  };
}

const isOwn = ({ source, isSample }: NewSpan | NewLog): boolean => source !== "otlp" && !isSample;

/** One resource for each team, so that a backend can tell teams apart by it. */
const resourceOf = (teamId: string, service: string): Resource => ({
  "service.name": service,
  "service.namespace": "agent-console",
  team_id: teamId,
});

const subject = ({ agentId, evaluationId, testId, probeId }: About) => ({
  ...{ agent_id: agentId, evaluation_id: evaluationId, test_id: testId, probe_id: probeId },
});

/** Only the finest series: a backend that sums over agents must not count twice. */
function pointLabels(teamId: string, { agentId, evaluationId, labels }: Measure): Readonly<Record<string, string>> {
  return {
    team_id: teamId,
    ...(agentId ? { agent_id: agentId } : {}),
    ...(evaluationId ? { evaluation_id: evaluationId } : {}),
    ...labels,
  };
}

function exportedSpan(teamId: string, span: NewSpan): Exported<OtlpSpan> {
  const { statusMessage: message } = span;
  return {
    resource: resourceOf(teamId, span.service),
    record: {
      ...{ traceId: span.traceId, spanId: span.spanId, name: span.name, kind: span.kind },
      ...(span.parentId ? { parentSpanId: span.parentId } : {}),
      startTimeUnixNano: String(span.startNs),
      endTimeUnixNano: String(span.startNs + span.durationNs),
      attributes: attributesOf({ ...span.attrs, ...subject(span) }),
      status: { code: span.status, ...(message === null ? {} : { message }) },
    },
  };
}

/** OTLP's numbers for levels. */
const SEVERITY: Readonly<Record<Level, number>> = {
  ...{ unknown: 0, trace: 1, debug: 5, info: 9, warn: 13, error: 17, fatal: 21 },
};

function exportedLog(teamId: string, log: NewLog): Exported<OtlpLog> {
  return {
    resource: resourceOf(teamId, log.service),
    record: {
      ...{ timeUnixNano: String(log.atNs), observedTimeUnixNano: String(log.atNs) },
      ...{
        severityNumber: SEVERITY[log.level],
        severityText: log.level.toUpperCase(),
        body: { stringValue: log.line },
      },
      attributes: attributesOf({ ...log.attrs, ...subject(log), job: log.job, level: log.level }),
      ...(log.traceId ? { traceId: log.traceId } : {}),
      ...(log.spanId ? { spanId: log.spanId } : {}),
    },
  };
}
