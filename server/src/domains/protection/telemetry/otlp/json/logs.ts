import { MOST_CONTENT_BYTES, MOST_TEXT_BYTES } from "../model/limits.ts";
import type { LogRecord } from "../model/records.ts";
import { enumIn, idIn, type Json, objectIn, textIn, timeIn } from "./fields.ts";
import { anyValue, attributesIn } from "./values.ts";

const SEVERITIES = [
  "SEVERITY_NUMBER_UNSPECIFIED",
  ...["TRACE", "DEBUG", "INFO", "WARN", "ERROR", "FATAL"].flatMap((level) =>
    ["", "2", "3", "4"].map((grade) => `SEVERITY_NUMBER_${level}${grade}`),
  ),
];

export function logOf(log: Json): LogRecord {
  return {
    atNs: timeIn(log, "timeUnixNano"),
    observedNs: timeIn(log, "observedTimeUnixNano"),
    severity: enumIn(log, "severityNumber", SEVERITIES),
    severityText: textIn(log, "severityText", MOST_TEXT_BYTES),
    body: anyValue(objectIn(log, "body"), { depth: 0, most: MOST_CONTENT_BYTES }),
    attributes: attributesIn(log),
    traceId: idIn(log, "traceId", 16),
    spanId: idIn(log, "spanId", 8),
    eventName: textIn(log, "eventName", MOST_TEXT_BYTES),
  };
}
