import type { AgentPulseRow, TrafficBucketRow } from "../tables/rows.ts";
import type { ExchangeRecord } from "./exchange-record.ts";

export type Pulse = Omit<AgentPulseRow, "team_id">;
export type Bucket = Omit<TrafficBucketRow, "team_id">;

const BUCKET_SECONDS = 600;

/** Whether a guard of the version that the agent lives by judged anything of the request. */
export const wasJudged = ({ guards, judged }: ExchangeRecord): boolean =>
  guards !== null && judged.some(({ decision }) => decision.results.length > 0);

/** What one request adds to the pulse of its agent. */
export function pulseOf(exchange: ExchangeRecord): Pulse {
  const { guards, agentId, leg, ending, unscanned, flowHits } = exchange;
  const at = Math.floor(exchange.startedAt / 1000);
  const isJudged = wasJudged(exchange);
  const isStopped = ending === "blocked" || flowHits.some(({ isEnforced }) => isEnforced);
  return {
    ...{ agent_id: agentId, leg, config_id: guards?.configId ?? null, version: guards?.version ?? 0, is_sample: false },
    ...{ requests: 1, judged: Number(isJudged), stopped: Number(isStopped), unscanned },
    undecided: Number(exchange.whole.decision === "refuse"),
    ...{ first_at: at, last_at: at, last_judged_at: isJudged ? at : null },
  };
}

export const pulseKey = ({ agent_id, leg, config_id, version }: Pulse): string =>
  `${agent_id} ${leg} ${config_id} ${version}`;

export const addPulse = (one: Pulse, other: Pulse): Pulse => ({
  ...one,
  requests: one.requests + other.requests,
  judged: one.judged + other.judged,
  stopped: one.stopped + other.stopped,
  undecided: one.undecided + other.undecided,
  unscanned: one.unscanned + other.unscanned,
  first_at: Math.min(one.first_at, other.first_at),
  last_at: Math.max(one.last_at, other.last_at),
  last_judged_at: latest(one.last_judged_at, other.last_judged_at),
});

export const startOfBucket = (at: number): number => at - (at % BUCKET_SECONDS);

export const bucketOf = (pulse: Pulse): Bucket => ({
  ...{ agent_id: pulse.agent_id, leg: pulse.leg, at: startOfBucket(pulse.last_at) },
  ...{ is_sample: pulse.is_sample, requests: pulse.requests, judged: pulse.judged, stopped: pulse.stopped },
  ...{ undecided: pulse.undecided, dropped: 0 },
});

export const bucketKey = ({ agent_id, leg, at }: Bucket): string => `${agent_id} ${leg} ${at}`;

export const addBucket = (one: Bucket, other: Bucket): Bucket => ({
  ...one,
  requests: one.requests + other.requests,
  judged: one.judged + other.judged,
  stopped: one.stopped + other.stopped,
  undecided: one.undecided + other.undecided,
  dropped: one.dropped + other.dropped,
});

const latest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);
