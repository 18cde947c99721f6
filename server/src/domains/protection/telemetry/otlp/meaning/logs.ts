import type { Level, NewLog } from "../../store/new-rows.ts";
import type { LogRecord, Sender, Value } from "../model/records.ts";
import type { Cleaner } from "./clean.ts";
import { textOf } from "./genai.ts";
import type { Cleaned } from "./spans.ts";
import { type ClaimedSubject, claimedSubject, serviceOf } from "./subject.ts";

export interface ReadLog {
  readonly row: Omit<NewLog, "agentId">;
  readonly subject: ClaimedSubject;
}

/** When it happened, or else when it was seen. */
export const timeOfLog = ({ atNs, observedNs }: LogRecord): bigint => (atNs === 0n ? observedNs : atNs);

export function rowOfLog(log: LogRecord, sender: Sender, { cleaner, resource }: Cleaned): ReadLog {
  const { agentIds, claimedAgent, ...subject } = claimedSubject(log.attributes, sender);
  const event = log.eventName === "" ? (textOf(log.attributes, ["event.name"]) ?? "") : log.eventName;
  // Events of the GenAI conventions have what was said in their body.
  const line = lineOf(log.body, cleaner, event.startsWith("gen_ai."));
  return {
    subject: { agentIds, claimedAgent, ...subject },
    row: {
      ...subject,
      atNs: timeOfLog(log),
      ...{ source: "otlp", isSample: false, service: serviceOf(sender.resource), level: levelOf(log) },
      job: textOf(sender.resource, ["service.namespace", "job"]) ?? serviceOf(sender.resource),
      exporter: "otlp",
      traceId: log.traceId === "" || /^0+$/.test(log.traceId) ? null : log.traceId,
      spanId: log.spanId === "" || /^0+$/.test(log.spanId) ? null : log.spanId,
      line: line === "" ? event : line,
      attrs: {
        ...cleaner.attributes(log.attributes),
        ...(event === "" ? {} : { "event.name": event }),
        ...(Object.keys(resource).length === 0 ? {} : { resource }),
      },
    },
  };
}

function lineOf(body: Value, cleaner: Cleaner, isSaid: boolean): string {
  if (body === null) return "";
  const value = cleaner.value(body, isSaid);
  return typeof value === "string" ? value : JSON.stringify(value);
}

const LEVELS: readonly Level[] = ["trace", "debug", "info", "warn", "error", "fatal"];
const BY_NAME: readonly (readonly [string, Level])[] = [
  ["trace", "trace"],
  ["verbose", "debug"],
  ["debug", "debug"],
  ["info", "info"],
  ["notice", "info"],
  ["warn", "warn"],
  ["err", "error"],
  ["fatal", "fatal"],
  ["crit", "fatal"],
  ["emerg", "fatal"],
  ["alert", "fatal"],
];

/** By OpenTelemetry's numbers, four to a level, or else by name: `Information` is info. */
function levelOf({ severity, severityText }: LogRecord): Level {
  if (severity >= 1 && severity <= 24) return LEVELS[Math.floor((severity - 1) / 4)] ?? "unknown";
  const name = severityText.slice(0, 20).toLowerCase();
  return BY_NAME.find(([start]) => name.startsWith(start))?.[1] ?? "unknown";
}
