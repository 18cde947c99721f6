import { newId } from "../../../kernel/ids.ts";
import { newTraceId } from "../../../platform/telemetry/trace-ids.ts";
import type { NewEvent } from "../traffic/events.ts";
import { type Bucket, type Pulse, startOfBucket } from "../traffic/pulse.ts";

/** What a week of a support agent's traffic could look like. Made up, the same every time, and marked in every row. */
export interface SampleWeek {
  readonly events: readonly NewEvent[];
  readonly pulses: readonly Pulse[];
  readonly buckets: readonly Bucket[];
}

const HOUR = 3600;
const HOURS = 7 * 24;

const found = [
  ...[
    { channel: "user", guard: "injection", method: "injection-user", rule: "score", action: "block", enforced: false },
    { channel: "user", guard: "injection", method: "injection-user", rule: "score", action: "block", enforced: false },
  ],
  ...[
    { channel: "output", guard: "pii", method: "pii-structured", rule: "email", action: "mask", enforced: true },
    { channel: "output", guard: "secrets", method: "secrets", rule: "github_token", action: "block", enforced: true },
    {
      channel: "document",
      guard: "injection",
      method: "injection-document",
      rule: "score",
      action: "flag",
      enforced: false,
    },
  ],
] as const;

/** Fewer requests at night and on the weekend's days. */
function requestsIn(hour: number, random: () => number): number {
  const ofDay = hour % 24;
  const isDay = ofDay >= 8 && ofDay < 20;
  return Math.round((isDay ? 60 : 8) * (0.7 + 0.6 * random()));
}

interface Of {
  readonly agentId: string;
  /** In milliseconds. */
  readonly now: number;
}

export function sampleWeek({ agentId, now }: Of): SampleWeek {
  const random = seeded(7);
  const end = Math.floor(now / 1000);
  const start = end - HOURS * HOUR;
  const events: NewEvent[] = [];
  const buckets = Array.from({ length: HOURS }, (_, hour): Bucket => {
    const at = start + hour * HOUR;
    const requests = requestsIn(hour, random);
    const inHour = Array.from({ length: random() < requests / 90 ? 1 : 0 }, () =>
      eventAt(agentId, at + random() * HOUR, random),
    );
    events.push(...inHour);
    const stopped = inHour.filter(({ enforced, action }) => enforced && action === "block").length;
    return {
      ...{
        agent_id: agentId,
        leg: "front",
        at: startOfBucket(at),
        is_sample: true,
        requests,
        judged: requests,
        stopped,
      },
      ...{ undecided: inHour.filter(({ outcome }) => outcome === "undecided").length, dropped: 0 },
    };
  });
  const sum = (of: "requests" | "stopped" | "undecided"): number => buckets.reduce((total, one) => total + one[of], 0);
  const pulse: Pulse = {
    ...{ agent_id: agentId, leg: "front", config_id: null, version: 1, is_sample: true, requests: sum("requests") },
    ...{ judged: sum("requests"), stopped: sum("stopped"), undecided: sum("undecided"), unscanned: 0 },
    ...{ first_at: start, last_at: end, last_judged_at: end },
  };
  return { events, pulses: [pulse], buckets };
}

function eventAt(agentId: string, at: number, random: () => number): NewEvent {
  const one = found[Math.floor(random() * found.length)] ?? found[0];
  const isUndecided = random() < 0.06;
  const isBlocked = !isUndecided && one.enforced && one.action === "block";
  const id = newId(Math.floor(at * 1000));
  const begin = Math.floor(random() * 120);
  const score = 0.7 + 0.29 * random();
  return {
    ...{
      id,
      agent_id: agentId,
      request_id: newId(Math.floor(at * 1000)),
      trace_id: newTraceId(),
      leg: "front",
      protocol: "chat",
    },
    ...{ kind: "guard", channel: one.channel, guard: one.guard, method: one.method, rule: isUndecided ? "" : one.rule },
    ...{ outcome: isUndecided ? "undecided" : "hit", why: isUndecided ? "too_late" : null, action: one.action },
    ...{ enforced: !isUndecided && one.enforced, score: isUndecided ? null : Number(score.toFixed(2)) },
    ...{ start_at: isUndecided ? null : begin, end_at: isUndecided ? null : begin + 24, texts: 1 },
    ...{
      elapsed_us: Math.round(200 + 400 * random()),
      config_id: null,
      policy_id: null,
      version: 1,
      tool: null,
      hit_id: null,
    },
    ...{ ending: isBlocked ? "blocked" : "answered", status: 200, is_sample: true, created_at: Math.floor(at) },
    request: {
      ...{ model: "sample-support", is_stream: random() < 0.5, key_id: null, route_id: null, unscanned: 0 },
      judged: [{ channel: one.channel, texts: 1, characters: begin + 40 }],
      ...{ own_ms: Number((0.4 + random()).toFixed(1)), first_byte_ms: Math.round(200 + 300 * random()) },
      total_ms: Math.round(600 + 1500 * random()),
    },
  };
}

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
