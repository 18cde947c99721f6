import { isUtf8 } from "node:buffer";
import { setImmediate as nextTurn } from "node:timers/promises";
import { parseJson } from "../../../../kernel/json/parse.ts";
import { parseJsonInSlices } from "../../../../kernel/json/parse-in-slices.ts";
import * as json from "./json/groups.ts";
import { logOf } from "./json/logs.ts";
import { pointsOf } from "./json/metrics.ts";
import { spanOf } from "./json/spans.ts";
import { Malformed } from "./model/malformed.ts";
import type { LogRecord, PointRecord, Read, SpanRecord } from "./model/records.ts";
import * as protobuf from "./protobuf/groups.ts";
import { readLog } from "./protobuf/logs.ts";
import { readMetric } from "./protobuf/metrics.ts";
import { readSpan } from "./protobuf/spans.ts";
import type { Encoding } from "./signals.ts";

/** Longer texts are parsed in slices. */
const LONG = 65_536;
/** A span has about fifty values. */
const MOST_VALUES = 1_500_000;

const SPANS = { groups: "resourceSpans", scopes: "scopeSpans", records: "spans" };
const LOGS = { groups: "resourceLogs", scopes: "scopeLogs", records: "logRecords" };
const METRICS = { groups: "resourceMetrics", scopes: "scopeMetrics", records: "metrics" };

export const readSpans = async (body: Buffer, encoding: Encoding): Promise<Iterable<Read<SpanRecord>>> =>
  encoding === "protobuf" ? protobuf.readGroups(body, readSpan) : json.readGroups(await parsed(body), SPANS, spanOf);

export const readLogs = async (body: Buffer, encoding: Encoding): Promise<Iterable<Read<LogRecord>>> =>
  encoding === "protobuf" ? protobuf.readGroups(body, readLog) : json.readGroups(await parsed(body), LOGS, logOf);

export const readMetrics = async (body: Buffer, encoding: Encoding): Promise<Iterable<Read<PointRecord[]>>> =>
  encoding === "protobuf"
    ? protobuf.readGroups(body, readMetric)
    : json.readGroups(await parsed(body), METRICS, pointsOf);

async function parsed(body: Buffer): Promise<unknown> {
  if (!isUtf8(body)) throw new Malformed("the body is not UTF-8");
  const text = body.toString("utf8");
  try {
    return text.length > LONG ? await parseJsonInSlices(text, MOST_VALUES, () => nextTurn()) : parseJson(text);
  } catch (error) {
    throw new Malformed(error instanceof Error ? `the body is not JSON: ${error.message}` : "the body is not JSON");
  }
}

const SLICE_MS = 5;

/** Takes one item after the other, and lets other work run after each few milliseconds. */
export async function inSlices<T>(items: Iterable<T>, take: (item: T) => void): Promise<void> {
  let began = performance.now();
  for (const item of items) {
    take(item);
    if (performance.now() - began < SLICE_MS) continue;
    await nextTurn();
    began = performance.now();
  }
}
