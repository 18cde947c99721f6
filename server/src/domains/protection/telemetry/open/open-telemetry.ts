import type { Logger } from "pino";
import type { Clock } from "../../../../kernel/clock.ts";
import type { Database } from "../../../../platform/db/database.ts";
import type { Outbound } from "../../../../platform/outbound/outbound.ts";
import { type BackendSettings, externalSources } from "../backends/external-sources.ts";
import { embeddedLogs } from "../logs/embedded-logs.ts";
import { dropAlarm } from "../queue/dropped-alarm.ts";
import { createFigures } from "../queue/figures.ts";
import { createTelemetryWriter } from "../queue/writer.ts";
import { embeddedMetrics } from "../series/read/embedded-metrics.ts";
import type { TelemetrySources } from "../sources.ts";
import { createTelemetryDays, type Retention, type TelemetryDays } from "../store/days.ts";
import type { TeamAlarms } from "../team-alarms.ts";
import { embeddedTraces } from "../traces/embedded-traces.ts";
import type { TelemetryWriter } from "../writer.ts";

export interface RetentionSettings {
  readonly telemetryRawDays: number;
  readonly telemetryMinuteHours: number;
  readonly telemetryHourDays: number;
  readonly telemetryMaxGb: number;
}

export interface TelemetryNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly config: RetentionSettings & BackendSettings;
  readonly alarms: TeamAlarms;
  readonly backendOutbound: Outbound;
}

/** What was seen, in this process: where it is written to, and where it is read from. */
export interface Telemetry {
  readonly writer: TelemetryWriter;
  readonly days: TelemetryDays;
  readonly sources: TelemetrySources;
  readonly retention: Retention;
  readonly alarms: TeamAlarms;
}

const GB = 1_000_000_000;

export const retentionOf = (config: RetentionSettings): Retention => ({
  rawDays: config.telemetryRawDays,
  minuteHours: config.telemetryMinuteHours,
  hourDays: config.telemetryHourDays,
  maxBytes: Math.round(config.telemetryMaxGb * GB),
});

export function openTelemetry(needs: TelemetryNeeds): Telemetry {
  const { db, clock, config, alarms } = needs;
  const retention = retentionOf(config);
  const days = createTelemetryDays(db, { clock, retention });
  const writer = createTelemetryWriter({ ...needs, days, figures: createFigures(), onDropped: dropAlarm(alarms) });
  const embedded = { metrics: embeddedMetrics(), logs: embeddedLogs(), traces: embeddedTraces() };
  return { writer, days, retention, alarms, sources: { ...embedded, ...externalSources(needs) } };
}
