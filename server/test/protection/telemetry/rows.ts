import { randomBytes } from "node:crypto";
import type { NewLog, NewSpan } from "../../../src/domains/protection/telemetry/store/new-rows.ts";

const about = { agentId: null, evaluationId: null, testId: null, probeId: null, isSample: false };

/** A span at `atMs`, with whatever the test is about. */
export const spanAt = (atMs: number, given: Partial<NewSpan> = {}): NewSpan => ({
  ...about,
  traceId: randomBytes(16).toString("hex"),
  spanId: randomBytes(8).toString("hex"),
  parentId: null,
  isEntry: true,
  source: "otlp",
  service: "shop",
  name: "GET /",
  kind: 2,
  status: 0,
  statusMessage: null,
  startNs: BigInt(atMs) * 1_000_000n + 123n,
  durationNs: 5_000_001n,
  ...{ conversationId: null, userId: null, operation: null, model: null },
  ...{ inputTokens: null, outputTokens: null, costMicros: null },
  ...{ attrs: {}, resource: {}, events: [], links: [] },
  ...given,
});

export const logAt = (atMs: number, given: Partial<NewLog> = {}): NewLog => ({
  ...about,
  atNs: BigInt(atMs) * 1_000_000n + 1n,
  source: "otlp",
  service: "shop",
  level: "info",
  job: "shop",
  exporter: "OTLP",
  traceId: null,
  spanId: null,
  line: "a line",
  attrs: {},
  ...given,
});
