import { randomBytes } from "node:crypto";
import { dayOfNs } from "../../../src/domains/protection/telemetry/store/days.ts";
import { insertLogs, insertSpans } from "../../../src/domains/protection/telemetry/store/insert.ts";
import type { NewLog, NewSpan } from "../../../src/domains/protection/telemetry/store/new-rows.ts";
import type { Scene } from "../../scene.ts";
import type { World } from "../../world.ts";

const about = { agentId: null, evaluationId: null, testId: null, probeId: null, isSample: false };

export const hex = (bytes: number): string => randomBytes(bytes).toString("hex");

export const newLog = (changes: Partial<NewLog> & Pick<NewLog, "atNs">): NewLog => ({
  ...about,
  ...{ source: "otlp", service: "checkout", level: "info", job: "checkout", exporter: "otlp" },
  ...{ traceId: null, spanId: null, line: "hello", attrs: {} },
  ...changes,
});

export const newSpan = (changes: Partial<NewSpan> & Pick<NewSpan, "startNs">): NewSpan => ({
  ...about,
  ...{ traceId: hex(16), spanId: hex(8), parentId: null, isEntry: true, source: "otlp", service: "checkout" },
  ...{ name: "chat", kind: 3, status: 0, statusMessage: null, durationNs: 1_000_000n },
  ...{ conversationId: null, userId: null, operation: null, model: null, inputTokens: null, outputTokens: null },
  ...{ costMicros: null, attrs: {}, resource: {}, events: [], links: [] },
  ...changes,
});

export async function plantLogs(world: World, logs: readonly NewLog[], subject = world.owner.who): Promise<void> {
  await world.services.telemetry.days.ensure(logs.map(({ atNs }) => dayOfNs(atNs)));
  await world.services.db.transaction(subject, (tx) => insertLogs(tx, subject.teamId, logs));
}

export async function plantSpans(world: World, spans: readonly NewSpan[], subject = world.owner.who): Promise<void> {
  await world.services.telemetry.days.ensure(spans.map(({ startNs }) => dayOfNs(startNs)));
  await world.services.db.transaction(subject, (tx) => insertSpans(tx, subject.teamId, spans));
}

/** A trace of one span. */
export async function plantTrace({ world, team, self }: Scene): Promise<string> {
  const span = newSpan({ startNs: BigInt(world.clock.now) * 1_000_000n });
  await plantSpans(world, [span], { ...self.who, teamId: team });
  return span.traceId;
}
